import ScrollGeometry
import ScrollPhysics

/// One command of a gesture script; lengths in points, times in whole nanoseconds.
public enum GestureCommand: Equatable, Sendable {
  /// A finger lands at a screen point.
  case down(Point)
  /// The finger moves by a distance; the time is positive.
  case dragBy(Point, nanoseconds: Int64, ease: Ease)
  /// The finger moves to a screen point; the time is positive.
  case dragTo(Point, nanoseconds: Int64, ease: Ease)
  /// The finger stays still: with samples of no movement, or with none when silent.
  case hold(nanoseconds: Int64, isSilent: Bool)
  case up
  /// The system takes the touch away.
  case cancel
  /// Down, one linear drag, up; a nil start centers the path in the screen. The time is positive.
  case flick(by: Point, nanoseconds: Int64, at: Point?)
  /// Down and up 50 ms apart at a screen point.
  case tap(Point)
  /// Time passes with no finger.
  case wait(nanoseconds: Int64)
  /// Time passes until the host rests, within a limit.
  case settle(withinNanoseconds: Int64)
  /// A named checkpoint.
  case mark(String)
  /// The body, so many times.
  case `repeat`(Int, [GestureStatement])
  case environment(EnvironmentCommand)
}

/// The course of a drag from its start to its end.
public enum Ease: Equatable, Sendable, CaseIterable {
  case linear
  case easeIn
  case easeOut
  case easeInOut

  /// The word after `ease`.
  public var word: String {
    switch self {
    case .linear: "linear"
    case .easeIn: "in"
    case .easeOut: "out"
    case .easeInOut: "in-out"
    }
  }

  /// The part of the way covered at `fraction` of the time; both run from 0 to 1.
  ///
  /// The curves are those of UIKit's view animations of the same names.
  public func progress(at fraction: Double) -> Double {
    switch self {
    case .linear: fraction
    case .easeIn: CubicCurve.easeIn.value(at: fraction)
    case .easeOut: CubicCurve.easeOut.value(at: fraction)
    case .easeInOut: CubicCurve.easeInOut.value(at: fraction)
    }
  }
}
