import ScrollHost

extension Rule {
  static let deadZone = Rule(
    "dead-zone", code: "K", severity: .warning,
    "an output declared to follow a pull stays the same over more than a point of it"
  ) { (examination: Examination) throws(RunError) in
    let names = examination.clauses { (clause: ContractClause) -> String? in
      if case .respondsToPull(let name) = clause { return name }
      return nil
    }
    for device in examination.devices {
      let rest = try examination.rest(on: device).value(.minimumOffsetY, 0)
      for name in names { try examination.findDeadZone(of: name, from: rest, on: device) }
    }
  }
}

extension Examination {
  fileprivate func findDeadZone(of name: String, from rest: Double, on device: Device)
    throws(RunError)
  {
    func moves(_ from: Double, _ to: Double) throws(RunError) -> Bool {
      let sweep = Sweep("dead zone", [from, to])
      let trace = try trace(sweep, on: device)
      let change =
        trace.value(named: name, Sweep.frame(1)) - trace.value(named: name, Sweep.frame(0))
      return change.magnitude > 1e-9
    }
    guard try !moves(rest, rest - 1) else { return }
    var (still, moving) = (1.0, 300.0)
    guard try moves(rest, rest - moving) else {
      try reportDeadZone(of: name, from: rest, length: moving, on: device)
      return
    }
    while moving - still > 1e-3 {
      let middle = (still + moving) / 2
      if try moves(rest, rest - middle) { moving = middle } else { still = middle }
    }
    try reportDeadZone(of: name, from: rest, length: still, on: device)
  }

  private func reportDeadZone(
    of name: String, from rest: Double, length: Double, on device: Device
  ) throws(RunError) {
    let sweep = Sweep("dead zone", [rest, rest - length])
    let trace = try trace(sweep, on: device)
    let (a, b) = (Sweep.frame(0), Sweep.frame(1))
    let measured =
      (trace.value(.contentOffsetY, b) - trace.value(.contentOffsetY, a)).magnitude
    report(
      name, on: device, measured: measured, allowed: 1, unit: "pt", frame: b, time: trace.time(b),
      .offset(.init(frame: a), .init(frame: b)), runs: [run(sweep, on: device)],
      "\(name) does not answer the first \(NumberText.string(measured.rounded(.down))) pt of a pull"
    )
  }
}
