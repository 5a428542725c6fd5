import GestureScript
import ScrollHost

extension Rule {
  static let alphaRange = Rule(
    "alpha-range", code: "A", severity: .warning,
    "an alpha is below 0, above 1 or not a number",
    probes: { (examination: Examination) throws(RunError) in
      for device in examination.devices {
        let (sweep, trace) = try examination.fullSweep(on: device)
        for output in examination.outputs {
          guard let worst = output.worstOutOfRange(in: trace) else { continue }
          let short = Sweep("alpha", [sweep.offsets[worst.frame - 1]])
          examination.reportRange(
            output, in: try examination.trace(short, on: device), Sweep.frame(0),
            examination.run(short, on: device), on: device, places: worst.count)
        }
      }
    },
    judge: { (examination: Examination, gesture: NamedGesture, device: Device) throws(RunError) in
      let trace = try examination.trace(gesture, on: device)
      for output in examination.outputs {
        guard let worst = output.worstOutOfRange(in: trace) else { continue }
        let run = examination.run(gesture.script.text, on: device)
        examination.reportRange(
          output, in: trace, worst.frame, run, on: device, places: worst.count)
      }
    })
}

extension JudgedOutput {
  /// The frame in which the output is farthest out of its range, and how many frames are out of it.
  fileprivate func worstOutOfRange(in trace: Trace) -> (frame: Int, count: Int)? {
    guard let range else { return nil }
    var worst: (frame: Int, excess: Double)?
    var count = 0
    for frame in 0..<trace.frameCount {
      let value = trace.read(number, frame)
      if Trace.isAbsent(value) || range.contains(value) { continue }
      count += 1
      let excess =
        value.isNaN ? .infinity : max(range.lowerBound - value, value - range.upperBound)
      if worst == nil || excess > worst!.excess { worst = (frame, excess) }
    }
    guard let worst else { return nil }
    return (worst.frame, count)
  }
}

extension Examination {
  fileprivate func reportRange(
    _ output: JudgedOutput, in trace: Trace, _ frame: Int, _ run: FindingRun, on device: Device,
    places: Int
  ) {
    guard let range = output.range else { return }
    let value = trace.read(output.number, frame)
    report(
      output.name, on: device, measured: value,
      allowed: value > range.upperBound ? range.upperBound : range.lowerBound,
      unit: output.unit, frame: frame, time: trace.time(frame), .value(.init(frame: frame)),
      runs: [run], places: places,
      "\(output.name) leaves 0...1: the system clamps what is drawn, but whoever reads or"
        + " animates the model's value starts from nonsense")
  }
}
