import GestureScript
import ScrollHost

extension Rule {
  static let againstDirection = Rule(
    "against-direction", code: "X", severity: .error,
    "a page turns against the direction of the flick",
    judge: { (examination: Examination, gesture: NamedGesture, device: Device) throws(RunError) in
      let trace = try examination.trace(gesture, on: device)
      guard trace.has(.pageIndex) else { return }
      for event in trace.events {
        guard case .willEndDragging(let velocity, _) = event.event.event,
          velocity.y.magnitude > flickThreshold
        else { continue }
        let before = max(0, event.frame - 1)
        let after = min(event.frame + 1, trace.lastFrame)
        guard trace.isUndisturbed(event.frame), trace.isUndisturbed(after) else { continue }
        // Past an edge the content springs back against any flick.
        guard trace.isInRange(event.frame) else { continue }
        let change = trace.value(.pageIndex, after) - trace.value(.pageIndex, before)
        guard change * velocity.y < 0 else { continue }
        examination.report(
          "\(Output.pageIndex.name)", on: device, measured: change.magnitude, allowed: 0,
          unit: "page", frame: after, time: trace.time(after),
          .difference(.init(frame: before), .init(frame: after)),
          runs: [examination.run(gesture.script.text, on: device)],
          "flicking one way turns the page the other way")
      }
    })
}

/// Above this speed in pt/ms a release is a flick: the threshold of the paging recipe.
private let flickThreshold = 0.4
