import GestureScript
import ScrollHost

extension Rule {
  static let layoutFailure = Rule(
    "layout-failure", code: "C", severity: .warning,
    "required constraints cannot all hold, or an axis of a view is left open",
    kinds: ["conflict", "ambiguous"],
    probes: { (examination: Examination) throws(RunError) in
      for device in examination.devices {
        let rest = try examination.rest(on: device)
        if let first = rest.ambiguities.first {
          examination.report(
            "\(first.view).\(first.axis == .horizontal ? "minX" : "minY")", kind: "ambiguous",
            on: device, measured: Double(rest.ambiguities.count), allowed: 0, unit: "axes",
            frame: 0, time: 0, .ambiguities, runs: [examination.run("", on: device)],
            places: rest.ambiguities.count,
            "constraints leave open where \(list(rest.ambiguities)): the system picks a place")
        }
        try examination.judgeConflicts(on: device)
      }
    },
    judge: { (examination: Examination, gesture: NamedGesture, device: Device) throws(RunError) in
      let trace = try examination.trace(gesture, on: device)
      let run = examination.run(gesture.script.text, on: device)
      examination.reportConflict(in: trace, run, on: device, places: 1)
    })
}

private func list(_ ambiguities: [LayoutAmbiguity]) -> String {
  var text = ""
  for (index, ambiguity) in ambiguities.enumerated() {
    if index > 0 { text += ", " }
    text += ambiguity.view + (ambiguity.axis == .horizontal ? " lies across" : " lies upright")
  }
  return text
}

extension Examination {
  fileprivate func judgeConflicts(on device: Device) throws(RunError) {
    let (sweep, trace) = try fullSweep(on: device)
    var first: Int?
    var count = 0
    for index in sweep.offsets.indices where trace.value(.layoutConflicts, Sweep.frame(index)) > 0 {
      count += 1
      if first == nil { first = index }
    }
    if let first {
      let short = Sweep("conflict", [sweep.offsets[first]])
      let shown = try self.trace(short, on: device)
      reportConflict(in: shown, run(short, on: device), on: device, places: count)
    }
  }

  fileprivate func reportConflict(
    in trace: Trace, _ run: FindingRun, on device: Device, places: Int
  ) {
    guard let first = trace.conflicts.first else { return }
    var set = ""
    for (index, constraint) in first.conflict.constraints.enumerated() {
      set += (index == 0 ? "" : "; ") + constraint
    }
    report(
      "layout.conflicts", kind: "conflict", on: device,
      measured: trace.value(.layoutConflicts, first.frame), allowed: 0, unit: "sets",
      frame: first.frame, time: trace.time(first.frame), .conflicts(.init(frame: first.frame)),
      runs: [run], places: places,
      "unsatisfiable constraints are logged at each layout and one is broken: \(set)"
        + " (broken: \(first.conflict.broken))")
  }
}
