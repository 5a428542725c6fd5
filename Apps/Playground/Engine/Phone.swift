import GestureScript
import ScrollComparison
import ScrollGeometry
import ScrollHost

/// What the finger did since the last frame.
struct Touch {
  var phase: TouchPhase
  /// Screen points.
  var location: Point
  /// How long before the coming frame's time, in nanoseconds.
  var age: Int64
}

/// One behavior on its phone, as a page shows it: it follows the finger, or plays a script.
final class Phone {
  let live: LiveRun
  private var player: ScriptPlayer?

  /// Index of the role, x, y, width, height as drawn in points, alpha as drawn, picture scale; the
  /// last is 0 for a view without a picture.
  static let valuesPerView = 7

  init(_ run: Run, playing: Bool) throws(RequestError) {
    do throws(RunError) {
      live = try LiveRun(run)
    } catch {
      throw .run(error)
    }
    if playing {
      player = ScriptPlayer(script: run.script, framesPerSecond: run.framesPerSecond)
      player?.endFrame(0, isAtRest: live.isAtRest)
    }
  }

  /// Whether a script still plays.
  var isPlaying: Bool {
    guard let player else { return false }
    return !player.isFinished && !live.isOver
  }

  /// Runs the next frame: the script's actions while one plays, the finger's otherwise.
  func advance(_ touches: [Touch]) {
    guard isPlaying else { return live.advance(performing: samples(touches)) }
    let frame = live.frame + 1
    let size = live.stage.viewport.size
    let actions = player?.actions(inFrame: frame, screenSize: size) ?? []
    live.advance(performing: actions)
    player?.endFrame(frame, isAtRest: live.isAtRest)
  }

  /// The finger's samples with this phone's stamps: after the last frame, in order.
  private func samples(_ touches: [Touch]) -> [ScriptAction] {
    let end = live.nextFrameTime
    var earliest = live.trace.times.last ?? 0
    var samples: [ScriptAction] = []
    for touch in touches {
      let stamp = min(max(earliest, end - touch.age), end)
      earliest = stamp
      samples.append(
        .touch(TouchSample(stamp: stamp, location: touch.location, phase: touch.phase)))
    }
    return samples
  }

  /// The values of every `Output` in the last frame, in their order.
  var outputs: [Double] {
    Output.allCases.map { (output: Output) in live.trace.value(output, live.frame) }
  }

  /// `valuesPerView` numbers for each view, in the order they were added.
  var views: [Double] {
    var values: [Double] = []
    for view in live.stage.views {
      let frame = view.presentedFrame
      values.append(Double(Role.allCases.firstIndex(of: view.role) ?? 0))
      values.append(frame.minX)
      values.append(frame.minY)
      values.append(frame.width)
      values.append(frame.height)
      values.append(view.presentedAlpha)
      values.append(view.picture == nil ? 0 : view.imageScale)
    }
    return values
  }
}
