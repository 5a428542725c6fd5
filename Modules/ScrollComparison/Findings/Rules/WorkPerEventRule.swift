import GestureScript
import ScrollHost

extension Rule {
  static let workPerEvent = Rule(
    "work-per-event", code: "W", severity: .note,
    "a delegate call costs more constraint edits or images than the budget",
    judge: { (examination: Examination, gesture: NamedGesture, device: Device) throws(RunError) in
      guard !gesture.script.hasOwnSets else { return }
      let trace = try examination.trace(gesture, on: device)
      examination.judgeWork(
        "layout.edits", .layoutEdits, trace, gesture, on: device,
        "every scroll event edits constraints again: a cost at each frame of a scroll")
      examination.judgeWork(
        "work.images", .workImages, trace, gesture, on: device,
        "every scroll event renders an image: a cost at each frame of a scroll")
    })
}

extension Examination {
  fileprivate func judgeWork(
    _ name: String, _ output: Output, _ trace: Trace, _ gesture: NamedGesture, on device: Device,
    _ message: String
  ) {
    var (budget, unit) = output == .workImages ? (0.0, "images per event") : (2, "edits per event")
    for clause in entry.descriptor.contract.clauses {
      if case .work(let edits, let images) = clause {
        budget = output == .workImages ? images : edits
      }
    }
    let calls = trace.callsPerFrame
    var worst: (frame: Int, work: Double)?
    var count = 0
    for frame in 1..<max(1, trace.frameCount) {
      let work = trace.value(output, frame) / Double(max(1, calls[frame]))
      guard work > budget else { continue }
      count += 1
      if worst == nil || work > worst!.work { worst = (frame, work) }
    }
    guard let worst else { return }
    let place = Measurement.Place(frame: worst.frame)
    report(
      name, on: device, measured: worst.work, allowed: budget, unit: unit, frame: worst.frame,
      time: trace.time(worst.frame),
      output == .workImages ? .imagesPerEvent(place) : .editsPerEvent(place),
      runs: [run(gesture.script.text, on: device)], places: count, message)
  }
}

extension Trace {
  /// How often the delegate was told in each frame that the content scrolled.
  var callsPerFrame: [Int] {
    var counts = Array(repeating: 0, count: frameCount)
    for event in events where event.event.event == .didScroll { counts[event.frame] += 1 }
    return counts
  }
}
