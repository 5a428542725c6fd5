import ScrollHost
import ScrollHostCLI
import Testing

@Suite struct CheckCommandTests {
  /// The samples, and one with a defect.
  private func scrollhost(
    _ words: [String], console: RecordedConsole = RecordedConsole()
  ) -> Outcome {
    let behaviors = Samples.entries + [BehaviorEntry(BrokenHeaderBehavior.self)]
    let status = CommandLineTool(behaviors: behaviors).run(words, console: console)
    return Outcome(status: status, output: console.output, errors: console.errors)
  }

  private func scrollhost(
    _ line: String, console: RecordedConsole = RecordedConsole()
  ) -> Outcome {
    scrollhost(line.split(separator: " ").map(String.init), console: console)
  }

  private let quick = "check sample-header --device bare --rule rest-mismatch --rule min-size"

  @Test func `a behavior without a defect is clean, and ends with 0`() {
    #expect(
      scrollhost(quick)
        == Outcome(
          status: .ok,
          output: "sample-header, literal: 0 findings\n\n0 findings in 1 check\n"))
  }

  @Test func `a finding ends with 1, in every format`() {
    for format in ["table", "json", "markdown", "junit", "sarif"] {
      let outcome = scrollhost(
        "check broken-header --device bare --rule rest-mismatch --format \(format)")
      #expect(outcome.status == .findings)
      #expect(outcome.output.contains("rest-mismatch"))
      #expect(outcome.output.contains("before any gesture header.height is not 200"))
      #expect(outcome.errors == "")
    }
  }

  @Test func `the command under a finding shows the value that was measured`() throws {
    let outcome = scrollhost("check broken-header --device bare --rule rest-mismatch")
    let line = try #require(
      outcome.output.split(separator: "\n").first { $0.contains("scrollhost trace") })
    #expect(line == "    scrollhost trace broken-header - --device bare --hz 60 < /dev/null")
    let words = line.split(separator: " ").dropFirst().prefix { $0 != "<" }.map(String.init)
    let trace = scrollhost(words + ["--format", "csv"])
    let rows = trace.output.split(separator: "\n").map {
      $0.split(separator: ",", omittingEmptySubsequences: false)
    }
    let column = try #require(rows[0].firstIndex(of: "header.height"))
    #expect(rows[1][column] == "150")
    #expect(outcome.output.contains("     150      200  pt"))
  }

  @Test func `settings are checked, and repeated in the runs`() {
    let outcome = scrollhost(
      "check broken-header --set broken-header.height=200 --device bare --rule rest-mismatch")
    #expect(outcome.status == .ok)
    let other = scrollhost(
      "check broken-header --set broken-header.height=1 --device bare --rule rest-mismatch "
        + "--format json")
    #expect(other.output.contains(#""settings":{"height":"1"}"#))
  }

  @Test func `variants are checked one after the other, whatever the number of jobs`() {
    let line = "check --variant all --device bare --rule rest-mismatch --rule min-size --jobs "
    let one = scrollhost(line + "1")
    #expect(one.status == .findings)
    #expect(one.output.hasSuffix("1 finding in 1 of 4 checks\n"))
    #expect(one == scrollhost(line + "3"))
  }

  @Test func `gestures of a folder are judged besides the standard ones`() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "down 180 400\ndrag by 0 30 over 100ms\nhold 1s\nmark x\nup\n", to: "a.gesture")
    let quick = "check sample-list --device bare --rule unsettled"
    #expect(scrollhost(quick + " --gestures \(folder.path)").status == .ok)
    try folder.write("down 180 400\nnonsense\n", to: "b.gesture")
    let outcome = scrollhost(quick + " --gestures \(folder.path)")
    #expect(outcome.status == .badInput)
    #expect(outcome.errors.contains("/b.gesture:2:1: "))
  }

  @Test func `what does not exist is answered with what does`() {
    #expect(
      scrollhost("check sample-hedaer")
        == wrongUsage(
          "unknown behavior 'sample-hedaer' (did you mean 'sample-header'?)", command: "check"))
    #expect(
      scrollhost("check --rule jmp")
        == wrongUsage("unknown rule 'jmp' (did you mean 'jump'?)", command: "check"))
    #expect(
      scrollhost("check --device bare-landscape")
        == wrongUsage(
          "--device bare-landscape is held sideways (expected an upright one: the probes turn it)",
          command: "check"))
  }

  @Test func `rules are listed and explained`() {
    let list = scrollhost("list rules --format csv").output.split(separator: "\n")
    #expect(list.first == "rule,code,severity,kinds,violated when")
    #expect(list.count == 25)
    for line in list.dropFirst() {
      let name = line.prefix { $0 != "," }
      let page = scrollhost("explain \(name)")
      #expect(page.status == .ok)
      #expect(page.output.hasPrefix("# \(name)\n"))
    }
    #expect(
      scrollhost("explain telport")
        == wrongUsage("unknown rule 'telport' (did you mean 'teleport'?)", command: "explain"))
  }
}
