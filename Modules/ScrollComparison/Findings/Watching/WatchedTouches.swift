import GestureScript
import ScrollHost

// What the touches of a random gesture show.

extension Trace {
  /// The frames of each touch that a frame's end saw, from the one in which it landed.
  fileprivate var touches: [ClosedRange<Int>] {
    var found: [ClosedRange<Int>] = []
    for (place, first) in downFrames.enumerated() {
      let limit = place + 1 < downFrames.count ? downFrames[place + 1] : frameCount
      var end = first
      while end < limit && !Trace.isAbsent(value(.touchX, end)) { end += 1 }
      if end > first { found.append(first...(end - 1)) }
    }
    return found
  }

  fileprivate func touch(_ frame: Int) -> Point {
    Point(x: value(.touchX, frame), y: value(.touchY, frame))
  }

  /// Whether a touch's point lies on the rows, and on nothing that lies over them.
  fileprivate func isOnContent(_ frame: Int) -> Bool {
    let point = touch(frame)
    let x = point.x - value(.scrollMinX, frame)
    let y = point.y - value(.scrollMinY, frame)
    guard x >= 0, x < value(.scrollWidth, frame), y >= 0, y < value(.scrollHeight, frame) else {
      return false
    }
    for edge in ["content.minY", "pinned.maxY"] where point.y < value(named: edge, frame) {
      return false
    }
    return true
  }
}

extension Examination {
  /// A finger put on moving content stops it within a frame, while it stays where it is.
  func watchTouches(_ gesture: NamedGesture, on device: Device) throws(RunError) {
    let trace = try trace(gesture, on: device)
    for touch in trace.touches where touch.lowerBound > 0 && touch.count > 2 {
      let frame = touch.lowerBound
      switch trace.phases[frame - 1] {
      case .decelerating, .bouncing, .animating: break
      case .idle, .tracking, .dragging: continue
      }
      let point = trace.touch(frame)
      let isStill = trace.touch(frame + 1) == point && trace.touch(frame + 2) == point
      let isLeftAlone = trace.isUndisturbed(frame + 1) && trace.isUndisturbed(frame + 2)
      guard isStill, isLeftAlone, trace.isOnContent(frame) else { continue }
      let moved =
        (trace.value(.presentedOffsetY, frame + 2) - trace.value(.presentedOffsetY, frame + 1))
        .magnitude
      guard moved > 0 else { continue }
      report(
        "\(Output.presentedOffsetY.name)", on: device, measured: moved, allowed: 0, unit: "pt",
        frame: frame + 2, time: trace.time(frame + 2),
        .difference(.init(frame: frame + 1), .init(frame: frame + 2)),
        runs: [run(gesture.script.text, on: device)],
        "a finger put on the moving content does not stop it")
    }
  }

  /// A finger that moves on content that can scroll must drag it.
  func watchDrags(_ gesture: NamedGesture, on device: Device) throws(RunError) {
    let trace = try trace(gesture, on: device)
    let begins = trace.frames { (event: HostEvent) in event == .willBeginDragging }
    for touch in trace.touches {
      let first = touch.lowerBound
      guard trace.isOnContent(first),
        trace.value(.minimumOffsetY, first) < trace.value(.maximumOffsetY, first)
      else { continue }
      var farthest = 0.0
      var isDragged = false
      for frame in touch {
        farthest = max(farthest, (trace.touch(frame) - trace.touch(first)).length)
        if trace.phases[frame] == .dragging { isDragged = true }
      }
      for frame in begins where touch.contains(frame) { isDragged = true }
      for frame in trace.environmentFrames where touch.contains(frame) { isDragged = true }
      guard farthest > Self.sureDrag, !isDragged else { continue }
      let last = touch.upperBound
      let moved =
        (trace.value(.contentOffsetY, last) - trace.value(.contentOffsetY, first)).magnitude
      report(
        "\(Output.contentOffsetY.name)", on: device, measured: moved, allowed: farthest,
        unit: "pt", frame: last, time: trace.time(last),
        .offset(.init(frame: first), .init(frame: last)),
        runs: [run(gesture.script.text, on: device)],
        "a finger moves on the content and the content does not follow")
    }
  }

  /// Travel in points that is a drag by any measure.
  private static let sureDrag = 12.0
}
