import ScrollGeometry

/// Slowing by a constant fraction a second, as Flutter's scroll views glide.
///
/// x(t) = x0 + v·(drag^t - 1) / log drag and v(t) = v·drag^t, t in seconds. Flutter uses drag
/// 0.135, which is 0.998^1000 rounded.
public struct Friction: Motion, Equatable {
  /// The fraction of the velocity left after a second, unitless, in (0, 1).
  public let drag: Double
  /// What counts as settled.
  public let tolerance: Tolerance

  private let startOffset: Double
  private let velocity: Double
  private let logarithm: Double

  /// Creates the motion that starts at `startOffset`.
  ///
  /// - Parameters:
  ///   - startOffset: In points.
  ///   - velocity: In points per second, cut to 10¹²; NaN counts as 0.
  ///   - drag: The fraction of the velocity left after a second, in (0, 1).
  ///   - tolerance: Its velocity decides when the motion has settled.
  public init(
    from startOffset: Double, velocity: Double, drag: Double = 0.135,
    tolerance: Tolerance = .scrolling
  ) {
    precondition(drag > 0 && drag < 1, "drag must be in (0, 1)")
    self.startOffset = startOffset.finiteOrZero
    self.velocity = velocity.limitedVelocity
    self.drag = drag
    self.tolerance = tolerance
    logarithm = Elementary.log(drag)
  }

  /// Where it would come to rest after infinite time, in points.
  public var restOffset: Double { startOffset - velocity / logarithm }

  public func position(at seconds: Double) -> Double {
    startOffset + velocity * ((Elementary.exp(Swift.max(0, seconds) * logarithm) - 1) / logarithm)
  }

  public func velocity(at seconds: Double) -> Double {
    velocity * Elementary.exp(Swift.max(0, seconds) * logarithm)
  }

  public func isSettled(at seconds: Double) -> Bool {
    velocity(at: seconds).magnitude < tolerance.pointsPerSecond
  }

  /// Returns when it passes `offset`, or nil if it never does.
  ///
  /// - Parameter offset: In points.
  /// - Returns: Seconds since the start.
  public func time(toReach offset: Double) -> Double? {
    let distance = offset - startOffset
    if distance == 0 { return 0 }
    guard (distance > 0) == (velocity > 0),
      distance.magnitude < (restOffset - startOffset).magnitude
    else { return nil }
    return Elementary.log(1 + distance * logarithm / velocity) / logarithm
  }
}
