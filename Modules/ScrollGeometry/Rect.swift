/// An axis-aligned rectangle in points; y grows downward.
public struct Rect: Equatable, Sendable {
  public var origin: Point
  public var size: Size

  public static let zero = Rect(origin: .zero, size: .zero)

  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  public var minX: Double { origin.x }
  public var minY: Double { origin.y }
  public var width: Double { size.width }
  public var height: Double { size.height }
  public var maxX: Double { origin.x + size.width }
  public var maxY: Double { origin.y + size.height }
  public var midX: Double { origin.x + size.width / 2 }
  public var midY: Double { origin.y + size.height / 2 }

  /// Whether `point` lies inside: the leading and top edges count, the trailing and bottom do not.
  public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }
}
