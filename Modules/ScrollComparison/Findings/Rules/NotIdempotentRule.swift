import GestureScript
import ScrollHost

extension Rule {
  static let notIdempotent = Rule(
    "not-idempotent", code: "Q", severity: .warning,
    "the last delegate call, made again with nothing changed, alters outputs",
    probes: { (examination: Examination) throws(RunError) in
      for device in examination.devices {
        let y = NumberText.string((device.size.height * 0.7).rounded(.down))
        let x = NumberText.string((device.size.width / 2).rounded(.down))
        for moment in moments {
          let head = "wait 50ms\ndown \(x) \(y)\n\(moment)\n"
          let (once, again) = (head + "settle\nwait 50ms\n", head + "resend\nsettle\nwait 50ms\n")
          let (a, b) = (
            try examination.trace(finish(once), on: device),
            try examination.trace(finish(again), on: device)
          )
          for output in examination.outputs {
            let difference =
              (b.read(output.number, b.lastFrame) - a.read(output.number, a.lastFrame)).magnitude
            guard difference > output.tolerance else { continue }
            examination.report(
              output.name, on: device, measured: difference, allowed: 0, unit: output.unit,
              frame: b.lastFrame, time: b.time(b.lastFrame),
              .difference(.init(run: 0, frame: a.lastFrame), .init(run: 1, frame: b.lastFrame)),
              runs: [
                examination.run(finish(once), on: device),
                examination.run(finish(again), on: device),
              ],
              "a delegate call that comes twice, as it may, does its work twice")
          }
        }
      }
    },
    watch: { (examination: Examination, gesture: NamedGesture, device: Device) throws(RunError) in
      try examination.watchResends(gesture, on: device)
    })
}

/// Beginnings of a touch, each ending with another delegate call as the last.
private let moments = [
  "drag by 0 -90 over 600ms\nhold 200ms\nup",
  "drag by 0 90 over 600ms\nhold 200ms\nup",
  "drag by 0 -90 over 60ms\nup",
  "drag by 0 -90 over 600ms\nhold 100ms\nmark held",
  "drag by 0 -90 over 600ms\nhold 200ms\ncancel",
]

/// Lifts the finger before a settle, where a moment leaves it down.
private func finish(_ text: String) -> String {
  guard let range = text.utf8.firstIndexAfter("mark held\n") else { return text }
  let resend = String(text.utf8[range...]) ?? ""
  let head = String(text.utf8[..<range]) ?? ""
  return head
    + (resend.utf8.starts(with: "resend".utf8)
      ? "resend\nup\nsettle\nwait 50ms\n" : "up\nsettle\nwait 50ms\n")
}

extension String.UTF8View {
  /// The place right after the first occurrence of `word`.
  fileprivate func firstIndexAfter(_ word: String) -> Index? {
    var start = startIndex
    while start != endIndex {
      if self[start...].starts(with: word.utf8) { return index(start, offsetBy: word.utf8.count) }
      start = index(after: start)
    }
    return nil
  }
}
