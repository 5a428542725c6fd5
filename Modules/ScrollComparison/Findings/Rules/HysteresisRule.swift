import ScrollHost

extension Rule {
  static let hysteresis = Rule(
    "hysteresis", code: "Y", severity: .error,
    "the same offset, reached by two paths, gives different outputs"
  ) { (examination: Examination) throws(RunError) in
    for device in examination.devices {
      try examination.compareSweepBothWays(on: device)
      try examination.compareRests(on: device)
    }
  }
}

extension Examination {
  private var judged: [JudgedOutput] {
    outputs.filter { (output: JudgedOutput) in !output.remembers }
  }

  /// The sweep up against the sweep down.
  fileprivate func compareSweepBothWays(on device: Device) throws(RunError) {
    let (sweep, trace) = try fullSweep(on: device)
    let count = sweep.offsets.count
    for output in judged {
      var worst: (up: Int, difference: Double)?
      var places = 0
      for up in 1..<max(1, count / 2) {
        let difference =
          (trace.read(output.number, Sweep.frame(count - 1 - up))
          - trace.read(output.number, Sweep.frame(up))).magnitude
        guard difference > output.tolerance else { continue }
        places += 1
        if worst == nil || difference > worst!.difference { worst = (up, difference) }
      }
      guard let worst else { continue }
      let offset = sweep.offsets[worst.up]
      let short = Sweep("paths", [offset - 0.5, offset, offset + 0.5, offset])
      let shown = try self.trace(short, on: device)
      let (a, b) = (Sweep.frame(1), Sweep.frame(3))
      let difference = (shown.read(output.number, b) - shown.read(output.number, a)).magnitude
      guard difference > output.tolerance else { continue }
      report(
        output.name, on: device, measured: difference, allowed: 0, unit: output.unit, frame: b,
        time: shown.time(b), .difference(.init(frame: a), .init(frame: b)),
        runs: [run(short, on: device)], places: places, Self.message(output))
    }
  }

  private static func message(_ output: JudgedOutput) -> String {
    "at the same scroll position \(output.name) depends on where the content came from"
  }

  /// Where gestures rest, against where others rest at the same offset in the same environment.
  fileprivate func compareRests(on device: Device) throws(RunError) {
    var rests: [(gesture: NamedGesture, trace: Trace, frame: Int)] = []
    rests.append((NamedGesture(name: "", script: parsed("")), try rest(on: device), 0))
    for gesture in gestures {
      let trace = try trace(gesture, on: device)
      guard trace.fault == nil, trace.phases.last == .idle else { continue }
      rests.append((gesture, trace, trace.lastFrame))
    }
    for second in rests.indices {
      for first in rests.indices.prefix(second) {
        let (a, b) = (rests[first], rests[second])
        guard
          Self.environment.allSatisfy({ (output: Output) in
            let (x, y) = (a.trace.value(output, a.frame), b.trace.value(output, b.frame))
            return (x - y).magnitude < 1e-9 || (Trace.isAbsent(x) && Trace.isAbsent(y))
          })
        else { continue }
        for output in judged {
          let x = a.trace.read(output.number, a.frame)
          let difference = (b.trace.read(output.number, b.frame) - x).magnitude
          guard difference > output.tolerance else { continue }
          report(
            output.name, on: device, measured: difference, allowed: 0, unit: output.unit,
            frame: b.frame, time: b.trace.time(b.frame),
            .difference(.init(run: 0, frame: a.frame), .init(run: 1, frame: b.frame)),
            runs: [run(a.gesture.script.text, on: device), run(b.gesture.script.text, on: device)],
            Self.message(output))
        }
      }
    }
  }

  /// What must be equal before outputs are expected to be.
  private static let environment: [Output] = [
    .contentOffsetX, .contentOffsetY, .viewportWidth, .viewportHeight, .contentSizeHeight,
    .adjustedInsetTop, .adjustedInsetBottom,
  ]
}
