import ScrollHostCLI
import ScrollReports
import Testing

@Suite struct HostileArgumentTests {
  private let words = [
    "", "-", "--", "---", "-x", "-h-", "--=", "--=x", "--hz", "--hz=", "--hz=-1", "--set",
    "--set=.=", "--set=..==", "--set=sample-header.height==", "--format=", "--variant=",
    "--behavior=é", "\u{1B}[31mred", "a\nb", "\u{202E}", "💥", "..", "/", "\u{0}",
    String(repeating: "a", count: 100_000), "--" + String(repeating: "b", count: 100_000),
  ]

  @Test func `no word does harm, alone or beside another, in any place`() {
    for command in ["compare", "trace", "list", "show", "describe", "completions", "help", "x"] {
      for word in words {
        check([command, word])
        check([word, command])
        check([command, "sample-list", word])
        check([command, word, word])
      }
    }
  }

  private func check(_ arguments: [String]) {
    // Its own work is not at issue here.
    if arguments.allSatisfy({ ["compare", "", "--", "-"].contains($0) }) { return }
    let outcome = scrollhost(arguments)
    #expect([.ok, .usage, .badInput, .unreadable].contains(outcome.status))
    #expect(outcome.status == .ok || !outcome.errors.isEmpty)
    for line in outcome.errors.split(separator: "\n") {
      #expect(TextWidth.printable(String(line)) == line, "\(arguments.map { $0.prefix(20) })")
      #expect(line.utf8.count < 1000)
    }
  }
}
