import GestureScript
import ScrollHost

/// A behavior with its settings on a device: what a row of a comparison is about.
public struct ComparisonSubject: Sendable {
  public var entry: BehaviorEntry
  public var variant: String
  public var parameters: ParameterValues
  public var device: Device
  public var framesPerSecond: Double

  /// - Parameters:
  ///   - entry: The behavior.
  ///   - variant: The name of the preset that `parameters` started from.
  ///   - parameters: Its settings.
  ///   - device: The phone.
  ///   - framesPerSecond: In `Run.rates`; the device's own when nil.
  public init(
    entry: BehaviorEntry, variant: String = "literal", parameters: ParameterValues,
    device: Device, framesPerSecond: Double? = nil
  ) {
    self.entry = entry
    self.variant = variant
    self.parameters = parameters
    self.device = device
    self.framesPerSecond = framesPerSecond ?? device.framesPerSecond
  }
}

/// The same gestures through every subject: a list of independent runs, which a caller may spread
/// over threads, and whose results take their places by number.
public struct Comparison: Sendable {
  public let subjects: [ComparisonSubject]
  public let gestures: [NamedGesture]
  /// Whether cells keep the outputs at each mark.
  public let keepsCheckpoints: Bool

  public init(
    subjects: [ComparisonSubject], gestures: [NamedGesture], keepsCheckpoints: Bool = false
  ) {
    self.subjects = subjects
    self.gestures = gestures
    self.keepsCheckpoints = keepsCheckpoints
  }

  /// How many runs there are: a gesture's runs follow one another, a run a subject.
  public var runCount: Int { subjects.count * gestures.count }

  /// The run of that number, from 0.
  public func run(_ number: Int) -> Run {
    let subject = subjects[number % subjects.count]
    let gesture = gestures[number / subjects.count]
    return Run(
      entry: subject.entry, variant: subject.variant, parameters: subject.parameters,
      device: subject.device, framesPerSecond: subject.framesPerSecond,
      gestureName: gesture.name, script: gesture.script)
  }

  /// Runs the run of that number and keeps what a comparison needs of its trace.
  ///
  /// - Throws: `RunError` as `Run.trace()` does.
  public func cell(_ number: Int) throws(RunError) -> ComparisonCell {
    let run = run(number)
    let trace = try run.trace()
    return ComparisonCell(
      trace, findings: try run.countFindings(in: trace), keepsCheckpoints: keepsCheckpoints)
  }

  /// Puts the cells of all runs together.
  ///
  /// - Parameter cells: A cell a run, in the order of their numbers.
  /// - Returns: The cells by gesture and subject.
  public func result(_ cells: [ComparisonCell]) -> ComparisonRecord {
    precondition(cells.count == runCount, "a comparison has a cell for every run")
    return ComparisonRecord(
      subjects: subjects, gestures: gestures, hasCheckpoints: keepsCheckpoints, cells: cells)
  }
}

/// What a comparison keeps of one run; not the trace, so that many runs take little memory.
public struct ComparisonCell: Sendable {
  public let run: RunDescription
  public let measures: Measures
  /// The outputs at each mark; empty unless asked for.
  public let checkpoints: [Checkpoint]
  /// What ended the run as an exception would on a phone, if anything did.
  public let fault: String?
  public let unsettled: [UnsettledWait]
  public let notes: [String]

  init(_ trace: Trace, findings: Int?, keepsCheckpoints: Bool) {
    run = trace.run
    measures = Measures(trace, findings: findings)
    checkpoints = keepsCheckpoints ? Checkpoint.all(of: trace) : []
    fault = trace.fault
    unsettled = trace.unsettled
    notes = trace.notes
  }
}

/// The cells of a comparison by gesture and subject.
public struct ComparisonRecord: Sendable {
  public let subjects: [ComparisonSubject]
  public let gestures: [NamedGesture]
  public let hasCheckpoints: Bool
  /// A gesture's cells follow one another, one a subject.
  public let cells: [ComparisonCell]

  /// The cell of one gesture and one subject, by their places in the lists.
  public func cell(gesture: Int, subject: Int) -> ComparisonCell {
    cells[gesture * subjects.count + subject]
  }

  /// What one subject did over all gestures.
  public func summary(ofSubject subject: Int) -> ComparisonSummary {
    var summary = ComparisonSummary()
    for gesture in gestures.indices { summary.add(cell(gesture: gesture, subject: subject)) }
    return summary
  }

  /// The names of a gesture's checkpoints, in the order of the first subject that reached each.
  public func checkpointNames(gesture: Int) -> [String] {
    var names: [String] = []
    var known: Set<String> = []
    for subject in subjects.indices {
      for checkpoint in cell(gesture: gesture, subject: subject).checkpoints
      where known.insert(checkpoint.name).inserted { names.append(checkpoint.name) }
    }
    return names
  }
}
