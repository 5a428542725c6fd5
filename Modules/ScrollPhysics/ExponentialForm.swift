import ScrollGeometry

/// How the exponential in a frame's decay is computed.
public enum ExponentialForm: Equatable, Sendable {
  /// 1 + z + z²/2 down to z = -0.5, the true exponential below.
  ///
  /// UIKit's recorded frames fit this to 0.006 pt and the true exponential only to 0.9 pt (R).
  case series
  /// The true exponential: steps of any length then add up to the closed form of `Glide`.
  case exact

  /// Returns e to the power `z`, or its series.
  ///
  /// - Parameter z: An exponent; for motion it is 0 or negative.
  /// - Returns: A factor, unitless.
  public func value(_ z: Double) -> Double {
    self == .series && z >= -0.5 ? 1 + z + z * z / 2 : Elementary.exp(z)
  }
}
