import ScrollGeometry

/// The return from beyond an edge, in closed form.
///
/// With y the distance past the edge, v the velocity handed over in pt/ms, d the rate of
/// deceleration and t in ms: y(t) = 0.99^t · (y0 + v·d/(1 - d)·(1 - d^t)). It fits the recordings
/// to 0.006 pt (R). It is no spring: released still it starts back at full speed.
///
/// It ends where |y| stays below 0.5 pt with |v| at most 0.01 pt/ms, at the edge itself; or,
/// flicked inward hard enough, where it crosses the edge, and a `Glide` takes over.
public struct Bounce: Motion, Equatable {
  /// The edge returned to, in points.
  public let edge: Double
  /// How long it lasts, in seconds, until it rests on the edge or crosses it.
  public let duration: Double
  /// When it crosses the edge inward, in seconds; nil if it does not.
  public let crossingTime: Double?

  private let overshoot: Double
  private let velocity: Double
  private let gain: Double
  private let logarithm: Double
  private let returnLogarithm: Double

  /// Creates the bounce of content at `offset`, which may be the edge itself.
  ///
  /// - Parameters:
  ///   - offset: Where it starts, in points.
  ///   - edge: The edge to return to, in points.
  ///   - velocity: The finger's or the glide's velocity, in points per second, cut to 10¹²; it is
  ///     handed over whole (R).
  ///   - rate: The glide's rate of deceleration.
  public init(
    from offset: Double, edge: Double, velocity: Double, rate: DecelerationRate = .normal
  ) {
    self.edge = edge.finiteOrZero
    overshoot = (offset - edge).finiteOrZero
    self.velocity = velocity.perMillisecond
    gain = rate.gain
    logarithm = rate.logarithm
    returnLogarithm = Elementary.log(ScrollConstants.bounceRatePerMillisecond)
    let law = Law(
      overshoot: overshoot, reach: self.velocity * gain, velocity: self.velocity,
      logarithm: logarithm, returnLogarithm: returnLogarithm)
    crossingTime = law.crossing.map { $0 / 1000 }
    duration = crossingTime ?? law.end / 1000
  }

  public func position(at seconds: Double) -> Double {
    if isSettled(at: seconds) { return edge }
    return edge + law.overshoot(at: seconds.elapsedMilliseconds)
  }

  public func velocity(at seconds: Double) -> Double {
    if isSettled(at: seconds) { return 0 }
    return law.rate(at: seconds.elapsedMilliseconds) * 1000
  }

  public func isSettled(at seconds: Double) -> Bool {
    crossingTime == nil && (duration == 0 || seconds >= duration)
  }

  /// Returns the velocity that a glide would take over, in points per second: v · (0.99·d)^t.
  ///
  /// It is not the speed on the screen, to which the return to the edge adds.
  ///
  /// - Parameter seconds: Time since the start.
  /// - Returns: Points per second.
  public func carriedVelocity(at seconds: Double) -> Double {
    velocity * Elementary.exp(seconds.elapsedMilliseconds * (logarithm + returnLogarithm)) * 1000
  }

  /// When it is furthest out, in seconds, and how far past the edge, in points and signed; at the
  /// start if it only returns.
  ///
  /// From an edge hit at the normal rate: after 90.74 ms, 33.3005 pt for each pt/ms (R).
  public var peak: (seconds: Double, overshoot: Double) {
    let time = law.peak
    return (time / 1000, law.overshoot(at: time))
  }

  private var law: Law {
    Law(
      overshoot: overshoot, reach: velocity * gain, velocity: velocity, logarithm: logarithm,
      returnLogarithm: returnLogarithm)
  }
}

/// The law and its special times, in points and milliseconds.
private struct Law {
  var overshoot: Double
  /// v·d/(1 - d): how far the velocity alone would carry.
  var reach: Double
  var velocity: Double
  var logarithm: Double
  var returnLogarithm: Double

  func overshoot(at time: Double) -> Double {
    let decay = Elementary.exp(time * logarithm)
    return Elementary.exp(time * returnLogarithm) * (overshoot + reach * (1 - decay))
  }

  func rate(at time: Double) -> Double {
    let decay = Elementary.exp(time * logarithm)
    let pull = returnLogarithm * (overshoot + reach * (1 - decay)) - reach * logarithm * decay
    return Elementary.exp(time * returnLogarithm) * pull
  }

  /// Where the rate changes sign, or 0.
  var peak: Double {
    let total = overshoot + reach
    guard reach != 0, (reach > 0) == (total > 0) else { return 0 }
    let decay = returnLogarithm * total / (reach * (logarithm + returnLogarithm))
    return decay < 1 ? Swift.max(0, Elementary.log(decay) / logarithm) : 0
  }

  /// Where y returns to 0 with the velocity pointing inward, or nil.
  var crossing: Double? {
    guard overshoot != 0, (overshoot > 0) != (velocity > 0), reach.magnitude > overshoot.magnitude
    else { return nil }
    return Elementary.log(1 + overshoot / reach) / logarithm
  }

  /// Where |y| falls below half a point for good, and the velocity below its limit, without a
  /// crossing.
  var end: Double {
    let fast = velocity.magnitude / stoppingVelocity
    let slowed = fast > 1 ? -Elementary.log(fast) / (logarithm + returnLogarithm) : 0
    let limit = ScrollConstants.stoppingOvershoot
    var early = peak
    guard overshoot(at: early).magnitude >= limit else { return slowed }
    // From the peak on |y| only falls, and it lies below this bound.
    let bound = overshoot.magnitude + reach.magnitude
    var late = early + Elementary.log(limit / bound).magnitude / -returnLogarithm
    for _ in 0..<100 where late - early > 1e-9 {
      let middle = (early + late) / 2
      if overshoot(at: middle).magnitude < limit { late = middle } else { early = middle }
    }
    return Swift.max(late, slowed)
  }
}
