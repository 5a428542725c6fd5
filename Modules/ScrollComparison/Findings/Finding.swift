import ScrollHost

/// How much a finding matters.
public enum Severity: Int, Equatable, Sendable {
  /// Everything a user sees is right, at a cost.
  case note
  /// A user may see it.
  case warning
  /// A user sees it, or the app ends.
  case error

  public var name: StaticString {
    switch self {
    case .note: "note"
    case .warning: "warning"
    case .error: "error"
    }
  }
}

/// A run that shows a finding, as `scrollhost trace` takes it.
public struct FindingRun: Equatable, Sendable {
  public var device: String
  public var framesPerSecond: Double
  /// Parameters other than the variant's, by name and text.
  public var settings: [Setting]
  /// The gesture's text.
  public var gesture: String

  public struct Setting: Equatable, Sendable {
    public var name: String
    public var text: String

    public init(name: String, text: String) {
      self.name = name
      self.text = text
    }
  }

  public init(device: String, framesPerSecond: Double, settings: [Setting], gesture: String) {
    self.device = device
    self.framesPerSecond = framesPerSecond
    self.settings = settings
    self.gesture = gesture
  }
}

/// How a finding's measured value comes out of its runs.
public enum Measurement: Equatable, Sendable {
  /// Output in a frame of a run.
  public struct Place: Equatable, Sendable {
    public var run: Int
    public var frame: Int

    public init(run: Int = 0, frame: Int) {
      self.run = run
      self.frame = frame
    }
  }

  /// The output's value.
  case value(Place)
  /// How far the output differs between two places.
  case difference(Place, Place)
  /// How far one edge lies below another, negative when it lies above.
  case distance(Place, upper: String, lower: String)
  /// The offset between two frames.
  case offset(Place, Place)
  /// Seconds between two frames of one run.
  case duration(Place, Place)
  /// Constraint edits per delegate call in a frame.
  case editsPerEvent(Place)
  /// Images per delegate call in a frame.
  case imagesPerEvent(Place)
  /// How many axes are under-determined after the first layout.
  case ambiguities
  /// How many sets of constraints were broken in a frame.
  case conflicts(Place)
  /// How many settles did not end.
  case unsettled
  /// What the output moved by itself in a frame, over what it moved in a span of frames.
  case share(Place, from: Place, to: Place)
  /// How many kinds of callback differ between two runs.
  case callbackDifference
  /// How many callbacks of a run are without their counterpart.
  case unpairedCallbacks
  /// How many drags a run has.
  case drags
  /// How many frames of two runs differ.
  case differingFrames
}

/// A defect that a rule found, with the runs that show it.
public struct Finding: Equatable, Sendable {
  public var rule: String
  /// Which of the rule's kinds, where it has kinds.
  public var kind: String?
  public var severity: Severity
  public var behavior: String
  public var variant: String
  public var device: String
  /// The output concerned, by its name in a trace.
  public var output: String
  public var measured: Double
  /// What would have been right; for a rule that wants a value, that value.
  public var allowed: Double
  public var unit: String
  /// The frame of the first run in which it shows, and its time in seconds.
  public var frame: Int
  public var time: Double
  /// At how many places it showed; this is the worst.
  public var count = 1
  /// What a person holding the phone would see.
  public var message: String
  public var measurement: Measurement
  public var runs: [FindingRun]
  /// Why the behavior allows it; nil for a defect.
  public var reason: String?
}
