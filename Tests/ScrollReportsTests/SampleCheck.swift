import ScrollComparison
import ScrollReports

/// A check as reports get it, made by hand: one of each standing, texts that formats must escape.
enum SampleCheck {
  static let open = FindingRecord(
    rule: "jump", severity: .error, behavior: "sample-list", variant: "literal", device: "bare",
    output: "header.height", measured: 4, allowed: 0.001, unit: "pt", time: 0.25, frame: 15,
    count: 3, message: "the header <jumps> & \"flickers\"",
    runs: [
      FindingRun(
        device: "bare", framesPerSecond: 60,
        settings: [FindingRun.Setting(name: "word", text: "it's")],
        gesture: "wait 50ms\nscroll to 0 -1\n")
    ])

  static let accepted = FindingRecord(
    rule: "teleport", kind: "model", severity: .warning, behavior: "sample-list",
    variant: "literal", device: "iphone-se", output: "contentOffset.y", measured: 1,
    allowed: 1.0 / 3,
    unit: "of the way", time: 1, frame: 60, count: 1, message: "the content is there at once",
    runs: [
      FindingRun(device: "iphone-se", framesPerSecond: 60, settings: [], gesture: ""),
      FindingRun(
        device: "iphone-se", framesPerSecond: 120, settings: [],
        gesture: String(repeating: "wait 1ms\n", count: 17)),
    ], standing: .accepted)

  static let allowance = FindingRecord(
    rule: "overlap", severity: .warning, behavior: "sample-list", variant: "intended",
    device: "bare", output: "content.minY", measured: 30, allowed: 0, unit: "pt", time: 0.1,
    frame: 6, count: 2, message: "the content covers the header",
    runs: [
      FindingRun(device: "bare", framesPerSecond: 60, settings: [], gesture: "scroll to 0 30\n")
    ],
    standing: .allowed("it is meant to"))

  static let record = CheckRecord(
    subjects: [
      CheckRecord.Subject(behavior: "sample-list", variant: "literal"),
      CheckRecord.Subject(behavior: "sample-list", variant: "intended"),
    ], devices: ["bare", "iphone-se"], rules: ["jump", "overlap", "teleport"],
    findings: [open, accepted, allowance])
}

typealias Baseline = ScrollReports.Baseline
typealias BaselineDifference = ScrollReports.BaselineDifference
