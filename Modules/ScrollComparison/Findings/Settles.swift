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

extension GestureScript {
  /// Whether the script itself moves the content or changes its surroundings.
  var hasOwnSets: Bool {
    statements.contains { (statement: GestureStatement) in statement.command.setsSomething }
  }
}

extension GestureCommand {
  fileprivate var setsSomething: Bool {
    switch self {
    case .environment: true
    case .repeat(_, let body):
      body.contains { (statement: GestureStatement) in statement.command.setsSomething }
    default: false
    }
  }
}
