import Foundation
import ScrollComparison
import ScrollReports
import Testing

@Suite struct FindingsReportTests {
  private func text(_ append: (CheckRecord, inout [UInt8]) -> Void) -> String {
    var bytes: [UInt8] = []
    append(SampleCheck.record, &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  private func table(width: Int) -> String {
    text { (record: CheckRecord, bytes: inout [UInt8]) in
      TerminalTable(width: width).append(FindingsTables.tables(record), to: &bytes)
    }
  }

  @Test func `the table says what is wrong, how much, where, and how to see it`() {
    let expected = #"""
      sample-list, literal: 2 findings  1 error, 1 warning
      severity  rule              output           device     measured  allowed  unit         at s  frame  times
      ──────────────────────────────────────────────────────────────────────────────────────────────────────────
      error     jump              header.height    bare              4    0.001  pt          0.250     15     ×3
          the header <jumps> & "flickers"
          printf '%s\n' 'wait 50ms' 'scroll to 0 -1' |
            scrollhost trace sample-list - --device bare --hz 60 --set 'sample-list.word=it'\''s'
      accepted  teleport (model)  contentOffset.y  iphone-se         1    0.333  of the way  1.000     60     ×1
          the content is there at once
          scrollhost trace sample-list - --device iphone-se --hz 60 < /dev/null
          (a gesture of 17 lines, in --format json)
          scrollhost trace sample-list FILE.gesture --device iphone-se --hz 120

      sample-list, intended: 0 findings

      sample-list, intended: 1 allowance  declared by the behavior, with its reason
      severity  rule              output           device     measured  allowed  unit         at s  frame  times
      ──────────────────────────────────────────────────────────────────────────────────────────────────────────
      warning   overlap           content.minY     bare             30        0  pt          0.100      6     ×2
          the content covers the header
          allowed: it is meant to

      """#
    #expect(table(width: 120) == expected)
  }

  @Test func `no line of the table is wider than the terminal`() {
    for width in [40, 60, 80, 100, 120] {
      for line in table(width: width).split(separator: "\n") {
        // Only a single word that cannot be torn may be wider: a command's, to be pasted.
        let words = line.split(separator: " ").map(String.init)
        let isOneWord = words.count <= 2
        #expect(TextWidth.width(String(line)) <= width || isOneWord, "\(width): \(line)")
      }
    }
  }

  @Test func `the summary tells defects, accepted ones and allowances apart`() {
    #expect(
      FindingsTables.summary(SampleCheck.record)
        == "2 findings in 1 of 2 checks, 1 accepted by the baseline; 1 allowance")
    let clean = CheckRecord(
      subjects: SampleCheck.record.subjects, devices: [], rules: [], findings: [])
    #expect(FindingsTables.summary(clean) == "0 findings in 2 checks")
  }

  @Test func `only a defect that no baseline accepts fails a check`() {
    var record = SampleCheck.record
    #expect(record.fails)
    record.findings = [SampleCheck.accepted, SampleCheck.allowance]
    #expect(!record.fails)
  }

  @Test func `JSON has a finding a line, allowances with their reason`() {
    let expected = #"""
      {
        "schema": "scrollhost.findings/1",
        "checks": [
          {"behavior":"sample-list","variant":"literal","findings":2,"allowances":0},
          {"behavior":"sample-list","variant":"intended","findings":0,"allowances":1}
        ],
        "devices": ["bare","iphone-se"],
        "rules": ["jump","overlap","teleport"],
        "findings": [
          {"rule":"jump","kind":null,"severity":"error","behavior":"sample-list","variant":"literal","device":"bare","output":"header.height","measured":4,"allowed":0.001,"unit":"pt","time":0.25,"frame":15,"count":3,"message":"the header <jumps> & \"flickers\"","runs":[{"device":"bare","rate":60,"settings":{"word":"it's"},"gesture":"wait 50ms\nscroll to 0 -1\n"}]},
          {"rule":"teleport","kind":"model","severity":"warning","behavior":"sample-list","variant":"literal","device":"iphone-se","output":"contentOffset.y","measured":1,"allowed":0.3333333333333333,"unit":"of the way","time":1,"frame":60,"count":1,"message":"the content is there at once","accepted":true,"runs":[{"device":"iphone-se","rate":60,"settings":{},"gesture":""},{"device":"iphone-se","rate":120,"settings":{},"gesture":"wait 1ms\nwait 1ms\nwait 1ms\nwait 1ms\nwait 1ms\nwait 1ms\nwait 1ms\nwait 1ms\nwait 1ms\nwait 1ms\nwait 1ms\nwait 1ms\nwait 1ms\nwait 1ms\nwait 1ms\nwait 1ms\nwait 1ms\n"}]}
        ],
        "allowances": [
          {"rule":"overlap","kind":null,"severity":"warning","behavior":"sample-list","variant":"intended","device":"bare","output":"content.minY","measured":30,"allowed":0,"unit":"pt","time":0.1,"frame":6,"count":2,"message":"the content covers the header","reason":"it is meant to","runs":[{"device":"bare","rate":60,"settings":{},"gesture":"scroll to 0 30\n"}]}
        ]
      }

      """#
    #expect(text(FindingsJSON.append) == expected)
  }

  @Test func `JUnit has a suite a variant and a case a rule`() {
    let expected = #"""
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="scrollhost check" time="0" tests="6" failures="1" errors="0">
        <testsuite name="sample-list (literal)" tests="3" failures="1" errors="0" skipped="0" time="0">
          <testcase name="jump" classname="sample-list.literal" time="0">
            <failure type="error" message="header.height: the header &lt;jumps&gt; &amp; &quot;flickers&quot; (4 pt, allowed 0.001 pt)">header.height: the header &lt;jumps&gt; &amp; "flickers" (4 pt, allowed 0.001 pt)
      jump on bare, frame 15, 0.250 s, shown 3 times
      printf '%s\n' 'wait 50ms' 'scroll to 0 -1' |
        scrollhost trace sample-list - --device bare --hz 60 --set 'sample-list.word=it'\''s'
      </failure>
          </testcase>
          <testcase name="overlap" classname="sample-list.literal" time="0"/>
          <testcase name="teleport" classname="sample-list.literal" time="0">
            <system-out>contentOffset.y: the content is there at once (1 of the way, allowed 0.333 of the way)
      teleport (model) on iphone-se, frame 60, 1.000 s, shown once
      accepted by the baseline
      scrollhost trace sample-list - --device iphone-se --hz 60 &lt; /dev/null
      (a gesture of 17 lines, in --format json)
      scrollhost trace sample-list FILE.gesture --device iphone-se --hz 120
      </system-out>
          </testcase>
        </testsuite>
        <testsuite name="sample-list (intended)" tests="3" failures="0" errors="0" skipped="0" time="0">
          <testcase name="jump" classname="sample-list.intended" time="0"/>
          <testcase name="overlap" classname="sample-list.intended" time="0">
            <system-out>content.minY: the content covers the header (30 pt, allowed 0 pt)
      overlap on bare, frame 6, 0.100 s, shown 2 times
      allowed: it is meant to
      printf '%s\n' 'scroll to 0 30' |
        scrollhost trace sample-list - --variant intended --device bare --hz 60
      </system-out>
          </testcase>
          <testcase name="teleport" classname="sample-list.intended" time="0"/>
        </testsuite>
      </testsuites>

      """#
    #expect(text(FindingsJUnit.append) == expected)
  }

  @Test func `a rule with several findings is one failed case that names them all`() {
    var record = SampleCheck.record
    var other = SampleCheck.open
    other.output = "header.minY"
    record.findings.append(other)
    var bytes: [UInt8] = []
    FindingsJUnit.append(record, to: &bytes)
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.contains("tests=\"6\" failures=\"1\""))
    #expect(text.contains("allowed 0.001 pt), and 1 more\""))
    #expect(text.components(separatedBy: "<failure").count == 2)
    #expect(text.contains("header.minY: the header"))
  }

  @Test func `XML never holds a character that XML cannot`() {
    var record = SampleCheck.record
    record.findings[0].message = "a\u{0}b\u{1B}[1m\u{FFFF}\nc"
    var bytes: [UInt8] = []
    FindingsJUnit.append(record, to: &bytes)
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.contains("a\u{FFFD}b\u{FFFD}[1m\u{FFFD}&#10;c (4 pt"))
    let controls = bytes.filter { (byte: UInt8) in byte < 0x20 && byte != 0x0A }
    #expect(controls.isEmpty)
  }

  @Test func `SARIF points at the behavior's file and suppresses what is allowed`() {
    let sarif = FindingsSARIF(version: "1.2.3") { (rule: String) in
      rule == "jump" ? "# jump" : nil
    }
    let text = text { (record: CheckRecord, bytes: inout [UInt8]) in
      sarif.append(record, to: &bytes)
    }
    #expect(text.contains(#""version": "1.2.3""#))
    #expect(text.contains(##""markdown": "# jump""##))
    #expect(
      text.contains(
        #""artifactLocation":{"uri":"Plugins/SampleList/SampleListBehavior.swift","#))
    #expect(
      text.contains(
        #"{"scrollhost/v1":"teleport:model:sample-list:literal:contentOffset.y"}"#))
    #expect(
      text.contains(
        #""suppressions": [{"kind":"external","justification":"accepted by the baseline"}]"#))
    #expect(
      text.contains(#""suppressions": [{"kind":"inSource","justification":"it is meant to"}]"#))
    #expect(text.components(separatedBy: "\"suppressions\"").count == 3)
  }

  @Test func `Markdown has what a user sees in its tables and the commands folded up`() {
    let text = text(FindingsMarkdown.append)
    #expect(text.hasPrefix("**2 findings in 1 of 2 checks"))
    #expect(text.contains("### sample-list, literal: 2 findings\n"))
    #expect(text.contains("| the header &lt;jumps> &amp; \"flickers\" |"))
    #expect(text.contains("| the content covers the header allowed: it is meant to |"))
    #expect(text.contains("<details><summary>How to see each</summary>"))
    #expect(text.contains("```sh\nprintf '%s\\n' 'wait 50ms' 'scroll to 0 -1' |\n"))
  }

  @Test func `a standard gesture is called by its name`() throws {
    let gesture = try #require([NamedGesture].standard.first { $0.name == "flick-up" })
    let run = FindingRun(
      device: "bare", framesPerSecond: 120, settings: [], gesture: gesture.script.text)
    #expect(
      Replay(run, behavior: "plain-scroll", variant: "literal").text(width: 100, indent: 0)
        == "scrollhost trace plain-scroll flick-up --device bare --hz 120\n")
  }

  @Test func `a difference from the baseline fails, and stands in every format`() {
    var record = SampleCheck.record
    record.findings.removeFirst()
    let gone = BaselineDifference(
      change: .gone, behavior: "sample-list", variant: "literal", rule: "jump", device: "bare",
      output: "header.height", from: 4, unit: "pt")
    record.accept(Baseline(SampleCheck.record.findings, []), differences: [gone])
    #expect(record.fails)
    #expect(record.findings[0].standing == .accepted)
    var bytes: [UInt8] = []
    FindingsJUnit.append(record, to: &bytes)
    FindingsSARIF(version: "1") { _ in nil }.append(record, to: &bytes)
    FindingsMarkdown.append(record, to: &bytes)
    FindingsJSON.append(record, to: &bytes)
    let text = String(decoding: bytes, as: UTF8.self)
    let line = "sample-list, literal on bare: jump header.height gone (was 4 pt)"
    #expect(text.contains("<failure type=\"baseline\" message=\"1 gone\">\(line)</failure>"))
    #expect(text.contains("tests=\"8\" failures=\"1\""))
    #expect(text.contains("\"message\": {\"text\":\"\(line)\"}"))
    #expect(text.contains("\n### against the baseline: 1 difference\n\n1 gone\n"))
    #expect(text.contains(#"{"change":"gone","behavior":"sample-list","#))
    record.accept(Baseline(SampleCheck.record.findings, []), differences: [])
    #expect(!record.fails)
  }
}
