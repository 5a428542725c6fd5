import ScrollGeometry

/// One report of the finger, as the touch screen makes it.
public struct TouchSample: Equatable, Sendable {
  /// Nanoseconds since the start of the script.
  public var stamp: Int64
  /// The finger's place on the screen, in points; it may lie off the screen.
  public var location: Point
  public var phase: TouchPhase

  public init(stamp: Int64, location: Point, phase: TouchPhase) {
    self.stamp = stamp
    self.location = location
    self.phase = phase
  }
}

/// What a touch sample tells.
public enum TouchPhase: Equatable, Sendable {
  case down
  /// The finger is down; it need not have moved.
  case move
  case up
  /// The system takes the touch away.
  case cancel
}
