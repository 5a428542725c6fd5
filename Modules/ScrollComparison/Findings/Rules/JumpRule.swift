import GestureScript
import ScrollHost

extension Rule {
  static let jump = Rule(
    "jump", code: "J", severity: .error,
    "an output moves between adjacent offsets by more than its slope allows",
    probes: { (examination: Examination) throws(RunError) in
      for device in examination.devices {
        let (sweep, trace) = try examination.fullSweep(on: device)
        for output in examination.outputs {
          guard let slope = output.slope else { continue }
          var bisected = 0
          for index in 1..<max(1, sweep.offsets.count) where bisected < mostBisections {
            let (from, to) = (sweep.offsets[index - 1], sweep.offsets[index])
            let before = trace.read(output.number, Sweep.frame(index - 1))
            let after = trace.read(output.number, Sweep.frame(index))
            guard !Trace.isAbsent(before), !Trace.isAbsent(after) else { continue }
            guard (after - before).magnitude > slope * (to - from).magnitude + jumpTolerance else {
              continue
            }
            bisected += 1
            try examination.bisect(output, slope: slope, from: from, to: to, on: device)
          }
        }
      }
    },
    watch: { (examination: Examination, gesture: NamedGesture, device: Device) throws(RunError) in
      try examination.watchJumps(gesture, on: device)
    })
}

/// How finely a jump is pinned down, in points of offset, and what is rounding in an output.
private let jumpTolerance = 1e-6
/// How many suspicious places of one output on one device are pinned down.
private let mostBisections = 12

extension Examination {
  /// Halves the step that shows a jump until it is a millionth of a point, approaching each time
  /// with the step itself, so that a stale value is stale by no more than that.
  fileprivate func bisect(
    _ output: JudgedOutput, slope: Double, from start: Double, to end: Double, on device: Device
  ) throws(RunError) {
    var (from, to) = (start, end)
    while (to - from).magnitude > jumpTolerance {
      let half = (to - from) / 2
      let sweep = Sweep("bisection", [from - half, from, from + half, to])
      let trace = try trace(sweep, on: device)
      let values = (1...3).map { (index: Int) in trace.read(output.number, Sweep.frame(index)) }
      let first = (values[1] - values[0]).magnitude
      let second = (values[2] - values[1]).magnitude
      guard max(first, second) > slope * half.magnitude else { return }
      if first >= second { to = from + half } else { from += half }
    }
    let sweep = Sweep("bisected", [from - (to - from), from, to])
    let trace = try trace(sweep, on: device)
    let (a, b) = (Sweep.frame(1), Sweep.frame(2))
    let moved = (trace.read(output.number, b) - trace.read(output.number, a)).magnitude
    let allowed = slope * (to - from).magnitude
    guard moved > allowed + jumpTolerance else { return }
    report(
      output.name, on: device, measured: moved, allowed: allowed, unit: output.unit, frame: b,
      time: trace.time(b), .difference(.init(frame: a), .init(frame: b)),
      runs: [run(sweep, on: device)],
      "\(output.name) jumps while the content moves by less than a pixel: the picture flickers")
  }
}
