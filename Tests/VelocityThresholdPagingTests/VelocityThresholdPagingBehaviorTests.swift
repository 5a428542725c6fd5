import BehaviorTesting
import ScrollComparison
import ScrollHost
import Testing
import VelocityThresholdPaging

@Suite struct VelocityThresholdPagingBehaviorTests {
  private struct Gesture {
    var page: Int
    var travel: Double
    /// Points per millisecond.
    var speed: Double
    var nextPage: Int
    var offset: Double
    var offsetBefore: Double

    init(
      _ page: Int, _ travel: Double, _ speed: Double, _ next: Int, _ offset: Double,
      _ before: Double
    ) {
      (self.page, self.travel, self.speed) = (page, travel, speed)
      (nextPage, self.offset, offsetBefore) = (next, offset, before)
    }
  }

  /// Page before, finger travel, speed, page and model offset after, and offset before.
  private let published: [Gesture] = [
    Gesture(0, 0, 0, 0, -700, -700), Gesture(0, -60, 0, 0, -700, -700),
    Gesture(0, -60.5, 0, 1, 0, -700), Gesture(0, -60, 0.4, 0, -700, -700),
    Gesture(0, -60, 0.41, 1, 0, -700), Gesture(0, -8, 0.9, 0, -700, -700),
    Gesture(0, -8.5, 0.9, 1, 0, -700), Gesture(0, -9, -0.9, 1, 0, -700),
    Gesture(3, 30, 0.9, 2, 700, 1400), Gesture(3, 60, 0, 3, 1400, 1400),
    Gesture(3, 61, 0, 2, 700, 1400), Gesture(3, -700, 0.1, 4, 2100, 1400),
    Gesture(3, -120, 2.5, 4, 2100, 1400), Gesture(0, 200, -1.5, 0, -700, -700),
    Gesture(8, -100, 0, 9, 5600, 4900), Gesture(9, -7, 3, 9, 5600, 5600),
    Gesture(10, 100, 0, 9, 5600, 5600), Gesture(3, -100, 0, 4, 2100, -700),
  ]

  private let bare = Device.named("bare")!

  /// A stage after the first layout, with its behavior.
  private func stage(
    page: Int, offset: Double, variant: String = "literal"
  ) throws -> (Stage, VelocityThresholdPagingBehavior) {
    let behavior = try VelocityThresholdPagingBehavior(
      ParameterValues(
        VelocityThresholdPagingBehavior.descriptor, variant: variant,
        settings: [
          ("initialPage", NumberText.string(Double(page))),
          ("initialOffset", NumberText.string(offset)),
        ]))
    let stage = Stage(device: bare, behavior: behavior)
    stage.start()
    return (stage, behavior)
  }

  /// A drag of `travel` past the slop that ends at `speed`: the release is handed over by itself, and
  /// the touch then ends without one.
  private func drag(
    _ gesture: Gesture, on stage: Stage, of behavior: VelocityThresholdPagingBehavior
  ) {
    let scroll = stage.scrollView
    var release = Release(
      velocityPerMillisecond: Point(x: 0, y: gesture.speed),
      targetContentOffset: scroll.contentOffset)
    if gesture.travel == 0 {
      behavior.willEndDragging(scroll, on: stage, release: &release)
      behavior.didEndDragging(scroll, on: stage, willDecelerate: false)
      return
    }
    let start = Point(x: 187, y: 400)
    let slop = gesture.travel < 0 ? -10.0 : 10
    stage.touchDown(at: start, stamp: 0)
    stage.touchMove(to: start + Point(x: 0, y: gesture.travel + slop), stamp: 8_000_000)
    behavior.willEndDragging(scroll, on: stage, release: &release)
    stage.touchCancel(stamp: 8_000_000)
  }

