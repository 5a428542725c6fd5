import GestureScript
import ScrollHost

/// What one run did, frame by frame: the only thing that measures, findings and reports see.
///
/// Numbers lie in columns, one value a frame; a value that a behavior does not have is `absent`.
public struct Trace: Sendable {
  /// Stands for "no such output": a not-a-number of its own bits, apart from any that is computed.
  public static let absent = Double(bitPattern: 0x7FF8_5C40_1140_57AB)

  /// Whether a value is missing, as opposed to being not a number.
  public static func isAbsent(_ value: Double) -> Bool {
    value.bitPattern == absent.bitPattern
  }

  /// A delegate call, mark or fault and its frame.
  public struct Event: Equatable, Sendable {
    public var frame: Int
    public var event: StageEvent
  }

  /// A constraint set that a layout broke, and its frame.
  public struct Conflict: Equatable, Sendable {
    public var frame: Int
    public var conflict: LayoutConflict
  }

  public let run: RunDescription
  /// The names of the behavior's scroll views; the first is the main one.
  public internal(set) var scrollViewNames: [String] = []
  /// Nanoseconds of each frame.
  public internal(set) var times: [Int64] = []
  public internal(set) var phases: [ScrollPhase] = []
  public internal(set) var events: [Event] = []
  public internal(set) var conflicts: [Conflict] = []
  /// The names of the outputs that no role covers, in the order of their columns.
  public internal(set) var extraNames: [String] = []
  /// Settles of the script that did not come to rest within their limit.
  public internal(set) var unsettled: [UnsettledWait] = []
  /// The frames in which environment commands of the script acted, in order.
  var environmentFrames: [Int] = []
  /// Where and in which frames fingers landed, in order.
  var landings: [(frame: Int, point: Point)] = []
  /// Commands of the script that this behavior has nothing for, as sentences.
  public internal(set) var notes: [String] = []
  /// The axes that some view's constraints leave open, after the first layout, when asked for.
  public internal(set) var ambiguities: [LayoutAmbiguity] = []

  /// The outputs of all frames, a frame's in the order of `Output`.
  var rows: [Double] = []
  var extras: [[Double]] = []

  init(run: RunDescription) {
    self.run = run
  }

  public var frameCount: Int { times.count }

  /// Seconds of a frame: its whole nanoseconds over 1e9.
  public func time(_ frame: Int) -> Double { Double(times[frame]) / 1e9 }

  /// All values of one output, a value a frame.
  public func values(_ output: Output) -> [Double] {
    (0..<frameCount).map { (frame: Int) in value(output, frame) }
  }

  /// The value of one output in one frame; `absent` when the behavior has none.
  public func value(_ output: Output, _ frame: Int) -> Double {
    rows[frame * Output.count + output.rawValue]
  }

  /// Whether the behavior has the output in some frame.
  public func has(_ output: Output) -> Bool {
    for frame in 0..<frameCount where !Trace.isAbsent(value(output, frame)) { return true }
    return false
  }

  /// All values of an output that no role covers.
  public func extraValues(_ index: Int) -> [Double] { extras[index] }

  /// The frames of marks, in order, by name.
  public var marks: [(name: String, frame: Int)] {
    var found: [(name: String, frame: Int)] = []
    for event in events {
      if case .mark(let name) = event.event.event { found.append((name, event.frame)) }
    }
    return found
  }

  /// The text of the fault that ended the run, if one did.
  public var fault: String? {
    guard case .fault(let text) = events.last?.event.event else { return nil }
    return text
  }
}

/// What was run: enough to run it again.
public struct RunDescription: Sendable {
  public var behavior: String
  public var variant: String
  public var parameters: ParameterValues
  public var device: String
  public var framesPerSecond: Double
  /// The gesture's name: a standard gesture's, or the file's.
  public var gesture: String
  public var title: String?
}
