import GestureScript
import ScrollHost

/// Makes random gestures, weighted to what breaks scroll code: thresholds of distance and speed,
/// edges and offset 0, interruptions, cancelled touches, calls made twice, and surroundings that
/// change at a bad moment.
struct RandomScript {
  /// The screen and the range that gestures are made for.
  struct Place: Sendable {
    var size: Size
    /// Where the rows begin on the screen at rest, in points.
    var contentTop: Double
    var minimumOffset: Double
    var maximumOffset: Double
    /// The names of scroll views other than the main one.
    var otherViews: [String]
  }

  private var random: SplitMix64
  private let place: Place
  private var statements: [GestureStatement] = []

  private init(_ random: SplitMix64, _ place: Place) {
    self.random = random
    self.place = place
  }

  /// The gesture that `random` makes for a screen; it obeys every rule of the language.
  static func make(_ random: SplitMix64, for place: Place) -> GestureScript {
    var script = RandomScript(random, place)
    let count = script.random.pick([1, 1, 1, 2, 2, 3, 3, 4])
    for _ in 0..<count { script.addSegment() }
    if script.random.happens(percent: 90) { script.addSettle() }
    return GestureScript(statements: script.statements)
  }

  // MARK: Segments

  private mutating func addSegment() {
    switch random.below(100) {
    case 0..<24: addFlick()
    case 24..<40: addDrag()
    case 40..<52: addPullAndReturn()
    case 52..<58: addRepeatedFlick()
    case 58..<66: addCatch()
    case 66..<70: add(.tap(touchPoint()))
    case 70..<78: addTouchWithChange()
    default: addChange()
    }
  }

  private mutating func add(_ command: GestureCommand) {
    statements.append(GestureStatement(command))
  }

  private mutating func addSettle() {
    add(.settle(withinNanoseconds: ScriptLimits.settleNanoseconds))
  }

  /// Time for what was begun: until it ends, or so short that the next comes in the middle.
  private mutating func addPause() {
    if random.happens(percent: 55) { return addSettle() }
    add(.wait(nanoseconds: milliseconds(random.pick([10, 17, 30, 50, 100, 140, 160, 200, 400]))))
  }

  private mutating func addFlick() {
    add(flick())
    addPause()
  }

  private mutating func flick() -> GestureCommand {
    let distance = self.distance()
    let speed = random.pick(Self.speeds)
    let time = max(1, (distance.magnitude / speed).rounded(.down))
    let start = random.happens(percent: 60) ? touchPoint() : nil
    return .flick(
      by: Point(x: sideways(), y: distance), nanoseconds: milliseconds(time), at: start)
  }

  private mutating func addRepeatedFlick() {
    let pause: GestureCommand =
      random.happens(percent: 50)
      ? .settle(withinNanoseconds: ScriptLimits.settleNanoseconds)
      : .wait(nanoseconds: milliseconds(random.pick([160, 200, 300])))
    let passes = random.pick([2, 3, 5, 10, 11, 12])
    add(.repeat(passes, [GestureStatement(flick()), GestureStatement(pause)]))
  }

  private mutating func addDrag() {
    add(.down(touchPoint()))
    let distance = self.distance()
    add(
      .dragBy(
        Point(x: sideways(), y: distance), nanoseconds: duration(of: distance),
        ease: random.pick([.linear, .linear, .linear, .easeOut, .easeInOut])))
    if random.happens(percent: 40) { addHold() }
    addLift()
    addPause()
  }

  /// A pull and a push back, often to exactly where it began once the slop is taken off.
  private mutating func addPullAndReturn() {
    add(.down(touchPoint()))
    let pull = random.pick([20.0, 30, 40, 60, 60, 70, 100, 150])
    let sign = random.happens(percent: 80) ? 1.0 : -1
    let back = random.pick([pull - 10, pull - 10, pull, pull - 9.5, pull + 60, pull / 2])
    add(
      .dragBy(
        Point(x: 0, y: sign * pull), nanoseconds: duration(of: pull), ease: .linear))
    if random.happens(percent: 25) { addHold() }
    add(
      .dragBy(
        Point(x: 0, y: -sign * back), nanoseconds: duration(of: back), ease: .linear))
    addLift()
    addPause()
  }

  /// A finger put on moving content: it stays, drags on, or is taken away by the system.
  private mutating func addCatch() {
    add(flick())
    add(.wait(nanoseconds: milliseconds(random.pick([10, 30, 50, 80, 100, 150, 250, 500]))))
    add(.down(touchPoint()))
    addHold()
    if random.happens(percent: 50) {
      let distance = self.distance()
      add(
        .dragBy(
          Point(x: 0, y: distance), nanoseconds: duration(of: distance), ease: .linear))
    }
    addLift()
    addPause()
  }

