import ScrollComparison
import ScrollHost

/// A comparison as tables for people's eyes: one a gesture and device, and a last one over all
/// gestures.
public struct ComparisonTables {
  private let result: ComparisonRecord
  /// The devices, in the order of the subjects, with the subjects on each.
  private let groups: [(device: String, rate: Double, subjects: [Int])]
  private let variants: Variants

  /// How rows tell variants apart.
  private enum Variants: Equatable {
    /// They are all literal: not at all.
    case literal
    /// Each behavior has one row: the variant stands in the title, another one in the row.
    case one(String)
    /// In a column, or under the behavior's name where columns are dear.
    case several
  }

  private let isNarrow: Bool

  /// - Parameters:
  ///   - result: What to tabulate.
  ///   - isNarrow: Whether to save width, as a terminal needs, rather than spell every row out.
  public init(_ result: ComparisonRecord, isNarrow: Bool = false) {
    self.result = result
    self.isNarrow = isNarrow
    var groups: [(device: String, rate: Double, subjects: [Int])] = []
    var variants = Variants.literal
    var lastKey = ""
    for (index, subject) in result.subjects.enumerated() {
      let key = subject.entry.descriptor.id + " " + subject.device.name
      if key == lastKey { variants = .several }
      lastKey = key
      if subject.variant != Variant.literal.name, variants == .literal {
        variants = .one(subject.variant)
      }
      let known = groups.firstIndex { (group: (device: String, rate: Double, subjects: [Int])) in
        group.device == subject.device.name && group.rate == subject.framesPerSecond
      }
      if let known {
        groups[known].subjects.append(index)
      } else {
        groups.append((subject.device.name, subject.framesPerSecond, [index]))
      }
    }
    self.groups = groups
    self.variants = variants
  }

  /// The tables in the order in which they are read.
  public var tables: [Table] {
    var tables: [Table] = []
    for gesture in result.gestures.indices {
      for group in groups.indices {
        tables.append(
          result.hasCheckpoints
            ? checkpoints(gesture, group) : measures(gesture, group))
      }
    }
    if !result.hasCheckpoints { tables += groups.indices.map(summary) }
    return tables
  }

  // MARK: A gesture

  private func measures(_ gesture: Int, _ group: Int) -> Table {
    var table = Table(
      title: result.gestures[gesture].name, subtitle: subtitle(gesture, group),
      columns: labelColumns + Self.measureColumns)
    for subject in groups[group].subjects {
      let cell = result.cell(gesture: gesture, subject: subject)
      table.rows.append(label(subject) + Self.cells(cell))
      table.notes += notes(cell)
    }
    return table
  }

  private static let measureColumns = [
    Table.Column("y pt", group: "header peak"), Table.Column("h pt", group: "header peak"),
    Table.Column("zoom", group: "header peak"),
    Table.Column("y pt", group: "header rest"), Table.Column("h pt", group: "header rest"),
    Table.Column("zoom", group: "header rest"),
    Table.Column("y pt", group: "content"),
    Table.Column("range", group: "alpha"),
    Table.Column("page"),
    Table.Column("s", group: "settle"),
    Table.Column("pt/pt", group: "drag"),
    Table.Column("edits", group: "layout"), Table.Column("frames", group: "layout"),
    Table.Column("findings"),
  ]

  private static func cells(_ cell: ComparisonCell) -> [String] {
    let measures = cell.measures
    func points(_ measure: Measure) -> String { FixedNumber.cell(measures[measure], decimals: 1) }
    func ratio(_ measure: Measure) -> String { FixedNumber.cell(measures[measure], decimals: 2) }
    return [
      points(.headerPeakY), points(.headerPeakHeight), ratio(.headerPeakZoom),
      points(.headerRestY), points(.headerRestHeight), ratio(.headerRestZoom),
      points(.contentRestY),
      FixedNumber.cell(measures.alphaRange, decimals: 2),
      FixedNumber.cell(measures[.pageIndex], decimals: 0),
      measures[.settleTime] == nil ? "never" : ratio(.settleTime),
      ratio(.contentPerFinger),
      FixedNumber.short(measures.editsPerLayoutFrame, decimals: 1),
      FixedNumber.cell(measures[.layoutFrames], decimals: 0),
      FixedNumber.cell(measures[.findings], decimals: 0),
    ]
  }

  private func notes(_ cell: ComparisonCell) -> [String] {
    guard let fault = cell.fault else { return [] }
    let run = cell.run
    let name = variants == .literal ? run.behavior : "\(run.behavior) (\(run.variant))"
    return ["! \(name) ended in a fault: \(fault)"]
  }

  private func subtitle(_ gesture: Int, _ group: Int) -> String {
    let title = result.gestures[gesture].script.title.map { (title: String) in title + "; " } ?? ""
    return title + place(group)
  }

