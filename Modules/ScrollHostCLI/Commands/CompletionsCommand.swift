extension Command {
  static let completions = Command(
    "completions", synopsis: Completions.shells.joined(separator: "|"),
    operands: .words(Completions.shells),
    "Prints a shell's completion script, which knows commands, options, behaviors and gestures.",
    discussion: [
      "bash: source <(scrollhost completions bash). zsh: save it as _scrollhost in a folder of "
        + "$fpath. fish: save it as ~/.config/fish/completions/scrollhost.fish."
    ],
    options: [.output],
    examples: ["scrollhost completions bash"],
    run: { (invocation: Invocation) throws(CommandFailure) in
      try invocation.expectOperands(1...1)
      let shell = invocation.arguments.operands[0]
      guard let text = Completions(invocation.tool).script(for: shell) else {
        throw invocation.usage(
          NearestWord.unknown("shell", shell, known: Completions.shells))
      }
      try invocation.emit(Array(text.utf8))
      return .ok
    })
}
