import ScrollGeometry

/// A finger's velocity, estimated from its samples as the pan recognizer does.
///
/// Directions are those of the displacements given: feed it the finger's, negate for the content's.
public struct VelocityEstimate: Sendable {
  /// The velocity that the recognizer reports, in points per second: 0.2 of the newest sample's and
  /// 0.8 of the one before it, the first sample's alone (R, to 0.02 pt/s).
  public private(set) var reported = Point.zero

  private var previousReported: Point?
  private var lastSample: Point?
  private var pending = Point.zero

  /// Creates the estimate of a finger that has not moved; it reports zero.
  public init() {}

  /// Takes one sample.
  ///
  /// - Parameters:
  ///   - displacement: Since the sample before, in points; a component that is not finite counts as
  ///     0.
  ///   - seconds: Since the sample before. If it is not positive and finite, the displacement is
  ///     kept and counted with the next sample's.
  public mutating func add(displacement: Point, seconds: Double) {
    pending =
      pending + Point(x: displacement.x.finiteOrZero, y: displacement.y.finiteOrZero)
    guard seconds > 0, seconds < .infinity else { return }
    let sample = Point(
      x: (pending.x / seconds).limitedVelocity,
      y: (pending.y / seconds).limitedVelocity)
    pending = .zero
    if let lastSample {
      previousReported = reported
      reported = sample * 0.2 + lastSample * 0.8
    } else {
      reported = sample
    }
    lastSample = sample
  }

  /// The velocity of the glide after a lift now, in points per second.
  ///
  /// On each axis 0.75 of the last but one reported value and 0.25 of the last, or the last alone
  /// if the one before is 0 or there is none (R). Zero if the length of `reported` is below 250
  /// pt/s.
  public var release: Point {
    let least = ScrollConstants.minimumFlingVelocity / 1000 - ScrollConstants.thresholdAllowance
    guard reported.length / 1000 >= least else { return .zero }
    return Point(
      x: Self.blend(previousReported?.x, reported.x),
      y: Self.blend(previousReported?.y, reported.y))
  }

  /// Forgets all samples: the next is a first one.
  public mutating func reset() { self = VelocityEstimate() }

  private static func blend(_ previous: Double?, _ last: Double) -> Double {
    guard let previous, previous != 0 else { return last }
    return 0.75 * previous + 0.25 * last
  }
}