  private func place(_ group: Int) -> String {
    let rate = FixedNumber.short(groups[group].rate, decimals: 3)
    let place = groups[group].device + " at " + rate + " Hz"
    if case .one(let variant) = variants { return place + ", " + variant }
    return place
  }

  // MARK: Checkpoints

  private func checkpoints(_ gesture: Int, _ group: Int) -> Table {
    let subjects = groups[group].subjects
    var table = Table(
      title: result.gestures[gesture].name, subtitle: subtitle(gesture, group),
      columns: [
        Table.Column("checkpoint", alignment: .leading),
        Table.Column("output", alignment: .leading),
      ]
        + subjects.map { (subject: Int) in Table.Column(head(subject)) },
      keyColumns: 2)
    for name in result.checkpointNames(gesture: gesture) {
      let points = subjects.map { (subject: Int) in
        result.cell(gesture: gesture, subject: subject).checkpoints.first {
          (checkpoint: Checkpoint) in checkpoint.name == name
        }
      }
      for (index, output) in Checkpoint.outputs.enumerated() {
        let values = points.map { (point: Checkpoint?) in point?.value(at: index) }
        guard values.contains(where: { (value: Double?) in value != nil }) else { continue }
        let (unit, decimals) = Self.unit(output)
        table.rows.append(
          [name, "\(output.name)" + unit]
            + values.map { (value: Double?) in FixedNumber.cell(value, decimals: decimals) })
      }
    }
    for subject in subjects {
      table.notes += notes(result.cell(gesture: gesture, subject: subject))
    }
    if table.rows.isEmpty { table.notes.insert("The gesture has no marks.", at: 0) }
    return table
  }

  /// The behavior's name in lines that break at its dashes, and its variant.
  private func head(_ subject: Int) -> String {
    let id = result.subjects[subject].entry.descriptor.id
    let lines = id.split(separator: "-").joined(separator: "-\n")
    return variants == .literal ? lines : lines + "\n (\(result.subjects[subject].variant))"
  }

  private static func unit(_ output: Output) -> (String, Int) {
    switch output {
    case .pageIndex: ("", 0)
    case .navigationBarAlpha, .titleAlpha, .dimmingAlpha, .headerImageScale: ("", 2)
    default: (" pt", 1)
    }
  }

  // MARK: The summary

  private func summary(_ group: Int) -> Table {
    var table = Table(
      title: "over all gestures (\(result.gestures.count))",
      subtitle: place(group),
      columns: labelColumns + [
        Table.Column("h pt", group: "tallest"), Table.Column("zoom", group: "tallest"),
        Table.Column("h pt", group: "header rests"), Table.Column("y pt", group: "content rests"),
        Table.Column("range", group: "alpha"),
        Table.Column("s", group: "settle"), Table.Column("never", group: "settle"),
        Table.Column("pt/pt", group: "drag"),
        Table.Column("edits", group: "layout"), Table.Column("frames", group: "layout"),
        Table.Column("faults"),
        Table.Column("findings"),
      ])
    for subject in groups[group].subjects {
      let summary = result.summary(ofSubject: subject)
      table.rows.append(label(subject) + Self.cells(summary))
    }
    return table
  }

  private static func cells(_ summary: ComparisonSummary) -> [String] {
    [
      FixedNumber.cell(summary.greatestHeaderHeight, decimals: 1),
      FixedNumber.cell(summary.greatestHeaderZoom, decimals: 2),
      FixedNumber.cell(summary.headerRestHeights, decimals: 1),
      FixedNumber.cell(summary.contentRestYs, decimals: 1),
      FixedNumber.cell(summary.alphas, decimals: 2),
      FixedNumber.cell(summary.longestSettleTime, decimals: 2),
      String(summary.unsettled),
      FixedNumber.cell(summary.contentPerFinger, decimals: 2),
      FixedNumber.short(summary.editsPerLayoutFrame, decimals: 1),
      FixedNumber.text(summary.layoutFrames, decimals: 0),
      String(summary.faults),
      FixedNumber.cell(summary.findings, decimals: 0),
    ]
  }

  // MARK: Labels

  private var hasVariantColumn: Bool { variants == .several && !isNarrow }

  private var labelColumns: [Table.Column] {
    [Table.Column("behavior", alignment: .leading)]
      + (hasVariantColumn ? [Table.Column("variant", alignment: .leading)] : [])
  }

  private func label(_ subject: Int) -> [String] {
    let id = result.subjects[subject].entry.descriptor.id
    let variant = result.subjects[subject].variant
    if hasVariantColumn { return [id, variant] }
    switch variants {
    case .literal: return [id]
    case .one(let common): return [variant == common ? id : "\(id) (\(variant))"]
    case .several: return [variant == Variant.literal.name ? id : "  " + variant]
    }
  }
}
