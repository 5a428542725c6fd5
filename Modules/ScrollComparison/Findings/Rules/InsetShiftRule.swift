import ScrollHost

extension Rule {
  static let insetShift = Rule(
    "inset-shift", code: "S", severity: .warning,
    "when the top inset grows by k and the offset sinks by k, a position moves by other than 0 or"
      + " k as declared, or a size, alpha or index changes"
  ) { (examination: Examination) throws(RunError) in
    for device in examination.devices {
      for inset in [60.0, -60] {
        for overscroll in [-50.0, 0, 50, 150] {
          try examination.compareInset(inset, scrolledBy: overscroll, on: device)
        }
      }
    }
    try examination.compareSafeAreas()
  }
}

extension Examination {
  fileprivate func compareInset(
    _ inset: Double, scrolledBy distance: Double, on device: Device
  ) throws(RunError) {
    let start = try rest(on: device).value(.minimumOffsetY, 0)
    let before = "wait 50ms\nscroll to 0 \(NumberText.string(start + distance))\nwait 50ms\n"
    let after =
      "wait 50ms\ninset \(NumberText.string(inset)) 0\nwait 50ms\n"
      + "scroll to 0 \(NumberText.string(start - inset + distance))\nwait 50ms\n"
    let (a, b) = (try trace(before, on: device), try trace(after, on: device))
    for output in outputs {
      let moved =
        b.read(output.number, b.lastFrame) - a.read(output.number, a.lastFrame)
      let near = { (wanted: Double) in (moved - wanted).magnitude <= output.tolerance }
      var isRight = near(0)
      if output.kind == .position && output.name != "\(Output.headerMinX.name)" {
        switch output.insetShift {
        case .fixed: break
        case .follows: isRight = near(inset)
        case .either: isRight = isRight || near(inset)
        }
      }
      if isRight || moved.isNaN { continue }
      report(
        output.name, on: device, measured: moved.magnitude,
        allowed: output.insetShift == .follows ? inset.magnitude : 0, unit: output.unit,
        frame: b.lastFrame, time: b.time(b.lastFrame),
        .difference(.init(run: 0, frame: a.lastFrame), .init(run: 1, frame: b.lastFrame)),
        runs: [run(before, on: device), run(after, on: device)],
        "when something else adds an inset (a refresh control, a bar), \(output.name) changes")
    }
  }

  /// What must be the same whatever the safe area's top.
  fileprivate func compareSafeAreas() throws(RunError) {
    let names = clauses { (clause: ContractClause) -> String? in
      if case .ignoresSafeArea(let name) = clause { return name }
      return nil
    }
    guard let reference = devices.first else { return }
    let a = try rest(on: reference)
    for device in devices.dropFirst() {
      let b = try rest(on: device)
      for name in names {
        let moved = (b.value(named: name, 0) - a.value(named: name, 0)).magnitude
        guard moved > 0.5 else { continue }
        report(
          name, on: device, measured: moved, allowed: 0, unit: "pt", frame: 0, time: 0,
          .difference(.init(run: 0, frame: 0), .init(run: 1, frame: 0)),
          runs: [run("", on: reference), run("", on: device)],
          "\(name) depends on how much of the screen's top the system covers")
      }
    }
  }
}
