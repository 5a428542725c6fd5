/// A command: dispatch, help and completion read nothing else. One file each in `Commands`, and one
/// entry in the list of `CommandList`.
struct Command: Sendable {
  /// What its operands name, for completion.
  enum Operands: Sendable {
    case none
    case words([String])
    case behavior, behaviors, gestures, behaviorThenGesture, command, rule
  }

  let name: String
  /// The operands as help shows them.
  let synopsis: String
  let operands: Operands
  /// One line.
  let summary: String
  /// More, a paragraph each.
  let discussion: [String]
  let options: [CommandOption]
  /// Command lines that work as they stand.
  let examples: [String]
  let run: @Sendable (Invocation) throws(CommandFailure) -> ExitStatus

  init(
    _ name: String, synopsis: String = "", operands: Operands = .none, _ summary: String,
    discussion: [String] = [], options: [CommandOption] = [], examples: [String] = [],
    run: @escaping @Sendable (Invocation) throws(CommandFailure) -> ExitStatus
  ) {
    self.name = name
    self.synopsis = synopsis
    self.operands = operands
    self.summary = summary
    self.discussion = discussion
    self.options = options + [.help]
    self.examples = examples
    self.run = run
  }

  /// The first line of its help.
  var usage: String {
    "scrollhost \(name)" + (options.count > 1 ? " [OPTION ...]" : "")
      + (synopsis.isEmpty ? "" : " " + synopsis)
  }
}

/// The commands, in the order of the help.
enum CommandList {
  static let all: [Command] = [
    .compare, .trace, .check, .explain, .list, .show, .describe, .convert, .completions, .help,
  ]

  static func named(_ name: String) -> Command? {
    all.first { (command: Command) in command.name == name }
  }

  /// - Throws: `CommandFailure.usage` with the nearest command's name.
  static func find(_ name: String) throws(CommandFailure) -> Command {
    if let command = named(name) { return command }
    let names = all.map { (command: Command) in command.name }
    throw .usage(NearestWord.unknown("command", name, known: names))
  }
}
