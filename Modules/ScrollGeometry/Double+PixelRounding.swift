extension Double {
  /// Returns the number rounded to the nearest pixel: floor(x) + round(fraction · scale) / scale.
  ///
  /// This is how recorded content offsets are rounded (`Docs/Physics.md`): the fraction above the
  /// whole point decides, halves go up, so -0.5 at scale 1 becomes 0. Minus zero becomes 0.
  ///
  /// - Parameter scale: Pixels a point, positive. Any other scale, and a number that is not finite,
  ///   leave the number as it is.
  /// - Returns: A length in points.
  public func roundedToPixel(scale: Double) -> Double {
    guard scale > 0, scale < .infinity, self.isFinite else { return self }
    let whole = self.rounded(.down)
    let pixels = (self - whole) * scale
    let below = pixels.rounded(.down)
    let nearest = pixels - below >= 0.5 ? below + 1 : below
    return whole + nearest / scale + 0
  }
}
