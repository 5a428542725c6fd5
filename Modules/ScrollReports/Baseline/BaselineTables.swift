/// The differences from a baseline as a table.
public enum BaselineTables {
  /// The differences a row each; a title alone when nothing stands apart.
  public static func table(_ differences: [BaselineDifference]) -> Table {
    var table = Table(columns: [])
    table.title = "against the baseline: " + FindingsTables.count(differences.count, "difference")
    guard !differences.isEmpty else { return table }
    table.subtitle = counts(differences)
    table.columns = [
      Table.Column("change", alignment: .leading), Table.Column("behavior", alignment: .leading),
      Table.Column("variant", alignment: .leading), Table.Column("device", alignment: .leading),
      Table.Column("finding or gesture", alignment: .leading),
      Table.Column("output", alignment: .leading),
      Table.Column("from"), Table.Column("to"), Table.Column("unit", alignment: .leading),
    ]
    table.rows = differences.map { (difference: BaselineDifference) in
      let kind = difference.kind.map { (kind: String) in " (\(kind))" } ?? ""
      return [
        difference.change.rawValue, difference.behavior, difference.variant, difference.device,
        difference.rule.map { (rule: String) in rule + kind } ?? difference.gesture ?? "",
        difference.output.isEmpty ? "-" : difference.output,
        difference.from.map(FindingsTables.number) ?? "-",
        difference.to.map(FindingsTables.number) ?? "-", difference.unit,
      ]
    }
    return table
  }

  /// `1 new, 2 moved`.
  public static func counts(_ differences: [BaselineDifference]) -> String {
    var parts: [String] = []
    for change in [BaselineDifference.Change.new, .gone, .moved] {
      let own = differences.filter { (difference: BaselineDifference) in
        difference.change == change
      }
      if !own.isEmpty { parts.append("\(own.count) \(change.rawValue)") }
    }
    return parts.joined(separator: ", ")
  }
}
