import GestureScript
import ScrollHost

extension Trace {
  /// The spans from the frame of a release to the rest that follows it, uninterrupted.
  var settles: [ClosedRange<Int>] {
    var found: [ClosedRange<Int>] = []
    for event in events {
      guard case .didEndDragging = event.event.event, event.event.scrollView == 0 else { continue }
      var end = event.frame
      var isWhole = false
      for frame in event.frame..<frameCount {
        if !Trace.isAbsent(value(.touchX, frame)) { break }
        end = frame
        if phases[frame] == .idle {
          isWhole = true
          break
        }
      }
      let start = max(0, event.frame - 1)
      if isWhole && end > start { found.append(start...end) }
    }
    return found
  }
}

extension Trace {
  /// How far content moved by itself in a frame: what the finger moved it in that frame is not
  /// counted.
  func settleStep(_ output: Output, _ frame: Int) -> Double {
    let moved = (value(output, frame) - value(output, frame - 1)).magnitude
    // Up to the landing of a finger the translation is still that of the one before.
    let hasLanded = landings.contains { (landing: (frame: Int, point: Point)) in
      landing.frame == frame
    }
    let before = hasLanded ? 0 : value(.panTranslationY, frame - 1)
    let led = (value(.panTranslationY, frame) - before).magnitude
    return max(0, moved - led)
  }

  /// How far content moved by itself over a span of frames, back and forth.
  func settleDistance(_ output: Output, from start: Int, to end: Int) -> Double {
    var distance = 0.0
    for frame in (start + 1)...max(start + 1, end) { distance += settleStep(output, frame) }
    return distance
  }
}

extension GestureScript {
  /// Whether the script makes a delegate call twice, which no longer pairs then.
  var resends: Bool {
    statements.contains { (statement: GestureStatement) in statement.command.resendsCall }
  }

  /// Whether the script itself moves the content or changes its surroundings.
  var hasOwnSets: Bool {
    statements.contains { (statement: GestureStatement) in statement.command.setsSomething }
  }
}

extension GestureCommand {
  fileprivate var resendsCall: Bool {
    switch self {
    case .environment(.resend): true
    case .repeat(_, let body):
      body.contains { (statement: GestureStatement) in statement.command.resendsCall }
    default: false
    }
  }

  fileprivate var setsSomething: Bool {
    switch self {
    case .environment: true
    case .repeat(_, let body):
      body.contains { (statement: GestureStatement) in statement.command.setsSomething }
    default: false
    }
  }
}
