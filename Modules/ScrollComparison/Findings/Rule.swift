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
  let check: @Sendable (Examination) throws(RunError) -> Void

  init(
    _ name: String, code: String, severity: Severity, _ summary: String, kinds: [String] = [],
    check: @escaping @Sendable (Examination) throws(RunError) -> Void
  ) {
    self.name = name
    self.code = code
    self.severity = severity
    self.summary = summary
    self.kinds = kinds
    self.check = check
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
