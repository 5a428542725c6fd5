import ScrollHost

/// What a team has accepted: findings, and the numbers that matter, each with its place.
///
/// Entries are sorted and unique, so that two baselines of the same state are equal and a file of
/// one is easy to review.
public struct Baseline: Equatable, Sendable {
  /// A finding by what it is about; where and how much it shows may vary.
  public struct AcceptedFinding: Equatable, Sendable {
    public var behavior: String
    public var variant: String
    public var rule: String
    public var kind: String?
    public var output: String
    /// The worst value when it was accepted.
    public var measured: Double
    public var unit: String

    public init(
      behavior: String, variant: String, rule: String, kind: String? = nil, output: String,
      measured: Double, unit: String
    ) {
      self.behavior = behavior
      self.variant = variant
      self.rule = rule
      self.kind = kind
      self.output = output
      self.measured = measured
      self.unit = unit
    }
  }

  /// What one gesture came to: rest positions, peaks and the time to settle.
  public struct Outcome: Equatable, Sendable {
    public var behavior: String
    public var variant: String
    public var device: String
    public var gesture: String
    /// Names and values in the order of `Measure`; those that the behavior has.
    public var numbers: [Number]

    public init(
      behavior: String, variant: String, device: String, gesture: String, numbers: [Number]
    ) {
      self.behavior = behavior
      self.variant = variant
      self.device = device
      self.gesture = gesture
      self.numbers = numbers
    }
  }

  public struct Number: Equatable, Sendable {
    public var name: String
    public var value: Double

    public init(name: String, value: Double) {
      self.name = name
      self.value = value
    }
  }

  public private(set) var findings: [AcceptedFinding]
  public private(set) var outcomes: [Outcome]

  /// - Parameters:
  ///   - findings: In any order; of several about the same, the first counts.
  ///   - outcomes: In any order; of several of the same run, the first counts.
  public init(findings: [AcceptedFinding], outcomes: [Outcome]) {
    self.findings = Self.unique(findings) { (finding: AcceptedFinding) in finding.key }
    self.outcomes = Self.unique(outcomes) { (outcome: Outcome) in outcome.key }
  }

  private static func unique<Entry>(_ entries: [Entry], _ key: (Entry) -> [String]) -> [Entry] {
    var keyed: [(key: [String], place: Int)] = []
    for (place, entry) in entries.enumerated() { keyed.append((key(entry), place)) }
    keyed.sort { (left: (key: [String], place: Int), right: (key: [String], place: Int)) in
      if left.key == right.key { return left.place < right.place }
      return left.key.isBefore(right.key)
    }
    var kept: [Entry] = []
    var last: [String]?
    for (key, place) in keyed where key != last {
      kept.append(entries[place])
      last = key
    }
    return kept
  }
}

extension Baseline.AcceptedFinding {
  /// What a finding is about.
  public init(_ finding: Finding) {
    self.init(
      behavior: finding.behavior, variant: finding.variant, rule: finding.rule,
      kind: finding.kind, output: finding.output, measured: finding.measured, unit: finding.unit)
  }

  var key: [String] { [behavior, variant, rule, kind ?? "", output] }
}

extension Baseline.Outcome {
  /// The numbers that matter of one run.
  public init(_ trace: Trace) {
    let measures = Measures(trace)
    var numbers: [Baseline.Number] = []
    for measure in Self.kept {
      guard let value = measures[measure] else { continue }
      numbers.append(Baseline.Number(name: "\(measure.name)", value: value))
    }
    self.init(
      behavior: trace.run.behavior, variant: trace.run.variant, device: trace.run.device,
      gesture: trace.run.gesture, numbers: numbers)
  }

  private static let kept: [Measure] = [
    .headerPeakY, .headerPeakHeight, .headerRestY, .headerRestHeight, .contentRestY,
    .navigationBarAlphaMinimum, .navigationBarAlphaMaximum, .dimmingAlphaMinimum,
    .dimmingAlphaMaximum, .pageIndex, .settleTime,
  ]

  var key: [String] { [behavior, variant, device, gesture] }
}

extension [String] {
  /// The order of texts by their bytes, which is the same everywhere.
  fileprivate func isBefore(_ other: [String]) -> Bool {
    for (left, right) in zip(self, other) where left != right {
      return left.utf8.lexicographicallyPrecedes(right.utf8)
    }
    return count < other.count
  }
}
