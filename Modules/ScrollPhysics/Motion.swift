/// A movement along one axis as a value of time: no clock, no frames, no state.
///
/// An implementation must give the same answer for the same time, however often and in whatever
/// order it is asked, and must accept any time: a negative one, or NaN, counts as 0.
public protocol Motion: Sendable {
  /// Returns the content offset, in points, `seconds` after the start.
  func position(at seconds: Double) -> Double

  /// Returns the rate of `position`, in points per second.
  func velocity(at seconds: Double) -> Double

  /// Returns whether the motion has ended by then, and stays so.
  func isSettled(at seconds: Double) -> Bool
}

extension Double {
  /// The time in milliseconds for one in seconds since the start, at least 0.
  var elapsedMilliseconds: Double { self > 0 ? self * 1000 : 0 }
}
