extension Command {
  static let help = Command(
    "help", synopsis: "[COMMAND]", operands: .command, "Prints the help of a command.",
    examples: ["scrollhost help compare"],
    run: { (invocation: Invocation) throws(CommandFailure) in
      try invocation.expectOperands(0...1)
      let width = HelpText.width(invocation.console)
      if let name = invocation.arguments.operands.first {
        let command = try CommandList.find(name)
        try invocation.console.write(HelpText.text(of: command, width: width))
      } else {
        try invocation.console.write(HelpText.overview(width: width))
      }
      return .ok
    })
}
