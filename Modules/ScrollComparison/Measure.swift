/// One number that a comparison states about a run.
///
/// The names and the order are those of the published comparison format; a later measure is only
/// ever added after these.
public enum Measure: Int, Equatable, Sendable, CaseIterable {
  /// Where the header is, how tall, and how large it draws its picture, in the first frame in which
  /// it is tallest.
  case headerPeakY, headerPeakHeight, headerPeakZoom
  /// The same in the last frame.
  case headerRestY, headerRestHeight, headerRestZoom
  /// The screen y of the first row in the last frame.
  case contentRestY
  /// The least and the greatest alpha, unclamped.
  case navigationBarAlphaMinimum, navigationBarAlphaMaximum
  case titleAlphaMinimum, titleAlphaMaximum
  case dimmingAlphaMinimum, dimmingAlphaMaximum
  /// The page in the last frame.
  case pageIndex
  /// Seconds from the last lift of the finger to the last frame in which anything moved.
  case settleTime
  /// How far the content moved for each point that a dragging finger moved.
  case contentPerFinger
  /// Constraints added, removed or changed, in all, and the number of frames that had any.
  case layoutEdits, layoutFrames
  /// Frames of the run.
  case frames
  /// Defects that the run shows.
  case findings

  /// The name in published formats.
  public var name: StaticString {
    switch self {
    case .headerPeakY: "header.peak.minY"
    case .headerPeakHeight: "header.peak.height"
    case .headerPeakZoom: "header.peak.zoom"
    case .headerRestY: "header.rest.minY"
    case .headerRestHeight: "header.rest.height"
    case .headerRestZoom: "header.rest.zoom"
    case .contentRestY: "content.rest.minY"
    case .navigationBarAlphaMinimum: "navigationBar.alpha.minimum"
    case .navigationBarAlphaMaximum: "navigationBar.alpha.maximum"
    case .titleAlphaMinimum: "title.alpha.minimum"
    case .titleAlphaMaximum: "title.alpha.maximum"
    case .dimmingAlphaMinimum: "dimming.alpha.minimum"
    case .dimmingAlphaMaximum: "dimming.alpha.maximum"
    case .pageIndex: "page.index"
    case .settleTime: "settle.time"
    case .contentPerFinger: "content.perFinger"
    case .layoutEdits: "layout.edits"
    case .layoutFrames: "layout.frames"
    case .frames: "frames"
    case .findings: "findings"
    }
  }
}
