/// One of the two directions in which a scroll view moves.
public enum Axis: Equatable, Sendable, CaseIterable {
  /// x, rightward.
  case horizontal
  /// y, downward.
  case vertical
}
