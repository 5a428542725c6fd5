import GestureScript
import ScrollHost

extension Rule {
  static let lostInput = Rule(
    "lost-input", code: "D", severity: .error,
    "a touch moves nothing, an event of another scroll view is taken for the own, or callbacks do"
      + " not pair",
    probes: { (examination: Examination) throws(RunError) in
      for device in examination.devices {
        try examination.touchEverywhere(on: device)
        try examination.touchWhileMoving(on: device)
        try examination.scrollOthers(on: device)
      }
    },
    judge: { (examination: Examination, gesture: NamedGesture, device: Device) throws(RunError) in
      try examination.judgePairs(gesture, on: device)
    },
    watch: { (examination: Examination, gesture: NamedGesture, device: Device) throws(RunError) in
      try examination.watchDrags(gesture, on: device)
    })
}

extension Examination {
  private func isLive(_ trace: Trace) -> Bool {
    trace.value(.minimumOffsetY, 0) < trace.value(.maximumOffsetY, 0)
  }

  /// A drag upward from several heights of the screen must move the content.
  fileprivate func touchEverywhere(on device: Device) throws(RunError) {
    let rest = try rest(on: device)
    guard isLive(rest) else { return }
    for share in [0.15, 0.3, 0.5, 0.7, 0.9] {
      let y = (device.size.height * share).rounded(.down)
      let x = (device.size.width / 2).rounded(.down)
      guard y >= rest.value(.scrollMinY, 0),
        y < rest.value(.scrollMinY, 0)
          + rest.value(.scrollHeight, 0)
      else { continue }
      let text = """
        wait 50ms
        down \(NumberText.string(x)) \(NumberText.string(y))
        drag by 0 -60 over 200ms
        mark dragged
        hold 200ms
        up

        """
      let trace = try trace(text, on: device)
      let frame = trace.marks.first?.frame ?? trace.lastFrame
      let moved = trace.value(.contentOffsetY, frame) - trace.value(.contentOffsetY, 0)
      guard moved == 0 else { continue }
      report(
        "contentOffset.y", on: device, measured: 0, allowed: 50, unit: "pt", frame: frame,
        time: trace.time(frame), .offset(.init(frame: 0), .init(frame: frame)),
        runs: [run(text, on: device)],
        "a drag that starts at \(NumberText.string(y)) pt from the top does not scroll")
    }
  }

  /// A touch soon after a release must be taken.
  fileprivate func touchWhileMoving(on device: Device) throws(RunError) {
    let y = NumberText.string((device.size.height * 0.7).rounded(.down))
    let x = NumberText.string((device.size.width / 2).rounded(.down))
    for first in ["drag by 0 -90 over 300ms", "drag by 0 -120 over 80ms"] {
      for pause in ["30ms", "100ms"] {
        let text = """
          wait 50ms
          down \(x) \(y)
          \(first)
          up
          wait \(pause)
          down \(x) \(y)
          mark touched
          drag by 0 -60 over 200ms
          hold 200ms
          up
          settle

          """
        let trace = try trace(text, on: device)
        guard isLive(trace), let frame = trace.marks.first?.frame else { continue }
        let begins = trace.frames { (event: HostEvent) in event == .willBeginDragging }
        guard begins.count < 2 else { continue }
        report(
          "events", on: device, measured: Double(begins.count), allowed: 2, unit: "drags",
          frame: frame, time: trace.time(frame), .drags, runs: [run(text, on: device)],
          "a second touch \(pause) after a release is lost: the list does not follow the finger")
      }
    }
  }

  /// A scroll of another scroll view must not move what the main one drives.
  fileprivate func scrollOthers(on device: Device) throws(RunError) {
    let names = try rest(on: device).scrollViewNames.dropFirst()
    for name in names {
      let text = "wait 50ms\nmark before\nscroll \(name) to 0 -30\nwait 50ms\nmark after\n"
      let trace = try trace(text, on: device)
      guard trace.marks.count == 2 else { continue }
      let (a, b) = (trace.marks[0].frame - 1, trace.marks[1].frame)
      for output in outputs {
        let moved = (trace.read(output.number, b) - trace.read(output.number, a)).magnitude
        guard moved > output.tolerance else { continue }
        report(
          output.name, on: device, measured: moved, allowed: 0, unit: output.unit, frame: b,
          time: trace.time(b), .difference(.init(frame: a), .init(frame: b)),
          runs: [run(text, on: device)],
          "scrolling '\(name)' moves \(output.name): its events are taken for the main view's")
      }
    }
  }

  /// Every begin has an end.
  fileprivate func judgePairs(_ gesture: NamedGesture, on device: Device) throws(RunError) {
    guard !gesture.script.resends else { return }
    let trace = try trace(gesture, on: device)
    guard trace.fault == nil, trace.phases.last == .idle else { return }
    let unpaired = trace.unpairedCallbacks
    guard unpaired > 0 else { return }
    report(
      "events", on: device, measured: Double(unpaired), allowed: 0, unit: "callbacks",
      frame: trace.lastFrame, time: trace.time(trace.lastFrame), .unpairedCallbacks,
      runs: [run(gesture.script.text, on: device)],
      "a drag or glide begins or ends without its counterpart")
  }
}
