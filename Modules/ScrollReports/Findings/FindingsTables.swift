import ScrollComparison

/// A check as tables for a terminal: one a behavior and variant, and one of its allowances.
public enum FindingsTables {
  /// - Parameters:
  ///   - record: What to tabulate.
  ///   - showsReplays: Whether each finding carries the commands that repeat its runs.
  /// - Returns: The tables in the order in which they are read.
  public static func tables(_ record: CheckRecord, showsReplays: Bool = true) -> [Table] {
    var tables: [Table] = []
    for subject in record.subjects {
      let findings = record.findings(of: subject)
      let defects = findings.filter { (finding: FindingRecord) in finding.isDefect }
      let allowances = findings.filter { (finding: FindingRecord) in !finding.isDefect }
      let heading = "\(subject.behavior), \(subject.variant): "
      var table = table(defects, showsReplays: showsReplays)
      table.title = heading + Self.count(defects.count, "finding")
      table.subtitle = subtitle(defects)
      tables.append(table)
      guard !allowances.isEmpty else { continue }
      table = self.table(allowances, showsReplays: false)
      table.title = heading + Self.count(allowances.count, "allowance")
      table.subtitle = "declared by the behavior, with its reason"
      tables.append(table)
    }
    return tables
  }

  /// `3 findings in 2 of 6 checks; 1 allowance`.
  public static func summary(_ record: CheckRecord) -> String {
    let defects = record.findings.filter { (finding: FindingRecord) in finding.isDefect }
    let tripped = record.subjects.filter { (subject: CheckRecord.Subject) in
      record.findings(of: subject).contains { (finding: FindingRecord) in finding.isDefect }
    }
    var text = count(defects.count, "finding")
    if !defects.isEmpty {
      text += " in \(tripped.count) of \(record.subjects.count) checks"
    } else {
      text += " in \(count(record.subjects.count, "check"))"
    }
    let accepted = defects.filter { (finding: FindingRecord) in finding.standing == .accepted }
    if !accepted.isEmpty { text += ", \(accepted.count) accepted by the baseline" }
    let allowances = record.findings.count - defects.count
    if allowances > 0 { text += "; \(count(allowances, "allowance"))" }
    return text
  }

  /// A number with at most 3 decimals; of what would be rounded to 0, that it is less than they show.
  static func number(_ value: Double) -> String {
    value != 0 && value.magnitude < 0.0005 ? "<0.001" : FixedNumber.short(value, decimals: 3)
  }

  static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }

  static let columns = [
    Table.Column("severity", alignment: .leading),
    Table.Column("rule", alignment: .leading),
    Table.Column("output", alignment: .leading, leastWidth: 12),
    Table.Column("device", alignment: .leading),
    Table.Column("measured"), Table.Column("allowed"), Table.Column("unit", alignment: .leading),
    Table.Column("at s"), Table.Column("frame"), Table.Column("times"),
  ]

  static func cells(_ finding: FindingRecord) -> [String] {
    [
      finding.standing == .accepted ? "accepted" : "\(finding.severity.name)", finding.ruleText,
      finding.output.isEmpty ? "-" : finding.output, finding.device, number(finding.measured),
      number(finding.allowed), finding.unit, FixedNumber.text(finding.time, decimals: 3),
      String(finding.frame), "×\(finding.count)",
    ]
  }

  private static func table(_ findings: [FindingRecord], showsReplays: Bool) -> Table {
    var table = Table(columns: findings.isEmpty ? [] : columns, overflow: .omits)
    for finding in findings {
      table.rows.append(cells(finding))
      table.details.append { (width: Int) in
        detail(finding, width: width, showsReplays: showsReplays)
      }
    }
    return table
  }

  private static func subtitle(_ findings: [FindingRecord]) -> String {
    var parts: [String] = []
    for severity in [Severity.error, .warning, .note] {
      let number = findings.filter { (finding: FindingRecord) in finding.severity == severity }
        .count
      if number > 0 { parts.append(count(number, "\(severity.name)")) }
    }
    return parts.joined(separator: ", ")
  }

  private static let indent = 4
  private static let widestProse = 100

  private static func detail(
    _ finding: FindingRecord, width: Int, showsReplays: Bool
  ) -> String {
    let width = min(width, widestProse)
    var text = Prose.wrapped(
      TextWidth.printable(finding.message), width: width, indent: indent)
    if let reason = finding.reason {
      text += Prose.wrapped(
        "allowed: " + TextWidth.printable(reason), width: width, indent: indent + 2,
        firstIndent: indent)
    }
    if showsReplays {
      for run in finding.runs {
        text += Replay(run, of: finding).text(width: width, indent: indent)
      }
    }
    return text
  }
}
