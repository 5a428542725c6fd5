import ScrollGeometry

/// Plays a script: says, frame by frame, which touches and other commands act.
///
/// The run loop asks for each frame's actions in turn from frame 0 on, carries them out, and tells
/// after the frame whether the host is at rest:
///
///     var player = ScriptPlayer(script: script, framesPerSecond: 60)
///     var frame = 0
///     while true {
///       for action in player.actions(inFrame: frame, screenSize: size) { ... }
///       player.endFrame(frame, isAtRest: ...)
///       if player.isFinished { break }
///       frame += 1
///     }
///
/// Samples are made as their frames come, so a long drag at a high rate takes no memory.
public struct ScriptPlayer: Sendable {
  /// The settles that ran past their limits so far, in order.
  public private(set) var unsettled: [UnsettledWait] = []

  private struct Finger: Sendable {
    var location: Point
    /// The stamp of its `down`.
    let landed: Int64
  }

  private struct Loop: Sendable {
    var pass: Int
    let count: Int
  }

  private struct Settle: Sendable {
    let line: Int
    let start: Int64
    let limit: Int64
  }

  private let frameRate: ClockRate
  private let touchRate: ClockRate
  private let program: [ScriptProgram.Instruction]
  private var position = 0
  private var loops: [Loop] = []
  /// The script's time: where the next command is stamped.
  private var clock: Int64 = 0
  private var finger: Finger?
  private var motion: FingerMotion?
  private var settle: Settle?
  /// When the frame is whose actions were last asked for, in nanoseconds.
  public private(set) var lastFrameTime: Int64 = 0
  private var lastFrame = 0
  /// Time spent in settles that gave up.
  private var vainTime: Int64 = 0
  private var deferred: [ScriptAction] = []

  /// - Parameters:
  ///   - script: A script that obeys the rules. In one that does not, a touch command without its
  ///     finger does nothing, and a finger that lands twice lifts in between unseen.
  ///   - framesPerSecond: The frame rate, 1...10000; also the touch rate if the script states none.
  public init(script: GestureScript, framesPerSecond: Double) {
    frameRate = ClockRate(framesPerSecond)
    let rates = ScriptLimits.touchRates
    let touchRate = script.touchRate ?? framesPerSecond
    self.touchRate = ClockRate(rates.contains(touchRate) ? touchRate : framesPerSecond)
    program = ScriptProgram(script).instructions
    passTime()
  }

  /// When a frame is: round(frame · 1e9 / rate).
  ///
  /// - Parameters:
  ///   - frame: The frame's number, at least 0.
  ///   - framesPerSecond: The frame rate, 1...10000.
  /// - Returns: Nanoseconds since the start.
  public static func frameTime(_ frame: Int, framesPerSecond: Double) -> Int64 {
    ClockRate(framesPerSecond).roundedTime(ofTick: Int64(frame))
  }

  /// Whether the trace may end with the frame just ended: the script's time is over and every
  /// command has acted.
  public var isFinished: Bool {
    position == program.count && motion == nil && settle == nil && clock <= lastFrameTime
  }

  /// All that acts in frame `frame`: touches by stamp, then the rest in the order of the script.
  ///
  /// - Parameters:
  ///   - frame: The frames' numbers in turn. Frame 0 is the first layout, in which nothing acts.
  ///   - screenSize: The whole screen's size as the frame begins, in points. A `flick` without `at`
  ///     is centered in it.
  /// - Returns: The actions, none in most frames.
  public mutating func actions(inFrame frame: Int, screenSize: Size) -> [ScriptAction] {
    var actions: [ScriptAction] = []
    appendActions(inFrame: frame, screenSize: screenSize, to: &actions)
    return actions
  }

  /// Appends what `actions(inFrame:screenSize:)` returns.
  public mutating func appendActions(
    inFrame frame: Int, screenSize: Size, to actions: inout [ScriptAction]
  ) {
    let time = frameRate.roundedTime(ofTick: Int64(frame))
    lastFrameTime = time
    lastFrame = frame
    guard frame > 0 else { return }
    while settle == nil {
      if let motion {
        guard advance(motion, to: time, &actions) else { break }
      }
      passTime()
      guard clock <= time, position < program.count,
        case .command(let command, let line) = program[position]
      else { break }
      position += 1
      perform(command, line: line, screenSize: screenSize, &actions)
    }
    guard !deferred.isEmpty else { return }
    actions.append(contentsOf: deferred)
    deferred.removeAll(keepingCapacity: true)
  }

