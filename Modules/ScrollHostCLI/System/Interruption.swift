#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What happens when the process is interrupted: a file half written is removed, and nothing else.
enum Interruption {
  /// The path of the file being written, as the signal's handler may read it. It is only ever set by
  /// the thread that writes files, and its memory is never freed while a handler could run.
  nonisolated(unsafe) private static var unfinishedPath: UnsafeMutablePointer<CChar>?

  /// Makes the user's interruption, and a request to end, remove the unfinished file; makes a closed
  /// pipe an error of the write instead of the process's end.
  static func prepare() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGINT) { (number: Int32) in Interruption.end(number) }
    signal(SIGTERM) { (number: Int32) in Interruption.end(number) }
  }

  /// Runs `body` while the file of that path would be removed by an interruption.
  static func removing<Failure: Error>(
    _ path: String, during body: () throws(Failure) -> Void
  ) throws(Failure) {
    let copy = strdup(path)
    unfinishedPath = copy
    defer {
      unfinishedPath = nil
      free(copy)
    }
    try body()
  }

  /// Only calls that a signal's handler may make.
  private static func end(_ number: Int32) {
    if let path = unfinishedPath { unlink(path) }
    _exit(128 + number)
  }
}
