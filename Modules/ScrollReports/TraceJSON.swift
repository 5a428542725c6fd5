import ScrollComparison
import ScrollGeometry
import ScrollHost

/// A trace as JSON (`scrollhost.trace/1`), or as JSON lines, one frame a line.
///
/// A frame is an object with the columns of the CSV as keys, in their order; `events` is an array of
/// texts. What a behavior does not have is left out; a number that is not finite is `null`.
public enum TraceJSON {
  public static let schema = "scrollhost.trace/1"

  /// Appends the whole document: what was run, and its frames, one a line.
  public static func append(_ trace: Trace, to output: inout [UInt8]) {
    var writer = JSONWriter()
    writer.object { (writer: inout JSONWriter) in
      writer.key("schema")
      writer.string(schema)
      writer.members(of: trace.run)
      writer.key("scrollViews")
      writer.strings(trace.scrollViewNames)
      writer.key("unsettled")
      writer.unsettled(trace.unsettled)
      writer.key("notes")
      writer.strings(trace.notes)
      writer.key("frames")
      writer.array { (writer: inout JSONWriter) in
        var frames = Frames(trace)
        writer.reserve(frames.expectedSize)
        while !frames.isAtEnd { writer.raw { frames.appendNext(to: &$0) } }
      }
    }
    writer.endLine()
    output.append(contentsOf: writer.bytes)
  }

  /// Appends the frames alone, one object a line.
  public static func appendLines(_ trace: Trace, to output: inout [UInt8]) {
    var frames = Frames(trace)
    output.reserveCapacity(output.count + frames.expectedSize)
    while !frames.isAtEnd {
      frames.appendNext(to: &output)
      output.append(UInt8(ascii: "\n"))
    }
  }

  /// Writes the frames in turn, the keys made ready once.
  private struct Frames {
    private let trace: Trace
    private let before: [(key: [UInt8], values: [Double])]
    private let after: [(key: [UInt8], values: [Double])]
    private var events: ArraySlice<Trace.Event>
    private var frame = 0

    init(_ trace: Trace) {
      self.trace = trace
      events = trace.events[...]
      before = Output.beforeEvents.map { (output: Output) in
        (Self.key("\(output.name)"), trace.values(output))
      }
      after =
        Output.afterEvents.map { (output: Output) in
          (Self.key("\(output.name)"), trace.values(output))
        }
        + trace.extraNames.indices.map { (index: Int) in
          (Self.key(trace.extraNames[index]), trace.extraValues(index))
        }
    }

    var isAtEnd: Bool { frame == trace.frameCount }

    /// A first guess at the memory needed.
    var expectedSize: Int { trace.frameCount * (before.count + after.count) * 20 }

    mutating func appendNext(to output: inout [UInt8]) {
      output.append(contentsOf: Self.frameKey)
      NumberText.append(Double(frame), to: &output)
      output.append(contentsOf: Self.timeKey)
      NumberText.append(trace.time(frame), to: &output)
      output.append(contentsOf: Self.phaseKey)
      output.append(contentsOf: "\(trace.phases[frame].name)".utf8)
      output.append(UInt8(ascii: "\""))
      append(before, to: &output)
      output.append(contentsOf: Self.eventsKey)
      var isFirst = true
      while let event = events.first, event.frame == frame {
        if !isFirst { output.append(UInt8(ascii: ",")) }
        isFirst = false
        JSONWriter.append(
          EventText.string(event.event, names: trace.scrollViewNames), to: &output)
        events.removeFirst()
      }
      output.append(UInt8(ascii: "]"))
      append(after, to: &output)
      output.append(UInt8(ascii: "}"))
      frame += 1
    }

    private func append(
      _ columns: [(key: [UInt8], values: [Double])], to output: inout [UInt8]
    ) {
      for index in columns.indices {
        let value = columns[index].values[frame]
        if Trace.isAbsent(value) { continue }
        output.append(contentsOf: columns[index].key)
        if value.isFinite {
          NumberText.append(value, to: &output)
        } else {
          output.append(contentsOf: Self.null)
        }
      }
    }

    private static let frameKey = Array(#"{"frame":"#.utf8)
    private static let timeKey = Array(#","time":"#.utf8)
    private static let phaseKey = Array(#","phase":""#.utf8)
    private static let eventsKey = Array(#","events":["#.utf8)
    private static let null = Array("null".utf8)

    private static func key(_ name: String) -> [UInt8] {
      var bytes = [UInt8(ascii: ",")]
      JSONWriter.append(name, to: &bytes)
      bytes.append(UInt8(ascii: ":"))
      return bytes
    }
  }
}
