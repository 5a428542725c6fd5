/// The measured constants of scrolling, each with its unit and how sure it is.
///
/// Sureness: R recorded from UIKit and recomputed, P Apple's documentation, B a black-box report, I
/// our inference. `Docs/Physics.md` tells the source of each.
public enum ScrollConstants {
  /// How far a finger moves before it drags, in points; lost for the translation (R).
  public static let touchSlop = 10.0

  /// The slowest reported finger velocity, as a two-dimensional length, that starts a glide, in
  /// points per second (bracketed R, value B).
  public static let minimumFlingVelocity = 250.0

  /// Allowance in favor of passing a threshold, in points for the slop and in points per
  /// millisecond for the velocity (I): sums of samples must not miss it by a rounding.
  public static let thresholdAllowance = 1e-9

  /// The rubber band's unitless stiffness for fingers (R).
  public static let rubberBandCoefficient = 0.55

  /// The largest displayed overscroll that the inverse rubber band takes, as a fraction of the
  /// viewport (I): at 1 the finger would be infinitely far away.
  public static let largestInvertibleFraction = 0.999

  /// A glide slower than this has stopped, in points per second (R).
  public static let stoppingVelocity = 10.0

  /// A bounce nearer than this to its edge has stopped, in points (R).
  public static let stoppingOvershoot = 0.5

  /// The factor on the overshoot each millisecond of a bounce, unitless (R at the normal
  /// deceleration rate, taken as fixed at others, I).
  public static let bounceRatePerMillisecond = 0.99

  /// How long an animated scroll takes, in seconds, whatever its distance (R at one distance, B).
  public static let animatedScrollDuration = 0.3

  /// How near an offset has to be to a page to lie on it, in points (I): far below a pixel, far
  /// above a rounding at 3·10⁷ pt.
  public static let pageAllowance = 1e-4

  /// Velocities are cut to this magnitude, in points per second, so that no product overflows (I).
  static let largestVelocity = 1e12
}

extension Double {
  /// The number, or 0 in place of NaN and infinities.
  var finiteOrZero: Double { isFinite ? self : 0 }

  /// The velocity in points per second, always finite.
  var limitedVelocity: Double {
    let limit = ScrollConstants.largestVelocity
    return isNaN ? 0 : clamped(from: -limit, to: limit)
  }

  /// The velocity in points per millisecond for one in points per second, always finite.
  var perMillisecond: Double { limitedVelocity / 1000 }

  /// The number moved into a range whose upper end is not taken below its lower one.
  func clamped(from minimum: Double, to maximum: Double) -> Double {
    Swift.max(minimum, Swift.min(self, maximum))
  }
}
