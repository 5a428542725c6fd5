import GestureScript
import ScrollHost

// What the touches of a random gesture show.

extension Trace {
  /// Each touch that a frame's end saw: where it landed, and its frames.
  fileprivate var touches: [(start: Point, frames: ClosedRange<Int>)] {
    var found: [(start: Point, frames: ClosedRange<Int>)] = []
    for (place, landing) in landings.enumerated() {
      let limit = place + 1 < landings.count ? landings[place + 1].frame : frameCount
      var end = landing.frame
      while end < limit && !Trace.isAbsent(value(.touchX, end)) { end += 1 }
      if end > landing.frame { found.append((landing.point, landing.frame...(end - 1))) }
    }
    return found
  }

  fileprivate func touch(_ frame: Int) -> Point {
    Point(x: value(.touchX, frame), y: value(.touchY, frame))
  }

  /// Whether a point lies on the rows in a frame, and on nothing that lies over them.
  fileprivate func isOnContent(_ point: Point, _ frame: Int) -> Bool {
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
    for (point, touch) in trace.touches where touch.lowerBound > 0 && touch.count > 2 {
      let frame = touch.lowerBound
      switch trace.phases[frame - 1] {
      case .decelerating, .bouncing, .animating: break
      case .idle, .tracking, .dragging: continue
      }
      // What the script does in the frame of the landing, it does after it.
      var isLeftAlone = true
      for next in frame...(frame + 2)
      where trace.touch(next) != point || !trace.isUndisturbed(next) {
        isLeftAlone = false
      }
      guard isLeftAlone, trace.isOnContent(point, frame) else { continue }
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
    for (point, touch) in trace.touches {
      let first = touch.lowerBound
      guard trace.isOnContent(point, first),
        trace.value(.minimumOffsetY, first) < trace.value(.maximumOffsetY, first)
      else { continue }
      var farthest = 0.0
      var isDragged = false
      for frame in touch {
        farthest = max(farthest, (trace.touch(frame) - point).length)
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
