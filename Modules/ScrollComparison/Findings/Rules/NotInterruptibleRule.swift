import GestureScript
import ScrollHost

extension Rule {
  static let notInterruptible = Rule(
    "not-interruptible", code: "P", severity: .warning,
    "a touch on the content while it settles does not stop it within a frame",
    probes: { (examination: Examination) throws(RunError) in
      for device in examination.devices {
        let y = NumberText.string((device.size.height * 0.7).rounded(.down))
        let x = NumberText.string((device.size.width / 2).rounded(.down))
        for drag in [
          "drag by 0 -90 over 300ms", "drag by 0 -150 over 90ms", "drag by 0 150 over 90ms",
        ] {
          for pause in ["50ms", "100ms", "200ms"] {
            let text = """
              wait 50ms
              down \(x) \(y)
              \(drag)
              up
              wait \(pause)
              down \(x) \(y)
              mark touched
              hold 100ms
              up

              """
            let trace = try examination.trace(text, on: device)
            guard let touched = trace.marks.first?.frame, touched + 2 <= trace.lastFrame else {
              continue
            }
            let moved =
              (trace.value(.presentedOffsetY, touched + 2)
              - trace.value(.presentedOffsetY, touched + 1))
              .magnitude
            guard moved > 0 else { continue }
            examination.report(
              "presentedOffset.y", on: device, measured: moved, allowed: 0, unit: "pt",
              frame: touched + 2, time: trace.time(touched + 2),
              .difference(.init(frame: touched + 1), .init(frame: touched + 2)),
              runs: [examination.run(text, on: device)],
              "a finger put on the moving content does not stop it")
          }
        }
      }
    },
    watch: { (examination: Examination, gesture: NamedGesture, device: Device) throws(RunError) in
      try examination.watchTouches(gesture, on: device)
    })
}
