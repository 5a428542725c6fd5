import ScrollGeometry

/// The deceleration after a flick, in closed form and without edges.
///
/// With v the velocity in pt/ms, d the rate and t in ms: x(t) = x0 + v·d/(1 - d)·(1 - d^t) and v(t)
/// = v·d^t, until |v(t)| is below 0.01 pt/ms (R). `AxisMotion` steps the same law frame by frame.
public struct Glide: Motion, Equatable {
  /// Where it starts, in points.
  public let startOffset: Double
  /// The rate of deceleration.
  public let rate: DecelerationRate
  /// How long it lasts, in seconds; 0 if it starts too slow to move.
  public let duration: Double
  /// Where it ends, in points: x0 + (|v| - 0.01)·d/(1 - d) in the direction of v.
  public let restOffset: Double

  private let velocity: Double
  private let gain: Double
  private let logarithm: Double

  /// Creates the glide that starts at `startOffset`.
  ///
  /// - Parameters:
  ///   - startOffset: In points; 0 is used if it is not finite.
  ///   - velocity: In points per second, cut to 10¹²; NaN counts as 0.
  ///   - rate: The rate of deceleration.
  public init(from startOffset: Double, velocity: Double, rate: DecelerationRate = .normal) {
    self.startOffset = startOffset.finiteOrZero
    self.rate = rate
    self.velocity = velocity.perMillisecond
    gain = rate.gain
    logarithm = rate.logarithm
    let speed = self.velocity.magnitude
    if speed > stoppingVelocity {
      duration = Elementary.log(stoppingVelocity / speed) / logarithm / 1000
      let distance = (speed - stoppingVelocity) * gain
      restOffset = self.startOffset + (self.velocity < 0 ? -distance : distance)
    } else {
      duration = 0
      restOffset = self.startOffset
    }
  }

  public func position(at seconds: Double) -> Double {
    if isSettled(at: seconds) { return restOffset }
    let decay = Elementary.exp(seconds.elapsedMilliseconds * logarithm)
    return startOffset + velocity * gain * (1 - decay)
  }

  public func velocity(at seconds: Double) -> Double {
    if isSettled(at: seconds) { return 0 }
    return velocity * Elementary.exp(seconds.elapsedMilliseconds * logarithm) * 1000
  }

  public func isSettled(at seconds: Double) -> Bool {
    duration == 0 || seconds >= duration
  }

  /// Returns when it passes `offset`, or nil if it ends before it or never goes there.
  ///
  /// - Parameter offset: In points.
  /// - Returns: Seconds since the start: log(1 - (offset - x0) / (v·d/(1 - d))) / log d.
  public func time(toReach offset: Double) -> Double? {
    let distance = offset - startOffset
    if distance == 0 { return 0 }
    guard (distance > 0) == (velocity > 0),
      distance.magnitude <= (restOffset - startOffset).magnitude
    else { return nil }
    return Elementary.log(1 - distance / (velocity * gain)) / logarithm / 1000
  }

  /// Returns how fast it passes `offset`, or nil if it ends before it or never goes there.
  ///
  /// - Parameter offset: In points.
  /// - Returns: Points per second: v - (offset - x0)·(1 - d)/d.
  public func velocity(atOffset offset: Double) -> Double? {
    guard time(toReach: offset) != nil else { return nil }
    return (velocity - (offset - startOffset) / gain) * 1000
  }
}
