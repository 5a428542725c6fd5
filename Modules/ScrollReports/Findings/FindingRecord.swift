import ScrollComparison

/// A finding as reports show it: what JSON holds of it, whether it was just found or read back.
public struct FindingRecord: Equatable, Sendable {
  /// What becomes of it.
  public enum Standing: Equatable, Sendable {
    /// A defect, which fails a check.
    case open
    /// A defect that the baseline lists.
    case accepted
    /// A breach that the behavior declares, with its reason.
    case allowed(String)
  }

  public var rule: String
  /// Which of the rule's kinds; nil where it has none.
  public var kind: String?
  public var severity: Severity
  public var behavior: String
  public var variant: String
  public var device: String
  /// The output concerned, by its name in a trace.
  public var output: String
  public var measured: Double
  public var allowed: Double
  public var unit: String
  /// Seconds into the first run.
  public var time: Double
  public var frame: Int
  /// At how many places it shows; this is the worst.
  public var count: Int
  /// What a person holding the phone would see.
  public var message: String
  public var runs: [FindingRun]
  public var standing: Standing

  public init(
    rule: String, kind: String? = nil, severity: Severity, behavior: String, variant: String,
    device: String, output: String, measured: Double, allowed: Double, unit: String, time: Double,
    frame: Int, count: Int, message: String, runs: [FindingRun], standing: Standing = .open
  ) {
    self.rule = rule
    self.kind = kind
    self.severity = severity
    self.behavior = behavior
    self.variant = variant
    self.device = device
    self.output = output
    self.measured = measured
    self.allowed = allowed
    self.unit = unit
    self.time = time
    self.frame = frame
    self.count = count
    self.message = message
    self.runs = runs
    self.standing = standing
  }

  public init(_ finding: Finding) {
    self.init(
      rule: finding.rule, kind: finding.kind, severity: finding.severity,
      behavior: finding.behavior, variant: finding.variant, device: finding.device,
      output: finding.output, measured: finding.measured, allowed: finding.allowed,
      unit: finding.unit, time: finding.time, frame: finding.frame, count: finding.count,
      message: finding.message, runs: finding.runs)
    if let reason = finding.reason { standing = .allowed(reason) }
  }

  /// Rule, and kind where the rule has kinds.
  public var ruleText: String { kind.map { (kind: String) in "\(rule) (\(kind))" } ?? rule }

  /// Why the behavior allows it; nil for a defect.
  public var reason: String? {
    if case .allowed(let reason) = standing { reason } else { nil }
  }

  /// Whether it is a defect, accepted or not.
  public var isDefect: Bool { reason == nil }
}

/// What a check came to.
public struct CheckRecord: Equatable, Sendable {
  /// One behavior in one variant.
  public struct Subject: Equatable, Sendable {
    public var behavior: String
    public var variant: String

    public init(behavior: String, variant: String) {
      self.behavior = behavior
      self.variant = variant
    }
  }

  /// What was checked, in order.
  public var subjects: [Subject]
  /// The names of the devices that probes ran on.
  public var devices: [String]
  /// The names of the rules that judged, in the order of `Rule.all`.
  public var rules: [String]
  /// Subject by subject, and in each in the order of the rules; allowances among them.
  public var findings: [FindingRecord]
  /// What stands apart from the baseline; nil without one.
  public var differences: [BaselineDifference]?

  public init(
    subjects: [Subject], devices: [String], rules: [String], findings: [FindingRecord]
  ) {
    self.subjects = subjects
    self.devices = devices
    self.rules = rules
    self.findings = findings
  }

  /// What was found in one subject.
  public func findings(of subject: Subject) -> [FindingRecord] {
    findings.filter { (finding: FindingRecord) in
      finding.behavior == subject.behavior && finding.variant == subject.variant
    }
  }

  /// The differences of one subject that its findings do not show: all but new findings.
  func differences(of subject: Subject) -> [BaselineDifference] {
    (differences ?? []).filter { (difference: BaselineDifference) in
      difference.behavior == subject.behavior && difference.variant == subject.variant
        && (difference.rule == nil || difference.change != .new)
    }
  }

  /// Judges by a baseline: what it lists is accepted as long as it stays as it is.
  ///
  /// - Parameters:
  ///   - baseline: What was accepted.
  ///   - differences: What stands apart from it.
  public mutating func accept(_ baseline: Baseline, differences: [BaselineDifference]) {
    self.differences = differences
    for index in findings.indices where findings[index].isDefect {
      findings[index].standing = baseline.accepts(findings[index]) ? .accepted : .open
    }
  }

  /// Whether there is a defect that no baseline accepts, or a difference from the baseline.
  public var fails: Bool {
    if let differences { return !differences.isEmpty }
    return findings.contains { (finding: FindingRecord) in finding.standing == .open }
  }
}
