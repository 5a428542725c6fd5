import GestureScript
import ScrollHost

extension Rule {
  static let nondeterminism = Rule(
    "nondeterminism", code: "V", severity: .error,
    "two runs of the same gesture give different traces",
    judge: { (examination: Examination, gesture: NamedGesture, device: Device) throws(RunError) in
      guard device == examination.devices.first else { return }
      let first = try examination.trace(gesture, on: device)
      let differing = first.differingFrames(try examination.fresh(gesture, on: device))
      guard let frame = differing.first else { return }
      let run = examination.run(gesture.script.text, on: device)
      examination.report(
        "trace", on: device, measured: Double(differing.count), allowed: 0, unit: "frames",
        frame: frame, time: first.time(min(frame, first.lastFrame)), .differingFrames,
        runs: [run, run],
        "the same gesture does not do the same twice: a clock, a random number or a hash is at work"
      )
    })
}

extension Trace {
  /// The frames in which two traces are not the same to the bit.
  func differingFrames(_ other: Trace) -> [Int] {
    var frames: [Int] = []
    for frame in 0..<max(frameCount, other.frameCount) {
      guard frame < frameCount, frame < other.frameCount else {
        frames.append(frame)
        continue
      }
      var isSame = phases[frame] == other.phases[frame]
      for output in Output.allCases where isSame {
        isSame = value(output, frame).bitPattern == other.value(output, frame).bitPattern
      }
      for column in extras.indices where isSame {
        isSame = extras[column][frame].bitPattern == other.extras[column][frame].bitPattern
      }
      if !isSame { frames.append(frame) }
    }
    if frames.isEmpty && events != other.events { frames.append(0) }
    return frames
  }
}
