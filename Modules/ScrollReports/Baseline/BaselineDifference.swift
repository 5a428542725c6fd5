/// Where a run stands apart from its baseline.
public struct BaselineDifference: Equatable, Sendable {
  public enum Change: String, Equatable, Sendable {
    /// It is not in the baseline.
    case new
    /// It is in the baseline and was not found.
    case gone
    /// Its number is another.
    case moved
  }

  public var change: Change
  public var behavior: String
  public var variant: String
  /// Of a finding; nil for a run's number.
  public var rule: String?
  public var kind: String?
  /// Of a run's number; nil for a finding.
  public var gesture: String?
  public var device: String
  /// The output of a finding, or the measure of a run; empty for a run as a whole.
  public var output: String
  /// The baseline's number; nil where it has none.
  public var from: Double?
  /// The present one; nil where there is none.
  public var to: Double?
  public var unit: String

  public init(
    change: Change, behavior: String, variant: String, rule: String? = nil, kind: String? = nil,
    gesture: String? = nil, device: String, output: String, from: Double? = nil, to: Double? = nil,
    unit: String
  ) {
    self.change = change
    self.behavior = behavior
    self.variant = variant
    self.rule = rule
    self.kind = kind
    self.gesture = gesture
    self.device = device
    self.output = output
    self.from = from
    self.to = to
    self.unit = unit
  }

  /// `moved from 150 to 103 pt`.
  public var text: String {
    let unit = unit.isEmpty || unit == "1" ? "" : " " + unit
    switch (from.map(FindingsTables.number), to.map(FindingsTables.number)) {
    case (let from?, let to?): return "moved from \(from) to \(to)\(unit)"
    case (let from?, nil): return "gone (was \(from)\(unit))"
    case (nil, let to?): return "new (is \(to)\(unit))"
    case (nil, nil): return change.rawValue
    }
  }

  /// What it is about: a rule and its output, or a gesture and its measure.
  public var subject: String {
    let kind = kind.map { (kind: String) in " (\(kind))" } ?? ""
    let head = rule.map { (rule: String) in rule + kind } ?? gesture ?? ""
    return output.isEmpty ? head : head + " " + output
  }

  /// All of it in one line.
  public var line: String { "\(behavior), \(variant) on \(device): \(subject) \(text)" }
}
