import ScrollHost

extension Rule {
  static let staleGestureState = Rule(
    "stale-gesture-state", code: "T", severity: .error,
    "what a gesture does depends on how the gesture before it was made, though both ended alike"
  ) { (examination: Examination) throws(RunError) in
    for device in examination.devices {
      for next in nextGestures {
        try examination.compareHistories(then: next, on: device)
      }
    }
  }
}

/// Gestures small enough that a leftover decides them.
private let nextGestures = [
  "drag by 0 -40 over 400ms\nhold 200ms\ncancel",
  "drag by 0 40 over 400ms\nhold 200ms\ncancel",
  "drag by 0 -40 over 400ms\nhold 200ms\nup",
]

extension Examination {
  fileprivate func compareHistories(then next: String, on device: Device) throws(RunError) {
    let y = NumberText.string((device.size.height * 0.7).rounded(.down))
    let down = "down \(NumberText.string((device.size.width / 2).rounded(.down))) \(y)\n"
    let slow = "\(down)drag by 0 -90 over 600ms\nhold 200ms\nup\nsettle\n"
    let fast = "\(down)drag by 0 -90 over 60ms\nup\nsettle\n"
    let place = try endOffset(after: slow, on: device)
    let align = "scroll to 0 \(NumberText.string(place)) stop\nwait 50ms\nmark again\n"
    let tail = "wait 50ms\n\(align)\(down)\(next)\nsettle\nwait 50ms\n"
    let (first, second) = ("wait 50ms\n\(slow)\(tail)", "wait 50ms\n\(fast)\(tail)")
    let (a, b) = (try trace(first, on: device), try trace(second, on: device))
    guard a.fault == nil, b.fault == nil, let x = a.marks.first?.frame, let y = b.marks.first?.frame
    else { return }
    for output in outputs {
      guard
        (a.read(output.number, x) - b.read(output.number, y)).magnitude <= 1e-6
          || Trace.isAbsent(a.read(output.number, x))
      else { return }
    }
    guard a.value(.contentOffsetY, x) == b.value(.contentOffsetY, y) else { return }
    for output in outputs {
      let difference =
        (b.read(output.number, b.lastFrame) - a.read(output.number, a.lastFrame)).magnitude
      guard difference > output.tolerance else { continue }
      report(
        output.name, on: device, measured: difference, allowed: 0, unit: output.unit,
        frame: a.lastFrame, time: a.time(a.lastFrame),
        .difference(.init(run: 0, frame: a.lastFrame), .init(run: 1, frame: b.lastFrame)),
        runs: [run(first, on: device), run(second, on: device)],
        "a small drag does something else after a fast flick than after a slow drag")
    }
  }

  private func endOffset(after text: String, on device: Device) throws(RunError) -> Double {
    let trace = try trace("wait 50ms\n" + text, on: device)
    return trace.value(.contentOffsetY, trace.lastFrame)
  }
}
