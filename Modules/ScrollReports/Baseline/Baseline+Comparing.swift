/// How far numbers may move from a baseline.
public struct BaselineTolerance: Equatable, Sendable {
  /// For lengths, in points. Seconds may move by a tenth of the number, alphas, zooms and shares by a
  /// hundredth; what is counted may not move.
  public var points: Double

  public init(points: Double = 0.5) { self.points = points }

  func allows(_ from: Double, _ to: Double, unit: String) -> Bool {
    if from.isNaN || to.isNaN { return from.isNaN && to.isNaN }
    // Both are rounded to thousandths, whose difference is not quite a multiple of one.
    return (to - from).magnitude <= amount(unit) + 1e-9
  }

  private func amount(_ unit: String) -> Double {
    switch unit {
    case "pt": points
    case "s": points / 10
    case "1", "of the way": points / 100
    default: 0
    }
  }
}

/// What a run covers of a baseline, whose other entries are none of its business.
public struct BaselineScope: Sendable {
  public var coversFinding: @Sendable (Baseline.Accepted) -> Bool
  public var coversRun: @Sendable (Baseline.Numbers) -> Bool

  public init(
    coversFinding: @escaping @Sendable (Baseline.Accepted) -> Bool,
    coversRun: @escaping @Sendable (Baseline.Numbers) -> Bool
  ) {
    self.coversFinding = coversFinding
    self.coversRun = coversRun
  }
}

extension Baseline {
  /// What became of this baseline.
  ///
  /// - Parameters:
  ///   - present: What was found now.
  ///   - scope: What was looked for.
  ///   - tolerance: How far numbers may have moved.
  /// - Returns: The differences, findings first, in the order of the file.
  public func differences(
    to present: Baseline, scope: BaselineScope, tolerance: BaselineTolerance
  ) -> [BaselineDifference] {
    Self.merged(findings.filter(scope.coversFinding), present.findings) {
      (finding: Accepted) in finding.key
    }.flatMap { (old: Accepted?, new: Accepted?) in
      Self.difference(old, new, tolerance).map { (difference) in [difference] } ?? []
    }
      + Self.merged(runs.filter(scope.coversRun), present.runs) { (run: Numbers) in run.key }
      .flatMap { (old: Numbers?, new: Numbers?) in Self.differences(old, new, tolerance) }
  }

  /// The baseline with what a run covers replaced by what it found.
  public func updated(with present: Baseline, scope: BaselineScope) -> Baseline {
    Baseline(
      findings: findings.filter { (finding: Accepted) in !scope.coversFinding(finding) }
        + present.findings,
      runs: runs.filter { (run: Numbers) in !scope.coversRun(run) } + present.runs)
  }

  /// The entries of two sorted lists, those of one key beside each other.
  private static func merged<Entry>(
    _ old: [Entry], _ new: [Entry], key: (Entry) -> [String]
  ) -> [(Entry?, Entry?)] {
    var pairs: [(Entry?, Entry?)] = []
    var (left, right) = (old[...], new[...])
    while let first = left.first, let second = right.first {
      let (one, other) = (key(first), key(second))
      let isFirst = !precedes(other, one)
      let isSecond = !precedes(one, other)
      pairs.append((isFirst ? first : nil, isSecond ? second : nil))
      if isFirst { left.removeFirst() }
      if isSecond { right.removeFirst() }
    }
    for entry in left { pairs.append((entry, nil)) }
    for entry in right { pairs.append((nil, entry)) }
    return pairs
  }

  private static func difference(
    _ old: Accepted?, _ new: Accepted?, _ tolerance: BaselineTolerance
  ) -> BaselineDifference? {
    guard let entry = new ?? old else { return nil }
    if let old, let new, tolerance.allows(old.measured, new.measured, unit: new.unit) {
      return nil
    }
    return BaselineDifference(
      change: old == nil ? .new : new == nil ? .gone : .moved, behavior: entry.behavior,
      variant: entry.variant, rule: entry.rule, kind: entry.kind, device: entry.device,
      output: entry.output, from: old?.measured, to: new?.measured, unit: entry.unit)
  }

  private static func differences(
    _ old: Numbers?, _ new: Numbers?, _ tolerance: BaselineTolerance
  ) -> [BaselineDifference] {
    guard let run = new ?? old else { return [] }
    func difference(
      _ change: BaselineDifference.Change, _ name: String, _ from: Double?, _ to: Double?
    ) -> BaselineDifference {
      BaselineDifference(
        change: change, behavior: run.behavior, variant: run.variant, gesture: run.gesture,
        device: run.device, output: name, from: from, to: to, unit: Numbers.unit(name))
    }
    guard let old else { return [difference(.new, "", nil, nil)] }
    guard let new else { return [difference(.gone, "", nil, nil)] }
    var differences: [BaselineDifference] = []
    for value in new.values {
      let known = old.values.first { (other: Numbers.Value) in other.name == value.name }
      if let known,
        tolerance.allows(known.value, value.value, unit: Numbers.unit(value.name))
      {
        continue
      }
      differences.append(
        difference(known == nil ? .new : .moved, value.name, known?.value, value.value))
    }
    for value in old.values
    where !new.values.contains(where: { (other: Numbers.Value) in other.name == value.name }) {
      differences.append(difference(.gone, value.name, value.value, nil))
    }
    return differences
  }
}
