import ScrollHost

extension Rule {
  static let gap = Rule(
    "gap", code: "G", severity: .error,
    "two edges declared to meet stand apart by more than half a point",
    probes: { (examination: Examination) throws(RunError) in
      try examination.judgeMeetings(
        { (_: Meeting, distance: Double, _: Double) in distance > 0.5 }, allowed: 0
      ) { (meeting: Meeting) in
        "what lies behind shows between \(meeting.upper) and \(meeting.lower)"
      }
    },
    watch: { (examination: Examination, gesture: NamedGesture, device: Device) throws(RunError) in
      try examination.watchGaps(gesture, on: device)
    })
}
