import ScrollHost

/// The program: behaviors, and the commands that run them.
///
/// It touches the process only through its console, so that tests run it as a function.
public struct CommandLineTool: Sendable {
  public static let version = "0.1.0"

  let behaviors: [BehaviorEntry]

  /// - Parameter behaviors: The catalog, in the order of lists; no two of one id.
  public init(behaviors: [BehaviorEntry]) {
    var ids: Set<String> = []
    for entry in behaviors {
      precondition(
        ids.insert(entry.descriptor.id).inserted, "every behavior of a catalog has its own id")
    }
    self.behaviors = behaviors
  }

  /// Does what the words after the program's name say.
  ///
  /// - Parameters:
  ///   - arguments: The words, without the program's name.
  ///   - console: What the command reads and writes.
  /// - Returns: How it ended.
  package func run(_ arguments: [String], console: any Console) -> ExitStatus {
    do throws(CommandFailure) {
      return try dispatch(arguments, console)
    } catch {
      for line in error.lines { console.writeError(line + "\n") }
      return error.status
    }
  }

  private func dispatch(_ arguments: [String], _ console: any Console) throws(CommandFailure)
    -> ExitStatus
  {
    guard let first = arguments.first else {
      console.writeError(HelpText.overview(width: HelpText.width(console)))
      return .usage
    }
    switch first {
    case "--help", "-h":
      try console.write(HelpText.overview(width: HelpText.width(console)))
      return .ok
    case "--version":
      try console.write("scrollhost \(Self.version)\n")
      return .ok
    default: break
    }
    if first.utf8.first == UInt8(ascii: "-") {
      let known = ["--help", "--version"]
      throw .usage(
        NearestWord.unknown("option", first, known: known) + "; other options follow a command")
    }
    let command = try CommandList.find(first)
    let words = Array(arguments.dropFirst())
    // Help is for those who have the rest of the line wrong.
    let options = words.prefix { (word: String) in word != "--" }
    if options.contains("--help") || options.contains("-h") {
      try console.write(HelpText.text(of: command, width: HelpText.width(console)))
      return .ok
    }
    let parsed = try ParsedArguments(words, options: command.options, command: command.name)
    return try command.run(
      Invocation(tool: self, command: command, arguments: parsed, console: console))
  }
}
