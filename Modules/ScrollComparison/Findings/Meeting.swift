import ScrollHost

/// Two edges that a contract says meet.
struct Meeting {
  var upper: String
  var lower: String
  var mayOverlapFromRest: Bool
}

extension Examination {
  var meetings: [Meeting] {
    clauses { (clause: ContractClause) in
      guard case .meets(let upper, let lower, let mayOverlap) = clause else { return nil }
      return Meeting(upper: upper, lower: lower, mayOverlapFromRest: mayOverlap)
    }
  }

  /// Goes through how far the edges of each meeting are apart at every offset of every sweep, and
  /// hands the places on which `isWrong` to `report` as short runs.
  func judgeMeetings(
    _ isWrong: (_ meeting: Meeting, _ distance: Double, _ overscroll: Double) -> Bool,
    allowed: Double, _ message: (Meeting) -> String
  ) throws(RunError) {
    for device in devices {
      let (sweep, trace) = try fullSweep(on: device)
      for meeting in meetings {
        guard let upper = trace.number(named: meeting.upper),
          let lower = trace.number(named: meeting.lower)
        else { continue }
        var worst: (index: Int, distance: Double)?
        var count = 0
        for index in sweep.offsets.indices {
          let frame = Sweep.frame(index)
          let (top, bottom) = (trace.read(upper, frame), trace.read(lower, frame))
          guard !Trace.isAbsent(top), !Trace.isAbsent(bottom) else { continue }
          let pastRest = sweep.offsets[index] - trace.value(.minimumOffsetY, frame)
          guard isWrong(meeting, bottom - top, pastRest) else { continue }
          count += 1
          if worst == nil || (bottom - top).magnitude > worst!.distance.magnitude {
            worst = (index, bottom - top)
          }
        }
        guard let worst else { continue }
        let short = Sweep("meeting", [sweep.offsets[worst.index]])
        let shown = try self.trace(short, on: device)
        let frame = Sweep.frame(0)
        let distance =
          shown.value(named: meeting.lower, frame) - shown.value(named: meeting.upper, frame)
        report(
          meeting.lower, on: device, measured: distance, allowed: allowed, unit: "pt",
          frame: frame, time: shown.time(frame),
          .distance(.init(frame: frame), upper: meeting.upper, lower: meeting.lower),
          runs: [run(short, on: device)], places: count, message(meeting))
      }
    }
  }
}
