import GestureScript
import ScrollHost

/// One behavior under one gesture: a pure function of its parts to a trace.
public struct Run: Sendable {
  public var entry: BehaviorEntry
  public var variant: String
  public var parameters: ParameterValues
  public var device: Device
  /// The rate of the run; a device's own when a caller has no other.
  public var framesPerSecond: Double
  /// The gesture's name in tables: a standard gesture's, or the file's.
  public var gestureName: String
  public var script: GestureScript
  /// Whether the trace lists under-determined axes, which costs some time.
  public var findsAmbiguities = false

  /// The most frames of a run: 55 minutes at 60 Hz.
  public static let mostFrames = 200_000
  /// The rates a run may have, in frames a second.
  public static let rates = 1.0...10_000.0

  public init(
    entry: BehaviorEntry, variant: String = "literal", parameters: ParameterValues,
    device: Device, framesPerSecond: Double? = nil, gestureName: String, script: GestureScript
  ) {
    self.entry = entry
    self.variant = variant
    self.parameters = parameters
    self.device = device
    self.framesPerSecond = framesPerSecond ?? device.framesPerSecond
    self.gestureName = gestureName
    self.script = script
  }

  /// What the run is, for a trace's head.
  public var description: RunDescription {
    RunDescription(
      behavior: entry.descriptor.id, variant: variant, parameters: parameters,
      device: device.name, framesPerSecond: framesPerSecond, gesture: gestureName,
      title: script.title)
  }

  /// Runs the gesture.
  ///
  /// - Throws: `RunError` when the behavior refuses its parameters or the gesture takes more than
  ///   `mostFrames`.
  public func trace() throws(RunError) -> Trace {
    let live = try LiveRun(self)
    var player = ScriptPlayer(script: script, framesPerSecond: framesPerSecond)
    player.endFrame(0, isAtRest: live.isAtRest)
    var actions: [ScriptAction] = []
    while !player.isFinished && !live.stage.isOver {
      guard live.frame < Self.mostFrames else { throw .tooLong(gesture: gestureName) }
      let frame = live.frame + 1
      actions.removeAll(keepingCapacity: true)
      player.appendActions(
        inFrame: frame, screenSize: live.stage.viewport.size, to: &actions)
      live.advance(performing: actions, at: player.lastFrameTime)
      player.endFrame(frame, isAtRest: live.isAtRest)
    }
    live.trace.unsettled = player.unsettled
    return live.trace
  }
}

/// A run that could not be made.
public enum RunError: Error, Equatable, Sendable {
  case parameter(ParameterError, behavior: String)
  /// The gesture goes on for more than `Run.mostFrames` frames.
  case tooLong(gesture: String)
}

extension RunError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .parameter(let error, let behavior): "\(behavior): \(error.description)"
    case .tooLong(let gesture):
      "gesture '\(gesture)' takes more than \(Run.mostFrames) frames (expected a shorter one, or a lower rate)"
    }
  }
}
