#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A call of the operating system that did not do what it was asked.
struct SystemError: Error, Equatable {
  let code: Int32

  static let brokenPipe = SystemError(code: EPIPE)
  static let missing = SystemError(code: ENOENT)

  /// The reason in words of our own, the same on every system and in every locale.
  var text: String {
    switch code {
    case ENOENT: "there is no such file"
    case EACCES, EPERM: "permission denied"
    case EISDIR: "it is a folder"
    case ENOTDIR: "a part of the path is not a folder"
    case ENOSPC: "no space left"
    case ENAMETOOLONG: "the name is too long"
    case EROFS: "the file system is read-only"
    case ELOOP: "too many symbolic links"
    case EMFILE, ENFILE: "too many files are open"
    case EIO: "the device failed"
    default: "system error \(code)"
    }
  }
}

/// The operating system's files, terminal and clock; with `Threads` the only use of the C library.
enum System {
  enum Kind: Equatable {
    case missing, file, folder
    /// A device, a pipe, a socket.
    case other
  }

  static let standardInput: Int32 = 0
  static let standardOutput: Int32 = 1
  static let standardError: Int32 = 2

  // MARK: Files

  static func openForReading(_ path: String) throws(SystemError) -> Int32 {
    try check(open(path, O_RDONLY | O_CLOEXEC))
  }

  /// Opens an existing device or pipe.
  static func openForWriting(_ path: String) throws(SystemError) -> Int32 {
    try check(open(path, O_WRONLY | O_CLOEXEC))
  }

  /// Makes a file that must not exist, readable and writable as the user's mask says.
  static func create(_ path: String) throws(SystemError) -> Int32 {
    try check(open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666))
  }

  /// Reads to the end or up to a number of bytes.
  static func read(_ file: Int32, limit: Int) throws(SystemError) -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while bytes.count < limit {
      let wanted = min(buffer.count, limit - bytes.count)
      let count = readSome(file, &buffer, wanted)
      if count == 0 { break }
      if count < 0 {
        if errno == EINTR { continue }
        throw SystemError(code: errno)
      }
      bytes.append(contentsOf: buffer[..<count])
    }
    return bytes
  }

  static func write(_ bytes: [UInt8], to file: Int32) throws(SystemError) {
    var written = 0
    while written < bytes.count {
      let count = writeSome(file, bytes, from: written)
      if count < 0 {
        if errno == EINTR { continue }
        throw SystemError(code: errno)
      }
      written += count
    }
  }

  private static func readSome(_ file: Int32, _ buffer: inout [UInt8], _ count: Int) -> Int {
    buffer.withUnsafeMutableBytes { (target: UnsafeMutableRawBufferPointer) in
      #if canImport(Glibc)
        Glibc.read(file, target.baseAddress, count)
      #elseif canImport(Musl)
        Musl.read(file, target.baseAddress, count)
      #else
        Darwin.read(file, target.baseAddress, count)
      #endif
    }
  }

  private static func writeSome(_ file: Int32, _ bytes: [UInt8], from start: Int) -> Int {
    bytes.withUnsafeBytes { (source: UnsafeRawBufferPointer) in
      let rest = source.baseAddress.map { (base: UnsafeRawPointer) in base + start }
      #if canImport(Glibc)
        return Glibc.write(file, rest, bytes.count - start)
      #elseif canImport(Musl)
        return Musl.write(file, rest, bytes.count - start)
      #else
        return Darwin.write(file, rest, bytes.count - start)
      #endif
    }
  }

  static func close(_ file: Int32) throws(SystemError) {
    #if canImport(Glibc)
      try check(Glibc.close(file))
    #elseif canImport(Musl)
      try check(Musl.close(file))
    #else
      try check(Darwin.close(file))
    #endif
  }

  static func rename(_ path: String, to target: String) throws(SystemError) {
    #if canImport(Glibc)
      try check(Glibc.rename(path, target))
    #elseif canImport(Musl)
      try check(Musl.rename(path, target))
    #else
      try check(Darwin.rename(path, target))
    #endif
  }

  static func remove(_ path: String) { unlink(path) }

  static func kind(_ path: String) -> Kind {
    var status = stat()
    guard stat(path, &status) == 0 else { return .missing }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file
    case S_IFDIR: return .folder
    default: return .other
    }
  }

  /// Gives an open file the access rights of another one.
  static func copyRights(of path: String, to file: Int32) {
    var status = stat()
    if stat(path, &status) == 0 { fchmod(file, status.st_mode & 0o777) }
  }

  /// The path with its symbolic links followed; nil if nothing is there.
  static func resolved(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }

  /// The names of what lies in a folder, sorted by their bytes.
  static func names(inFolder path: String) throws(SystemError) -> [String] {
    guard let folder = opendir(path) else { throw SystemError(code: errno) }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      names.append(
        withUnsafePointer(to: &entry.pointee.d_name) { (name: UnsafePointer<_>) in
          let capacity = MemoryLayout.size(ofValue: name.pointee)
          return name.withMemoryRebound(to: CChar.self, capacity: capacity) {
            (characters: UnsafePointer<CChar>) in String(cString: characters)
          }
        })
    }
    return names.sorted { (left: String, right: String) in
      left.utf8.lexicographicallyPrecedes(right.utf8)
    }
  }

  // MARK: The process

  static var processNumber: Int32 { getpid() }

  static var processorCount: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  static func environment(_ name: String) -> String? {
    getenv(name).map { (value: UnsafeMutablePointer<CChar>) in String(cString: value) }
  }

  static func isTerminal(_ file: Int32) -> Bool { isatty(file) == 1 }

  /// Cells a line; nil if the terminal does not say.
  static func width(ofTerminal file: Int32) -> Int? {
    var size = winsize()
    guard ioctl(file, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// Seconds of a clock that only goes forward.
  static var seconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  static func exit(_ status: Int32) -> Never {
    #if canImport(Glibc)
      Glibc.exit(status)
    #elseif canImport(Musl)
      Musl.exit(status)
    #else
      Darwin.exit(status)
    #endif
  }

  @discardableResult
  private static func check(_ result: Int32) throws(SystemError) -> Int32 {
    guard result >= 0 else { throw SystemError(code: errno) }
    return result
  }
}
