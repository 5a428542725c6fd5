import ScrollComparison
import ScrollReports
import Testing

@Suite struct BaselineTests {
  private let everything = BaselineScope(coversFinding: { _ in true }, coversRun: { _ in true })

  private func read(_ text: String) throws(DocumentError) -> Baseline {
    try Baseline(Array(text.utf8), file: "b.json")
  }

  private func text(_ baseline: Baseline) -> String {
    var bytes: [UInt8] = []
    baseline.append(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  private func document(findings: String = "", runs: String = "") -> String {
    #"{"schema":"scrollhost.baseline/1","findings":[\#(findings)],"runs":[\#(runs)]}"#
  }

  private func finding(
    _ output: String = "header.height", measured: String = "4", unit: String = "pt"
  ) -> String {
    #"{"behavior":"a","variant":"literal","rule":"jump","output":"\#(output)","device":"bare","#
      + #""measured":\#(measured),"unit":"\#(unit)"}"#
  }

  private func run(_ numbers: String) -> String { run("flick-up", numbers) }

  private func run(_ gesture: String, _ numbers: String) -> String {
    #"{"behavior":"a","variant":"literal","device":"bare","rate":60,"gesture":"\#(gesture)","#
      + #""numbers":{\#(numbers)}}"#
  }

  private func differences(
    _ old: String, _ new: String, points: Double = 0.5
  ) throws -> [String] {
    try read(old).differences(
      to: read(new), scope: everything, tolerance: BaselineTolerance(points: points)
    ).map(\.line)
  }

  @Test func `findings are written sorted, rounded, and without allowances`() throws {
    let baseline = Baseline(SampleCheck.record.findings.reversed(), [])
    let expected = #"""
      {
        "schema": "scrollhost.baseline/1",
        "findings": [
          {"behavior":"sample-list","variant":"literal","rule":"jump","output":"header.height","device":"bare","measured":4,"unit":"pt"},
          {"behavior":"sample-list","variant":"literal","rule":"teleport","kind":"model","output":"contentOffset.y","device":"iphone-se","measured":1,"unit":"of the way"}
        ],
        "runs": []
      }

      """#
    #expect(text(baseline) == expected)
    #expect(try read(expected) == baseline)
  }

  @Test func `what is read is written the same, whatever its order was`() throws {
    let first = document(
      findings: finding("b") + "," + finding("a", measured: "null"),
      runs: run("g", #""settle.time":0.35"#) + "," + run("f", ""))
    let second = document(
      findings: finding("a", measured: "null") + "," + finding("b"),
      runs: run("f", "") + "," + run("g", #""settle.time":0.35"#))
    #expect(text(try read(first)) == text(try read(second)))
    #expect(text(try read(text(try read(first)))) == text(try read(first)))
  }

  @Test func `a finding is new, gone or moved`() throws {
    let one = document(findings: finding())
    #expect(try differences(one, one) == [])
    #expect(
      try differences(document(), one) == [
        "a, literal on bare: jump header.height new (is 4 pt)"
      ])
    #expect(
      try differences(one, document()) == [
        "a, literal on bare: jump header.height gone (was 4 pt)"
      ])
    #expect(
      try differences(one, document(findings: finding(measured: "5"))) == [
        "a, literal on bare: jump header.height moved from 4 to 5 pt"
      ])
  }

  @Test func `a number may move by the tolerance of its unit and no further`() throws {
    func moved(_ name: String, _ from: String, _ to: String, points: Double = 0.5) throws -> Bool {
      try !differences(
        document(runs: run(#""\#(name)":\#(from)"#)), document(runs: run(#""\#(name)":\#(to)"#)),
        points: points
      ).isEmpty
    }
    #expect(try !moved("content.rest.minY", "102.6", "103.1"))
    #expect(try moved("content.rest.minY", "102.6", "103.101"))
    #expect(try moved("content.rest.minY", "103.101", "102.6"))
    #expect(try !moved("settle.time", "1", "1.05"))
    #expect(try moved("settle.time", "1", "1.051"))
    #expect(try !moved("title.alpha.maximum", "1", "1.005"))
    #expect(try moved("title.alpha.maximum", "1", "1.006"))
    #expect(try moved("page.index", "1", "2"))
    #expect(try moved("content.rest.minY", "1", "1.001", points: 0))
    #expect(try !moved("content.rest.minY", "1", "1", points: 0))
    #expect(try !moved("content.rest.minY", "null", "null"))
    #expect(try moved("content.rest.minY", "null", "1"))
    #expect(try moved("content.rest.minY", "1", "null"))
  }

  @Test func `runs and numbers that come or go are told`() throws {
    let old = document(runs: run("f", #""settle.time":1,"page.index":2"#) + "," + run("h", ""))
    let new = document(
      runs: run("f", #""settle.time":1,"header.rest.minY":3"#) + "," + run("g", ""))
    #expect(
      try differences(old, new) == [
        "a, literal on bare: f header.rest.minY new (is 3 pt)",
        "a, literal on bare: f page.index gone (was 2 page)",
        "a, literal on bare: g new",
        "a, literal on bare: h gone",
      ])
  }

  @Test func `an update replaces what the run covers and keeps the rest`() throws {
    let old = try read(
      document(findings: finding("kept") + "," + finding("old"), runs: run("kept", "")))
    let new = try read(document(findings: finding("new"), runs: run("new", "")))
    let scope = BaselineScope(
      coversFinding: { $0.output != "kept" }, coversRun: { $0.gesture != "kept" })
    let updated = old.updated(with: new, scope: scope)
    #expect(updated.findings.map(\.output) == ["kept", "new"])
    #expect(updated.runs.map(\.gesture) == ["kept", "new"])
    let tolerance = BaselineTolerance()
    #expect(updated.differences(to: new, scope: scope, tolerance: tolerance) == [])
    #expect(
      old.differences(to: new, scope: scope, tolerance: tolerance).map(\.change)
        == [.new, .gone, .new])
  }

  @Test func `members of a later program are passed over`() throws {
    let later = #"{"later":[1],"schema":"scrollhost.baseline/1","findings":[],"runs":[]}"#
    #expect(try read(later) == Baseline())
  }

  @Test func `what is no baseline is refused with the place and what was expected`() {
    let deep = String(repeating: "[", count: 100_000)
    let cases: [(text: String, error: String)] = [
      ("", "b.json:1:1: the text ends (expected a value)"),
      ("{\n  \"schema\": nul\n}", "b.json:2:13: unexpected 'n' (expected a value)"),
      ("é", "b.json:1:1: unexpected 'é' (expected a value)"),
      ("[]", "b.json: the whole: expected an object, got an array"),
      ("{}", "b.json: the whole: expected a member 'schema', got none"),
      (
        #"{"schema":"scrollhost.findings/1"}"#,
        "b.json: /schema: expected 'scrollhost.baseline/1', got 'scrollhost.findings/1'"
      ),
      (
        #"{"schema":"scrollhost.baseline/1"}"#,
        "b.json: the whole: expected a member 'findings', got none"
      ),
      (
        document(findings: "5"), "b.json: /findings/0: expected an object, got 5"
      ),
      (
        document(findings: finding(measured: "\"4\"")),
        "b.json: /findings/0/measured: expected a number or null, got '4'"
      ),
      (
        document(findings: finding() + "," + finding(measured: "5")),
        "b.json: /findings/1: expected it once, got an object"
      ),
      (
        document(runs: run("", "")),
        "b.json: /runs/0/gesture: expected a string that is not empty, got ''"
      ),
      (
        document(runs: run("f", #""page.index":true"#)),
        "b.json: /runs/0/numbers/page.index: expected a number or null, got true"
      ),
      (
        document(runs: run("f", #""a/b~":1,"a/b~":1"#)),
        "b.json: /runs/0/numbers/a~1b~0: expected it once, got 1"
      ),
      (
        document(runs: run("f", "").replacing(#""rate":60"#, with: #""rate":0"#)),
        "b.json: /runs/0/rate: expected frames a second from 1 to 10000, got 0"
      ),
      (deep, "b.json:1:33: nested too deep (expected at most 32 levels)"),
    ]
    for (text, error) in cases {
      let found = Result<Baseline, DocumentError> { () throws(DocumentError) in try read(text) }
      switch found {
      case .failure(let failure): #expect(failure.description == error)
      case .success: Issue.record("was read: \(text.prefix(100))")
      }
    }
  }

  @Test func `every prefix of a baseline is refused, and none traps`() {
    let whole = Array(text(Baseline(SampleCheck.record.findings, [])).utf8.dropLast())
    for length in whole.indices {
      #expect(throws: DocumentError.self) {
        try Baseline(Array(whole[..<length]), file: "b.json")
      }
    }
  }
}
