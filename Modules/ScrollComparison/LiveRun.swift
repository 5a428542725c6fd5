import GestureScript
import ScrollGeometry
import ScrollHost

/// A run under way: one behavior on its stage, moved on a frame at a time, and the trace so far.
///
/// `Run.trace()` feeds it from a script; a page in a browser feeds it from a finger. The same actions
/// in the same frames give the same trace.
public final class LiveRun {
  public let run: Run
  /// The number of the last frame; 0 is the first layout.
  public private(set) var frame = 0
  /// The stage, to be read between frames.
  public let stage: Stage

  private var recorder: TraceRecorder

  /// Sets the stage up and runs frame 0, the first layout, in which nothing acts.
  ///
  /// - Throws: `RunError` when the behavior refuses its parameters.
  public init(_ run: Run) throws(RunError) {
    precondition(Run.rates.contains(run.framesPerSecond), "a run's rate lies in Run.rates")
    let behavior: any ScrollBehavior
    do throws(ParameterError) {
      behavior = try run.entry.make(run.parameters)
    } catch {
      throw .parameter(error, behavior: run.entry.descriptor.id)
    }
    self.run = run
    stage = Stage(device: run.device, behavior: behavior)
    recorder = TraceRecorder(
      run: run.description, stage: stage, outputs: run.entry.descriptor.outputs)
    stage.start()
    if run.findsAmbiguities { recorder.trace.ambiguities = stage.layout.ambiguities() }
    recorder.record(stage, time: 0)
  }

  deinit { stage.dismantle() }

  /// What happened so far, a row a frame.
  public internal(set) var trace: Trace {
    get { recorder.trace }
    _modify { yield &recorder.trace }
  }

  /// Whether nothing is under way: no finger, motion, animation or block.
  public var isAtRest: Bool { stage.isAtRest }

  /// Whether no further frame may run: a fault ended the run, or it has `Run.mostFrames`.
  public var isOver: Bool { stage.isOver || frame >= Run.mostFrames }

  /// The time of the next frame, in nanoseconds since the first.
  public var nextFrameTime: Int64 {
    ScriptPlayer.frameTime(frame + 1, framesPerSecond: run.framesPerSecond)
  }

  /// Runs the next frame, unless the run is over.
  ///
  /// - Parameter actions: What acts in it: touches by stamp, none later than `nextFrameTime`, then
  ///   the rest.
  public func advance(performing actions: [ScriptAction]) {
    guard !isOver else { return }
    advance(performing: actions, at: nextFrameTime)
  }

  /// Runs the next frame, whose time the caller already has.
  func advance(performing actions: [ScriptAction], at time: Int64) {
    frame += 1
    stage.clearRecord()
    stage.begin(frameAt: time)
    for action in actions { perform(action) }
    stage.runNextTurn()
    stage.advanceMotions()
    stage.layoutIfNeeded()
    recorder.record(stage, time: time)
  }

  private func perform(_ action: ScriptAction) {
    switch action {
    case .touch(let sample):
      switch sample.phase {
      case .down:
        recorder.trace.landings.append((recorder.trace.frameCount, sample.location))
        stage.touchDown(at: sample.location, stamp: sample.stamp)
      case .move: stage.touchMove(to: sample.location, stamp: sample.stamp)
      case .up: stage.touchUp(stamp: sample.stamp)
      case .cancel: stage.touchCancel(stamp: sample.stamp)
      }
    case .mark(let name): stage.record(mark: name)
    case .environment(let command, _):
      recorder.trace.environmentFrames.append(recorder.trace.frameCount)
      perform(command)
    }
  }

  private func perform(_ command: EnvironmentCommand) {
    switch command {
    case .scroll(let name, let point, let mode):
      guard let scroll = stage.scrollView(named: name) else {
        let note = "no scroll view is named '\(name ?? "")'"
        if !recorder.trace.notes.contains(note) { recorder.trace.notes.append(note) }
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
