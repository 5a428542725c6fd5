import ScrollHostCLI
import Testing

@Suite struct ConvertCommandTests {
  private let script = "down 100 400\ndrag by 0 -50 over 200ms\nup\n"

  @Test func `a script becomes actions and the actions the script`() {
    let console = RecordedConsole()
    console.input = Array(script.utf8)
    let actions = scrollhost("convert - --to w3c", console: console)
    #expect(actions.status == .ok)
    #expect(actions.errors == "")
    #expect(actions.output.contains("\"pointerType\": \"touch\""))
    #expect(actions.output.hasSuffix("}\n"))
    let other = RecordedConsole()
    other.input = Array(actions.output.utf8)
    #expect(
      scrollhost("convert -", console: other)
        == Outcome(status: .ok, output: "down 100 400\ndrag by 0 -50 over 200ms\nup\n"))
  }

  @Test func `what actions cannot say is listed`() {
    let console = RecordedConsole()
    console.input = Array(("gesture \"Title\"\n" + script + "mark end\n").utf8)
    let outcome = scrollhost("convert -", console: console)
    #expect(outcome.status == .ok)
    #expect(outcome.errors.hasPrefix("scrollhost: note: the title is left out\n"))
    #expect(outcome.errors.contains("scrollhost: note: line 5: "))
    let quiet = RecordedConsole()
    quiet.input = console.input
    #expect(scrollhost("convert - --quiet", console: quiet).errors == "")
  }

  @Test func `a script can be brought into canonical form`() {
    let console = RecordedConsole()
    console.input = Array("  down  100   400.0 # here\nup\n".utf8)
    #expect(
      scrollhost("convert - --to gesture", console: console)
        == Outcome(status: .ok, output: "down 100 400\nup\n"))
  }

  @Test func `wrong actions are refused with the place`() {
    let console = RecordedConsole()
    console.input = Array("{\"actions\": 5}".utf8)
    #expect(
      scrollhost("convert -", console: console)
        == Outcome(
          status: .badInput, errors: "<stdin>: /actions: expected an array, got 5\n"))
    let other = RecordedConsole()
    other.input = Array("[1,".utf8)
    #expect(
      scrollhost("convert -", console: other).errors
        == "<stdin>:1:4: the text ends (expected a value)\n")
  }
}
