import ScrollHostCLI
import Testing

@Suite struct TraceCommandTests {
  private let pull = """
    down 100 400
    drag by 0 30 over 200ms
    mark pulled
    up

    """

  private func trace(_ options: String, _ script: String) -> Outcome {
    let console = RecordedConsole()
    console.input = Array(script.utf8)
    return scrollhost("trace sample-header - --device bare --hz 10 " + options, console: console)
  }

  @Test func `csv is the published columns and one of the behavior's own, to the byte`() {
    #expect(
      trace("--format csv", pull)
        == Outcome(
          status: .ok,
          output: """
            frame,time,phase,touch.x,touch.y,contentOffset.x,contentOffset.y,presentedOffset.y,\
            velocity.y,adjustedInset.top,header.minX,header.minY,header.width,header.height,\
            header.imageScale,content.minY,pinned.minY,pinned.height,navigationBar.alpha,\
            title.alpha,dimming.alpha,page.index,layout.edits,events,header.spill,\
            header.demandedHeight,layout.conflicts,work.images,pan.translation.y,velocity.x,\
            presentedOffset.x,pull
            0,0,idle,,,0,-100,-100,0,100,0,0,375,100,,100,,,,,,,0,,,100,0,0,0,0,0,0
            1,0.1,dragging,100,415,0,-103,-103,-150,100,0,0,375,103,,103,,,,,,,1,\
            willBeginDragging;didScroll,,103,0,0,5,0,0,3
            2,0.2,bouncing,,,0,-111,-111,0,100,0,0,375,111,,111,,,,,,,1,\
            "didScroll;willEndDragging(vx=0,vy=0,tx=0,ty=-100);didEndDragging(decelerate=true);\
            willBeginDecelerating;mark(pulled)",,111,0,0,20,0,0,11

            """))
  }

  @Test func `a fault is data: the trace ends with it, and all is well`() {
    let outcome = trace("--format csv --set sample-header.breaks=true", pull + "settle\n")
    #expect(outcome.status == .ok)
    #expect(outcome.errors.isEmpty)
    let last = outcome.output.split(separator: "\n").last
    #expect(last?.contains("willBeginDragging;didScroll;fault(pulled by 3)") == true)
  }

  @Test func `what a script asks in vain is noted, and quiet says no more than the result`() {
    let script =
      "down 100 400\ndrag by 0 100 over 200ms\nup\nsettle within 100ms\nscroll side to 0 0\n"
    let outcome = trace("--format csv", script)
    #expect(outcome.status == .ok)
    #expect(
      outcome.errors == """
        scrollhost: note: stdin, sample-header (literal) on bare: not at rest 0.2 s after the \
        settle in line 4 began
        scrollhost: note: stdin, sample-header (literal) on bare: no scroll view is named 'side'

        """)
    #expect(
      trace("--format csv --quiet", script) == Outcome(status: .ok, output: outcome.output))
  }

  @Test func `every error of a script is told, by place, and nothing runs`() {
    let outcome = trace("", "flik\ndown 1 2\n")
    #expect(outcome.status == .badInput)
    #expect(outcome.output.isEmpty)
    let lines = outcome.errors.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.first == "<stdin>:1:1: unknown command 'flik' (did you mean 'flick'?)")
    #expect(lines.last?.hasPrefix("<stdin>:2:1: ") == true)
  }

  @Test func `a script too long is refused without reading on`() {
    let outcome = trace("", String(repeating: " ", count: 1_048_577))
    #expect(
      outcome
        == Outcome(
          status: .badInput,
          errors: "<stdin>:1:1: the script is too long (expected at most 1048576 bytes)\n"))
    #expect(trace("", String(repeating: " ", count: 1_048_576)).status == .ok)
  }

  @Test func `the table shows what there is, as wide as the terminal`() {
    let console = RecordedConsole()
    console.input = Array(pull.utf8)
    console.outputIsTerminal = true
    console.terminalWidth = 60
    console.variables["TERM"] = "dumb"
    #expect(
      scrollhost("trace sample-header - --device bare --hz 10", console: console).output == """
        stdin  sample-header (literal) on bare at 10 Hz
                                                        touch offset
        frame time s phase    events                     y pt   y pt
        ────────────────────────────────────────────────────────────
            0  0.000 idle                                     -100.0
            1  0.100 dragging willBeginDragging;didScr… 415.0 -103.0
            2  0.200 bouncing didScroll;willEndDraggin…       -111.0
        not shown: velocity y pt/s, header y pt, header h pt, conte…

        """)
  }
}
