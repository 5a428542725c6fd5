import GestureScript
import ScrollHost

// What any frame of a random gesture shows of single outputs.

extension Trace {
  /// Whether the script left the behavior alone in a frame, but for the finger.
  func isUndisturbed(_ frame: Int) -> Bool { !environmentFrames.contains(frame) }

  /// Whether every finger lands on content that was at rest a frame before.
  var catchesNothing: Bool {
    for (place, landing) in landings.enumerated() where landing.frame > 0 {
      if phases[landing.frame - 1] != .idle { return false }
      if place > 0 && landings[place - 1].frame + 2 > landing.frame { return false }
    }
    return true
  }

  /// Whether the run ends with everything at rest and without a fault.
  var isAtRest: Bool { fault == nil && phases.last == .idle }
}

extension Examination {
  /// An output may not move from a frame to the next by more than its slope allows for the offset.
  func watchJumps(_ gesture: NamedGesture, on device: Device) throws(RunError) {
    let trace = try trace(gesture, on: device)
    for output in outputs {
      guard let slope = output.slope else { continue }
      var worst: (frame: Int, moved: Double, allowed: Double)?
      var count = 0
      for frame in 1..<max(1, trace.frameCount) where trace.isUndisturbed(frame) {
        let before = trace.read(output.number, frame - 1)
        let moved = (trace.read(output.number, frame) - before).magnitude
        guard moved > Self.rounding else { continue }
        let scrolled =
          trace.value(.contentOffsetY, frame) - trace.value(.contentOffsetY, frame - 1)
        let allowed = slope * scrolled.magnitude
        guard moved > allowed + Self.rounding else { continue }
        count += 1
        if worst == nil || moved - allowed > worst!.moved - worst!.allowed {
          worst = (frame, moved, allowed)
        }
      }
      guard let worst else { continue }
      report(
        output.name, on: device, measured: worst.moved, allowed: worst.allowed, unit: output.unit,
        frame: worst.frame, time: trace.time(worst.frame),
        .difference(.init(frame: worst.frame - 1), .init(frame: worst.frame)),
        runs: [run(gesture.script.text, on: device)], places: count,
        "\(output.name) jumps while the content moves by less: the picture flickers")
    }
  }

  /// What is rounding in an output, in its unit.
  private static let rounding = 1e-6

  /// An output declared to rise or fall may not turn back from a frame to the next.
  func watchTurns(_ gesture: NamedGesture, on device: Device) throws(RunError) {
    let trace = try trace(gesture, on: device)
    for output in outputs where output.direction != .none {
      let sign = output.direction == .rising ? 1.0 : -1.0
      var worst: (frame: Int, change: Double)?
      var count = 0
      for frame in 1..<max(1, trace.frameCount) where trace.isUndisturbed(frame) {
        let scrolled =
          trace.value(.contentOffsetY, frame) - trace.value(.contentOffsetY, frame - 1)
        guard scrolled != 0 else { continue }
        let forward = scrolled > 0 ? sign : -sign
        let before = trace.read(output.number, frame - 1)
        let change = (trace.read(output.number, frame) - before) * forward
        // What moves by more than its slope jumps, which is another defect.
        let slope = (output.slope ?? .infinity) * scrolled.magnitude
        guard change < -Self.rounding, change >= -slope - Self.rounding else { continue }
        count += 1
        if worst == nil || change < worst!.change { worst = (frame, change) }
      }
      guard let worst else { continue }
      report(
        output.name, on: device, measured: worst.change.magnitude, allowed: 0, unit: output.unit,
        frame: worst.frame, time: trace.time(worst.frame),
        .difference(.init(frame: worst.frame - 1), .init(frame: worst.frame)),
        runs: [run(gesture.script.text, on: device)], places: count,
        "\(output.name) moves back and forth while the content moves one way")
    }
  }

  /// No size may fall below its minimum, nor be asked to.
  func watchSizes(_ gesture: NamedGesture, on device: Device) throws(RunError) {
    let trace = try trace(gesture, on: device)
    for output in sizesWithMinimum {
      guard let minimum = output.minimum else { continue }
      var worst: (frame: Int, value: Double)?
      var count = 0
      for frame in 0..<trace.frameCount {
        let value = trace.read(output.number, frame)
        guard value < minimum - Self.rounding else { continue }
        count += 1
        if worst == nil || value < worst!.value { worst = (frame, value) }
      }
      guard let worst else { continue }
      report(
        output.name, on: device, measured: worst.value, allowed: minimum, unit: output.unit,
        frame: worst.frame, time: trace.time(worst.frame), .value(.init(frame: worst.frame)),
        runs: [run(gesture.script.text, on: device)], places: count,
        "the constraints ask for a size below \(NumberText.string(minimum)) pt: one of them breaks")
    }
  }
}