  @Test func `decides every gesture of the document's table`() throws {
    for gesture in published {
      let (stage, behavior) = try stage(page: gesture.page, offset: gesture.offsetBefore)
      defer { stage.dismantle() }
      drag(gesture, on: stage, of: behavior)
      #expect(
        stage.outputs.first?.value == Double(gesture.page), "nothing happens before the next turn")
      stage.runNextTurn()
      let label = "\(gesture)"
      #expect(stage.scrollView.contentOffset.y == gesture.offset, "\(label)")
      #expect(stage.outputs.first?.value == Double(gesture.nextPage), "\(label)")
      #expect(!stage.scrollView.panGestureRecognizer.isEnabled)
    }
  }

  @Test func `asks for a row that does not exist after the last page`() throws {
    let (stage, behavior) = try stage(page: 9, offset: 5600)
    defer { stage.dismantle() }
    drag(Gesture(9, -100, 0, 10, 0, 5600), on: stage, of: behavior)
    stage.runNextTurn()
    #expect(stage.events.last?.event == .fault("row 10 of 10"))
    #expect(stage.outputs.first?.value == 10)
  }

  @Test func `the fault ends the trace with its frame`() throws {
    let trace = try run(
      VelocityThresholdPagingBehavior.self,
      settings: [("initialPage", "9"), ("initialOffset", "5600")], on: bare,
      gesture: "wait 50ms\ndown 187 600\ndrag by 0 -120 over 400ms\nup\nwait 1s\n")
    #expect(trace.fault == "row 10 of 10")
    #expect(trace.value(.pageIndex, trace.frameCount - 1) == 10)
    #expect(trace.time(trace.frameCount - 1) < 0.5)
  }

  /// Cubic Bézier (0,0)(0.58,1) over 150 ms, to four decimals.
  @Test func `draws the move over 150 ms while the model is there at once`() throws {
    let trace = try run(
      VelocityThresholdPagingBehavior.self, on: bare,
      gesture: "wait 50ms\ndown 187 600\ndrag by 0 -90 over 450ms\nup\nmark lifted\nsettle\n")
    let lifted = try #require(trace.marks.first).frame
    #expect(trace.value(.contentOffsetY, lifted) == 0)
    let start = trace.value(.presentedOffsetY, lifted)
    #expect(start == -620, "80 points past the slop")
    for (frames, progress) in [(1, 0.1776), (2, 0.3397), (3, 0.4883), (6, 0.8438), (8, 0.9792)] {
      let drawn = trace.value(.presentedOffsetY, lifted + frames)
      #expect(abs((drawn - start) / -start - progress) <= 5e-5, "after \(frames) frames")
    }
    #expect(trace.value(.presentedOffsetY, lifted + 9) == 0)
  }

  @Test func `is deaf for 150 ms, to a touch that then stays down as well`() throws {
    let gesture = """
      wait 50ms
      down 187 600
      drag by 0 -90 over 450ms
      up
      wait 100ms
      down 187 600
      drag by 0 -200 over 400ms
      mark dragged
      up
      settle
      """
    let literal = try run(VelocityThresholdPagingBehavior.self, on: bare, gesture: gesture)
    #expect(literal.valuesAtMarks(.contentOffsetY) == [0])
    #expect(literal.valuesAtMarks(.pageIndex) == [1])
    let intended = try run(
      VelocityThresholdPagingBehavior.self, variant: "intended", on: bare, gesture: gesture)
    #expect(intended.valuesAtMarks(.contentOffsetY)[0] > -812 + 200)
  }

  @Test func `shows page k at 60 points, and row 0 first`() throws {
    let resting = try run(VelocityThresholdPagingBehavior.self, on: bare, gesture: "")
    #expect(resting.value(.contentOffsetY, 0) == -700)
    #expect(resting.value(.contentMinY, 0) == 60)
    #expect(resting.value(.minimumOffsetY, 0) == -700)
    #expect(resting.value(.maximumOffsetY, 0) == 5600)
    #expect(resting.value(.scrollMinY, 0) == -640)
    #expect(resting.value(.scrollHeight, 0) == 2100)
    let other = try run(
      VelocityThresholdPagingBehavior.self, settings: [("initialOffset", "0")], on: bare,
      gesture: "")
    #expect(other.value(.contentMinY, 0) == -640, "row 1 is in front")
    #expect(other.value(.pageIndex, 0) == 0)
  }

  @Test(arguments: ["bare", "iphone-13", "iphone-15-pro-max"])
  func `as intended turns one full-screen page a gesture, the flick's way`(name: String) throws {
    let device = try #require(Device.named(name))
    let height = device.size.height
    func rest(_ gesture: String) throws -> (page: Double, offset: Double) {
      let trace = try run(
        VelocityThresholdPagingBehavior.self, variant: "intended", on: device,
        gesture:
          "scroll to 0 \(NumberText.string(height * 2))\nwait 50ms\n\(gesture)settle\nmark a\n")
      return (
        trace.valuesAtMarks(.pageIndex)[0], trace.valuesAtMarks(.contentOffsetY)[0]
      )
    }
    let slow = "down 187 500\ndrag by 0 "
    let cases: [(String, Double)] = [
      (slow + "-71 over 500ms\nhold 200ms\nup\n", 4),
      (slow + "-69 over 500ms\nhold 200ms\nup\n", 3),
      (slow + "71 over 500ms\nhold 200ms\nup\n", 2), ("flick by 0 -40 over 50ms\n", 4),
      ("flick by 0 40 over 50ms\n", 2), (slow + "90 over 400ms\ndrag by 0 -50 over 50ms\nup\n", 3),
      (slow + "-71 over 500ms\nhold 200ms\ncancel\n", 4),
    ]
    for (gesture, page) in cases {
      let found = try rest(gesture)
      #expect(found.page == page, "\(gesture)")
      #expect(found.offset == (page - 1) * height, "\(gesture)")
    }
  }

  @Test func `as intended never leaves its pages`() throws {
    let forward = "repeat 14 {\nflick by 0 -200 over 100ms\nsettle\n}\nmark end\nwait 50ms\n"
    let back = "repeat 14 {\nflick by 0 200 over 100ms\nsettle\n}\nmark start\n"
    let trace = try run(
      VelocityThresholdPagingBehavior.self, variant: "intended", on: bare,
      gesture: forward + back)
    #expect(trace.valuesAtMarks(.pageIndex) == [9, 0])
    #expect(trace.valuesAtMarks(.contentOffsetY) == [812 * 8, -812])
    #expect(trace.fault == nil)
  }

  @Test func `as intended rests on a page however it is interrupted`() throws {
    let gestures = [
      "flick by 0 -200 over 100ms\nwait 100ms\ntap 187 500\n",
      "flick by 0 -200 over 100ms\nwait 250ms\ntap 187 500\n",
      "down 187 300\ndrag by 0 200 over 300ms\ndrag by 0 -60 over 30ms\nup\n",
      "flick by 0 -200 over 100ms\nwait 100ms\nrotate landscape\n",
      "flick by 0 -200 over 100ms\nwait 100ms\ncontent 1000\n",
      "flick by 0 -200 over 100ms\nwait 100ms\ninset 60 0\n",
    ]
    for gesture in gestures {
      let trace = try run(
        VelocityThresholdPagingBehavior.self, variant: "intended", on: bare,
        gesture: "wait 50ms\n" + gesture + "settle\n")
      let last = trace.frameCount - 1
      let place =
        trace.value(.contentOffsetY, last) + trace.value(.adjustedInsetTop, last)
      let page = place / trace.value(.pageHeight, last)
      let isAtEnd = trace.value(.contentOffsetY, last) == trace.value(.maximumOffsetY, last)
      #expect(abs(page - trace.value(.pageIndex, last)) <= 1e-9 || isAtEnd, "\(gesture)")
      #expect(trace.unsettled.isEmpty)
    }
  }

  @Test func `as intended keeps its page in front through a rotation`() throws {
    let trace = try run(
      VelocityThresholdPagingBehavior.self, variant: "intended",
      on: try #require(Device.named("iphone-13")),
      gesture: "scroll to 0 1688\nwait 50ms\nrotate landscape\nmark turned\nwait 50ms\n")
    #expect(trace.valuesAtMarks(.pageIndex) == [3])
    #expect(trace.valuesAtMarks(.contentOffsetY) == [780])
    #expect(trace.valuesAtMarks(.pageHeight) == [390])
  }
}
