import GestureScript
import ScrollHost

// What the rests of a random gesture show.

extension Examination {
  /// Rests of one run at the same offset, in the same environment, look alike.
  func watchReturns(_ gesture: NamedGesture, on device: Device) throws(RunError) {
    let trace = try trace(gesture, on: device)
    guard trace.fault == nil else { return }
    let frames = trace.restFrames
    for (place, second) in frames.enumerated() {
      for first in frames[..<place] where Self.isSameEnvironment(trace, first, trace, second) {
        for output in outputs where !output.remembers {
          let before = trace.read(output.number, first)
          let difference = (trace.read(output.number, second) - before).magnitude
          guard difference > output.tolerance else { continue }
          report(
            output.name, on: device, measured: difference, allowed: 0, unit: output.unit,
            frame: second, time: trace.time(second),
            .difference(.init(frame: first), .init(frame: second)),
            runs: [run(gesture.script.text, on: device)], Self.hysteresisMessage(output))
        }
      }
    }
  }

  /// A gesture that makes calls twice ends like the same gesture without.
  func watchResends(_ gesture: NamedGesture, on device: Device) throws(RunError) {
    guard gesture.script.resends else { return }
    let again = try trace(gesture, on: device)
    guard again.isAtRest else { return }
    var plain = gesture.script
    plain.statements = plain.statements.withoutResends
    let once = try trace(NamedGesture(name: plain.text, script: plain), on: device)
    guard once.isAtRest else { return }
    for output in outputs {
      let before = once.read(output.number, once.lastFrame)
      let difference = (again.read(output.number, again.lastFrame) - before).magnitude
      guard difference > output.tolerance else { continue }
      report(
        output.name, on: device, measured: difference, allowed: 0, unit: output.unit,
        frame: again.lastFrame, time: again.time(again.lastFrame),
        .difference(.init(run: 0, frame: once.lastFrame), .init(run: 1, frame: again.lastFrame)),
        runs: [run(plain.text, on: device), run(gesture.script.text, on: device)],
        "a delegate call that comes twice, as it may, does its work twice")
    }
  }

  /// A gesture that ends at rest on a turned screen looks like a fresh start held that way.
  func watchTurnedScreen(_ gesture: NamedGesture, on device: Device) throws(RunError) {
    guard gesture.script.onlyTurns else { return }
    let trace = try trace(gesture, on: device)
    let frame = trace.lastFrame
    guard trace.isAtRest, trace.value(.viewportWidth, frame) == device.size.height else { return }
    let reached = NumberText.string(trace.value(.contentOffsetY, frame))
    let text = "wait 50ms\nscroll to 0 \(reached)\nwait 50ms\n"
    let other = device.heldInLandscape
    let fresh = try self.trace(text, on: other)
    for output in outputs where output.kind != .index && !output.remembers {
      let stale = trace.read(output.number, frame)
      let right = fresh.read(output.number, fresh.lastFrame)
      guard (stale - right).magnitude > output.tolerance else { continue }
      report(
        output.name, on: device, measured: stale, allowed: right, unit: output.unit, frame: frame,
        time: trace.time(frame), .value(.init(frame: frame)),
        runs: [run(gesture.script.text, on: device), run(text, on: other)],
        "after a rotation \(output.name) is still that of the old orientation")
    }
  }
}

extension Trace {
  /// The most rests of one run that are compared with one another.
  private static let mostRests = 24

  /// The last frame of each stretch in which nothing moves and no finger is down.
  fileprivate var restFrames: [Int] {
    var frames: [Int] = []
    for frame in 0..<frameCount where isStill(frame) && frames.count < Self.mostRests {
      let isLast =
        frame == lastFrame || !isStill(frame + 1) || !isUndisturbed(frame + 1)
        || value(.contentOffsetY, frame) != value(.contentOffsetY, frame + 1)
      if isLast { frames.append(frame) }
    }
    return frames
  }

  private func isStill(_ frame: Int) -> Bool {
    phases[frame] == .idle && Trace.isAbsent(value(.touchX, frame))
  }
}

extension [GestureStatement] {
  fileprivate var withoutResends: [GestureStatement] {
    var kept: [GestureStatement] = []
    for statement in self {
      switch statement.command {
      case .environment(.resend): continue
      case .repeat(let count, let body):
        let rest = body.withoutResends
        if !rest.isEmpty { kept.append(GestureStatement(.repeat(count, rest))) }
      default: kept.append(statement)
      }
    }
    return kept
  }
}

extension GestureScript {
  /// Whether the script turns the screen and does nothing else to the surroundings.
  fileprivate var onlyTurns: Bool {
    var turns = false
    func visit(_ statements: [GestureStatement]) -> Bool {
      for statement in statements {
        switch statement.command {
        case .environment(.rotate): turns = true
        case .environment(.scroll), .environment(.scrollToTop), .environment(.reload): break
        case .environment: return false
        case .repeat(_, let body): if !visit(body) { return false }
        default: break
        }
      }
      return true
    }
    return visit(statements) && turns
  }
}
