import ScrollGeometry

/// Turns valid sources into a script, tick by tick.
struct W3CImporter {
  private var log: W3CErrorLog
  private var commands: [GestureCommand] = []
  private var location = Point.zero
  private var isDown = false
  private var milliseconds: Int64 = 0

  init(log: W3CErrorLog) {
    self.log = log
  }

  mutating func script(_ sources: [W3CSource]) throws(W3CActionsErrors) -> GestureScript {
    let finger = sources.first { $0.acts } ?? sources.first
    var tickCount = 0
    for source in sources { tickCount = max(tickCount, source.items.count) }
    for tick in 0..<tickCount {
      var length: Int64 = 0
      for source in sources where tick < source.items.count {
        length = max(length, source.items[tick].milliseconds ?? 0)
      }
      milliseconds += length
      if let finger, tick < finger.items.count {
        add(finger.items[tick], length: length)
      } else if length > 0 {
        idle(length)
      }
      guard check(tick) else { break }
    }
    if isDown, let finger {
      log.report(
        at: "\(finger.pointer)/actions", expected: "pointerUp or pointerCancel at the end",
        found: "a finger that stays down")
    }
    if let errors = log.all { throw errors }
    return GestureScript(commands: commands)
  }

  private mutating func add(_ item: W3CItem, length: Int64) {
    let own = item.milliseconds ?? length
    switch item.kind {
    case .pause:
      idle(length)
      return
    case .pointerDown:
      if isDown {
        log.report(at: item.pointer, expected: "pointerUp first", found: "a second pointerDown")
      }
      commands.append(.down(location))
      isDown = true
    case .pointerUp, .pointerCancel:
      if !isDown {
        log.report(at: item.pointer, expected: "pointerDown first", found: "no finger to lift")
      }
      if case .pointerUp = item.kind { commands.append(.up) } else { commands.append(.cancel) }
      isDown = false
    case .pointerMove(let point, let isRelative):
      move(item, to: point, isRelative: isRelative, milliseconds: own)
      if isDown {
        if length > own { idle(length - own) }
        return
      }
    }
    if length > 0 { idle(length) }
  }

  private mutating func move(
    _ item: W3CItem, to point: Point, isRelative: Bool, milliseconds: Int64
  ) {
    let target = isRelative ? location + point : point
    if max(target.x.magnitude, target.y.magnitude) > ScriptLimits.points {
      log.report(
        at: item.pointer, expected: "a target within 1000000000 points", found: "one beyond")
    }
    defer { location = target }
    guard isDown else { return }
    let nanoseconds = milliseconds * 1_000_000
    if target == location {
      commands.append(.hold(nanoseconds: nanoseconds, isSilent: false))
    } else if milliseconds == 0 {
      log.report(
        at: "\(item.pointer)/duration",
        expected: "integer \u{2265} 1, since a drag in no time has no velocity", found: "0")
    } else if isRelative {
      commands.append(.dragBy(point, nanoseconds: nanoseconds, ease: .linear))
    } else {
      commands.append(.dragTo(point, nanoseconds: nanoseconds, ease: .linear))
    }
  }

  private mutating func idle(_ milliseconds: Int64) {
    let nanoseconds = milliseconds * 1_000_000
    commands.append(
      isDown
        ? .hold(nanoseconds: nanoseconds, isSilent: true) : .wait(nanoseconds: nanoseconds))
  }

  /// Whether the script is still within its limits after `tick`.
  private mutating func check(_ tick: Int) -> Bool {
    if commands.count > ScriptLimits.commands {
      log.report(
        at: "/actions", expected: "at most \(ScriptLimits.commands) commands",
        found: "more, from tick \(tick) on")
      return false
    }
    if milliseconds > ScriptLimits.nanoseconds / 1_000_000 {
      log.report(
        at: "/actions", expected: "at most an hour in all", found: "more, from tick \(tick) on")
      return false
    }
    return true
  }
}
