import ScrollGeometry

/// A spring's way from one offset to another, under-, over- or critically damped.
///
/// With a = damping / 2·mass, w² = stiffness / mass and q² = a² - w²: the displacement from the end
/// is e^(-a·t)·(x0·cosh(q·t) + (v0 + a·x0)·sinh(q·t)/q), where a negative q² turns the hyperbolic
/// functions into circular ones. Near q = 0 the series of both in (q·t)² is used, so that nothing
/// cancels.
public struct SpringMotion: Motion, Equatable {
  /// The spring that drives it.
  public let spring: Spring
  /// Where it comes to rest, in points.
  public let endOffset: Double
  /// What counts as settled.
  public let tolerance: Tolerance

  private let displacement: Double
  private let velocity: Double
  private let decay: Double
  private let frequencySquared: Double
  private let difference: Double

  /// Creates the motion from `startOffset` to `endOffset`.
  ///
  /// - Parameters:
  ///   - spring: The spring that drives it.
  ///   - startOffset: In points.
  ///   - endOffset: In points.
  ///   - velocity: In points per second, cut to 10¹²; NaN counts as 0.
  ///   - tolerance: Position and velocity must both be within it for the motion to have settled.
  public init(
    _ spring: Spring, from startOffset: Double, to endOffset: Double, velocity: Double = 0,
    tolerance: Tolerance = .scrolling
  ) {
    self.spring = spring
    self.endOffset = endOffset.finiteOrZero
    self.tolerance = tolerance
    displacement = (startOffset - endOffset).finiteOrZero
    self.velocity = velocity.limitedVelocity
    decay = spring.damping / (2 * spring.mass)
    frequencySquared = spring.stiffness / spring.mass
    difference = decay * decay - frequencySquared
  }

  public func position(at seconds: Double) -> Double {
    let (even, odd) = factors(at: seconds)
    return endOffset + (displacement * even + (velocity + decay * displacement) * odd)
  }

  public func velocity(at seconds: Double) -> Double {
    let (even, odd) = factors(at: seconds)
    return velocity * even - (decay * velocity + frequencySquared * displacement) * odd
  }

  public func isSettled(at seconds: Double) -> Bool {
    (position(at: seconds) - endOffset).magnitude < tolerance.points
      && velocity(at: seconds).magnitude < tolerance.pointsPerSecond
  }

  /// Returns e^(-a·t)·cosh(q·t) and e^(-a·t)·sinh(q·t)/q.
  private func factors(at seconds: Double) -> (even: Double, odd: Double) {
    // Past this time the fastest oscillation is still exact to a radian, and any decay is complete.
    let time = seconds > 0 ? Swift.min(seconds, 1e9) : 0
    let square = difference * time * time
    if square.magnitude < 0.01 {
      let fade = Elementary.exp(-decay * time)
      let even = 1 + square / 2 * (1 + square / 12 * (1 + square / 30 * (1 + square / 56)))
      let odd = 1 + square / 6 * (1 + square / 20 * (1 + square / 42 * (1 + square / 72)))
      return (fade * even, fade * time * odd)
    }
    let root = difference.magnitude.squareRoot()
    if difference < 0 {
      let fade = Elementary.exp(-decay * time)
      return (
        fade * Elementary.cos(root * time), fade * Elementary.sin(root * time) / root
      )
    }
    // a - q written as w² / (a + q), which does not cancel for a stiff damper.
    let slow = Elementary.exp(-frequencySquared / (decay + root) * time)
    let quick = Elementary.exp(-(decay + root) * time)
    return ((slow + quick) / 2, (slow - quick) / (2 * root))
  }
}
