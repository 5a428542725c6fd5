import ScrollHost

/// A rule: what it looks for, in words, and how it looks.
public struct Rule: Sendable {
  /// Kebab-case name.
  public let name: String
  /// One letter, for matrices.
  public let code: String
  public let severity: Severity
  /// One line that says when it is violated.
  public let summary: String
  /// Names of the rule's kinds; empty when it has none.
  public let kinds: [String]
  /// Runs the rule's own probes.
  typealias Probes = @Sendable (Examination) throws(RunError) -> Void
  /// Judges one gesture on one device.
  typealias Judge = @Sendable (Examination, NamedGesture, Device) throws(RunError) -> Void

  let probes: Probes?
  let judge: Judge?
  /// Judges a random gesture by what any frame of it shows; a check has probes for that.
  let watch: Judge?

  init(
    _ name: String, code: String, severity: Severity, _ summary: String, kinds: [String] = [],
    probes: Probes? = nil, judge: Judge? = nil, watch: Judge? = nil
  ) {
    self.name = name
    self.code = code
    self.severity = severity
    self.summary = summary
    self.kinds = kinds
    self.probes = probes
    self.judge = judge
    self.watch = watch
  }

  /// Every rule, in the order in which findings are listed.
  public static let all: [Rule] = [
    .jump, .gap, .overlap, .minimumSize, .alphaRange, .nonMonotone, .hysteresis, .frameRate,
    .resizeStale, .indexRange, .layoutFailure, .lostInput, .restMismatch, .insetShift,
    .unreachableContent, .againstDirection, .staleGestureState, .notInterruptible, .teleport,
    .deadZone, .notIdempotent, .nondeterminism, .workPerEvent, .unsettled,
  ]

  /// The rule of that name, nil if there is none.
  public static func named(_ name: String) -> Rule? {
    for rule in all where rule.name == name { return rule }
    return nil
  }
}
