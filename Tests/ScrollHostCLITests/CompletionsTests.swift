import ScrollHostCLI
import Testing

@Suite struct CompletionsTests {
  @Test func `scripts know commands, options, behaviors, gestures, devices and words`() {
    for shell in ["bash", "zsh", "fish"] {
      let outcome = scrollhost("completions \(shell)")
      #expect(outcome.status == .ok)
      for word in [
        "compare", "describe", "sample-header", "flick-up", "iphone-15-landscape", "intended",
        "github-matrix", "sample-header.height=", "always",
      ] {
        #expect(outcome.output.contains(word), "\(shell) does not know \(word)")
      }
    }
    #expect(scrollhost("completions bash").output.contains("--behavior"))
    #expect(scrollhost("completions zsh").output.hasPrefix("#compdef scrollhost\n"))
    #expect(scrollhost("completions fish").output.contains("-l behavior"))
  }

  @Test func `quotes in texts do not end a shell's string early`() {
    for shell in ["zsh", "fish"] {
      for line in scrollhost("completions \(shell)").output.split(separator: "\n") {
        let line = line.split(separator: #"'\''"#, omittingEmptySubsequences: false).joined()
        #expect(line.filter { $0 == "'" }.count.isMultiple(of: 2), "\(line)")
      }
    }
  }
}
