import ScrollHost

extension Rule {
  static let workPerEvent = Rule(
    "work-per-event", code: "W", severity: .note,
    "a delegate call costs more constraint edits or images than the budget"
  ) { (examination: Examination) throws(RunError) in
    var budget = (edits: 2.0, images: 0.0)
    for clause in examination.entry.descriptor.contract.clauses {
      if case .work(let edits, let images) = clause { budget = (edits, images) }
    }
    for device in examination.devices.prefix(1) {
      for gesture in examination.gestures where !gesture.script.hasOwnSets {
        let trace = try examination.trace(gesture, on: device)
        let events = trace.callsPerFrame
        for frame in 1..<max(1, trace.frameCount) {
          let calls = Double(max(1, events[frame]))
          let edits = trace.value(.layoutEdits, frame) / calls
          let images = trace.value(.workImages, frame) / calls
          let runs = [examination.run(gesture.script.text, on: device)]
          if edits > budget.edits {
            examination.report(
              "layout.edits", on: device, measured: edits, allowed: budget.edits,
              unit: "edits per event", frame: frame, time: trace.time(frame),
              .editsPerEvent(.init(frame: frame)), runs: runs,
              "every scroll event edits constraints again: a cost at each frame of a scroll")
          }
          if images > budget.images {
            examination.report(
              "work.images", on: device, measured: images, allowed: budget.images,
              unit: "images per event", frame: frame, time: trace.time(frame),
              .imagesPerEvent(.init(frame: frame)), runs: runs,
              "every scroll event renders an image: a cost at each frame of a scroll")
          }
        }
      }
    }
  }
}

extension Trace {
  /// How often a delegate was told that the content scrolled, a number a frame.
  var callsPerFrame: [Int] {
    var counts = Array(repeating: 0, count: frameCount)
    for event in events where event.event.event == .didScroll { counts[event.frame] += 1 }
    return counts
  }
}
