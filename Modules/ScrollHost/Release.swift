/// What `willEndDragging` is told when the finger lifts, and may change.
public struct Release: Equatable, Sendable {
  /// Speed of the content offset in points per **millisecond**, as UIKit's delegate gives it; 0 where
  /// the finger was too slow for a glide.
  public let velocityPerMillisecond: Point
  /// Where the scroll view expects to come to rest, in content points. A behavior may write another
  /// place; outside the scrollable range it is clamped.
  public var targetContentOffset: Point

  public init(velocityPerMillisecond: Point, targetContentOffset: Point) {
    self.velocityPerMillisecond = velocityPerMillisecond
    self.targetContentOffset = targetContentOffset
  }
}

/// What happened to the content of a scroll view from outside the behavior.
public enum ContentChange: Equatable, Sendable {
  /// The content's height went from one value to another.
  case height(from: Double, to: Double)
  /// Content appeared at a content point (or went, when negative); the offset is kept.
  case inserted(height: Double, at: Double)
  /// The content was reloaded at the same size.
  case reloaded
}
