/// What a scroll view is doing at the end of a frame.
public enum ScrollPhase: Int, Equatable, Sendable, CaseIterable {
  case idle, tracking, dragging, decelerating, bouncing, animating

  /// The word used in traces.
  public var name: StaticString {
    switch self {
    case .idle: "idle"
    case .tracking: "tracking"
    case .dragging: "dragging"
    case .decelerating: "decelerating"
    case .bouncing: "bouncing"
    case .animating: "animating"
    }
  }
}
