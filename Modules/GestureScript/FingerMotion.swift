import ScrollGeometry

/// A stretch of time in which the finger is down: a drag, a hold, or the rest of a tap.
struct FingerMotion: Equatable, Sendable {
  enum Course: Equatable, Sendable {
    /// From the start by a distance, ending exactly at a point; samples lie on the touch's grid.
    case drag(by: Point, to: Point, Ease)
    /// Samples of no movement, 120 a second from the start of the hold.
    case hold
    /// No samples.
    case still
  }

  let course: Course
  let from: Point
  let start: Int64
  let end: Int64
  /// Whether the finger lifts at the end, as a flick's and a tap's does.
  let lifts: Bool
  /// Counts the ticks of the grid or of the hold; the next that may be sampled.
  private var tick: Int64

  /// How often a held finger reports, whatever the rate of touches: every 8.333 ms.
  private static let holdRate = ClockRate(120)

  /// Begins a motion at `start`; `landed` is the stamp of the touch's `down`, where its grid of
  /// `rate` begins.
  init(
    _ course: Course, from: Point, start: Int64, nanoseconds: Int64, lifts: Bool = false,
    landed: Int64, rate: ClockRate
  ) {
    self.course = course
    self.from = from
    self.start = start
    self.end = start + nanoseconds
    self.lifts = lifts
    switch course {
    case .drag: tick = rate.firstTick(after: start - landed)
    case .hold, .still: tick = 1
    }
  }

  /// Where the finger is at the end.
  var destination: Point {
    if case .drag(_, let destination, _) = course { return destination }
    return from
  }

  /// The next sample stamped at or before `time`, the one at the end included; nil if none is left.
  mutating func nextSample(until time: Int64, landed: Int64, rate: ClockRate) -> TouchSample? {
    switch course {
    case .still: return nil
    case .drag(let distance, _, let ease):
      let stamp = landed + rate.floorTime(ofTick: tick)
      guard stamp < end, !rate.isUnderHalfInterval(end - stamp) else { return nil }
      guard stamp <= time else { return nil }
      tick += 1
      return TouchSample(
        stamp: stamp, location: from + part(of: distance, at: stamp, ease), phase: .move)
    case .hold:
      let stamp = start + Self.holdRate.roundedTime(ofTick: tick)
      guard stamp < end, !Self.holdRate.isUnderHalfInterval(end - stamp) else { return nil }
      guard stamp <= time else { return nil }
      tick += 1
      return TouchSample(stamp: stamp, location: from, phase: .move)
    }
  }

  /// The part of `distance` covered at `stamp`.
  private func part(of distance: Point, at stamp: Int64, _ ease: Ease) -> Point {
    let (elapsed, whole) = (Double(stamp - start), Double(end - start))
    guard ease == .linear else { return distance * ease.progress(at: elapsed / whole) }
    // Dividing last keeps round steps round: 3 points every 16 ms are 3 points, not 3.0000000001.
    return Point(x: distance.x * elapsed / whole, y: distance.y * elapsed / whole)
  }

  /// The sample that a drag and a hold that lasts make at their end.
  var lastSample: TouchSample? {
    switch course {
    case .still: nil
    case .drag(_, let destination, _):
      TouchSample(stamp: end, location: destination, phase: .move)
    case .hold:
      end > start ? TouchSample(stamp: end, location: from, phase: .move) : nil
    }
  }
}
