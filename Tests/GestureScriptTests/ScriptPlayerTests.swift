import GestureScript
import ScrollGeometry
import Testing

@Suite struct ScriptPlayerTests {
  // MARK: Touches

  @Test func `a drag is sampled on the grid of its touch`() throws {
    // 125 samples a second: one every 8 ms. The drag goes 1 point a millisecond.
    let script = "touch-rate 125\ndown 10 100\ndrag by 0 40 over 40ms\nup"
    #expect(
      try played(script, at: 60) == """
        1: down 0 10,100; move 8000000 10,108; move 16000000 10,116
        2: move 24000000 10,124; move 32000000 10,132
        3: move 40000000 10,140; up 40000000 10,140
        """)
    #expect(
      try played(script, at: 120) == """
        1: down 0 10,100; move 8000000 10,108
        2: move 16000000 10,116
        3: move 24000000 10,124
        4: move 32000000 10,132
        5: move 40000000 10,140; up 40000000 10,140
        """)
  }

  @Test func `the touch rate is the frame rate if the script states none`() throws {
    // Samples at floor(k/60 s); frames at round(n/60 s), so each sample comes in its own frame.
    let script = "down 0 0\ndrag by 0 3 over 50ms\nup"
    #expect(
      try played(script, at: 60) == """
        1: down 0 0,0; move 16666666 0,0.99999996
        2: move 33333333 0,1.99999998
        3: move 50000000 0,3; up 50000000 0,3
        """)
  }

  @Test func `a grid sample nearer than half an interval to the end is left out`() throws {
    // An 8 ms grid: at 20 ms the sample of 16 ms is exactly half an interval from the end.
    #expect(
      try played("touch-rate 125\ndown 0 0\ndrag by 20 0 over 20ms\nup", at: 60).contains(
        "move 16000000 16,0"))
    #expect(
      try played("touch-rate 125\ndown 0 0\ndrag by 19.999999 0 over 19.999999ms\nup", at: 50)
        == """
        1: down 0 0,0; move 8000000 8,0; move 19999999 19.999999,0; \
        up 19999999 19.999999,0
        """)
  }

  @Test func `the grid goes on from the down through a silent hold and a second drag`() throws {
    // Grid stamps are multiples of 10 ms; the second drag runs from 33 to 58 ms.
    let script = """
      touch-rate 100
      down 0 0
      drag by 0 20 over 20ms
      hold 13ms silent
      drag to 25 20 over 25ms
      up
      """
    #expect(
      try played(script, at: 20) == """
        1: down 0 0,0; move 10000000 0,10; move 20000000 0,20; move 40000000 7,20; \
        move 50000000 17,20
        2: move 58000000 25,20; up 58000000 25,20
        """)
  }

  @Test func `a hold sends a sample of no movement every 8333 microseconds, and one at its end`()
    throws
  {
    // round(k/120 s) from 5 ms on; the one at 30 ms is within half of 8.333 ms of the end, 33 ms.
    let script = "touch-rate 1000\ndown 1 2\nhold 5ms silent\nhold 28ms\nup"
    #expect(
      try played(script, at: 20) == """
        1: down 0 1,2; move 13333333 1,2; move 21666667 1,2; move 33000000 1,2; up 33000000 1,2
        """)
    #expect(
      try played("down 1 2\nhold 25ms\nup", at: 60) == """
        1: down 0 1,2; move 8333333 1,2; move 16666667 1,2
        2: move 25000000 1,2; up 25000000 1,2
        """)
    #expect(
      try played("down 1 2\nhold 1ms\nup", at: 60)
        == "1: down 0 1,2; move 1000000 1,2; up 1000000 1,2")
  }

  @Test func `a hold of no time and a silent hold add no sample`() throws {
    #expect(try played("down 1 2\nhold 0ms\nup", at: 60) == "1: down 0 1,2; up 0 1,2")
    #expect(
      try played("down 1 2\nhold 40ms silent\ncancel", at: 60) == """
        1: down 0 1,2
        3: cancel 40000000 1,2
        """)
  }

  /// The touches of a published recording: one every 16 ms, 3 points each, then still for 320 ms.
  @Test func `a recorded drag of steady steps is made exactly`() throws {
    let found = try samples(
      "touch-rate 62.5\ndown 196.5 792\ndrag by 0 -180 over 960ms\nhold 320ms silent\nup", at: 60)
    #expect(found.count == 62)
    for step in 0...60 {
      #expect(found[step].stamp == Int64(step) * 16_000_000)
      #expect(found[step].location == Point(x: 196.5, y: 792 - 3 * Double(step)))
    }
    #expect(found[61].stamp == 1_280_000_000)
    #expect(found[61].phase == .up)
  }

  @Test func `easing moves the samples, not the end`() throws {
    let script = "touch-rate 100\ndown 0 0\ndrag by 0 100 over 40ms ease in-out\nup"
    var ys: [Double] = []
    for sample in try samples(script, at: 100) { ys.append(sample.location.y) }
    #expect(ys.count == 6)
    #expect(ys[0] == 0)
    #expect(abs(ys[2] - 50) < 1e-9, "the curve is symmetric")
    #expect(abs(ys[1] + ys[3] - 100) < 1e-9)
    #expect(ys[1] < 20, "it starts slowly: 12.9 at a quarter")
    #expect(ys[4] == 100)
  }

  @Test func `a drag ends exactly at its end point`() throws {
    let end = try samples("down 0.1 0.2\ndrag to 0.7 1e9 over 33ms ease out\nup", at: 60).last
    #expect(end?.location == Point(x: 0.7, y: 1e9))
    let moved = try samples("down 0.1 0\ndrag by 0.2 0 over 33ms\nup", at: 60).last
    #expect(moved?.location == Point(x: 0.1 + 0.2, y: 0))
  }

  @Test func `a tap lifts 50 ms after it lands`() throws {
    #expect(
      try played("tap 3 4", at: 60) == """
        1: down 0 3,4
        3: up 50000000 3,4
        """)
  }

  @Test func `a flick is a down, a linear drag and an up`() throws {
    #expect(
      try played("touch-rate 100\nflick by 0 -30 over 30ms at 5 50", at: 100) == """
        1: down 0 5,50; move 10000000 5,40
        2: move 20000000 5,30
        3: move 30000000 5,20; up 30000000 5,20
        """)
  }

  @Test func `a flick without a start is centered in the screen of its frame`() throws {
    #expect(
      try played("flick by 20 -100 over 10ms", at: 60) == """
        1: down 0 185,450; move 10000000 205,350; up 10000000 205,350
        """)
    var player = ScriptPlayer(
      script: try parsed("wait 20ms\nflick by 0 -100 over 10ms"), framesPerSecond: 60)
    #expect(player.actions(inFrame: 1, screenSize: Size(width: 390, height: 800)).isEmpty)
    let actions = player.actions(inFrame: 2, screenSize: Size(width: 800, height: 390))
    let start = TouchSample(stamp: 20_000_000, location: Point(x: 400, y: 245), phase: .down)
    #expect(actions.first == .touch(start))
  }

  // MARK: Frames

  @Test func `frame times are rounded and a stamp equal to one belongs to it`() throws {
    #expect(ScriptPlayer.frameTime(1, framesPerSecond: 60) == 16_666_667)
    #expect(ScriptPlayer.frameTime(2, framesPerSecond: 60) == 33_333_333)
    #expect(ScriptPlayer.frameTime(216_000, framesPerSecond: 60) == 3_600_000_000_000)
    #expect(ScriptPlayer.frameTime(1, framesPerSecond: 120) == 8_333_333)
    #expect(ScriptPlayer.frameTime(2, framesPerSecond: 120) == 16_666_667)
    #expect(try played("wait 16.666667ms\nmark a", at: 60) == "1: mark a")
    #expect(try played("wait 16.666668ms\nmark a", at: 60) == "2: mark a")
  }

  @Test func `touches come first in a frame, the rest in the order of the script`() throws {
    let script = """
      mark first
      rotate landscape
      down 0 0
      mark second
      drag by 0 1 over 5ms
      inset 60 0
      up
      mark third
      """
    #expect(
      try played(script, at: 60) == """
        1: down 0 0,0; move 5000000 0,1; up 5000000 0,1; mark first; \
        environment 2; mark second; environment 6; mark third
        """)
  }

  @Test func `a wait keeps commands apart`() throws {
    #expect(
      try played("mark a\nmark b\nwait 20ms\nmark c\nwait 0ms\nmark d", at: 60) == """
        1: mark a; mark b
        2: mark c; mark d
        """)
  }

  @Test func `marks in repeats tell the pass, the outer repeat first`() throws {
    #expect(
      try played("mark a\nrepeat 2 {\nmark b\nrepeat 2 {\nmark c\n}\n}\nmark d", at: 60) == """
        1: mark a; mark b#1; mark c#1#1; mark c#1#2; mark b#2; mark c#2#1; mark c#2#2; mark d
        """)
  }

  // MARK: The end

  /// The last frame of a script whose host is at rest whenever the script is done moving.
  private func lastFrame(_ script: String, at rate: Double, rest: Int = 0) throws -> Int {
    var player = ScriptPlayer(script: try parsed(script), framesPerSecond: rate)
    var frame = 0
    while frame < 10_000 {
      _ = player.actions(inFrame: frame, screenSize: .zero)
      player.endFrame(frame, isAtRest: frame >= rest)
      if player.isFinished { break }
      frame += 1
    }
    return frame
  }

  @Test func `an empty script is frame 0 alone`() throws {
    #expect(try lastFrame("", at: 60) == 0)
    #expect(try lastFrame("gesture \"a\"\ntouch-rate 90", at: 60) == 0)
    #expect(try lastFrame("repeat 3 { repeat 2 {} }", at: 60) == 0)
  }

  @Test func `the trace ends with the first frame at or after the script's end`() throws {
    #expect(try lastFrame("mark a", at: 60) == 1)
    #expect(try lastFrame("wait 1s", at: 60) == 60)
    #expect(try lastFrame("wait 1000.000001ms", at: 60) == 61)
    #expect(try lastFrame("mark a\nwait 1ms", at: 60) == 1)
    #expect(try lastFrame("tap 0 0", at: 60) == 3)
    #expect(try lastFrame("settle", at: 60) == 1)
    #expect(try lastFrame("settle\nmark a", at: 60) == 2)
    #expect(try lastFrame("settle\nwait 0ms", at: 60) == 1)
    #expect(try lastFrame("settle\nwait 1ms", at: 60) == 2)
    #expect(try lastFrame("settle", at: 60, rest: 7) == 7)
  }

  // MARK: Settling

  @Test func `a settle ends with the first frame at rest from its start on`() throws {
    // The tap lifts at 50 ms, frame 3; the host rests from frame 9 on.
    #expect(
      try played("tap 0 0\nsettle\nmark a\nmark b", at: 60, restsFrom: 9) == """
        1: down 0 0,0
        3: up 50000000 0,0
        10: mark a; mark b
        """)
    // A frame at rest that comes before the settle's start does not count.
    #expect(try played("wait 40ms\nsettle\nmark a", at: 60) == "4: mark a")
    #expect(try played("wait 50ms\nsettle\nmark a", at: 60) == "4: mark a")
    #expect(try played("wait 50.000001ms\nsettle\nmark a", at: 60) == "5: mark a")
  }

  @Test func `each settle takes a frame of its own`() throws {
    #expect(try played("settle\nsettle\nsettle\nmark a", at: 60) == "4: mark a")
    #expect(try played("mark a\nsettle\nmark b", at: 60) == "1: mark a\n2: mark b")
  }

  @Test func `after a settle the clock is its last frame's time`() throws {
    // Frame 2 is at 33333333 ns; 10 ms later falls into frame 3 at 50 ms.
    var player = ScriptPlayer(
      script: try parsed("settle\ndown 0 0\nhold 10ms silent\nup"), framesPerSecond: 60)
    var stamps: [Int64] = []
    for frame in 0...4 {
      for case .touch(let sample) in player.actions(inFrame: frame, screenSize: .zero) {
        stamps.append(sample.stamp)
      }
      player.endFrame(frame, isAtRest: frame >= 2)
    }
    #expect(stamps == [33_333_333, 43_333_333])
  }

  @Test func `a settle past its limit ends at the first frame later than that`() throws {
    var player = ScriptPlayer(
      script: try parsed("mark a\n\nsettle within 50ms\nmark b"), framesPerSecond: 60)
    var marks: [String] = []
    for frame in 0...6 {
      for case .mark(let name) in player.actions(inFrame: frame, screenSize: .zero) {
        marks.append("\(frame) \(name)")
      }
      player.endFrame(frame, isAtRest: false)
    }
    // Frame 3 is at 50 ms, which is not later; frame 4 gives up, and the mark acts in frame 5.
    #expect(marks == ["1 a", "5 b"])
    #expect(player.unsettled == [UnsettledWait(line: 3, start: 0, end: 66_666_667)])
    #expect(player.isFinished)
  }

  @Test func `rest in the very frame that passes the limit is rest`() throws {
    var player = ScriptPlayer(script: try parsed("settle within 0ms"), framesPerSecond: 60)
    for frame in 0...1 {
      _ = player.actions(inFrame: frame, screenSize: .zero)
      player.endFrame(frame, isAtRest: true)
    }
    #expect(player.isFinished)
    #expect(player.unsettled.isEmpty)
  }

  @Test func `settles that never rest take an hour in all, however many`() throws {
    var player = ScriptPlayer(
      script: try parsed("repeat 100 { settle within 600s }"), framesPerSecond: 1)
    var frame = 0
    while !player.isFinished || frame == 0 {
      _ = player.actions(inFrame: frame, screenSize: .zero)
      player.endFrame(frame, isAtRest: false)
      frame += 1
    }
    #expect(player.unsettled.count == 100)
    #expect(frame < 3_800, "an hour of frames, and one for each settle")
  }

  // MARK: Cost

  @Test func `an hour's drag at the highest rate is made as its frames come`() throws {
    var player = ScriptPlayer(
      script: try parsed("touch-rate 10000\ndown 0 0\ndrag by 0 3600 over 3600s\nup"),
      framesPerSecond: 60)
    var actions: [ScriptAction] = []
    for frame in 1...3 {
      player.appendActions(inFrame: frame, screenSize: .zero, to: &actions)
    }
    #expect(actions.count == 501, "the down and 500 samples in 50 ms")
    #expect(!player.isFinished)
  }

  @Test func `a script that breaks the rules does no harm`() {
    let commands: [GestureCommand] = [
      .up, .dragBy(Point(x: 1, y: 1), nanoseconds: 5, ease: .easeIn), .cancel,
      .hold(nanoseconds: .min, isSilent: false), .down(.zero), .down(Point(x: .nan, y: 0)),
      .dragTo(.zero, nanoseconds: 0, ease: .linear), .wait(nanoseconds: .max), .repeat(-1, []),
      .tap(.zero), .settle(withinNanoseconds: .min),
      .repeat(.max, [GestureStatement(.repeat(2, []))]),
    ]
    var player = ScriptPlayer(
      script: GestureScript(touchRate: .nan, commands: commands), framesPerSecond: 1)
    for frame in 0...3700 {
      _ = player.actions(inFrame: frame, screenSize: .zero)
      player.endFrame(frame, isAtRest: false)
    }
    #expect(player.isFinished)
  }

  @Test func `stamps never go back and every touch that lands lifts`() throws {
    for gesture in StandardGestures.all {
      for rate in [60.0, 120, 59.94, 1000] {
        var isDown = false
        var last: Int64 = 0
        for sample in try samples(gesture.text, at: rate) {
          #expect(sample.stamp >= last, "\(gesture.name) at \(rate)")
          last = sample.stamp
          #expect(isDown != (sample.phase == .down), "\(gesture.name) at \(rate)")
          isDown = sample.phase == .down || sample.phase == .move
        }
        #expect(!isDown)
      }
    }
  }
}

