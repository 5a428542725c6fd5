/// What changed against a baseline; empty when nothing that matters did.
public struct BaselineDifference: Equatable, Sendable {
  /// A number that moved by more than the tolerance.
  public struct Move: Equatable, Sendable {
    /// What it belongs to, from the behavior on: `height-constant-inset literal bare flick-up`.
    public var place: String
    public var name: String
    /// nil where there was none.
    public var from: Double?
    /// nil where there is none any more.
    public var to: Double?
  }

  /// Findings that the baseline does not have.
  public var new: [Baseline.AcceptedFinding] = []
  /// Findings of the baseline that are no more.
  public var gone: [Baseline.AcceptedFinding] = []
  /// Numbers that moved, those of findings among them.
  public var moved: [Move] = []
  /// Runs that only one of the two has, by place.
  public var newRuns: [String] = []
  public var goneRuns: [String] = []

  public var isEmpty: Bool {
    new.isEmpty && gone.isEmpty && moved.isEmpty && newRuns.isEmpty && goneRuns.isEmpty
  }

  /// Compares a state with what was accepted.
  ///
  /// - Parameters:
  ///   - baseline: What was accepted.
  ///   - current: What is now.
  ///   - tolerance: How far a number may move, in its unit: points for positions. Not negative; a
  ///     number that is none has not moved when it was none before.
  public init(from baseline: Baseline, to current: Baseline, tolerance: Double) {
    func hasMoved(_ from: Double, _ to: Double) -> Bool {
      if from.isNaN || to.isNaN { return from.isNaN != to.isNaN }
      return from != to && !((from - to).magnitude <= tolerance)
    }
    func place(_ key: [String]) -> String {
      var text = ""
      for word in key where !word.isEmpty { text += text.isEmpty ? word : " " + word }
      return text
    }
    for finding in current.findings {
      guard let known = baseline.findings.first(where: { $0.key == finding.key }) else {
        new.append(finding)
        continue
      }
      if hasMoved(known.measured, finding.measured) {
        moved.append(
          Move(
            place: place(finding.key), name: "measured", from: known.measured,
            to: finding.measured))
      }
    }
    for finding in baseline.findings
    where !current.findings.contains(where: { $0.key == finding.key }) { gone.append(finding) }
    for outcome in current.outcomes {
      guard let known = baseline.outcomes.first(where: { $0.key == outcome.key }) else {
        newRuns.append(place(outcome.key))
        continue
      }
      for number in outcome.numbers {
        let before = known.numbers.first { $0.name == number.name }?.value
        if let before, !hasMoved(before, number.value) { continue }
        moved.append(
          Move(place: place(outcome.key), name: number.name, from: before, to: number.value))
      }
      for number in known.numbers
      where !outcome.numbers.contains(where: { $0.name == number.name }) {
        moved.append(
          Move(place: place(outcome.key), name: number.name, from: number.value, to: nil))
      }
    }
    for outcome in baseline.outcomes
    where !current.outcomes.contains(where: { $0.key == outcome.key }) {
      goneRuns.append(place(outcome.key))
    }
  }
}
