import BehaviorCatalog
import ScrollComparison
import ScrollHost
import Testing

/// A plant has one defect and trips the rule for it; no other rule, or it is said why.
@Suite struct PlantedDefectTests {
  private static let plants: [(rule: String, entry: BehaviorEntry)] = [
    ("jump", BehaviorEntry(PlantedJump.self)),
    ("gap", BehaviorEntry(PlantedGap.self)),
    ("overlap", BehaviorEntry(PlantedOverlap.self)),
    ("min-size", BehaviorEntry(PlantedMinimumSize.self)),
    ("alpha-range", BehaviorEntry(PlantedAlpha.self)),
    ("non-monotone", BehaviorEntry(PlantedTurn.self)),
    ("hysteresis", BehaviorEntry(PlantedMemory.self)),
    ("frame-rate", BehaviorEntry(PlantedStep.self)),
    ("resize-stale", BehaviorEntry(PlantedStalePage.self)),
    ("index-range", BehaviorEntry(PlantedIndex.self)),
    ("layout-failure", BehaviorEntry(PlantedConflict.self)),
    ("layout-failure", BehaviorEntry(PlantedAmbiguity.self)),
    ("lost-input", BehaviorEntry(PlantedCover.self)),
    ("lost-input", BehaviorEntry(PlantedForeignEvent.self)),
    ("rest-mismatch", BehaviorEntry(PlantedRest.self)),
    ("inset-shift", BehaviorEntry(PlantedInset.self)),
    ("unreachable-content", BehaviorEntry(PlantedBlank.self)),
    ("against-direction", BehaviorEntry(PlantedWrongWay.self)),
    ("stale-gesture-state", BehaviorEntry(PlantedStaleSpeed.self)),
    ("not-interruptible", BehaviorEntry(PlantedDrift.self)),
    ("teleport", BehaviorEntry(PlantedLeap.self)),
    ("dead-zone", BehaviorEntry(PlantedDeadZone.self)),
    ("not-idempotent", BehaviorEntry(PlantedCount.self)),
    ("nondeterminism", BehaviorEntry(PlantedGlobal.self)),
    ("work-per-event", BehaviorEntry(PlantedWork.self)),
    ("work-per-event", BehaviorEntry(PlantedImage.self)),
    ("unsettled", BehaviorEntry(PlantedUnrest.self)),
  ]

  @Test func `the control trips nothing`() throws {
    let findings = try check(BehaviorEntry(PlantedBehavior.self))
    #expect(findings.isEmpty, "\(text(of: findings))")
  }

  @Test func `every plant trips its rule and no other`() throws {
    for (rule, entry) in Self.plants {
      let findings = try check(entry)
      let tripped = Set(findings.map(\.rule))
      #expect(tripped == [rule], "planted \(rule): \(text(of: findings))")
    }
  }

  @Test func `every rule has a plant`() {
    #expect(Set(Rule.all.map(\.name)) == Set(Self.plants.map(\.rule)))
  }

  private func check(_ entry: BehaviorEntry) throws -> [Finding] {
    try Check(
      entry: entry, variant: "literal", parameters: ParameterValues(entry.descriptor.parameters),
      gestures: .standard,
      control: BehaviorCatalog.entries.first { $0.descriptor.id == "plain-scroll" }
    ).findings()
  }

  private func text(of findings: [Finding]) -> String {
    findings.map {
      "\n\($0.rule) \($0.kind ?? "") \($0.output) on \($0.device):"
        + " \($0.measured) for \($0.allowed) \($0.unit), frame \($0.frame), x\($0.count)\n"
        + $0.runs.map { "[\($0.device) \($0.framesPerSecond)] \($0.gesture.prefix(400))" }
        .joined(separator: "\n")
    }.joined()
  }
}
