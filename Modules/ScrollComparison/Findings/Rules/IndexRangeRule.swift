import GestureScript
import ScrollHost

extension Rule {
  static let indexRange = Rule(
    "index-range", code: "I", severity: .error,
    "a page index is below 0, past the last page, or not a number",
    judge: { (examination: Examination, gesture: NamedGesture, device: Device) throws(RunError) in
      let counts = examination.clauses { (clause: ContractClause) -> Int? in
        if case .pages(let count) = clause { return count }
        return nil
      }
      guard let count = counts.last else { return }
      let trace = try examination.trace(gesture, on: device)
      for frame in 0..<trace.frameCount {
        let index = trace.value(.pageIndex, frame)
        if Trace.isAbsent(index) || (index >= 0 && index < Double(count)) { continue }
        examination.report(
          "\(Output.pageIndex.name)", on: device, measured: index,
          allowed: index < 0 ? 0 : Double(count - 1), unit: "page", frame: frame,
          time: trace.time(frame), .value(.init(frame: frame)),
          runs: [examination.run(gesture.script.text, on: device)],
          "the app ends with an exception: there is no page \(NumberText.string(index)) of"
            + " \(count)")
        return
      }
    })
}
