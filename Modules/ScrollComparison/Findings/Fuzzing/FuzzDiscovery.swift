import GestureScript
import ScrollHost

/// A random gesture that trips a rule.
public struct FuzzDiscovery: Sendable {
  /// The number of the run that made the gesture.
  public var run: Int
  /// The gesture, as made or shrunk.
  public var script: GestureScript
  public var finding: Finding

  /// Whether a finding is of the same rule and kind: one gesture is enough to show those.
  func isAlike(_ other: Finding) -> Bool {
    finding.rule == other.rule && finding.kind == other.kind
  }

  /// Whether a finding is the same defect of the same output.
  func shows(_ other: Finding) -> Bool { isAlike(other) && finding.output == other.output }

  /// The gesture as a `.gesture` file, with comments that say what it shows and where.
  ///
  /// - Parameter seed: The seed of the fuzz, to be said in the comment.
  /// - Returns: The file's text.
  public func text(seed: UInt64) -> String {
    var script = self.script
    script.title = "\(finding.rule): \(finding.output)"
    let measured = NumberText.string(finding.measured)
    let allowed = NumberText.string(finding.allowed)
    return """
      # \(finding.message).
      # \(finding.rule): \(finding.output) is \(measured) for \(allowed) \(finding.unit), at \
      \(NumberText.string(finding.time)) s.
      # \(finding.behavior) (\(finding.variant)) on \(finding.device); seed \(seed), run \(run).
      \(script.text)
      """
  }
}
