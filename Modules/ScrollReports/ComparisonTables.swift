import ScrollComparison
import ScrollHost

/// A comparison as tables for people's eyes: one a gesture and device, and a last one over all
/// gestures.
public struct ComparisonTables {
  private let result: ComparisonResult
  /// The devices, in the order of the subjects, with the subjects on each.
  private let groups: [(device: String, rate: Double, subjects: [Int])]
  private let hasVariants: Bool

  public init(_ result: ComparisonResult) {
    self.result = result
    var groups: [(device: String, rate: Double, subjects: [Int])] = []
    var variants: Set<String> = []
    for (index, subject) in result.subjects.enumerated() {
      variants.insert(subject.variant)
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
    hasVariants = variants.count > 1 || !(variants.isEmpty || variants.contains("literal"))
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
    Table.Column("ings", group: "find-"),
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
    let name = hasVariants ? "\(cell.run.behavior) (\(cell.run.variant))" : cell.run.behavior
    return ["! \(name) ended in a fault: \(fault)"]
  }

  private func subtitle(_ gesture: Int, _ group: Int) -> String {
    let title = result.gestures[gesture].script.title.map { (title: String) in title + "; " } ?? ""
    return title + place(group)
  }

  private func place(_ group: Int) -> String {
    groups[group].device + " at " + FixedNumber.short(groups[group].rate, decimals: 3) + " Hz"
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
        + subjects.map { (subject: Int) in
          Table.Column(label(subject).joined(separator: " "))
        },
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
      title: "over all gestures", subtitle: place(group),
      columns: labelColumns + [
        Table.Column("gestures"),
        Table.Column("h pt", group: "tallest"), Table.Column("zoom", group: "tallest"),
        Table.Column("h pt", group: "header rests"), Table.Column("y pt", group: "content rests"),
        Table.Column("range", group: "alpha"),
        Table.Column("s", group: "settle"), Table.Column("never", group: "settle"),
        Table.Column("pt/pt", group: "drag"),
        Table.Column("edits", group: "layout"), Table.Column("frames", group: "layout"),
        Table.Column("faults"),
        Table.Column("ings", group: "find-"),
      ])
    for subject in groups[group].subjects {
      let summary = result.summary(ofSubject: subject)
      table.rows.append(label(subject) + Self.cells(summary))
    }
    return table
  }

  private static func cells(_ summary: ComparisonSummary) -> [String] {
    [
      String(summary.gestures),
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

  private var labelColumns: [Table.Column] {
    [Table.Column("behavior", alignment: .leading)]
      + (hasVariants ? [Table.Column("variant", alignment: .leading)] : [])
  }

  private func label(_ subject: Int) -> [String] {
    let subject = result.subjects[subject]
    return [subject.entry.descriptor.id] + (hasVariants ? [subject.variant] : [])
  }
}
