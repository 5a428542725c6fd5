import ScrollComparison
import ScrollHost
import Testing

/// Which rules each recipe trips, both ways: what the documents' code is known to do wrong, and
/// nothing else.
@Suite struct FindingMatrixTests {
  private static let literal: [(behavior: String, codes: String)] = [
    ("plain-scroll", ""),
    ("constraint-remake-zoom", "JMYFZCDRSUW"),
    ("height-constant-inset", "AZSK"),
    ("clamped-header-nav-alpha", "AOZSDW"),
    ("container-bottom-pin", "MCZRKS"),
    ("velocity-threshold-paging", "IDXTPYZUQE"),
  ]

  @Test func `literal variants trip exactly their rules`() throws {
    for (behavior, codes) in Self.literal {
      let findings = try CheckedCatalog.findings(behavior, "literal")
      let defects = findings.filter { $0.reason == nil }
      let tripped = Set(defects.map { code(of: $0.rule) })
      #expect(
        tripped == Set(codes.map(String.init)),
        "\(behavior): \(text(of: defects))")
    }
  }

  @Test func `intended variants trip nothing but what they declare`() throws {
    for (behavior, _) in Self.literal where behavior != "plain-scroll" {
      let defects = try CheckedCatalog.findings(behavior, "intended").filter { $0.reason == nil }
      #expect(defects.isEmpty, "\(behavior): \(text(of: defects))")
    }
  }

  private func code(of rule: String) -> String { Rule.named(rule)?.code ?? "?" }

  private func text(of findings: [Finding]) -> String {
    findings.map {
      "\n\(code(of: $0.rule)) \($0.rule) \($0.kind ?? "") \($0.output) on \($0.device):"
        + " \($0.measured) for \($0.allowed) \($0.unit), frame \($0.frame), x\($0.count)\n"
        + $0.runs.map { "[\($0.device) \($0.framesPerSecond)] \($0.gesture.prefix(400))" }
        .joined(separator: "\n")
    }.joined()
  }
}
