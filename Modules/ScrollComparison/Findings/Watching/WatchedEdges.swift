import GestureScript
import ScrollHost

// What any frame of a random gesture shows of edges that meet.

extension Examination {
  func watchGaps(_ gesture: NamedGesture, on device: Device) throws(RunError) {
    try watchMeetings(
      gesture, on: device,
      isWrong: { (_: Meeting, distance: Double, _: Double) in distance > 0.5 }
    ) { (meeting: Meeting) in
      "what lies behind shows between \(meeting.upper) and \(meeting.lower)"
    }
  }

  func watchOverlaps(_ gesture: NamedGesture, on device: Device) throws(RunError) {
    try watchMeetings(
      gesture, on: device,
      isWrong: { (meeting: Meeting, distance: Double, pastRest: Double) in
        distance < -0.5 && !(meeting.mayOverlapFromRest && pastRest >= -1e-9)
      }
    ) { (meeting: Meeting) in
      "\(meeting.lower) slides under \(meeting.upper): part of it cannot be seen"
    }
  }

  private func watchMeetings(
    _ gesture: NamedGesture, on device: Device,
    isWrong: (_ meeting: Meeting, _ distance: Double, _ pastRest: Double) -> Bool,
    _ message: (Meeting) -> String
  ) throws(RunError) {
    let meetings = self.meetings
    guard !meetings.isEmpty else { return }
    let trace = try trace(gesture, on: device)
    for meeting in meetings {
      guard let upper = trace.number(named: meeting.upper),
        let lower = trace.number(named: meeting.lower)
      else { continue }
      var worst: (frame: Int, distance: Double)?
      var count = 0
      for frame in 0..<trace.frameCount {
        let distance = trace.read(lower, frame) - trace.read(upper, frame)
        let pastRest =
          trace.value(.contentOffsetY, frame) - trace.value(.minimumOffsetY, frame)
        guard isWrong(meeting, distance, pastRest) else { continue }
        count += 1
        if worst == nil || distance.magnitude > worst!.distance.magnitude {
          worst = (frame, distance)
        }
      }
      guard let worst else { continue }
      report(
        meeting.lower, on: device, measured: worst.distance, allowed: 0, unit: "pt",
        frame: worst.frame, time: trace.time(worst.frame),
        .distance(.init(frame: worst.frame), upper: meeting.upper, lower: meeting.lower),
        runs: [run(gesture.script.text, on: device)], places: count, message(meeting))
    }
  }
}
