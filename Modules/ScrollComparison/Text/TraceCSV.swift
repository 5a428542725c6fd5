import ScrollGeometry
import ScrollHost

/// A trace as comma-separated values: a header row, then a row a frame.
///
/// Numbers are in the shortest form that reads back exactly; what a behavior does not have is an
/// empty field; a column is only ever added after those that exist.
public enum TraceCSV {
  public static func append(_ trace: Trace, to output: inout [UInt8]) {
    DelimitedText.append(record: header(trace), to: &output)
    let before = Output.beforeEvents.map { (output: Output) in trace.values(output) }
    let after =
      Output.afterEvents.map { (output: Output) in trace.values(output) }
      + trace.extraNames.indices.map { (index: Int) in trace.extraValues(index) }
    output.reserveCapacity(output.count + trace.frameCount * bytesPerField * (before.count + 9))
    var events = trace.events[...]
    var field: [UInt8] = []
    for frame in 0..<trace.frameCount {
      NumberText.append(Double(frame), to: &output)
      output.append(DelimitedText.comma)
      NumberText.append(trace.time(frame), to: &output)
      output.append(DelimitedText.comma)
      append(trace.phases[frame].name, to: &output)
      append(before, frame, to: &output)
      output.append(DelimitedText.comma)
      field.removeAll(keepingCapacity: true)
      while let event = events.first, event.frame == frame {
        if !field.isEmpty { field.append(UInt8(ascii: ";")) }
        EventText.append(event.event, names: trace.scrollViewNames, to: &field)
        events.removeFirst()
      }
      DelimitedText.append(field: field, to: &output)
      append(after, frame, to: &output)
      output.append(DelimitedText.newLine)
    }
  }

  /// The names of the columns, in order.
  public static func header(_ trace: Trace) -> [String] {
    ["frame", "time", "phase"] + Output.beforeEvents.map { (output: Output) in "\(output.name)" }
      + ["events"] + Output.afterEvents.map { (output: Output) in "\(output.name)" }
      + trace.extraNames
  }

  /// What a field takes on average, comma included; only the first guess at the memory needed.
  private static let bytesPerField = 6

  private static func append(_ columns: [[Double]], _ frame: Int, to output: inout [UInt8]) {
    for index in columns.indices {
      output.append(DelimitedText.comma)
      let value = columns[index][frame]
      if !Trace.isAbsent(value) { NumberText.append(value, to: &output) }
    }
  }

  private static func append(_ text: StaticString, to output: inout [UInt8]) {
    output.append(
      contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }
}
