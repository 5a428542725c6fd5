/// What a run's outputs were in the frame of a mark.
public struct Checkpoint: Sendable {
  /// The outputs that a checkpoint keeps, in the order of the trace's columns.
  public static let outputs: [Output] = [
    .contentOffsetY, .headerMinY, .headerHeight, .headerImageScale, .contentMinY, .pinnedMinY,
    .navigationBarAlpha, .titleAlpha, .dimmingAlpha, .pageIndex,
  ]

  /// The mark's name; the second mark of a name is `name@2`.
  public let name: String
  public let frame: Int
  /// Seconds since the run's start.
  public let time: Double
  private let values: [Double]

  /// The value of the output at that index of `outputs`; nil where the behavior has none.
  public func value(at index: Int) -> Double? {
    Trace.isAbsent(values[index]) ? nil : values[index]
  }

  /// The checkpoints of a run, in order.
  static func all(of trace: Trace) -> [Checkpoint] {
    var uses: [String: Int] = [:]
    var found: [Checkpoint] = []
    for mark in trace.marks {
      let use = (uses[mark.name] ?? 0) + 1
      uses[mark.name] = use
      found.append(
        Checkpoint(
          name: use == 1 ? mark.name : "\(mark.name)@\(use)", frame: mark.frame,
          time: trace.time(mark.frame),
          values: outputs.map { (output: Output) in trace.value(output, mark.frame) }))
    }
    return found
  }
}
