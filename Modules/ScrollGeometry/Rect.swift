/// An axis-aligned rectangle in points; y grows downward.
public struct Rect: Equatable, Sendable {
  /// The top-left corner.
  public var origin: Point
  /// The extent to the right and downward.
  public var size: Size

  /// An empty rectangle at the origin.
  public static let zero = Rect(origin: .zero, size: .zero)

  /// Creates a rectangle from its corner and extent.
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// Creates a rectangle from four lengths, in points.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// The left edge, in points.
  public var minX: Double { origin.x }
  /// The top edge, in points.
  public var minY: Double { origin.y }
  /// Horizontal extent, in points.
  public var width: Double { size.width }
  /// Vertical extent, in points.
  public var height: Double { size.height }
  /// The right edge, in points.
  public var maxX: Double { origin.x + size.width }
  /// The bottom edge, in points.
  public var maxY: Double { origin.y + size.height }
  /// The horizontal middle, in points.
  public var midX: Double { origin.x + size.width / 2 }
  /// The vertical middle, in points.
  public var midY: Double { origin.y + size.height / 2 }

  /// Whether `point` lies inside: the leading and top edges count, the trailing and bottom do not.
  public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }
}
