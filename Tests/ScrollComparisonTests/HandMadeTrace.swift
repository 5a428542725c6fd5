@testable import ScrollComparison
import ScrollHost

/// A trace at 10 frames a second whose columns are given; those that are not are absent, but for the
/// edits, which are 0.
func handMadeTrace(
  _ columns: [Output: [Double?]], phases: [ScrollPhase]? = nil, marks: [(Int, String)] = []
) -> Trace {
  let frames = columns.values.map(\.count).max() ?? 0
  var trace = Trace(
    run: RunDescription(
      behavior: "hand-made", variant: "literal", parameters: ParameterValues([]), device: "bare",
      framesPerSecond: 10, gesture: "none", title: nil))
  trace.scrollViewNames = ["scroll"]
  trace.times = (0..<frames).map { Int64($0) * 100_000_000 }
  trace.phases = phases ?? Array(repeating: .idle, count: frames)
  for frame in 0..<frames {
    for output in Output.allCases {
      let missing = output == .layoutEdits ? 0 : Trace.absent
      trace.rows.append((columns[output] ?? [])[at: frame] ?? missing)
    }
  }
  trace.events = marks.map { Trace.Event(frame: $0.0, event: StageEvent(.mark($0.1))) }
  return trace
}

extension [Double?] {
  fileprivate subscript(at index: Int) -> Double? { index < count ? self[index] : nil }
}
