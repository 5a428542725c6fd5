/// A check as JUnit XML: a suite a behavior and variant, a case a rule.
///
/// It keeps to what Jenkins' schema allows, and to one failure a case, which is all that some readers
/// show: a rule's further findings stand in its text. Times are 0, so that the same check gives the
/// same bytes.
public enum FindingsJUnit {
  public static func append(_ record: CheckRecord, to output: inout [UInt8]) {
    var writer = XMLWriter()
    let failed = record.subjects.reduce(0) { (sum: Int, subject: CheckRecord.Subject) in
      sum + failures(subject, record)
    }
    writer.element(
      "testsuites",
      [
        ("name", "scrollhost check"), ("time", "0"),
        ("tests", String(record.subjects.count * cases(record))),
        ("failures", String(failed)), ("errors", "0"),
      ]
    ) { (writer: inout XMLWriter) in
      for subject in record.subjects { suite(subject, record, &writer) }
    }
    output.append(contentsOf: writer.bytes)
  }

  /// A rule each, and one for the baseline where there is one.
  private static func cases(_ record: CheckRecord) -> Int {
    record.rules.count + (record.differences == nil ? 0 : 1)
  }

  private static func failures(_ subject: CheckRecord.Subject, _ record: CheckRecord) -> Int {
    failed(record.rules, record.findings(of: subject))
      + (record.differences(of: subject).isEmpty ? 0 : 1)
  }

  private static func failed(_ rules: [String], _ findings: [FindingRecord]) -> Int {
    rules.filter { (rule: String) in !open(rule, findings).isEmpty }.count
  }

  private static func open(_ rule: String, _ findings: [FindingRecord]) -> [FindingRecord] {
    findings.filter { (finding: FindingRecord) in
      finding.rule == rule && finding.standing == .open
    }
  }

  private static func suite(
    _ subject: CheckRecord.Subject, _ record: CheckRecord, _ writer: inout XMLWriter
  ) {
    let findings = record.findings(of: subject)
    writer.element(
      "testsuite",
      [
        ("name", "\(subject.behavior) (\(subject.variant))"),
        ("tests", String(cases(record))),
        ("failures", String(failures(subject, record))), ("errors", "0"), ("skipped", "0"),
        ("time", "0"),
      ]
    ) { (writer: inout XMLWriter) in
      for rule in record.rules {
        testCase(rule, subject, findings, &writer)
      }
      if record.differences != nil {
        baselineCase(subject, record.differences(of: subject), &writer)
      }
    }
  }

  private static func testCase(
    _ rule: String, _ subject: CheckRecord.Subject, _ findings: [FindingRecord],
    _ writer: inout XMLWriter
  ) {
    let own = findings.filter { (finding: FindingRecord) in finding.rule == rule }
    let attributes = [
      ("name", rule), ("classname", "\(subject.behavior).\(subject.variant)"), ("time", "0"),
    ]
    guard !own.isEmpty else {
      writer.element("testcase", attributes)
      return
    }
    writer.element("testcase", attributes) { (writer: inout XMLWriter) in
      let open = open(rule, findings)
      if let first = open.first {
        let others = open.count > 1 ? ", and \(open.count - 1) more" : ""
        writer.element(
          "failure", [("type", "\(first.severity.name)"), ("message", line(first) + others)],
          text: open.map(text).joined(separator: "\n"))
      }
      let others = own.filter { (finding: FindingRecord) in finding.standing != .open }
      if !others.isEmpty {
        writer.element("system-out", text: others.map(text).joined(separator: "\n"))
      }
    }
  }

  private static func baselineCase(
    _ subject: CheckRecord.Subject, _ differences: [BaselineDifference],
    _ writer: inout XMLWriter
  ) {
    let attributes = [
      ("name", "baseline"), ("classname", "\(subject.behavior).\(subject.variant)"), ("time", "0"),
    ]
    guard !differences.isEmpty else {
      writer.element("testcase", attributes)
      return
    }
    writer.element("testcase", attributes) { (writer: inout XMLWriter) in
      let lines = differences.map { (difference: BaselineDifference) in difference.line }
      writer.element(
        "failure",
        [("type", "baseline"), ("message", BaselineTables.counts(differences))],
        text: lines.joined(separator: "\n"))
    }
  }

  private static let width = 100

  /// What a list of failures shows.
  static func line(_ finding: FindingRecord) -> String {
    let measured = FindingsTables.number(finding.measured)
    let allowed = FindingsTables.number(finding.allowed)
    let unit = finding.unit.isEmpty ? "" : " " + finding.unit
    let place = finding.output.isEmpty ? "" : finding.output + ": "
    return place + finding.message + " (\(measured)\(unit), allowed \(allowed)\(unit))"
  }

  private static func text(_ finding: FindingRecord) -> String {
    var text = line(finding) + "\n"
    text +=
      "\(finding.ruleText) on \(finding.device), frame \(finding.frame), "
      + "\(FixedNumber.text(finding.time, decimals: 3)) s, shown \(finding.count == 1 ? "once" : "\(finding.count) times")\n"
    switch finding.standing {
    case .open: break
    case .accepted: text += "accepted by the baseline\n"
    case .allowed(let reason): text += "allowed: \(reason)\n"
    }
    for run in finding.runs { text += Replay(run, of: finding).text(width: width, indent: 0) }
    return text
  }
}
