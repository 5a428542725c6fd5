import ScrollGeometry
import ScrollPhysics

/// The gesture recognizer of a scroll view: turns a touch into a drag.
public final class PanRecognizer {
  /// How a touch on the scroll view stands.
  enum State: Equatable {
    /// No touch, or one that began while the recognizer was off and is ignored for good.
    case none
    /// Touching, not yet a drag.
    case possible
    case dragging
    /// Another scroll view took the touch.
    case failed
  }

  /// Whether the recognizer takes touches. Turning it off cancels the touch it has; a touch that
  /// begins while it is off never reaches the scroll view.
  @exclusivity(unchecked) public var isEnabled = true {
    didSet {
      if oldValue && !isEnabled { scrollView?.panWasDisabled() }
    }
  }
  /// How far the finger moved since it became a drag, the slop taken off, in points, down and right
  /// positive. Readable until the next touch that reaches the recognizer.
  @exclusivity(unchecked) public internal(set) var translation = Point.zero
  /// The finger's velocity in points per second, down and right positive.
  public var velocity: Point { estimate.reported }

  @exclusivity(unchecked) var state = State.none
  @exclusivity(unchecked) var estimate = VelocityEstimate()
  /// Where the touch began.
  @exclusivity(unchecked) var start = Point.zero
  /// The part of the travel that recognition used up.
  @exclusivity(unchecked) var slop = Point.zero
  /// Whether the touch stopped a motion, so that it drags from the first move.
  @exclusivity(unchecked) var caughtMotion = false
  /// What the touch has moved and when, up to its last sample.
  @exclusivity(unchecked) var last = Point.zero
  @exclusivity(unchecked) var lastStamp: Int64 = 0
  /// The scroll view, until the run is over.
  var scrollView: HostScrollView?

  init() {}

  func begin(at point: Point, stamp: Int64, caughtMotion: Bool) {
    state = .possible
    translation = .zero
    estimate.reset()
    start = point
    last = point
    lastStamp = stamp
    slop = .zero
    self.caughtMotion = caughtMotion
  }

  /// Takes a sample.
  ///
  /// - Returns: Whether the touch has just become a drag.
  func move(to point: Point, stamp: Int64) -> Bool {
    estimate.add(displacement: point - last, seconds: Double(stamp - lastStamp) / 1e9)
    last = point
    lastStamp = stamp
    let travel = point - start
    guard state == .possible else {
      if state == .dragging { translation = travel - slop }
      return false
    }
    if caughtMotion {
      guard point != start else { return false }
    } else {
      let length = travel.length
      guard length + recognitionTolerance >= touchSlop else { return false }
      slop = travel * (touchSlop / length)
    }
    translation = travel - slop
    return true
  }
}

/// Travel in points after which a touch is a drag; recorded on UIKit (see Docs/Physics.md).
private let touchSlop = 10.0
/// A travel this much short of the slop, in points, is rounding.
private let recognitionTolerance = 1e-9
