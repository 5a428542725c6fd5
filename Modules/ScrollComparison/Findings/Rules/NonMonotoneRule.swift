import GestureScript
import ScrollHost

extension Rule {
  static let nonMonotone = Rule(
    "non-monotone", code: "N", severity: .warning,
    "an output declared to rise or fall with the offset turns back",
    probes: { (examination: Examination) throws(RunError) in
      for device in examination.devices {
        let (sweep, trace) = try examination.fullSweep(on: device)
        for output in examination.outputs where output.direction != .none {
          let sign = output.direction == .rising ? 1.0 : -1.0
          var worst: (index: Int, change: Double)?
          var count = 0
          for index in 1..<max(1, sweep.offsets.count) {
            let forward = sweep.offsets[index] > sweep.offsets[index - 1] ? sign : -sign
            let before = trace.read(output.number, Sweep.frame(index - 1))
            let change = (trace.read(output.number, Sweep.frame(index)) - before) * forward
            guard !Trace.isAbsent(before), change < -1e-6 else { continue }
            count += 1
            if worst == nil || change < worst!.change { worst = (index, change) }
          }
          guard let worst else { continue }
          let short = Sweep(
            "turn", [sweep.offsets[worst.index - 1], sweep.offsets[worst.index]])
          let shown = try examination.trace(short, on: device)
          let (a, b) = (Sweep.frame(0), Sweep.frame(1))
          let change = (shown.read(output.number, b) - shown.read(output.number, a)).magnitude
          guard change > 1e-6 else { continue }
          examination.report(
            output.name, on: device, measured: change, allowed: 0, unit: output.unit, frame: b,
            time: shown.time(b), .difference(.init(frame: a), .init(frame: b)),
            runs: [examination.run(short, on: device)], places: count,
            "\(output.name) moves back and forth while the content moves one way")
        }
      }
    },
    watch: { (examination: Examination, gesture: NamedGesture, device: Device) throws(RunError) in
      try examination.watchTurns(gesture, on: device)
    })
}
