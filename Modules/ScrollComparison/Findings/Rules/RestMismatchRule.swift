import ScrollHost

extension Rule {
  static let restMismatch = Rule(
    "rest-mismatch", code: "R", severity: .error,
    "after the first layout an output is not what it is declared to rest at"
  ) { (examination: Examination) throws(RunError) in
    let declared = examination.clauses { (clause: ContractClause) -> (String, ContractQuantity)? in
      if case .rest(let name, let quantity) = clause { return (name, quantity) }
      return nil
    }
    let visible = examination.clauses { (clause: ContractClause) -> Double? in
      if case .showsContentAtRest(let points) = clause { return points }
      return nil
    }
    for device in examination.devices {
      let rest = try examination.rest(on: device)
      func judge(_ name: String, _ wanted: Double, _ measured: Double, _ words: String) {
        guard !Trace.isAbsent(measured) else { return }
        examination.report(
          name, on: device, measured: measured, allowed: wanted, unit: "pt", frame: 0, time: 0,
          .value(.init(frame: 0)), runs: [examination.run("", on: device)], words)
      }
      for (name, quantity) in declared {
        let measured = rest.value(named: name, 0)
        let wanted = examination.amount(quantity, in: rest, 0)
        guard (measured - wanted).magnitude > 0.5 else { continue }
        judge(name, wanted, measured, "before any gesture \(name) is not \(quantity.text)")
      }
      for least in visible {
        let top = rest.value(.contentMinY, 0)
        let height = rest.value(.viewportHeight, 0)
        guard height - top < least else { continue }
        judge("content.minY", height - least, top, "before any gesture no content shows")
      }
    }
  }
}
