import ScrollGeometry

/// Returns the range in which content rests along one axis.
///
/// The minimum is -leadingInset, the maximum contentLength + trailingInset - viewportLength but
/// never below the minimum, each rounded to the pixel (P, B).
///
/// - Parameters:
///   - contentLength: In points.
///   - leadingInset: The adjusted inset at the start, in points.
///   - trailingInset: The adjusted inset at the end, in points.
///   - viewportLength: The visible length, in points.
///   - scale: Pixels a point; 0 rounds nothing.
/// - Returns: Content offsets in points.
public func offsetRange(
  contentLength: Double, leadingInset: Double, trailingInset: Double, viewportLength: Double,
  scale: Double
) -> (minimum: Double, maximum: Double) {
  let minimum = (0 - leadingInset).roundedToPixel(scale: scale)
  let end = (contentLength + trailingInset - viewportLength).roundedToPixel(scale: scale)
  return (minimum, max(minimum, end))
}
