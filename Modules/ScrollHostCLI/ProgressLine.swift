/// Tells on a terminal how far long work is: nothing within the first second, nothing elsewhere.
final class ProgressLine: @unchecked Sendable {
  private let console: any Console
  private let total: Int
  private let unit: String
  private let isWanted: Bool
  private let start: Double
  private var lastShown: Double?

  /// Seconds before the first line, and between lines.
  private static let patience = 1.0
  private static let pause = 0.1

  /// - Parameters:
  ///   - invocation: The command, whose `--quiet` forbids the line.
  ///   - total: How many pieces of work there are.
  ///   - unit: What they are called, in the plural.
  init(_ invocation: Invocation, total: Int, unit: String) {
    console = invocation.console
    self.total = total
    self.unit = unit
    isWanted = console.errorIsTerminal && !invocation.arguments.has(.quiet)
    start = console.seconds
  }

  /// Notes that so many pieces are done; not to be called by two threads at a time.
  func show(_ done: Int) {
    guard isWanted else { return }
    let now = console.seconds
    guard now - start >= Self.patience, now - (lastShown ?? 0) >= Self.pause else { return }
    lastShown = now
    console.writeError("\r\u{1B}[K\(done) of \(total) \(unit)")
  }

  /// Takes the line away.
  func end() {
    if lastShown != nil { console.writeError("\r\u{1B}[K") }
  }
}
