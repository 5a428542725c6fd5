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
    precondition(Self.rates.contains(framesPerSecond), "a run's rate lies in Run.rates")
    let behavior: any ScrollBehavior
    do throws(ParameterError) {
      behavior = try entry.make(parameters)
    } catch {
      throw .parameter(error, behavior: entry.descriptor.id)
    }
    let stage = Stage(device: device, behavior: behavior)
    defer { stage.dismantle() }
    var recorder = TraceRecorder(run: description, stage: stage, outputs: entry.descriptor.outputs)
    var player = ScriptPlayer(
      script: script, framesPerSecond: framesPerSecond)
    stage.start()
    if findsAmbiguities { recorder.trace.ambiguities = stage.layout.ambiguities() }
    recorder.record(stage, time: 0)
    player.endFrame(0, isAtRest: stage.isAtRest)
    var frame = 0
    var actions: [ScriptAction] = []
    while !player.isFinished && !stage.isOver {
      frame += 1
      guard frame <= Self.mostFrames else { throw .tooLong(gesture: gestureName) }
      actions.removeAll(keepingCapacity: true)
      player.appendActions(inFrame: frame, screenSize: stage.viewport.size, to: &actions)
      let time = player.lastFrameTime
      stage.clearRecord()
      stage.begin(frameAt: time)
      for action in actions { perform(action, on: stage, noting: &recorder.trace) }
      stage.runNextTurn()
      stage.advanceMotions()
      stage.layoutIfNeeded()
      recorder.record(stage, time: time)
      player.endFrame(frame, isAtRest: stage.isAtRest)
    }
    recorder.trace.unsettled = player.unsettled
    return recorder.trace
  }

  private func perform(_ action: ScriptAction, on stage: Stage, noting trace: inout Trace) {
    switch action {
    case .touch(let sample):
      switch sample.phase {
      case .down:
        trace.landings.append((trace.frameCount, sample.location))
        stage.touchDown(at: sample.location, stamp: sample.stamp)
      case .move: stage.touchMove(to: sample.location, stamp: sample.stamp)
      case .up: stage.touchUp(stamp: sample.stamp)
      case .cancel: stage.touchCancel(stamp: sample.stamp)
      }
    case .mark(let name): stage.record(mark: name)
    case .environment(let command, _):
      trace.environmentFrames.append(trace.frameCount)
      perform(command, on: stage, noting: &trace)
    }
  }

  private func perform(
    _ command: EnvironmentCommand, on stage: Stage, noting trace: inout Trace
  ) {
    switch command {
    case .scroll(let name, let point, let mode):
      guard let scroll = stage.scrollView(named: name) else {
        let note = "no scroll view is named '\(name ?? "")'"
        if !trace.notes.contains(note) { trace.notes.append(note) }
        return
      }
      switch mode {
      case .plain: scroll.contentOffset = point
      case .animated: scroll.setContentOffset(point, animated: true)
      case .stop: scroll.setContentOffset(point, animated: false)
      }
    case .scrollToTop: stage.scrollToTop()
    case .rotate(.portrait): stage.rotate(to: .portrait)
    case .rotate(.landscape): stage.rotate(to: .landscape)
    case .resize(let size): stage.resize(to: size)
    case .inset(let top, let bottom): stage.setOuterInset(top: top, bottom: bottom)
    case .content(let height): stage.setContentHeight(height)
    case .insert(let height, let y): stage.insertContent(height: height, at: y)
    case .reload: stage.reloadContent()
    case .resend: stage.resendLastCall()
    }
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