extension ScriptPlayerTests {
  private func samples(_ script: String, at rate: Double) throws -> [TouchSample] {
    var found: [TouchSample] = []
    var player = ScriptPlayer(script: try parsed(script), framesPerSecond: rate)
    var frame = 0
    while frame < 100_000 {
      let actions = player.actions(inFrame: frame, screenSize: Size(width: 390, height: 800))
      for case .touch(let sample) in actions { found.append(sample) }
      player.endFrame(frame, isAtRest: true)
      if player.isFinished { break }
      frame += 1
    }
    return found
  }

  /// The frames in which something acts, one a line: `down`, `move`, `up` and `cancel` with stamp
  /// and place, `environment` with its line, `mark` with its name.
  private func played(_ script: String, at rate: Double, restsFrom rest: Int = 0) throws -> String {
    var lines: [String] = []
    var player = ScriptPlayer(script: try parsed(script), framesPerSecond: rate)
    var frame = 0
    while frame < 1000 {
      let actions = player.actions(inFrame: frame, screenSize: Size(width: 390, height: 800))
      if !actions.isEmpty {
        lines.append("\(frame): " + actions.map(described).joined(separator: "; "))
      }
      player.endFrame(frame, isAtRest: frame >= rest)
      if player.isFinished { break }
      frame += 1
    }
    return lines.joined(separator: "\n")
  }

  private func described(_ action: ScriptAction) -> String {
    switch action {
    case .touch(let sample):
      let x = NumberText.string(sample.location.x)
      let y = NumberText.string(sample.location.y)
      return "\(sample.phase) \(sample.stamp) \(x),\(y)"
    case .environment(_, let line): return "environment \(line)"
    case .mark(let name): return "mark \(name)"
    }
  }
}
