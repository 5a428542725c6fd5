import ScrollHostCLI
import Testing

@Suite struct ListCommandTests {
  @Test func `behaviors are listed with their variants`() {
    let text = """
      behavior       variants           summary
      ──────────────────────────────────────────────────────────────────────
      sample-list    literal            A list without an effect.
      sample-header  literal, intended  A block grows as the list is pulled.

      """
    #expect(scrollhost("list behaviors") == Outcome(status: .ok, output: text))
    #expect(scrollhost("list") == Outcome(status: .ok, output: text))
  }

  @Test func `a matrix for CI is one line, a job a behavior`() {
    #expect(
      scrollhost("list behaviors --format github-matrix").output
        == "{\"include\":[{\"behavior\":\"sample-list\"},{\"behavior\":\"sample-header\"}]}\n")
  }

  @Test func `devices are listed as both orientations show them`() {
    let lines = scrollhost("list devices --format csv").output.split(separator: "\n")
    #expect(lines.count == 6)
    #expect(
      lines[0] == """
        device,size pt,portrait safe area pt,portrait bar pt,landscape safe area pt,\
        landscape bar pt,scale,Hz
        """)
    #expect(lines.contains("iphone-15-pro-max,430 x 932,59/0/34/0,44,0/59/21/59,32,3,120"))
  }

  @Test func `every gesture that is listed can be shown`() {
    let listed = scrollhost("list gestures --format csv").output.split(separator: "\n").dropFirst()
    #expect(listed.count >= 20)
    for line in listed {
      let name = String(line.prefix { $0 != "," })
      let outcome = scrollhost("show \(name)")
      #expect(outcome.status == .ok)
      #expect(outcome.output.hasPrefix("gesture \""))
    }
  }
}
