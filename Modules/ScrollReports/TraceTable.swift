import ScrollComparison
import ScrollHost

/// A trace as a table for people's eyes: rounded numbers, and only columns that say something.
public enum TraceTable {
  /// A row a frame. A column is left out where the behavior has no such output, and one of counts where all are 0; the events come
  /// early, since they are what the numbers answer.
  public static func table(_ trace: Trace) -> Table {
    let run = trace.run
    var columns = [
      Table.Column("frame"), Table.Column("time s"),
      Table.Column("phase", alignment: .leading),
    ]
    var cells = [
      trace.times.indices.map { (frame: Int) in String(frame) },
      trace.times.indices.map { (frame: Int) in
        FixedNumber.text(trace.time(frame), decimals: 3)
      },
      trace.phases.map { (phase: ScrollPhase) in "\(phase.name)" },
    ]
    for item in shown where trace.has(item.output) && !(item.isCount && isZero(trace, item)) {
      columns.append(Table.Column(item.head, group: item.group))
      cells.append(texts(trace.values(item.output), item.decimals))
    }
    for index in trace.extraNames.indices {
      columns.append(Table.Column(trace.extraNames[index]))
      cells.append(texts(trace.extraValues(index), 2))
    }
    columns.insert(Table.Column("events", alignment: .leading, leastWidth: 20), at: 3)
    cells.insert(events(trace), at: 3)
    return Table(
      title: run.gesture, subtitle: subtitle(run), columns: columns,
      rows: trace.times.indices.map { (frame: Int) in
        cells.map { (column: [String]) in column[frame] }
      },
      keyColumns: 4, overflow: .omits)
  }

  private static func subtitle(_ run: RunDescription) -> String {
    let title = run.title.map { (title: String) in title + "; " } ?? ""
    return title + run.behavior + " (" + run.variant + ") on " + run.device + " at "
      + FixedNumber.short(run.framesPerSecond, decimals: 3) + " Hz"
  }

  private static func texts(_ values: [Double], _ decimals: Int) -> [String] {
    values.map { (value: Double) in
      Trace.isAbsent(value) ? "" : FixedNumber.text(value, decimals: decimals)
    }
  }

  private static func events(_ trace: Trace) -> [String] {
    var texts = Array(repeating: "", count: trace.frameCount)
    for event in trace.events {
      if !texts[event.frame].isEmpty { texts[event.frame] += ";" }
      texts[event.frame] += EventText.string(event.event, names: trace.scrollViewNames)
    }
    return texts
  }

  private static func isZero(_ trace: Trace, _ item: Shown) -> Bool {
    trace.values(item.output).allSatisfy { (value: Double) in value == 0 }
  }

  private struct Shown {
    var output: Output
    var group: String
    var head: String
    var decimals: Int
    /// Left out when it is 0 in all frames.
    var isCount = false
  }

  private static let shown = [
    Shown(output: .touchY, group: "touch", head: "y pt", decimals: 1),
    Shown(output: .contentOffsetY, group: "offset", head: "y pt", decimals: 1),
    Shown(output: .velocityY, group: "velocity", head: "y pt/s", decimals: 0),
    Shown(output: .headerMinY, group: "header", head: "y pt", decimals: 1),
    Shown(output: .headerHeight, group: "header", head: "h pt", decimals: 1),
    Shown(output: .headerImageScale, group: "header", head: "scale", decimals: 2),
    Shown(output: .contentMinY, group: "content", head: "y pt", decimals: 1),
    Shown(output: .pinnedMinY, group: "pinned", head: "y pt", decimals: 1),
    Shown(output: .navigationBarAlpha, group: "alpha", head: "bar", decimals: 2),
    Shown(output: .titleAlpha, group: "alpha", head: "title", decimals: 2),
    Shown(output: .dimmingAlpha, group: "alpha", head: "dim", decimals: 2),
    Shown(output: .pageIndex, group: "", head: "page", decimals: 0),
    Shown(output: .layoutEdits, group: "", head: "edits", decimals: 0, isCount: true),
    Shown(output: .layoutConflicts, group: "", head: "conflicts", decimals: 0, isCount: true),
  ]
}