  /// The surroundings change under a finger.
  private mutating func addTouchWithChange() {
    add(.down(touchPoint()))
    for _ in 0..<2 {
      let distance = self.distance()
      add(
        .dragBy(
          Point(x: 0, y: distance), nanoseconds: duration(of: distance), ease: .linear))
      addChange()
    }
    if random.happens(percent: 40) { addHold() }
    addLift()
    addPause()
  }

  private mutating func addHold() {
    add(
      .hold(
        nanoseconds: milliseconds(random.pick([20, 50, 100, 200])),
        isSilent: random.happens(percent: 40)))
  }

  private mutating func addLift() { add(random.happens(percent: 85) ? .up : .cancel) }

  // MARK: Surroundings

  private mutating func addChange() {
    add(.environment(change()))
    if random.happens(percent: 50), !isTouching {
      add(.wait(nanoseconds: milliseconds(random.pick([17, 50, 150, 350]))))
    }
  }

  private var isTouching: Bool {
    for statement in statements.reversed() {
      switch statement.command {
      case .down: return true
      case .up, .cancel: return false
      default: continue
      }
    }
    return false
  }

  private mutating func change() -> EnvironmentCommand {
    switch random.below(100) {
    case 0..<30:
      let way = random.pick([ProgrammaticScroll.plain, .plain, .animated, .stop])
      let view =
        place.otherViews.isEmpty || random.happens(percent: 85)
        ? nil : random.pick(place.otherViews)
      return .scroll(view: view, to: Point(x: 0, y: offset()), way)
    case 30..<40: return .scrollToTop
    case 40..<52: return .rotate(random.happens(percent: 70) ? .landscape : .portrait)
    case 52..<57:
      return .resize(
        random.pick([
          Size(width: 320, height: 568), Size(width: 375, height: 667),
          Size(width: 430, height: 932), Size(width: 600, height: 500),
        ]))
    case 57..<68: return .inset(top: random.pick([60.0, -60, 30, 0, 60]), bottom: 0)
    case 68..<76: return .content(height: random.pick([300.0, 900, 1500, 3000, 6000]))
    case 76..<84:
      return .insert(height: random.pick([100.0, 300, -100]), at: random.pick([0.0, 200, 1000]))
    case 84..<88: return .reload
    default: return .resend
    }
  }

  /// An offset at or near an edge, or anywhere.
  private mutating func offset() -> Double {
    let (low, high) = (place.minimumOffset, place.maximumOffset)
    let step = random.pick([0.0, 0, 0.5, -0.5, 1, -1, 30, -30])
    switch random.below(5) {
    case 0: return low + step
    case 1: return high + step
    case 2: return step
    case 3: return low + step + random.pick([50.0, 100, 150, 200, 400])
    default: return (low + (high - low) * Double(random.below(101)) / 100).rounded(.down)
    }
  }

  // MARK: Numbers

  /// Release speeds in points per millisecond: either side of 0.25, below which nothing glides, and
  /// of 0.4, from which a drag counts as a flick; never so near that rounding decides.
  private static let speeds = [0.1, 0.2, 0.24, 0.27, 0.36, 0.45, 0.6, 0.9, 1.5, 3]

  /// A way of the finger: either side of the thresholds 10, 18 and 70, or any.
  private mutating func distance() -> Double {
    let size =
      random.happens(percent: 75)
      ? random.pick([
        9.5, 10, 10.5, 18, 18.5, 30, 40, 60, 70, 70.5, 71, 90, 120, 120, 150, 200, 300, 500,
      ]) : Double(1 + random.below(600))
    return random.happens(percent: 60) ? -size : size
  }

  private mutating func sideways() -> Double {
    random.happens(percent: 90) ? 0 : random.pick([-60.0, -20, 20, 60])
  }

  private mutating func duration(of distance: Double) -> Int64 {
    milliseconds(max(1, (distance.magnitude / random.pick(Self.speeds)).rounded(.down)))
  }

  /// A point on the rows as a rule, now and then anywhere.
  private mutating func touchPoint() -> Point {
    let x = (place.size.width / 2).rounded(.down)
    let top =
      random.happens(percent: 85) ? min(max(place.contentTop, 0), place.size.height * 0.6) : 0
    let share = Double(5 + random.below(91)) / 100
    return Point(x: x, y: (top + (place.size.height - top) * share).rounded(.down))
  }

  private func milliseconds(_ value: Double) -> Int64 { Int64(value * 1e6) }
}
