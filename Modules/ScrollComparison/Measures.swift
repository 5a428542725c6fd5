import ScrollHost

/// What a comparison states about one run: a number for each `Measure` that the behavior has.
public struct Measures: Equatable, Sendable {
  private var values: [Double]

  /// The number for a measure; nil where the behavior has no such output.
  public subscript(measure: Measure) -> Double? {
    let value = values[measure.rawValue]
    return Trace.isAbsent(value) ? nil : value
  }

  /// Constraints added, removed or changed in each frame that had any, on average; 0 without any.
  public var editsPerLayoutFrame: Double {
    guard let edits = self[.layoutEdits], let frames = self[.layoutFrames], frames > 0 else {
      return 0
    }
    return edits / frames
  }

  /// The least and the greatest of the alphas that the behavior has; nil without any.
  public var alphaRange: ClosedRange<Double>? {
    var range: ClosedRange<Double>?
    for (minimum, maximum) in Self.alphas {
      guard let least = self[minimum], let most = self[maximum] else { continue }
      range = min(range?.lowerBound ?? least, least)...max(range?.upperBound ?? most, most)
    }
    return range
  }

  /// Measures a run.
  ///
  /// - The peak is the first frame in which the header is tallest; rest is the last frame.
  /// - Zoom is the width at which the header's picture is drawn over the screen's width, so that a
  ///   picture that grows with its view and one that grows inside it compare. Absent without a
  ///   picture.
  /// - The settle time runs from the frame that saw the last finger lift (the first frame, if none
  ///   touched) to the last frame whose phase was not idle or in which an offset, a frame, an alpha
  ///   or the page differed from the frame before. It is absent when the run ends before the main
  ///   scroll view is idle.
  /// - The content's way per point of finger counts the frames that begin and end in a drag:
  ///   the sum of its vertical steps over the sum of the finger's. 1 means that content follows
  ///   the finger, less that it lags as in a rubber band. Absent when no finger moved vertically.
  ///
  /// - Parameters:
  ///   - trace: What the run did.
  ///   - findings: How many defects the rules see in it; nil when they were not asked.
  public init(_ trace: Trace, findings: Int? = nil) {
    values = Array(repeating: Trace.absent, count: Measure.allCases.count)
    guard trace.frameCount > 0 else { return }
    let last = trace.frameCount - 1
    if let peak = Self.peak(trace) {
      set(.headerPeakY, trace.value(.headerMinY, peak))
      set(.headerPeakHeight, trace.value(.headerHeight, peak))
      set(.headerPeakZoom, Self.zoom(trace, peak))
    }
    set(.headerRestY, trace.value(.headerMinY, last))
    set(.headerRestHeight, trace.value(.headerHeight, last))
    set(.headerRestZoom, Self.zoom(trace, last))
    set(.contentRestY, trace.value(.contentMinY, last))
    setRange(trace, .navigationBarAlpha, .navigationBarAlphaMinimum, .navigationBarAlphaMaximum)
    setRange(trace, .titleAlpha, .titleAlphaMinimum, .titleAlphaMaximum)
    setRange(trace, .dimmingAlpha, .dimmingAlphaMinimum, .dimmingAlphaMaximum)
    set(.pageIndex, trace.value(.pageIndex, last))
    set(.settleTime, Self.settleTime(trace))
    set(.contentPerFinger, Self.contentPerFinger(trace))
    var edits = 0.0
    var frames = 0.0
    for count in trace.values(.layoutEdits) where count > 0 {
      edits += count
      frames += 1
    }
    set(.layoutEdits, edits)
    set(.layoutFrames, frames)
    set(.frames, Double(trace.frameCount))
    if let findings { set(.findings, Double(findings)) }
  }

  /// Values are compared to the bit, so that a number that is none equals itself.
  public static func == (left: Measures, right: Measures) -> Bool {
    for index in left.values.indices
    where left.values[index].bitPattern != right.values[index].bitPattern { return false }
    return true
  }

  private static let alphas: [(Measure, Measure)] = [
    (.navigationBarAlphaMinimum, .navigationBarAlphaMaximum),
    (.titleAlphaMinimum, .titleAlphaMaximum),
    (.dimmingAlphaMinimum, .dimmingAlphaMaximum),
  ]

  /// What changes on the screen when something moves.
  private static let moving: [Output] = [
    .contentOffsetX, .contentOffsetY, .presentedOffsetX, .presentedOffsetY, .headerMinX,
    .headerMinY, .headerWidth, .headerHeight, .headerImageScale, .contentMinX, .contentMinY,
    .contentWidth, .contentHeight, .pinnedMinX, .pinnedMinY, .pinnedWidth, .pinnedHeight,
    .navigationBarAlpha, .titleAlpha, .dimmingAlpha, .pageIndex, .pageMinY, .pageHeight,
  ]

  private mutating func set(_ measure: Measure, _ value: Double) {
    values[measure.rawValue] = value
  }

  private mutating func setRange(
    _ trace: Trace, _ output: Output, _ minimum: Measure, _ maximum: Measure
  ) {
    for value in trace.values(output) where !value.isNaN {
      set(minimum, min(self[minimum] ?? value, value))
      set(maximum, max(self[maximum] ?? value, value))
    }
  }

  private static func peak(_ trace: Trace) -> Int? {
    let heights = trace.values(.headerHeight)
    var peak: Int?
    for frame in heights.indices where !heights[frame].isNaN {
      if let best = peak, heights[frame] <= heights[best] { continue }
      peak = frame
    }
    return peak
  }

  private static func zoom(_ trace: Trace, _ frame: Int) -> Double {
    let scale = trace.value(.headerImageScale, frame)
    let screen = trace.value(.viewportWidth, frame)
    guard !Trace.isAbsent(scale), screen > 0 else { return Trace.absent }
    return trace.value(.headerWidth, frame) * scale / screen
  }

  private static func settleTime(_ trace: Trace) -> Double {
    let last = trace.frameCount - 1
    guard trace.phases[last] == .idle, Trace.isAbsent(trace.value(.touchX, last)) else {
      return Trace.absent
    }
    let touches = trace.values(.touchX)
    let columns = moving.map { (output: Output) in trace.values(output) }
    var lift = 0
    var rest = 0
    for frame in 1..<max(1, trace.frameCount) {
      if Trace.isAbsent(touches[frame]) && !Trace.isAbsent(touches[frame - 1]) { lift = frame }
      if trace.phases[frame] != .idle || moves(columns, frame) { rest = frame }
    }
    return Double(max(0, trace.times[rest] - trace.times[lift])) / 1e9
  }

  private static func moves(_ columns: [[Double]], _ frame: Int) -> Bool {
    for column in columns where column[frame].bitPattern != column[frame - 1].bitPattern {
      return true
    }
    return false
  }

  private static func contentPerFinger(_ trace: Trace) -> Double {
    let touches = trace.values(.touchY)
    let content = trace.values(trace.has(.contentMinY) ? .contentMinY : .contentOffsetY)
    var contentWay = 0.0
    var fingerWay = 0.0
    for frame in 1..<max(1, trace.frameCount)
    where trace.phases[frame] == .dragging && trace.phases[frame - 1] == .dragging {
      let finger = (touches[frame] - touches[frame - 1]).magnitude
      let step = (content[frame] - content[frame - 1]).magnitude
      guard !finger.isNaN, !step.isNaN else { continue }
      fingerWay += finger
      contentWay += step
    }
    return fingerWay > 0 ? contentWay / fingerWay : Trace.absent
  }
}
