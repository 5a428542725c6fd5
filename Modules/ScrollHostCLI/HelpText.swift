import ScrollReports

/// The texts of `scrollhost help`, made from the declarations of commands and options.
enum HelpText {
  /// How wide help is set: as wide as the terminal, but never wider than reads well.
  static func width(_ console: any Console) -> Int {
    guard console.outputIsTerminal, let width = console.terminalWidth else { return widest }
    return min(max(width, narrowest), widest)
  }

  /// What `scrollhost --help` prints.
  static func overview(width: Int) -> String {
    var text = "scrollhost compares techniques of scroll-driven interfaces without a phone.\n\n"
    text += "Usage: scrollhost COMMAND [OPTION ...] [WORD ...]\n\nCommands:\n"
    text += list(
      CommandList.all.map { (command: Command) in (command.name, command.summary) }, width)
    text += "\nOptions:\n"
    text += list(
      [
        ("-h, --help", "Prints this, or after a command that command's help."),
        ("--version", "Prints the version."),
      ], width)
    text += "\nExamples:\n"
    for line in ["scrollhost compare", "scrollhost compare flick-up --variant all"] {
      text += "  " + line + "\n"
    }
    text += "  scrollhost trace height-constant-inset slow-pull-release --format csv\n\n"
    return text + "See 'scrollhost help COMMAND' for more.\n"
  }

  /// What `scrollhost help COMMAND` prints.
  static func text(of command: Command, width: Int) -> String {
    var text = wrapped(command.summary, width: width, indent: 0)
    text += "\n" + wrapped("Usage: \(command.usage)", width: width, indent: 4, firstIndent: 0)
    for paragraph in command.discussion {
      text += "\n" + wrapped(paragraph, width: width, indent: 0)
    }
    text += "\nOptions:\n"
    text += list(
      command.options.map { (option: CommandOption) in (option.usage, option.summary) }, width)
    if !command.examples.isEmpty { text += "\nExamples:\n" }
    for example in command.examples { text += "  \(example)\n" }
    return text
  }

  /// Prose set in lines of a width, all but the first of them indented, words never torn.
  static func wrapped(
    _ text: String, width: Int, indent: Int, firstIndent: Int? = nil
  ) -> String {
    Prose.wrapped(text, width: width, indent: indent, firstIndent: firstIndent)
  }

  private static let widest = 90
  private static let narrowest = 40
  private static let widestName = 24

  private static func list(_ items: [(name: String, help: String)], _ width: Int) -> String {
    var longest = 0
    for item in items where item.name.utf8.count <= widestName {
      longest = max(longest, item.name.utf8.count)
    }
    let indent = longest + 4
    var text = ""
    for item in items {
      if item.name.utf8.count > longest {
        text += "  " + item.name + "\n" + wrapped(item.help, width: width, indent: indent)
      } else {
        let gap = String(repeating: " ", count: longest - item.name.utf8.count)
        let first = "  " + item.name + gap + "  "
        let body = wrapped(item.help, width: width, indent: indent)
        text += first + body.dropFirst(indent)
      }
    }
    return text
  }
}
