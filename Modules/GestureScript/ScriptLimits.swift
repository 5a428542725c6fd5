/// What a script may ask for at most, so that any script runs in bounded time and memory.
public enum ScriptLimits {
  /// Bytes of text: 1 MiB.
  public static let bytes = 1_048_576
  /// Commands after every repeat is unrolled.
  public static let commands = 100_000
  /// Repeats inside one another.
  public static let nesting = 8
  /// The longest single time, and the longest script with its settles left out: one hour.
  public static let nanoseconds: Int64 = 3_600_000_000_000
  /// The largest magnitude of a coordinate, distance, inset or height, in points.
  public static let points = 1e9
  /// Touch samples a second.
  public static let touchRates = 1.0...10_000.0
  /// Unicode scalars in a title.
  public static let titleLength = 200
  /// Characters in the name of a mark or a view.
  public static let nameLength = 100
  /// Errors that one parse reports in full; the rest are counted.
  public static let errors = 100

  /// The limit of a `settle` that states none: 10 s.
  public static let settleNanoseconds: Int64 = 10_000_000_000
  /// The time from the down to the up of a `tap`: 50 ms.
  public static let tapNanoseconds: Int64 = 50_000_000
}
