import ScrollGeometry

/// How much of its velocity a glide keeps each millisecond.
///
/// Apple documents the two named rates. Any other is used as given; a 2012 report says that UIKit
/// itself rounds to one of the two.
public struct DecelerationRate: Equatable, Sendable {
  /// The factor on the velocity each millisecond, unitless, strictly between 0 and 1.
  public let perMillisecond: Double

  /// 0.998: the rate of ordinary scroll views.
  public static var normal: DecelerationRate { DecelerationRate(perMillisecond: 0.998) }

  /// 0.99: the rate for paging and carousels.
  public static var fast: DecelerationRate { DecelerationRate(perMillisecond: 0.99) }

  /// Creates a rate.
  ///
  /// - Parameter perMillisecond: A factor. One outside (0, 1) becomes the nearest number inside;
  ///   NaN becomes the normal rate.
  public init(perMillisecond: Double) {
    self.perMillisecond =
      perMillisecond.isNaN
      ? 0.998 : perMillisecond.clamped(from: .leastNormalMagnitude, to: 1.0.nextDown)
  }

  /// Creates the rate at which a glide that starts with `velocity` ends `distance` further on.
  ///
  /// With s = |distance| / (|velocity| - 0.01), in ms: s / (1 + s). See `AxisMotion` for when it
  /// fits.
  init(distance: Double, velocityPerMillisecond velocity: Double) {
    let gain = distance.magnitude / (velocity.magnitude - stoppingVelocity)
    self.init(perMillisecond: gain / (1 + gain))
  }

  /// Distance a glide covers for each unit of velocity, in milliseconds: d / (1 - d); 499 at the
  /// normal rate.
  var gain: Double { perMillisecond / (1 - perMillisecond) }

  /// The natural logarithm of the factor, per millisecond.
  var logarithm: Double { Elementary.log(perMillisecond) }
}

/// `ScrollConstants.stoppingVelocity` in points per millisecond, the unit of the law.
let stoppingVelocity = ScrollConstants.stoppingVelocity / 1000
