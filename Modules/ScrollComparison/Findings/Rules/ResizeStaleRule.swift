import GestureScript
import ScrollHost

extension Rule {
  static let resizeStale = Rule(
    "resize-stale", code: "Z", severity: .error,
    "after a rotation, outputs differ from a fresh start at that size, or a relation to the"
      + " viewport fails",
    probes: { (examination: Examination) throws(RunError) in
      for device in examination.devices {
        for overscroll in [0.0, 40, 150] {
          try examination.turn(device, scrolledBy: overscroll)
        }
        try examination.judgeViewportRelations(on: device)
      }
    },
    watch: { (examination: Examination, gesture: NamedGesture, device: Device) throws(RunError) in
      try examination.watchTurnedScreen(gesture, on: device)
    })
}

extension Examination {
  /// Turns the device and compares with one that was started in landscape, at the same offset.
  fileprivate func turn(_ device: Device, scrolledBy distance: Double) throws(RunError) {
    let start = try rest(on: device).value(.contentOffsetY, 0) + distance
    let place = distance == 0 ? "" : "scroll to 0 \(NumberText.string(start))\n"
    let turned = try trace(place + "wait 50ms\nrotate landscape\nwait 50ms\n", on: device)
    guard let frame = turned.values(.viewportWidth).firstIndex(of: device.size.height) else {
      return
    }
    let reached = turned.value(.contentOffsetY, frame)
    let other = device.heldInLandscape
    let text = "wait 50ms\nscroll to 0 \(NumberText.string(reached))\nwait 50ms\n"
    let fresh = try trace(text, on: other)
    for output in outputs where output.kind != .index || distance == 0 {
      let stale = turned.read(output.number, frame)
      let right = fresh.read(output.number, fresh.lastFrame)
      guard (stale - right).magnitude > output.tolerance else { continue }
      report(
        output.name, on: device, measured: stale, allowed: right, unit: output.unit, frame: frame,
        time: turned.time(frame), .value(.init(frame: frame)),
        runs: [
          run(place + "wait 50ms\nrotate landscape\nwait 50ms\n", on: device),
          run(text, on: other),
        ],
        "after a rotation \(output.name) is still that of the old orientation")
    }
  }

  fileprivate func judgeViewportRelations(on device: Device) throws(RunError) {
    let text = "wait 50ms\nrotate landscape\nwait 50ms\n"
    let trace = try trace(text, on: device)
    let frame = trace.lastFrame
    let runs = [run(text, on: device)]
    for least in clauses({ (clause: ContractClause) -> Double? in
      if case .showsContentAtRest(let points) = clause { return points }
      return nil
    }) {
      let top = trace.value(.contentMinY, frame)
      let visible = trace.value(.viewportHeight, frame) - top
      guard visible < least else { continue }
      report(
        "\(Output.contentMinY.name)", on: device, measured: top,
        allowed: trace.value(.viewportHeight, frame) - least, unit: "pt", frame: frame,
        time: trace.time(frame), .value(.init(frame: frame)), runs: runs,
        "in landscape no content shows at rest: the header fills the screen")
    }
    for _ in clauses({ (clause: ContractClause) in clause == .pageFitsViewport ? true : nil }) {
      let height = trace.value(.pageHeight, frame)
      let available = trace.value(.viewportHeight, frame)
      guard height > available + 0.5 else { continue }
      report(
        "\(Output.pageHeight.name)", on: device, measured: height, allowed: available, unit: "pt",
        frame: frame, time: trace.time(frame), .value(.init(frame: frame)), runs: runs,
        "in landscape a page is taller than the screen: its end cannot be seen")
    }
    for _ in clauses({ (clause: ContractClause) in clause == .pinsUnderNavigationBar ? true : nil })
    {
      try judgePinAfterRotation(on: device)
    }
  }

  /// Scrolls far up in landscape: the pinned view must rest at the bar's bottom there too.
  private func judgePinAfterRotation(on device: Device) throws(RunError) {
    let text = "wait 50ms\nrotate landscape\nwait 50ms\nscroll to 0 400\nwait 50ms\n"
    let trace = try trace(text, on: device)
    let frame = trace.lastFrame
    let top = trace.value(.pinnedMinY, frame)
    let bar = trace.value(.navigationBarBottom, frame)
    guard (top - bar).magnitude > 0.5 else { return }
    report(
      "\(Output.pinnedMinY.name)", on: device, measured: top, allowed: bar, unit: "pt",
      frame: frame, time: trace.time(frame), .value(.init(frame: frame)),
      runs: [run(text, on: device)],
      "in landscape the pinned view does not rest at the navigation bar's bottom")
  }
}
