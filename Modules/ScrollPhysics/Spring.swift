/// A damped spring: mass·x'' + damping·x' + stiffness·x = 0.
public struct Spring: Equatable, Sendable {
  /// In kilograms; positive.
  public let mass: Double
  /// In kilograms per second squared; positive.
  public let stiffness: Double
  /// In kilograms per second; 0 or more.
  public let damping: Double

  /// Creates a spring from its damping coefficient.
  ///
  /// - Parameters:
  ///   - mass: Positive.
  ///   - stiffness: Positive.
  ///   - damping: 0 or more; 0 never comes to rest.
  public init(mass: Double = 1, stiffness: Double, damping: Double) {
    precondition(mass > 0 && mass < .infinity, "mass must be positive and finite")
    precondition(stiffness > 0 && stiffness < .infinity, "stiffness must be positive and finite")
    precondition(damping >= 0 && damping < .infinity, "damping must be finite and not negative")
    self.mass = mass
    self.stiffness = stiffness
    self.damping = damping
  }

  /// Creates a spring from its damping ratio, damping / (2·√(mass·stiffness)).
  ///
  /// - Parameters:
  ///   - mass: Positive.
  ///   - stiffness: Positive.
  ///   - dampingRatio: Below 1 it swings past the end, at 1 it returns fastest without, above 1 it
  ///     creeps.
  public init(mass: Double = 1, stiffness: Double, dampingRatio: Double) {
    self.init(
      mass: mass, stiffness: stiffness,
      damping: dampingRatio * 2 * (mass * stiffness).squareRoot())
  }

  /// Unitless; 1 is critical.
  public var dampingRatio: Double { damping / (2 * (mass * stiffness).squareRoot()) }
}
