import ScrollGeometry

/// Returns where a flick would end, as Apple's 2018 session on fluid interfaces projects it.
///
/// x + v/1000 · d/(1 - d). It does not take off the last 0.01 pt/ms, as the real rest does: see
/// `Glide`.
///
/// - Parameters:
///   - offset: The content offset at the lift, in points.
///   - velocity: In points per second.
///   - rate: The rate of deceleration.
/// - Returns: A content offset in points, not clamped.
public func projectedOffset(
  from offset: Double, velocity: Double, rate: DecelerationRate = .normal
) -> Double {
  offset + velocity / 1000 * rate.gain
}

/// Returns the target content offset that a scroll view reports at the lift.
///
/// x + (|v| - 0.01) / -log d in the direction of v, clamped to the range and rounded to the pixel
/// (R). It is not quite where the glide rests: at 3 pt/ms the recorded target is 1.67 pt further.
///
/// - Parameters:
///   - offset: The content offset at the lift, in points.
///   - velocity: The release velocity, in points per second. At 10 or less the target is the offset
///     itself, clamped but not rounded.
///   - rate: The rate of deceleration.
///   - minimum: The leading edge, in points.
///   - maximum: The trailing edge, in points; not taken below `minimum`.
///   - scale: Pixels a point; 0 rounds nothing.
/// - Returns: A content offset in points.
public func reportedTarget(
  from offset: Double, velocity: Double, rate: DecelerationRate = .normal, minimum: Double,
  maximum: Double, scale: Double
) -> Double {
  let speed = velocity.perMillisecond
  let excess = speed.magnitude - stoppingVelocity
  guard excess > 0 else { return offset.clamped(from: minimum, to: maximum) }
  let distance = excess / -rate.logarithm
  let target = offset + (speed < 0 ? -distance : distance)
  return target.clamped(from: minimum, to: maximum).roundedToPixel(scale: scale)
}
