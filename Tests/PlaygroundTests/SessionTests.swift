import BehaviorCatalog
import GestureScript
import ScrollComparison
import ScrollGeometry
import ScrollHost
import Testing

@testable import Playground

@Suite struct SessionTests {
  private static let request = Request(behavior: 1, variant: 0, device: 2, framesPerSecond: 60)

  private func text(_ session: Session) -> String {
    String(decoding: session.output.place, as: UTF8.self)
  }

  private func trace(_ gesture: StandardGesture, _ request: Request) throws -> String {
    var bytes: [UInt8] = []
    TraceCSV.append(try request.run(try gesture.script()).trace(), to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func `a run gives the trace that the command line gives`() throws {
    let session = Session()
    let gesture = StandardGestures.all[0]
    session.input.put(gesture.bytes)
    let count = session.trace(Self.request, settings: 0)
    #expect(count == session.output.place.count)
    #expect(try text(session) == trace(gesture, Self.request))
  }

  @Test func `a phone that plays a script gives the trace of the run`() throws {
    for gesture in StandardGestures.all.prefix(5) {
      let session = Session()
      session.input.put(gesture.bytes)
      #expect(session.addPhone(Self.request, settings: 0) == 0)
      while session.advance() > 0 {}
      _ = session.trace(ofPhone: 0)
      #expect(try text(session) == trace(gesture, Self.request), "\(gesture.name)")
    }
  }

  @Test func `phones under one finger give the trace of a script with the same touches`() throws {
    let script = """
      down 200 500
      drag by 0 100 over 200ms
      up
      wait 800ms

      """
    let session = Session()
    var requests: [Request] = []
    for behavior in entries.indices {
      var request = Self.request
      request.behavior = behavior
      requests.append(request)
      #expect(session.addPhone(request, settings: 0) == behavior)
    }
    var player = ScriptPlayer(
      script: try GestureScript.parse(Array(script.utf8), file: "script"), framesPerSecond: 60)
    player.endFrame(0, isAtRest: true)
    var frame = 0
    while !player.isFinished {
      frame += 1
      let time = ScriptPlayer.frameTime(frame, framesPerSecond: 60)
      for action in player.actions(inFrame: frame, screenSize: .zero) {
        guard case .touch(let sample) = action else { continue }
        let phase = [TouchPhase.down, .move, .up, .cancel].firstIndex(of: sample.phase)
        session.touch(try #require(phase), at: sample.location, age: Double(time - sample.stamp))
      }
      #expect(session.advance() == 0)
    }
    for (index, request) in requests.enumerated() {
      session.input.put(Array(script.utf8))
      _ = session.trace(request, settings: 0)
      let whole = text(session)
      _ = session.trace(ofPhone: index)
      #expect(text(session) == whole)
    }
  }

  @Test func `a setting reaches the behavior`() {
    let session = Session()
    let settings = Array("bounces=false\n".utf8)
    let script = StandardGestures.all[0].bytes
    session.input.put(script)
    _ = session.trace(Request(behavior: 0, variant: 0, device: 0, framesPerSecond: 60), settings: 0)
    let plain = text(session)
    session.input.put(settings + script)
    _ = session.trace(
      Request(behavior: 0, variant: 0, device: 0, framesPerSecond: 60), settings: settings.count)
    let changed = text(session)
    #expect(changed != plain, "without bounces the pull is not rubber-banded")
  }

  @Test func `the views read lie where the layout put them`() throws {
    let session = Session()
    #expect(session.addPhone(Self.request, settings: 0) == 0)
    let count = session.readViews(ofPhone: 0)
    let views = session.phones[0].live.stage.views
    #expect(count == views.count * Phone.valuesPerView)
    let header = try #require(views.firstIndex { (view: StageView) in view.role == .header })
    let place = header * Phone.valuesPerView
    #expect(session.numbers.place[place] == 1)
    #expect(session.numbers.place[place + 2] == views[header].frame.minY)
    #expect(session.numbers.place[place + 4] == views[header].frame.height)
    #expect(session.readOutputs(ofPhone: 0) == Output.allCases.count)
  }

  @Test(arguments: [
    (99, 0, 0, 60, "there is no behavior 99"),
    (0, -1, 0, 60, "there is no variant -1"),
    (0, 0, 10, 60, "there is no device 10"),
    (0, 0, 0, 0.5, "the rate 0.5 is out of range (expected 1 to 10000 frames a second)"),
  ])
  func `what does not exist is refused in words`(
    behavior: Int, variant: Int, device: Int, rate: Double, message: String
  ) {
    let session = Session()
    let request = Request(
      behavior: behavior, variant: variant, device: device, framesPerSecond: rate)
    #expect(session.trace(request, settings: 0) == -message.utf8.count)
    #expect(text(session) == message)
    #expect(session.addPhone(request, settings: 0) == -message.utf8.count)
    #expect(text(session) == message)
    #expect(session.phones.isEmpty)
  }

  @Test func `a wrong setting is refused in words`() {
    let session = Session()
    for (settings, message) in [
      (
        "paging=maybe",
        "parameter 'paging' does not take 'maybe' (expected true or false)"
      ),
      ("paging", "unknown parameter 'paging' (expected name=value)"),
    ] {
      session.input.put(Array(settings.utf8))
      let request = Request(behavior: 0, variant: 0, device: 0, framesPerSecond: 60)
      #expect(session.trace(request, settings: settings.utf8.count) == -message.utf8.count)
      #expect(text(session) == message)
    }
  }

  @Test func `touches of no sense change nothing that a frame could trap on`() {
    let session = Session()
    #expect(session.addPhone(Self.request, settings: -5) == 0)
    for age in [Double.nan, -.infinity, .infinity, 1e300, -1] {
      for phase in -1...5 {
        for value in [Double.nan, .infinity, 1e308, -1e308, 0] {
          session.touch(phase, at: Point(x: value, y: value), age: age)
        }
      }
      #expect(session.advance() == 0)
    }
    #expect(session.phones[0].live.frame == 5)
    #expect(session.readOutputs(ofPhone: -1) == 0)
    #expect(session.readViews(ofPhone: 7) == 0)
    #expect(session.trace(ofPhone: 1) < 0)
  }
}
