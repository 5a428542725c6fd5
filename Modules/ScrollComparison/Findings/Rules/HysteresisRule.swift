import GestureScript
import ScrollHost

extension Rule {
  static let hysteresis = Rule(
    "hysteresis", code: "Y", severity: .error,
    "the same offset, reached by two paths, gives different outputs",
    probes: { (examination: Examination) throws(RunError) in
      for device in examination.devices { try examination.compareSweepBothWays(on: device) }
    },
    judge: { (examination: Examination, gesture: NamedGesture, device: Device) throws(RunError) in
      try examination.compareRest(of: gesture, on: device)
    },
    watch: { (examination: Examination, gesture: NamedGesture, device: Device) throws(RunError) in
      try examination.watchReturns(gesture, on: device)
    })
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
        runs: [run(short, on: device)], places: places, Self.hysteresisMessage(output))
    }
  }

  static func hysteresisMessage(_ output: JudgedOutput) -> String {
    "at the same scroll position \(output.name) depends on where the content came from"
  }

  /// Where a gesture rests, against where those before it rested at the same offset in the same
  /// environment, the first layout among them.
  fileprivate func compareRest(of gesture: NamedGesture, on device: Device) throws(RunError) {
    if rests.isEmpty {
      let start = NamedGesture(name: "", script: parsed(""))
      rests.append(Rest(gesture: start, trace: try rest(on: device), frame: 0))
    }
    let trace = try trace(gesture, on: device)
    guard trace.fault == nil, trace.phases.last == .idle else { return }
    let second = Rest(gesture: gesture, trace: trace, frame: trace.lastFrame)
    for first in rests
    where Self.isSameEnvironment(first.trace, first.frame, trace, second.frame) {
      for output in judged {
        let before = first.trace.read(output.number, first.frame)
        let difference = (trace.read(output.number, second.frame) - before).magnitude
        guard difference > output.tolerance else { continue }
        report(
          output.name, on: device, measured: difference, allowed: 0, unit: output.unit,
          frame: second.frame, time: trace.time(second.frame),
          .difference(.init(run: 0, frame: first.frame), .init(run: 1, frame: second.frame)),
          runs: [
            run(first.gesture.script.text, on: device), run(gesture.script.text, on: device),
          ],
          Self.hysteresisMessage(output))
      }
    }
    rests.append(second)
  }

  /// Whether two frames have the same offset and surroundings.
  static func isSameEnvironment(_ first: Trace, _ a: Int, _ second: Trace, _ b: Int) -> Bool {
    for output in environment {
      let (x, y) = (first.value(output, a), second.value(output, b))
      if Trace.isAbsent(x) && Trace.isAbsent(y) { continue }
      guard (x - y).magnitude < 1e-9 else { return false }
    }
    return true
  }

  /// What must be equal before outputs are expected to be.
  private static let environment: [Output] = [
    .contentOffsetX, .contentOffsetY, .viewportWidth, .viewportHeight, .contentSizeHeight,
    .adjustedInsetTop, .adjustedInsetBottom,
  ]
}
