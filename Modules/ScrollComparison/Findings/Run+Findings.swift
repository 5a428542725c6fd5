import ScrollHost

extension Run {
  /// How many defects one run shows: what the rules see in its trace alone, allowances apart.
  ///
  /// Rules that compare several runs, or that probe, are `Check`'s.
  ///
  /// - Parameter trace: The run's trace.
  /// - Returns: The number of findings that nothing allows.
  /// - Throws: `RunError` when the behavior refuses its parameters.
  func countFindings(in trace: Trace) throws(RunError) -> Int {
    let gesture = NamedGesture(name: gestureName, script: script)
    let examination = try Examination(
      entry: entry, variant: variant, parameters: parameters, settings: [], gestures: [],
      devices: [device], control: nil)
    examination.adopt(trace, of: gesture, on: device)
    try examination.judge(gesture, on: device, with: Self.rulesOfOneRun)
    var count = 0
    for finding in examination.findings where finding.reason == nil { count += 1 }
    return count
  }

  private static let rulesOfOneRun = Rule.all.filter { (rule: Rule) in
    !["hysteresis", "frame-rate", "nondeterminism"].contains(rule.name)
  }
}
