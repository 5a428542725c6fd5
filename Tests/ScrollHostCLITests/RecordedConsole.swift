import ScrollHostCLI

/// A console that gives what it was told to and keeps what it is told.
final class RecordedConsole: Console, @unchecked Sendable {
  var input: [UInt8] = []
  var variables: [String: String] = [:]
  var outputIsTerminal = false
  var errorIsTerminal = false
  var terminalWidth: Int?
  var processorCount = 2
  /// How far the clock moves with each look at it.
  var secondsPerLook = 0.0
  /// What writing to standard output ends in.
  var writeFailure: CommandFailure?

  private(set) var output = ""
  private(set) var errors = ""
  private var now = 0.0

  var seconds: Double {
    now += secondsPerLook
    return now
  }

  func environment(_ name: String) -> String? { variables[name] }

  func readInput(limit: Int) throws(CommandFailure) -> [UInt8] { Array(input.prefix(limit)) }

  func write(_ bytes: [UInt8]) throws(CommandFailure) {
    if let writeFailure { throw writeFailure }
    output += String(decoding: bytes, as: UTF8.self)
  }

  func writeError(_ text: String) { errors += text }
}

/// What a command came to.
struct Outcome: Equatable {
  var status: ExitStatus
  var output = ""
  var errors = ""
}

/// Runs `scrollhost` with the sample behaviors.
func scrollhost(_ arguments: [String], console: RecordedConsole = RecordedConsole()) -> Outcome {
  let status = CommandLineTool(behaviors: Samples.entries).run(arguments, console: console)
  return Outcome(status: status, output: console.output, errors: console.errors)
}

/// The same, with words split at spaces.
func scrollhost(_ line: String, console: RecordedConsole = RecordedConsole()) -> Outcome {
  scrollhost(line.split(separator: " ").map(String.init), console: console)
}

/// What wrong usage comes to.
func wrongUsage(_ text: String, command: String? = nil) -> Outcome {
  let help = command.map { " " + $0 } ?? ""
  return Outcome(
    status: .usage,
    errors: "scrollhost: \(text)\nscrollhost: see 'scrollhost help\(help)'\n")
}
