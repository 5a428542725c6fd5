import ScrollHost

extension Rule {
  static let alphaRange = Rule(
    "alpha-range", code: "A", severity: .warning,
    "an alpha is below 0, above 1 or not a number"
  ) { (examination: Examination) throws(RunError) in
    for device in examination.devices {
      let (sweep, trace) = try examination.fullSweep(on: device)
      for output in examination.outputs {
        guard let range = output.range else { continue }
        var worst: (index: Int, excess: Double)?
        var count = 0
        for index in sweep.offsets.indices {
          let value = trace.read(output.number, Sweep.frame(index))
          if Trace.isAbsent(value) || range.contains(value) { continue }
          count += 1
          let excess =
            value.isNaN ? .infinity : max(range.lowerBound - value, value - range.upperBound)
          if worst == nil || excess > worst!.excess { worst = (index, excess) }
        }
        guard let worst else { continue }
        let short = Sweep("alpha", [sweep.offsets[worst.index]])
        let shown = try examination.trace(short, on: device)
        let frame = Sweep.frame(0)
        let value = shown.read(output.number, frame)
        examination.report(
          output.name, on: device, measured: value,
          allowed: value > range.upperBound ? range.upperBound : range.lowerBound,
          unit: output.unit, frame: frame, time: shown.time(frame), .value(.init(frame: frame)),
          runs: [examination.run(short, on: device)], places: count,
          "\(output.name) leaves 0...1: the system clamps what is drawn, but whoever reads or"
            + " animates the model's value starts from nonsense")
      }
    }
  }
}
