import ScrollComparison
import ScrollGeometry

/// What a team has looked at and accepted: findings, and the numbers of each run.
///
/// It is sorted, and its numbers are rounded to a thousandth, so that a change of it reads well in a
/// review.
public struct Baseline: Equatable, Sendable {
  public static let schema = "scrollhost.baseline/1"

  /// A finding that fails nothing as long as it stays as it is.
  public struct Accepted: Equatable, Sendable {
    public var behavior: String
    public var variant: String
    public var rule: String
    public var kind: String?
    public var output: String
    /// Where it is worst.
    public var device: String
    public var measured: Double
    public var unit: String

    /// What makes two findings the same one, whatever their numbers.
    var key: [String] { [behavior, variant, rule, kind ?? "", output] }
  }

  /// The numbers of one run.
  public struct Numbers: Equatable, Sendable {
    public struct Value: Equatable, Sendable {
      /// The measure's name in published formats.
      public var name: String
      public var value: Double
    }

    public var behavior: String
    public var variant: String
    public var device: String
    public var rate: Double
    public var gesture: String
    public var values: [Value]

    var key: [String] { [behavior, variant, device, NumberText.string(rate), gesture] }
  }

  public private(set) var findings: [Accepted] = []
  public private(set) var runs: [Numbers] = []

  /// One that accepts nothing.
  public init() {}

  /// What to accept, in any order.
  init(findings: [Accepted], runs: [Numbers]) {
    self.findings = findings.sorted { (left: Accepted, right: Accepted) in
      Self.precedes(left.key, right.key)
    }
    self.runs = runs.sorted { (left: Numbers, right: Numbers) in
      Self.precedes(left.key, right.key)
    }
  }

  /// What a check found and what runs came to.
  ///
  /// - Parameters:
  ///   - findings: Of a check; what behaviors allow themselves needs no accepting.
  ///   - cells: Of a comparison.
  public init(_ findings: [FindingRecord], _ cells: [ComparisonCell]) {
    var accepted: [Accepted] = []
    for finding in findings where finding.isDefect { accepted.append(Accepted(finding)) }
    self.init(findings: accepted, runs: cells.map(Numbers.init))
  }

  /// Whether it accepts a finding, whatever its numbers.
  public func accepts(_ finding: FindingRecord) -> Bool {
    let key = Accepted(finding).key
    return findings.contains { (accepted: Accepted) in accepted.key == key }
  }

  /// Byte by byte, part by part, so that no locale decides the order.
  static func precedes(_ left: [String], _ right: [String]) -> Bool {
    for (one, other) in zip(left, right) where one != other {
      return one.utf8.lexicographicallyPrecedes(other.utf8)
    }
    return left.count < right.count
  }

  static func rounded(_ value: Double) -> Double {
    guard value.magnitude < 1e12 else { return value }
    return (value * 1000).rounded(.toNearestOrAwayFromZero) / 1000 + 0
  }
}

extension Baseline.Accepted {
  init(_ finding: FindingRecord) {
    self.init(
      behavior: finding.behavior, variant: finding.variant, rule: finding.rule,
      kind: finding.kind, output: finding.output, device: finding.device,
      measured: Baseline.rounded(finding.measured), unit: finding.unit)
  }
}

extension Baseline.Numbers {
  /// The measures that matter to who looks at the screen.
  static let measures: [Measure] = [
    .headerPeakY, .headerPeakHeight, .headerPeakZoom, .headerRestY, .headerRestHeight,
    .headerRestZoom, .contentRestY, .navigationBarAlphaMinimum, .navigationBarAlphaMaximum,
    .titleAlphaMinimum, .titleAlphaMaximum, .dimmingAlphaMinimum, .dimmingAlphaMaximum,
    .pageIndex, .settleTime,
  ]

  init(_ cell: ComparisonCell) {
    var values: [Value] = []
    for measure in Self.measures {
      guard let value = cell.measures[measure] else { continue }
      values.append(Value(name: "\(measure.name)", value: Baseline.rounded(value)))
    }
    self.init(
      behavior: cell.run.behavior, variant: cell.run.variant, device: cell.run.device,
      rate: cell.run.framesPerSecond, gesture: cell.run.gesture, values: values)
  }

  /// The unit of a measure of that name.
  static func unit(_ name: String) -> String {
    switch name {
    case "settle.time": "s"
    case "page.index": "page"
    case "header.peak.minY", "header.peak.height", "header.rest.minY", "header.rest.height",
      "content.rest.minY":
      "pt"
    default: "1"
    }
  }
}
