import ScrollGeometry

/// A delegate call that a scroll view made, or something else worth a line of the trace.
public enum HostEvent: Equatable, Sendable {
  case willBeginDragging
  case didScroll
  /// What the scroll view proposed: pt/ms and points.
  case willEndDragging(velocityPerMillisecond: Point, target: Point)
  case didEndDragging(willDecelerate: Bool)
  case willBeginDecelerating
  case didEndDecelerating
  case didEndScrollingAnimation
  case didScrollToTop
  /// A checkpoint of the script.
  case mark(String)
  /// What would be an exception on a phone; it ends the run.
  case fault(String)
}

/// An event, and the scroll view it comes from.
public struct StageEvent: Equatable, Sendable {
  public var event: HostEvent
  /// Index among the stage's scroll views; 0 is the main one, which marks and faults have too.
  public var scrollView: Int

  public init(_ event: HostEvent, scrollView: Int = 0) {
    self.event = event
    self.scrollView = scrollView
  }
}
