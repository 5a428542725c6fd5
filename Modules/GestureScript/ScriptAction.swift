/// Something that a script does in one frame.
public enum ScriptAction: Equatable, Sendable {
  case touch(TouchSample)
  /// A command to the environment, and the line of the script that it stands on.
  case environment(EnvironmentCommand, line: Int)
  /// A checkpoint. Inside repeats `#` and the pass follow the name, the outermost repeat first.
  case mark(String)
}

/// A `settle` whose limit passed before the host was at rest.
public struct UnsettledWait: Equatable, Sendable {
  /// The line of the script that the `settle` stands on.
  public var line: Int
  /// When it began and when it gave up, in nanoseconds since the start of the script.
  public var start: Int64
  public var end: Int64

  public init(line: Int, start: Int64, end: Int64) {
    self.line = line
    self.start = start
    self.end = end
  }
}
