/// What a command may touch of the process that it runs in.
package protocol Console: AnyObject, Sendable {
  /// The value of an environment variable; nil if it is not set.
  func environment(_ name: String) -> String?
  var outputIsTerminal: Bool { get }
  var errorIsTerminal: Bool { get }
  /// Cells a line; nil where there is no terminal or it does not tell.
  var terminalWidth: Int? { get }
  var processorCount: Int { get }
  /// Seconds of a clock that only goes forward; it decides about progress lines, never about results.
  var seconds: Double { get }
  /// Standard input up to a number of bytes.
  func readInput(limit: Int) throws(CommandFailure) -> [UInt8]
  /// Writes to standard output.
  func write(_ bytes: [UInt8]) throws(CommandFailure)
  /// Writes to standard error; what cannot be written there is lost.
  func writeError(_ text: String)
}

extension Console {
  package func write(_ text: String) throws(CommandFailure) { try write(Array(text.utf8)) }
}
