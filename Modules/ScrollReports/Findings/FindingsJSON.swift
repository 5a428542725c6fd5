import ScrollComparison

/// A check as JSON (`scrollhost.findings/1`): a finding a line.
///
/// A number that is not finite is `null`.
public enum FindingsJSON {
  public static let schema = "scrollhost.findings/1"

  public static func append(_ record: CheckRecord, to output: inout [UInt8]) {
    var writer = JSONWriter()
    writer.object { (writer: inout JSONWriter) in
      writer.member("schema", schema)
      writer.key("checks")
      writer.array { (writer: inout JSONWriter) in
        for subject in record.subjects { check(subject, record.findings(of: subject), &writer) }
      }
      writer.key("devices")
      writer.strings(record.devices)
      writer.key("rules")
      writer.strings(record.rules)
      writer.key("findings")
      writer.array { (writer: inout JSONWriter) in
        for item in record.findings where item.isDefect { finding(item, &writer) }
      }
      writer.key("allowances")
      writer.array { (writer: inout JSONWriter) in
        for item in record.findings where !item.isDefect { finding(item, &writer) }
      }
      if let differences = record.differences {
        writer.key("differences")
        writer.array { (writer: inout JSONWriter) in
          for item in differences { difference(item, &writer) }
        }
      }
    }
    writer.endLine()
    output.append(contentsOf: writer.bytes)
  }

  private static func check(
    _ subject: CheckRecord.Subject, _ findings: [FindingRecord], _ writer: inout JSONWriter
  ) {
    let defects = findings.filter { (finding: FindingRecord) in finding.isDefect }
    writer.object(.inline) { (writer: inout JSONWriter) in
      writer.member("behavior", subject.behavior)
      writer.member("variant", subject.variant)
      writer.key("findings")
      writer.number(defects.count)
      writer.key("allowances")
      writer.number(findings.count - defects.count)
    }
  }

  private static func finding(_ finding: FindingRecord, _ writer: inout JSONWriter) {
    writer.object(.inline) { (writer: inout JSONWriter) in
      writer.member("rule", finding.rule)
      writer.key("kind")
      if let kind = finding.kind { writer.string(kind) } else { writer.null() }
      writer.member("severity", "\(finding.severity.name)")
      writer.member("behavior", finding.behavior)
      writer.member("variant", finding.variant)
      writer.member("device", finding.device)
      writer.member("output", finding.output)
      writer.key("measured")
      writer.number(finding.measured)
      writer.key("allowed")
      writer.number(finding.allowed)
      writer.member("unit", finding.unit)
      writer.key("time")
      writer.number(finding.time)
      writer.key("frame")
      writer.number(finding.frame)
      writer.key("count")
      writer.number(finding.count)
      writer.member("message", finding.message)
      switch finding.standing {
      case .open: break
      case .accepted:
        writer.key("accepted")
        writer.boolean(true)
      case .allowed(let reason): writer.member("reason", reason)
      }
      writer.key("runs")
      writer.array(.inline) { (writer: inout JSONWriter) in
        for run in finding.runs { self.run(run, &writer) }
      }
    }
  }

  private static func difference(_ item: BaselineDifference, _ writer: inout JSONWriter) {
    writer.object(.inline) { (writer: inout JSONWriter) in
      writer.member("change", item.change.rawValue)
      writer.member("behavior", item.behavior)
      writer.member("variant", item.variant)
      writer.member("device", item.device)
      if let rule = item.rule { writer.member("rule", rule) }
      if let kind = item.kind { writer.member("kind", kind) }
      if let gesture = item.gesture { writer.member("gesture", gesture) }
      writer.member("output", item.output)
      for (name, value) in [("from", item.from), ("to", item.to)] {
        guard let value else { continue }
        writer.key(name)
        writer.number(value)
      }
      writer.member("unit", item.unit)
    }
  }

  private static func run(_ run: FindingRun, _ writer: inout JSONWriter) {
    writer.object(.inline) { (writer: inout JSONWriter) in
      writer.member("device", run.device)
      writer.key("rate")
      writer.number(run.framesPerSecond)
      writer.key("settings")
      writer.object(.inline) { (writer: inout JSONWriter) in
        for setting in run.settings { writer.member(setting.name, setting.text) }
      }
      writer.member("gesture", run.gesture)
    }
  }
}
