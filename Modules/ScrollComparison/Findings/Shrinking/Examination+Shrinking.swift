import GestureScript
import ScrollHost

extension Examination {
  /// Shortens the gestures of findings that a whole gesture showed, as far as they go on to show the
  /// defect, and no less of it.
  ///
  /// - Throws: `RunError` when the behavior refuses its parameters.
  func shrinkGestures() throws(RunError) {
    var benches: [FindingBench] = []
    for index in findings.indices where findings[index].reason == nil {
      guard let gesture = sources[index], let rule = Rule.named(findings[index].rule),
        let device = devices.first(where: { $0.name == findings[index].device })
      else { continue }
      var bench: FindingBench
      if let known = benches.first(where: { $0.device == device }) {
        bench = known
      } else {
        bench = FindingBench(
          device: device,
          examination: try Examination(
            entry: entry, variant: variant, parameters: parameters, settings: settings,
            gestures: [], devices: [device], control: control))
        benches.append(bench)
      }
      findings[index] = try bench.shrunk(findings[index], of: rule, in: gesture)
    }
  }
}

/// Where findings of one device are shrunk, in the knowledge of those before.
private final class FindingBench {
  let device: Device
  private let examination: Examination
  private var shrunk: [(rule: String, gesture: String, script: GestureScript)] = []

  init(device: Device, examination: Examination) {
    self.device = device
    self.examination = examination
  }

  /// How many frames may be run for one finding.
  private static let mostFrames = 25_000
  private static let mostAttempts = 200

  func shrunk(_ finding: Finding, of rule: Rule, in gesture: NamedGesture)
    throws(RunError) -> Finding
  {
    var best = finding
    let earlier = self.earlier(of: finding)
    let framesBefore = examination.framesRun
    /// Judges a script, and keeps its finding when that is as bad as the one to be shown.
    func holds(_ script: GestureScript, after earlier: GestureScript?) throws(RunError) -> Bool? {
      guard examination.framesRun - framesBefore < Self.mostFrames else { return nil }
      guard
        let found = try judged(script, with: rule, after: earlier, like: finding)
      else { return false }
      best = found
      return true
    }
    for known in shrunk where known.rule == rule.name && known.gesture == gesture.name {
      if try holds(known.script, after: earlier) == true {
        best.count = finding.count
        return best
      }
    }
    let script = try Shrinker.shrink(gesture.script, attempts: Self.mostAttempts) {
      (candidate: GestureScript) throws(RunError) -> Bool? in
      try holds(candidate, after: earlier)
    }
    if let earlier {
      _ = try Shrinker.shrink(earlier, attempts: Self.mostAttempts) {
        (candidate: GestureScript) throws(RunError) -> Bool? in
        try holds(script, after: candidate)
      }
    }
    shrunk.append((rule.name, gesture.name, script))
    best.count = finding.count
    return best
  }

  /// The gesture whose rest the finding compares with, where that is not the first layout.
  private func earlier(of finding: Finding) -> GestureScript? {
    guard finding.runs.count == 2, finding.runs[0].gesture != finding.runs[1].gesture,
      !finding.runs[0].gesture.isEmpty
    else { return nil }
    do throws(GestureScriptErrors) {
      return try GestureScript.parse(Array(finding.runs[0].gesture.utf8), file: "earlier")
    } catch {
      return nil
    }
  }

  private func judged(
    _ script: GestureScript, with rule: Rule, after earlier: GestureScript?, like finding: Finding
  ) throws(RunError) -> Finding? {
    var before: [NamedGesture] = []
    if let earlier { before.append(NamedGesture(name: "earlier", script: earlier)) }
    let found: [Finding]
    do throws(RunError) {
      found = try examination.findings(
        in: NamedGesture(name: "shrunk", script: script), on: device, with: [rule], after: before)
    } catch {
      // A script of more frames than a run may have shows nothing.
      if case .tooLong = error { return nil }
      throw error
    }
    for other in found
    where other.output == finding.output && other.kind == finding.kind
      && other.excess >= finding.excess - 1e-9
    {
      return other
    }
    return nil
  }
}

extension Finding {
  /// How far the measured value is from the allowed one.
  fileprivate var excess: Double {
    let excess = (measured - allowed).magnitude
    return excess.isNaN ? .infinity : excess
  }
}