  /// Tells whether the host is at rest at the end of a frame, which ends a `settle` that waits.
  public mutating func endFrame(_ frame: Int, isAtRest: Bool) {
    guard let settle else { return }
    let time =
      frame == lastFrame ? lastFrameTime : frameRate.roundedTime(ofTick: Int64(frame))
    guard isAtRest || time > settle.start + settle.limit else { return }
    if !isAtRest {
      unsettled.append(UnsettledWait(line: settle.line, start: settle.start, end: time))
      vainTime += time - settle.start
    }
    self.settle = nil
    clock = time
    passTime()
  }

  // MARK: Commands

  /// Goes over the waits and the ends of repeats that come next; they only move the clock.
  private mutating func passTime() {
    while position < program.count {
      switch program[position] {
      case .command(.wait(let nanoseconds), _):
        clock += bounded(nanoseconds)
      case .command: return
      case .begin(let count): loops.append(Loop(pass: 1, count: count))
      case .end(let body):
        if loops[loops.count - 1].pass < loops[loops.count - 1].count {
          loops[loops.count - 1].pass += 1
          position = body
          continue
        }
        loops.removeLast()
      }
      position += 1
    }
  }

  private mutating func perform(
    _ command: GestureCommand, line: Int, screenSize: Size, _ actions: inout [ScriptAction]
  ) {
    switch command {
    case .down(let point): land(at: point, &actions)
    case .dragBy(let distance, let nanoseconds, let ease):
      guard let finger else { return pause(nanoseconds) }
      move(
        .drag(by: distance, to: finger.location + distance, ease), finger, nanoseconds)
    case .dragTo(let point, let nanoseconds, let ease):
      guard let finger else { return pause(nanoseconds) }
      move(.drag(by: point - finger.location, to: point, ease), finger, nanoseconds)
    case .hold(let nanoseconds, let isSilent):
      guard let finger else { return pause(nanoseconds) }
      move(isSilent ? .still : .hold, finger, nanoseconds)
    case .up: lift(.up, &actions)
    case .cancel: lift(.cancel, &actions)
    case .flick(let distance, let nanoseconds, let start):
      let center = Point(x: screenSize.width / 2, y: screenSize.height / 2)
      let finger = land(at: start ?? center - distance * 0.5, &actions)
      move(
        .drag(by: distance, to: finger.location + distance, .linear), finger, nanoseconds,
        lifts: true)
    case .tap(let point):
      let finger = land(at: point, &actions)
      move(.still, finger, ScriptLimits.tapNanoseconds, lifts: true)
    case .settle(let limit):
      let patience = max(0, ScriptLimits.nanoseconds - vainTime)
      settle = Settle(line: line, start: clock, limit: min(bounded(limit), patience))
    case .mark(let name): deferred.append(.mark(name + passes))
    case .environment(let command): deferred.append(.environment(command, line: line))
    case .wait(let nanoseconds): pause(nanoseconds)
    case .repeat: break
    }
  }

  /// The suffix of a mark: the pass of each repeat around it.
  private var passes: String {
    var text = ""
    for loop in loops { text += "#\(loop.pass)" }
    return text
  }

  private mutating func pause(_ nanoseconds: Int64) { clock += bounded(nanoseconds) }

  private func bounded(_ nanoseconds: Int64) -> Int64 {
    min(max(0, nanoseconds), ScriptLimits.nanoseconds)
  }

  // MARK: Finger

  @discardableResult
  private mutating func land(at point: Point, _ actions: inout [ScriptAction]) -> Finger {
    let finger = Finger(location: point, landed: clock)
    self.finger = finger
    actions.append(.touch(TouchSample(stamp: clock, location: point, phase: .down)))
    return finger
  }

  private mutating func lift(_ phase: TouchPhase, _ actions: inout [ScriptAction]) {
    guard let finger else { return }
    actions.append(.touch(TouchSample(stamp: clock, location: finger.location, phase: phase)))
    self.finger = nil
  }

  private mutating func move(
    _ course: FingerMotion.Course, _ finger: Finger, _ nanoseconds: Int64, lifts: Bool = false
  ) {
    motion = FingerMotion(
      course, from: finger.location, start: clock, nanoseconds: bounded(nanoseconds),
      lifts: lifts, landed: finger.landed, rate: touchRate)
  }

  /// Makes the samples of `motion` up to `time` and returns whether it is over.
  private mutating func advance(
    _ motion: FingerMotion, to time: Int64, _ actions: inout [ScriptAction]
  ) -> Bool {
    var motion = motion
    let landed = finger?.landed ?? motion.start
    while let sample = motion.nextSample(until: time, landed: landed, rate: touchRate) {
      actions.append(.touch(sample))
    }
    guard motion.end <= time else {
      self.motion = motion
      return false
    }
    if let last = motion.lastSample { actions.append(.touch(last)) }
    clock = motion.end
    finger?.location = motion.destination
    self.motion = nil
    if motion.lifts { lift(.up, &actions) }
    return true
  }
}
