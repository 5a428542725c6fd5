import GestureScript
import ScrollHost

extension Rule {
  static let teleport = Rule(
    "teleport", code: "E", severity: .warning,
    "a settle of over 10 pt takes under 100 ms, or one frame covers over a third of it",
    kinds: ["model", "drawn"],
    judge: { (examination: Examination, gesture: NamedGesture, device: Device) throws(RunError) in
      guard !gesture.script.hasOwnSets else { return }
      let trace = try examination.trace(gesture, on: device)
      guard trace.fault == nil else { return }
      for settle in trace.settles {
        examination.judge(settle, .contentOffsetY, kind: "model", trace, gesture, on: device)
        examination.judge(settle, .presentedOffsetY, kind: "drawn", trace, gesture, on: device)
      }
    })
}

extension Examination {
  fileprivate func judge(
    _ settle: ClosedRange<Int>, _ output: Output, kind: String, _ trace: Trace,
    _ gesture: NamedGesture, on device: Device
  ) {
    let (start, end) = (settle.lowerBound, settle.upperBound)
    var distance = 0.0
    var largest = (frame: start, step: 0.0)
    var last = start
    for frame in settle.dropFirst() {
      let step = trace.settleStep(output, frame)
      distance += step
      if step > 0 { last = frame }
      if step > largest.step { largest = (frame, step) }
    }
    guard distance > 10 else { return }
    let runs = [run(gesture.script.text, on: device)]
    if largest.step > distance / 3 {
      report(
        "\(output.name)", kind: kind, on: device, measured: largest.step / distance,
        allowed: 1.0 / 3, unit: "of the way", frame: largest.frame,
        time: trace.time(largest.frame),
        .share(.init(frame: largest.frame), from: .init(frame: start), to: .init(frame: end)),
        runs: runs,
        "the content covers most of its way in one frame")
    } else if trace.time(last) - trace.time(start) < 0.1 {
      report(
        "\(output.name)", kind: kind, on: device, measured: trace.time(last) - trace.time(start),
        allowed: 0.1, unit: "s", frame: last, time: trace.time(last),
        .duration(.init(frame: start), .init(frame: last)), runs: runs,
        "the content comes to rest faster than the eye follows")
    }
  }
}
