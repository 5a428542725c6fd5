/// Distances inward from the four edges of a rectangle, in points.
public struct EdgeInsets: Equatable, Sendable {
  /// Inward from the top edge, in points.
  public var top: Double
  /// Inward from the left edge, in points.
  public var left: Double
  /// Inward from the bottom edge, in points.
  public var bottom: Double
  /// Inward from the right edge, in points.
  public var right: Double

  /// No insets.
  public static let zero = EdgeInsets()

  /// Creates insets, in points; an edge left out has none.
  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// The inset at the start of `axis`: left or top.
  public func leading(_ axis: Axis) -> Double { axis == .horizontal ? left : top }

  /// The inset at the end of `axis`: right or bottom.
  public func trailing(_ axis: Axis) -> Double { axis == .horizontal ? right : bottom }

  /// The sum, edge by edge.
  public static func + (left: EdgeInsets, right: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: left.top + right.top, left: left.left + right.left,
      bottom: left.bottom + right.bottom, right: left.right + right.right)
  }
}
