import ScrollGeometry

/// Writes the touches of a script as ticks, and notes what has no place among them.
struct W3CExporter {
  private(set) var omitted: [String] = []

  private let screenSize: Size
  private var items: [String] = []
  private var location = Point.zero
  /// What each instruction has been noted for, so that a repeat notes it once.
  private var noted: [Notes] = []
  private var current = (index: 0, line: 0)

  private struct Notes: OptionSet {
    let rawValue: UInt8
    static let whole = Notes(rawValue: 1)
    static let ease = Notes(rawValue: 2)
    static let rounding = Notes(rawValue: 4)
    static let offScreen = Notes(rawValue: 8)
    static let stillDrag = Notes(rawValue: 16)
  }

  init(screenSize: Size) {
    self.screenSize = screenSize
  }

  var json: String {
    var text = """
      {"actions": [
        {"type": "pointer", "id": "finger", "parameters": {"pointerType": "touch"}, "actions": [

      """
    for (index, item) in items.enumerated() {
      text += "    \(item)\(index + 1 < items.count ? "," : "")\n"
    }
    return text + "  ]}\n]}\n"
  }

  mutating func add(_ script: GestureScript) {
    if script.title != nil { omitted.append("the title is left out") }
    if let rate = script.touchRate {
      omitted.append(
        "touch-rate \(NumberText.string(rate)) is left out: who replays decides when to sample")
    }
    let program = ScriptProgram(script).instructions
    noted = Array(repeating: [], count: program.count)
    var passes: [(done: Int, count: Int)] = []
    var played = 0
    var position = 0
    while position < program.count {
      switch program[position] {
      case .begin(let count): passes.append((1, count))
      case .end(let body):
        if passes[passes.count - 1].done < passes[passes.count - 1].count {
          passes[passes.count - 1].done += 1
          position = body
          continue
        }
        passes.removeLast()
      case .command(let command, let line):
        played += 1
        guard played <= ScriptLimits.commands else {
          omitted.append("all after \(ScriptLimits.commands) commands is left out")
          return
        }
        current = (position, line)
        add(command)
      }
      position += 1
    }
  }

  private mutating func add(_ command: GestureCommand) {
    switch command {
    case .down(let point): land(at: point)
    case .dragBy(let distance, let time, let ease):
      noteEase(ease)
      drag(by: distance, to: location + distance, isRelative: true, time)
    case .dragTo(let point, let time, let ease):
      noteEase(ease)
      drag(by: point - location, to: point, isRelative: false, time)
    case .hold(let time, let isSilent):
      let length = milliseconds(time)
      if isSilent {
        pause(length)
      } else {
        move(to: location, isRelative: false, milliseconds: length)
      }
    case .up: lift()
    case .cancel: items.append("{\"type\": \"pointerCancel\"}")
    case .flick(let distance, let time, let start):
      let center = Point(x: screenSize.width / 2, y: screenSize.height / 2)
      land(at: start ?? center - distance * 0.5)
      drag(by: distance, to: location + distance, isRelative: true, time)
      lift()
    case .tap(let point):
      land(at: point)
      pause(ScriptLimits.tapNanoseconds / 1_000_000)
      lift()
    case .wait(let time): pause(milliseconds(time))
    case .settle(let limit):
      note(.whole, "settle is written as a pause of its limit, \(timeText(limit))")
      pause(milliseconds(limit))
    case .mark, .environment:
      note(.whole, "\(command.text) is left out")
    case .repeat: break
    }
  }

  // MARK: Ticks

  private mutating func land(at point: Point) {
    noteOffScreen(point)
    location = point
    move(to: point, isRelative: false, milliseconds: 0)
    items.append("{\"type\": \"pointerDown\", \"button\": 0}")
  }

  private mutating func lift() { items.append("{\"type\": \"pointerUp\", \"button\": 0}") }

  private mutating func pause(_ milliseconds: Int64) {
    items.append("{\"type\": \"pause\", \"duration\": \(milliseconds)}")
  }

  private mutating func drag(
    by distance: Point, to point: Point, isRelative: Bool, _ nanoseconds: Int64
  ) {
    if distance == .zero {
      note(.stillDrag, "a drag of no distance is written as the format writes a hold")
    }
    noteOffScreen(point)
    let length = milliseconds(nanoseconds, atLeast: 1)
    move(to: isRelative ? distance : point, isRelative: isRelative, milliseconds: length)
    location = point
  }

  private mutating func move(to point: Point, isRelative: Bool, milliseconds: Int64) {
    items.append(
      "{\"type\": \"pointerMove\", \"duration\": \(milliseconds), "
        + "\"x\": \(NumberText.string(point.x + 0)), \"y\": \(NumberText.string(point.y + 0)), "
        + "\"origin\": \"\(isRelative ? "pointer" : "viewport")\"}")
  }

  // MARK: Notes

  private mutating func milliseconds(_ nanoseconds: Int64, atLeast least: Int64 = 0) -> Int64 {
    let bounded = min(max(0, nanoseconds), ScriptLimits.nanoseconds)
    let rounded = max(least, (bounded + 500_000) / 1_000_000)
    if rounded * 1_000_000 != bounded {
      note(.rounding, "\(timeText(bounded)) is rounded to \(rounded)ms")
    }
    return rounded
  }

  private mutating func noteEase(_ ease: Ease) {
    if ease != .linear {
      note(.ease, "ease \(ease.word) is left out: the drag is linear")
    }
  }

  private mutating func noteOffScreen(_ point: Point) {
    let isOn =
      point.x >= 0 && point.x <= screenSize.width && point.y >= 0 && point.y <= screenSize.height
    guard !isOn else { return }
    let (x, y) = (NumberText.string(point.x), NumberText.string(point.y))
    let (width, height) = (
      NumberText.string(screenSize.width), NumberText.string(screenSize.height)
    )
    note(.offScreen, "the point \(x) \(y) is off the screen of \(width) by \(height)")
  }

  private mutating func note(_ kind: Notes, _ text: String) {
    guard !noted[current.index].contains(kind) else { return }
    noted[current.index].insert(kind)
    omitted.append(current.line > 0 ? "line \(current.line): \(text)" : text)
  }
}
