@testable import ScrollComparison
import ScrollHost
import ScrollReports
import Testing

@Suite struct TraceCSVTests {
  /// Two frames with every kind of value and event.
  private func trace() -> Trace {
    var trace = Trace(
      run: RunDescription(
        behavior: "hand-made", variant: "literal", parameters: ParameterValues([]), device: "bare",
        framesPerSecond: 60, gesture: "none", title: nil))
    trace.scrollViewNames = ["scroll", "table"]
    trace.times = [0, 16_666_667]
    trace.phases = [.idle, .dragging]
    let columns: [Output: [Double]] = [
      .contentOffsetY: [-103, -1.0 / 3], .headerHeight: [450, .nan], .layoutEdits: [0, 8],
      .presentedOffsetX: [0, 1e21],
    ]
    for frame in 0...1 {
      for output in Output.allCases { trace.rows.append(columns[output]?[frame] ?? Trace.absent) }
    }
    trace.extraNames = ["own, output"]
    trace.extras = [[Trace.absent, 7]]
    trace.events = [
      Trace.Event(frame: 0, event: StageEvent(.mark("rest"))),
      Trace.Event(frame: 1, event: StageEvent(.willBeginDragging)),
      Trace.Event(frame: 1, event: StageEvent(.didScroll, scrollView: 1)),
      Trace.Event(
        frame: 1,
        event: StageEvent(
          .willEndDragging(
            velocityPerMillisecond: Point(x: 0, y: 1.25), target: Point(x: 0, y: -44.5)))),
      Trace.Event(frame: 1, event: StageEvent(.didEndDragging(willDecelerate: true))),
      Trace.Event(frame: 1, event: StageEvent(.fault("row \"10\" of 10"))),
    ]
    return trace
  }

  /// The published columns, to the letter.
  private let columns =
    "frame,time,phase,touch.x,touch.y,contentOffset.x,contentOffset.y,presentedOffset.y,velocity.y,"
    + "adjustedInset.top,header.minX,header.minY,header.width,header.height,header.imageScale,"
    + "content.minY,pinned.minY,pinned.height,navigationBar.alpha,title.alpha,dimming.alpha,"
    + "page.index,layout.edits,events,header.spill,header.demandedHeight,layout.conflicts,"
    + "work.images,pan.translation.y,velocity.x,presentedOffset.x"

  @Test func `a trace is its published columns, a row a frame, to the byte`() {
    var bytes: [UInt8] = []
    TraceCSV.append(trace(), to: &bytes)
    let events =
      "\"willBeginDragging;table.didScroll;willEndDragging(vx=0,vy=1.25,tx=0,ty=-44.5);"
      + "didEndDragging(decelerate=true);fault(row \"\"10\"\" of 10)\""
    #expect(
      String(decoding: bytes, as: UTF8.self) == """
        \(columns),"own, output"
        0,0,idle,,,,-103,,,,,,,450,,,,,,,,,0,mark(rest),,,,,,,0,
        1,0.016666667,dragging,,,,-0.3333333333333333,,,,,,,nan,,,,,,,,,8,\(events),,,,,,,1e+21,7

        """)
  }

  @Test func `JSON holds the same, absent values left out and unreal ones null`() {
    var bytes: [UInt8] = []
    TraceJSON.appendLines(trace(), to: &bytes)
    #expect(
      String(decoding: bytes, as: UTF8.self) == """
        {"frame":0,"time":0,"phase":"idle","contentOffset.y":-103,"header.height":450,\
        "layout.edits":0,"events":["mark(rest)"],"presentedOffset.x":0}
        {"frame":1,"time":0.016666667,"phase":"dragging","contentOffset.y":-0.3333333333333333,\
        "header.height":null,"layout.edits":8,"events":["willBeginDragging","table.didScroll",\
        "willEndDragging(vx=0,vy=1.25,tx=0,ty=-44.5)","didEndDragging(decelerate=true)",\
        "fault(row \\"10\\" of 10)"],"presentedOffset.x":1e+21,"own, output":7}

        """)
  }

  @Test func `the table for the eye rounds and drops empty columns`() {
    var bytes: [UInt8] = []
    TerminalTable(width: 100).append([TraceTable.table(trace())], to: &bytes)
    #expect(
      String(decoding: bytes, as: UTF8.self) == """
        none  hand-made (literal) on bare at 60 Hz
                                                                          offset  header
        frame  time s  phase     events                                     y pt    h pt  edits  own, output
        ────────────────────────────────────────────────────────────────────────────────────────────────────
            0   0.000  idle      mark(rest)                               -103.0   450.0      0
            1   0.017  dragging  willBeginDragging;table.didScroll;will…    -0.3     nan      8         7.00

        """)
  }
}
