import GestureScript
import ScrollHost

extension Rule {
  static let unsettled = Rule(
    "unsettled", code: "B", severity: .error,
    "a settle does not come to rest within its limit",
    judge: { (examination: Examination, gesture: NamedGesture, device: Device) throws(RunError) in
      let trace = try examination.trace(gesture, on: device)
      guard !trace.unsettled.isEmpty else { return }
      examination.report(
        "phase", on: device, measured: Double(trace.unsettled.count), allowed: 0,
        unit: "settles", frame: trace.lastFrame, time: trace.time(trace.lastFrame), .unsettled,
        runs: [examination.run(gesture.script.text, on: device)],
        "the screen never comes to rest: it keeps drawing, and the battery pays")
    })
}
