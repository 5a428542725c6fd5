import GestureScript
import ScrollHost

extension Rule {
  static let overlap = Rule(
    "overlap", code: "O", severity: .warning,
    "two edges declared to meet pass each other by more than half a point",
    probes: { (examination: Examination) throws(RunError) in
      try examination.judgeMeetings(
        { (meeting: Meeting, distance: Double, pastRest: Double) in
          distance < -0.5 && !(meeting.mayOverlapFromRest && pastRest >= -1e-9)
        }, allowed: 0
      ) { (meeting: Meeting) in
        "\(meeting.lower) slides under \(meeting.upper): part of it cannot be seen"
      }
      try examination.judgePinUnderBar()
    },
    watch: { (examination: Examination, gesture: NamedGesture, device: Device) throws(RunError) in
      try examination.watchOverlaps(gesture, on: device)
    })
}

extension Examination {
  /// A pinned view that comes to rest higher than the navigation bar's bottom is covered by it.
  fileprivate func judgePinUnderBar() throws(RunError) {
    let pins = clauses { (clause: ContractClause) in
      clause == .pinsUnderNavigationBar ? true : nil
    }
    guard !pins.isEmpty else { return }
    for device in devices {
      let (sweep, trace) = try fullSweep(on: device)
      var worst: (index: Int, distance: Double)?
      var count = 0
      for index in sweep.offsets.indices {
        let frame = Sweep.frame(index)
        let top = trace.value(.pinnedMinY, frame)
        let distance = top - trace.value(.navigationBarBottom, frame)
        guard !Trace.isAbsent(top), distance < -0.5 else { continue }
        count += 1
        if worst == nil || distance < worst!.distance { worst = (index, distance) }
      }
      guard let worst else { continue }
      let short = Sweep("pin", [sweep.offsets[worst.index]])
      let shown = try self.trace(short, on: device)
      let frame = Sweep.frame(0)
      report(
        "\(Output.pinnedMinY.name)", on: device, measured: worst.distance, allowed: 0, unit: "pt",
        frame: frame, time: shown.time(frame),
        .distance(
          .init(frame: frame), upper: "\(Output.navigationBarBottom.name)",
          lower: "\(Output.pinnedMinY.name)"),
        runs: [run(short, on: device)], places: count,
        "the pinned view comes to rest under the navigation bar, which hides part of it")
    }
  }
}
