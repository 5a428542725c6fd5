import ScrollGeometry
import ScrollHost
import ScrollReports

/// A command with its arguments, about to run.
struct Invocation {
  let tool: CommandLineTool
  let command: Command
  let arguments: ParsedArguments
  let console: any Console

  /// An error in the command line of this command.
  func usage(_ text: String) -> CommandFailure { .usage(text, command: command.name) }

  /// The word of `--format`, or the command's first.
  var format: String {
    for option in command.options where option.name == "format" {
      if let given = arguments.value(option) { return given }
      if case .words(let words) = option.values { return words[0] }
    }
    return "table"
  }

  /// A number that an option gives.
  ///
  /// - Throws: `CommandFailure.usage` when the text is no number in the range.
  func number(_ option: CommandOption, in range: ClosedRange<Double>, isWhole: Bool = false)
    throws(CommandFailure) -> Double?
  {
    guard let text = arguments.value(option) else { return nil }
    let value = NumberText.parse(text.utf8)
    guard let value, range.contains(value), !isWhole || value == value.rounded(.down) else {
      throw usage(
        "--\(option.name) does not take \(NearestWord.quoted(text)) (expected a "
          + "\(isWhole ? "whole number" : "number") from \(NumberText.string(range.lowerBound)) "
          + "to \(NumberText.string(range.upperBound)))")
    }
    return value
  }

  /// The number of operands that a command takes.
  ///
  /// - Throws: `CommandFailure.usage` when one is missing, named by the synopsis, or one too many.
  func expectOperands(_ range: ClosedRange<Int>) throws(CommandFailure) {
    let operands = arguments.operands
    if operands.count < range.lowerBound {
      let names = command.synopsis.split(separator: " ").map(String.init)
      throw usage(
        "\(names[min(operands.count, names.count - 1)]) is missing (expected \(command.usage))")
    }
    if operands.count > range.upperBound {
      throw usage(
        "\(NearestWord.quoted(operands[range.upperBound])) is too much (expected "
          + "\(command.usage))")
    }
  }

  // MARK: Results

  /// Writes the result to standard output or, whole or not at all, to the file of `--output`.
  func emit(_ bytes: [UInt8]) throws(CommandFailure) {
    if let path = arguments.value(.output) {
      try OutputFile.write(bytes, to: path)
    } else {
      try console.write(bytes)
    }
  }

  /// A note on standard error, unless `--quiet`.
  func note(_ text: String) {
    guard !arguments.has(.quiet) else { return }
    console.writeError("scrollhost: note: " + TextWidth.printable(text) + "\n")
  }

  /// A line on standard error that not even `--quiet` keeps back.
  func error(_ text: String) {
    console.writeError("scrollhost: " + TextWidth.printable(text) + "\n")
  }

  /// How tables are drawn: within the terminal's width, or 120 cells where there is none.
  var terminalTable: TerminalTable {
    TerminalTable(width: width ?? Self.widthWithoutTerminal, usesColor: usesColor)
  }

  private static let widthWithoutTerminal = 120

  /// The terminal's width, which `COLUMNS` overrides; nil where no terminal reads the result.
  private var width: Int? {
    guard isOnTerminal else { return nil }
    if let columns = console.environment("COLUMNS"), let width = Int(columns), width > 0 {
      return width
    }
    return console.terminalWidth
  }

  private var isOnTerminal: Bool { console.outputIsTerminal && !arguments.has(.output) }

  private var usesColor: Bool {
    switch arguments.value(.color) {
    case "always": return true
    case "never": return false
    default: break
    }
    if isSet("NO_COLOR") { return false }
    if isSet("FORCE_COLOR") || isSet("CLICOLOR_FORCE") { return true }
    return isOnTerminal && console.environment("TERM") != "dumb"
  }

  private func isSet(_ name: String) -> Bool { !(console.environment(name) ?? "").isEmpty }
}
