/// Distances inward from the four edges of a rectangle, in points.
public struct EdgeInsets: Equatable, Sendable {
  public var top: Double
  public var left: Double
  public var bottom: Double
  public var right: Double

  public static let zero = EdgeInsets()

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

  public static func + (left: EdgeInsets, right: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: left.top + right.top, left: left.left + right.left,
      bottom: left.bottom + right.bottom, right: left.right + right.right)
  }
}
