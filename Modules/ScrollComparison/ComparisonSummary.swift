/// What one subject did over all gestures of a comparison: extremes and sums.
public struct ComparisonSummary: Equatable, Sendable {
  public private(set) var gestures = 0
  /// The tallest header, in points.
  public private(set) var greatestHeaderHeight: Double?
  public private(set) var greatestHeaderZoom: Double?
  /// The heights at which the header came to rest, in points.
  public private(set) var headerRestHeights: ClosedRange<Double>?
  /// Where the first row came to rest, in points.
  public private(set) var contentRestYs: ClosedRange<Double>?
  public private(set) var alphas: ClosedRange<Double>?
  /// The longest time to settle, in seconds.
  public private(set) var longestSettleTime: Double?
  public private(set) var contentPerFinger: ClosedRange<Double>?
  public private(set) var layoutEdits = 0.0
  public private(set) var layoutFrames = 0.0
  public private(set) var frames = 0.0
  /// Gestures after which the main scroll view was not idle.
  public private(set) var unsettled = 0
  /// Gestures that ended in a fault.
  public private(set) var faults = 0
  public private(set) var findings: Double?

  /// Constraints added, removed or changed in each frame that had any, on average; 0 without any.
  public var editsPerLayoutFrame: Double { layoutFrames > 0 ? layoutEdits / layoutFrames : 0 }

  init() {}

  mutating func add(_ cell: ComparisonCell) {
    let measures = cell.measures
    gestures += 1
    widen(&greatestHeaderHeight, measures[.headerPeakHeight])
    widen(&greatestHeaderZoom, measures[.headerPeakZoom])
    widen(&headerRestHeights, measures[.headerRestHeight])
    widen(&contentRestYs, measures[.contentRestY])
    widen(&alphas, measures.alphaRange?.lowerBound)
    widen(&alphas, measures.alphaRange?.upperBound)
    widen(&longestSettleTime, measures[.settleTime])
    widen(&contentPerFinger, measures[.contentPerFinger])
    layoutEdits += measures[.layoutEdits] ?? 0
    layoutFrames += measures[.layoutFrames] ?? 0
    frames += measures[.frames] ?? 0
    if measures[.settleTime] == nil { unsettled += 1 }
    if cell.fault != nil { faults += 1 }
    if let found = measures[.findings] { findings = (findings ?? 0) + found }
  }

  private func widen(_ most: inout Double?, _ value: Double?) {
    guard let value, !value.isNaN else { return }
    most = max(most ?? value, value)
  }

  private func widen(_ range: inout ClosedRange<Double>?, _ value: Double?) {
    guard let value, !value.isNaN else { return }
    range = min(range?.lowerBound ?? value, value)...max(range?.upperBound ?? value, value)
  }
}
