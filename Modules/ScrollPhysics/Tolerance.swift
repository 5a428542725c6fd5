/// How near counts as equal, one threshold for each dimension.
public struct Tolerance: Equatable, Sendable {
  /// For positions, in points.
  public var points: Double
  /// For velocities, in points per second.
  public var pointsPerSecond: Double
  /// For times, in seconds.
  public var seconds: Double

  /// Where UIKit's recorded motion ends: half a point from an edge, 10 points per second (R), and
  /// within one frame of 60 a second.
  public static var scrolling: Tolerance {
    Tolerance(
      points: ScrollConstants.stoppingOvershoot,
      pointsPerSecond: ScrollConstants.stoppingVelocity, seconds: 1.0 / 60)
  }

  /// Creates a tolerance; each value at least 0.
  public init(points: Double, pointsPerSecond: Double, seconds: Double) {
    self.points = points
    self.pointsPerSecond = pointsPerSecond
    self.seconds = seconds
  }
}
