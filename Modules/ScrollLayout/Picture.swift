import ScrollGeometry

/// How an aspect-fill picture lies in its view: as `UIView.ContentMode.scaleAspectFill` draws it.
///
/// The picture keeps its proportions, covers the whole view, is centered and is not clipped.
public struct Picture: Equatable, Sendable {
  /// Height over width of the image, positive.
  public var heightToWidth: Double

  /// Makes a picture of the given proportions.
  ///
  /// - Parameter heightToWidth: Height over width; 0.5625 for a 16:9 picture. Must be positive.
  public init(heightToWidth: Double) {
    precondition(heightToWidth > 0, "a picture's height to width must be positive")
    self.heightToWidth = heightToWidth
  }

  /// The drawn width over the view's width: at least 1, and 1 for an empty view.
  public func scale(in size: Size) -> Double {
    guard size.width > 0, size.height > 0 else { return 1 }
    return max(1, size.height / (size.width * heightToWidth))
  }

  /// How far the drawn picture passes the view's top, and its bottom, in points; 0 when it does not.
  public func spill(in size: Size) -> Double {
    max(0, (size.width * heightToWidth - size.height) / 2)
  }

  /// The drawn picture's size, in points.
  public func drawnSize(in size: Size) -> Size {
    let width = size.width * scale(in: size)
    return Size(width: width, height: width * heightToWidth)
  }
}
