import ScrollGeometry

/// What moves one axis after the finger has lifted, frame by frame: glide, bounce, both in turn.
///
/// The model that reproduces UIKit's recordings to 0.006 pt (`Docs/Physics.md`). Per frame of t ms,
/// with d the rate, D = e(t·log d), K = e(t·log 0.99), G = d / (1 - d) and v in pt/ms:
///
/// - inside the range x' = x + v·G·(1 - D), v' = v·D;
/// - outside it x' = edge + K·(x - edge) + v·G·K·(1 - D), v' = v·D·K;
/// - a frame that crosses an edge is split at t·(edge - x) / (x' - x), the first law before, the
///   other after;
/// - it stops inside below 0.01 pt/ms; outside, at up to 0.01, within 0.5 pt of the edge and on it.
///
/// The position is never rounded here. Two axes are two values.
public struct AxisMotion: Sendable {
  /// The content offset, in points.
  public private(set) var position: Double
  /// Whether the motion has ended; it then stays where it is.
  public private(set) var isStopped = false

  private var state: State { State(position: position, velocity: velocityPerMillisecond) }
  private var velocityPerMillisecond: Double
  private var target: Double?
  private let law: FrameLaw

  /// Frames are cut to this length, in milliseconds; everything has stopped long before.
  private static let longestFrame = 1e9

  /// Creates the motion of an axis that is let go at `position`.
  ///
  /// - Parameters:
  ///   - position: The content offset as written, in points; 0 is used if it is not finite.
  ///   - velocity: Of the content offset, in points per second, cut to 10¹²; NaN counts as 0. At 0
  ///     it bounces back from outside the range and stops at once inside.
  ///   - rate: The rate of deceleration; a target that fits replaces it.
  ///   - exponential: `.series` reproduces the recordings.
  ///   - target: Where to rest instead, in points, edges or not: one smooth decay leads there (I).
  ///     One that no decay fits (see `fits`) is written by the first frame.
  public init(
    position: Double, velocity: Double, rate: DecelerationRate,
    exponential: ExponentialForm = .series, target: Double? = nil
  ) {
    self.position = position.finiteOrZero
    velocityPerMillisecond = velocity.perMillisecond
    self.target = target.map { $0.isFinite ? $0 : position.finiteOrZero }
    if let target = self.target {
      if Self.fits(target: target, from: self.position, velocity: velocity) {
        law = FrameLaw(
          gain: Self.gain(to: target, from: self.position, velocity: velocityPerMillisecond),
          exponential: exponential)
        return
      }
      velocityPerMillisecond = 0
    }
    law = FrameLaw(rate: rate, exponential: exponential)
  }

  /// The velocity handed from frame to frame, in points per second; 0 once stopped.
  ///
  /// In a bounce it is not the speed on the screen, to which the return to the edge adds.
  public var velocity: Double { velocityPerMillisecond * 1000 }

  /// Returns whether a decay that starts at `position` with `velocity` can end on `target`.
  ///
  /// - Parameters:
  ///   - target: In points.
  ///   - position: In points.
  ///   - velocity: In points per second.
  /// - Returns: False if the target is where it starts or lies behind, or the velocity is at most
  ///   10 pt/s.
  public static func fits(target: Double, from position: Double, velocity: Double) -> Bool {
    let speed = velocity.perMillisecond
    guard speed.magnitude > stoppingVelocity, target != position else { return false }
    return (target > position) == (speed > 0)
      && gain(to: target, from: position, velocity: speed).isFinite
  }

  /// The G with which a decay ends on `target`, in ms: |target - position| / (|velocity| - 0.01).
  private static func gain(
    to target: Double, from position: Double, velocity: Double
  ) -> Double {
    (target - position).magnitude / (velocity.magnitude - stoppingVelocity)
  }

  /// Returns whether the position is beyond one of the edges.
  ///
  /// - Parameters:
  ///   - minimum: The leading edge, in points.
  ///   - maximum: The trailing edge, in points; not taken below `minimum`.
  /// - Returns: False on an edge and between them.
  public func isOutside(minimum: Double, maximum: Double) -> Bool {
    Edges(minimum: minimum, maximum: maximum).edge(beyondWhich: position) != nil
  }

  /// Moves on by one frame.
  ///
  /// - Parameters:
  ///   - seconds: The frame's length. 0, negative or NaN moves nothing.
  ///   - minimum: The leading edge at this frame, in points.
  ///   - maximum: The trailing edge, in points; not taken below `minimum`.
  ///   - bounces: Whether it may pass an edge. If not, it stops on the edge it reaches (I).
  public mutating func advance(
    seconds: Double, minimum: Double, maximum: Double, bounces: Bool
  ) {
    guard !isStopped, seconds > 0 else { return }
    let time = Swift.min(seconds * 1000, Self.longestFrame)
    let edges = Edges(minimum: minimum, maximum: maximum)
    if let target {
      let next = law.inside(state, time)
      take(next, stoppingAt: isSlow(next) || !next.isFinite ? target : nil)
    } else if bounces {
      advance(time, between: edges)
    } else {
      let next = edges.edge(beyondWhich: position) == nil ? law.inside(state, time) : state
      if let edge = edges.edge(beyondWhich: next.position) {
        take(next, stoppingAt: edge)
      } else {
        take(next, stoppingAt: isSlow(next) ? next.position : nil)
      }
    }
  }

  /// Goes on from another position, as after `contentOffset = p` in a glide.
  ///
  /// The velocity stays; a target moves along with the position (I).
  ///
  /// - Parameter position: In points; ignored if it is not finite.
  public mutating func shift(to position: Double) {
    guard position.isFinite else { return }
    if let target { self.target = (target + (position - self.position)).finiteOrZero }
    self.position = position
  }

  private mutating func advance(_ time: Double, between edges: Edges) {
    var next: State
    if let edge = edges.edge(beyondWhich: position) {
      next = law.outside(state, time, edge)
      if edge == edges.minimum ? next.position > edge : next.position < edge {
        let early = time * (edge - position) / (next.position - position)
        // It goes on from the edge itself: the split is linear, the law is not.
        let crossing = State(
          position: edge, velocity: law.outside(state, early, edge).velocity)
        next = glide(crossing, time - early, edges)
      }
    } else {
      next = glide(state, time, edges)
    }
    guard let edge = edges.edge(beyondWhich: next.position) else {
      return take(next, stoppingAt: isSlow(next) ? next.position : nil)
    }
    let isNear = (next.position - edge).magnitude < ScrollConstants.stoppingOvershoot
    take(next, stoppingAt: isNear && next.velocity.magnitude <= stoppingVelocity ? edge : nil)
  }

  /// From inside the range: the inside law up to an edge, the outside law after it.
  private func glide(_ state: State, _ time: Double, _ edges: Edges) -> State {
    let next = law.inside(state, time)
    guard let edge = edges.edge(beyondWhich: next.position) else { return next }
    let early = time * (edge - state.position) / (next.position - state.position)
    return law.outside(law.inside(state, early), time - early, edge)
  }

  private func isSlow(_ state: State) -> Bool { state.velocity.magnitude < stoppingVelocity }

  private mutating func take(_ next: State, stoppingAt end: Double?) {
    if next.isFinite && end == nil {
      position = next.position
      velocityPerMillisecond = next.velocity
    } else {
      // A range or a distance beyond what doubles hold ends the motion rather than its meaning.
      if let end, end.isFinite { position = end }
      velocityPerMillisecond = 0
      isStopped = true
    }
  }
}
