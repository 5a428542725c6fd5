import GestureScript
import ScrollHost

extension Rule {
  static let minimumSize = Rule(
    "min-size", code: "M", severity: .error,
    "a size is below its declared minimum, is demanded below 0, or is 0 at rest",
    probes: { (examination: Examination) throws(RunError) in
      for device in examination.devices {
        try examination.judgeRestSizes(on: device)
        try examination.judgeSweptSizes(on: device)
      }
    },
    watch: { (examination: Examination, gesture: NamedGesture, device: Device) throws(RunError) in
      try examination.watchSizes(gesture, on: device)
    })
}

extension Examination {
  fileprivate func judgeRestSizes(on device: Device) throws(RunError) {
    let rest = try rest(on: device)
    for output in outputs where output.kind == .size {
      guard rest.read(output.number, 0) == 0 else { continue }
      report(
        output.name, on: device, measured: 0, allowed: output.minimum ?? 0, unit: output.unit,
        frame: 0, time: 0, .value(.init(frame: 0)), runs: [run("", on: device)],
        "\(output.name) is 0 until the first scroll event: nothing is drawn at rest")
    }
  }

  fileprivate func judgeSweptSizes(on device: Device) throws(RunError) {
    let (sweep, trace) = try fullSweep(on: device)
    for output in sizesWithMinimum {
      guard let minimum = output.minimum else { continue }
      var worst: (index: Int, value: Double)?
      var count = 0
      for index in sweep.offsets.indices {
        let value = trace.read(output.number, Sweep.frame(index))
        guard !Trace.isAbsent(value), value < minimum - 1e-6 else { continue }
        count += 1
        if worst == nil || value < worst!.value { worst = (index, value) }
      }
      guard let worst else { continue }
      let short = Sweep("size", [sweep.offsets[worst.index]])
      let shown = try self.trace(short, on: device)
      let frame = Sweep.frame(0)
      report(
        output.name, on: device, measured: shown.read(output.number, frame), allowed: minimum,
        unit: output.unit, frame: frame, time: shown.time(frame), .value(.init(frame: frame)),
        runs: [run(short, on: device)], places: count,
        "the constraints ask for a size below \(NumberText.string(minimum)) pt: one of them breaks")
    }
  }

  /// The sizes, and the one that constraints demand before it is kept from going negative.
  var sizesWithMinimum: [JudgedOutput] {
    var judged = outputs.filter { (output: JudgedOutput) in output.kind == .size }
    judged.append(
      JudgedOutput(
        name: "\(Output.headerDemandedHeight.name)", number: .column(.headerDemandedHeight),
        kind: .size, unit: "pt", minimum: 0))
    return judged
  }
}
