import GestureScript
import ScrollHost

extension Rule {
  static let frameRate = Rule(
    "frame-rate", code: "F", severity: .error,
    "the same gesture ends differently at 60, 120 and 1000 frames a second",
    judge: { (examination: Examination, gesture: NamedGesture, device: Device) throws(RunError) in
      guard device == examination.devices.first else { return }
      let rates = examination.comparedRates
      let first = try examination.trace(gesture, on: device, at: rates[0])
      guard first.isAtRest, examination.judgesCatches || first.catchesNothing else { return }
      var others: [(rate: Double, trace: Trace)] = []
      for rate in rates.dropFirst() {
        let other = try examination.trace(gesture, on: device, at: rate)
        guard other.isAtRest else { continue }
        if examination.differs(first, other) { others.append((rate, other)) }
      }
      // The control is asked only where there is something to excuse.
      guard !others.isEmpty else { return }
      let likeness = try examination.controlLikeness(gesture, on: device)
      guard likeness != .none else { return }
      for other in others {
        examination.compare(first, other.trace, at: other.rate, likeness, gesture, on: device)
      }
    })
}

/// How far the control does the same at all rates: what it does not, a behavior need not either.
private enum Likeness {
  /// It rests elsewhere, or reports other velocities.
  case none
  /// It rests alike and reports like velocities, but is called in another order.
  case rests
  case callbacks
}

/// How far the control's rests may differ, in points: less than what counts as a difference, because
/// a behavior's own geometry may turn little into somewhat more.
private let likeRests = 0.1

/// How far velocities of releases may differ between rates, in points per millisecond: so little
/// that it hardly ever decides which side of a behavior's threshold they lie on.
private let likeVelocities = 1e-3

extension Examination {
  /// How far the control itself does the same at all rates.
  fileprivate func controlLikeness(_ gesture: NamedGesture, on device: Device)
    throws(RunError) -> Likeness
  {
    var likeness = Likeness.callbacks
    guard let first = try controlTrace(gesture, on: device, at: comparedRates[0]) else {
      return likeness
    }
    for rate in comparedRates.dropFirst() {
      guard let other = try controlTrace(gesture, on: device, at: rate) else { return likeness }
      guard Self.isAlike(first, other) else { return .none }
      if Trace.difference(first.callbackKinds, other.callbackKinds) > 0 { likeness = .rests }
    }
    return likeness
  }

  private static func isAlike(_ first: Trace, _ other: Trace) -> Bool {
    let moved =
      first.value(.contentOffsetY, first.lastFrame) - other.value(.contentOffsetY, other.lastFrame)
    guard moved.magnitude <= likeRests else { return false }
    let (a, b) = (velocities(first), velocities(other))
    guard a.count == b.count else { return false }
    for (x, y) in zip(a, b) where (x - y).magnitude > likeVelocities { return false }
    return true
  }

  private static func velocities(_ trace: Trace) -> [Double] {
    var found: [Double] = []
    for event in trace.events {
      if case .willEndDragging(let velocity, _) = event.event.event { found.append(velocity.y) }
    }
    return found
  }

  /// Whether outputs at rest or kinds of callbacks differ.
  fileprivate func differs(_ first: Trace, _ other: Trace) -> Bool {
    for output in outputs {
      let x = first.read(output.number, first.lastFrame)
      let difference = (other.read(output.number, other.lastFrame) - x).magnitude
      if difference > output.tolerance { return true }
    }
    return Trace.difference(first.callbackKinds, other.callbackKinds) > 0
  }

  fileprivate func compare(
    _ first: Trace, _ other: Trace, at rate: Double, _ likeness: Likeness,
    _ gesture: NamedGesture, on device: Device
  ) {
    let text = gesture.script.text
    let runs = [run(text, on: device, at: comparedRates[0]), run(text, on: device, at: rate)]
    for output in outputs {
      let x = first.read(output.number, first.lastFrame)
      let difference = (other.read(output.number, other.lastFrame) - x).magnitude
      guard difference > output.tolerance else { continue }
      report(
        output.name, on: device, measured: difference, allowed: output.tolerance,
        unit: output.unit, frame: first.lastFrame, time: first.time(first.lastFrame),
        .difference(
          .init(run: 0, frame: first.lastFrame), .init(run: 1, frame: other.lastFrame)),
        runs: runs, "\(output.name) rests elsewhere on a display with another frame rate")
    }
    guard likeness == .callbacks else { return }
    let (a, b) = (first.callbackKinds, other.callbackKinds)
    let differing = Trace.difference(a, b)
    guard differing > 0 else { return }
    report(
      "events", on: device, measured: Double(differing), allowed: 0, unit: "callbacks",
      frame: first.lastFrame, time: first.time(first.lastFrame), .callbackDifference, runs: runs,
      "the delegate is called otherwise on a display with another frame rate")
  }
}
