/// A place or a displacement on the screen or in content, in points; y grows downward.
public struct Point: Equatable, Sendable {
  /// Rightward, in points.
  public var x: Double
  /// Downward, in points.
  public var y: Double

  /// The origin.
  public static let zero = Point(x: 0, y: 0)

  /// Creates a point from its coordinates, in points.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The component along `axis`, in points.
  public subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? x : y }
    set {
      if axis == .horizontal { x = newValue } else { y = newValue }
    }
  }

  /// The Euclidean length, in points.
  public var length: Double { (x * x + y * y).squareRoot() }

  /// The sum, coordinate by coordinate.
  public static func + (left: Point, right: Point) -> Point {
    Point(x: left.x + right.x, y: left.y + right.y)
  }

  /// The displacement from `right` to `left`.
  public static func - (left: Point, right: Point) -> Point {
    Point(x: left.x - right.x, y: left.y - right.y)
  }

  /// The point with both coordinates scaled by `factor`.
  public static func * (point: Point, factor: Double) -> Point {
    Point(x: point.x * factor, y: point.y * factor)
  }

  /// The same displacement the other way.
  public static prefix func - (point: Point) -> Point { Point(x: -point.x, y: -point.y) }
}
