import GestureScript
import ScrollHost

/// Bodies of commands that say less than a given one, from the boldest to the most cautious.
///
/// Not every one is runnable or smaller: whoever tries them checks that.
enum ScriptSimplifications {
  typealias Body = [GestureStatement]

  /// The kinds of simplification in the order in which they are tried.
  static var stages: [(Body) -> [Body]] {
    [
      withoutUnits, withFewerPasses, withFolds, withPlainerTouches, withoutCommands,
      withPlainerCommands,
    ]
  }

  /// What a stage makes of a body and of the bodies of the repeats in it.
  static func candidates(of stage: (Body) -> [Body], for body: Body) -> [Body] {
    var found = stage(body)
    for index in body.indices {
      guard case .repeat(let count, let inner) = body[index].command else { continue }
      for simpler in candidates(of: stage, for: inner) where !simpler.isEmpty {
        var edited = body
        edited[index] = GestureStatement(.repeat(count, simpler))
        found.append(edited)
      }
    }
    return found
  }

  // MARK: Leaving out

  /// Where touches begin and end: a whole touch is one unit, any other command is one, too.
  static func units(of body: Body) -> [Range<Int>] {
    var units: [Range<Int>] = []
    var start: Int?
    for index in body.indices {
      switch body[index].command {
      case .down: start = index
      case .up, .cancel:
        units.append((start ?? index)..<(index + 1))
        start = nil
      default: if start == nil { units.append(index..<(index + 1)) }
      }
    }
    if let start { units.append(start..<body.count) }
    return units
  }

  /// Runs of units left out, the longest runs first.
  private static func withoutUnits(_ body: Body) -> [Body] {
    let units = units(of: body)
    var found: [Body] = []
    var length = units.count
    while length > 0 {
      var first = 0
      while first < units.count {
        let last = min(first + length, units.count) - 1
        var edited = body
        edited.removeSubrange(units[first].lowerBound..<units[last].upperBound)
        found.append(edited)
        first += max(1, length / 2)
      }
      length /= 2
    }
    return found
  }

  private static func withoutCommands(_ body: Body) -> [Body] {
    body.indices.map { (index: Int) in
      var edited = body
      edited.remove(at: index)
      return edited
    }
  }

  // MARK: Repeats

  private static func withFewerPasses(_ body: Body) -> [Body] {
    var found: [Body] = []
    for index in body.indices {
      guard case .repeat(let count, let inner) = body[index].command else { continue }
      var inlined = body
      inlined.replaceSubrange(index...index, with: inner)
      found.append(inlined)
      for fewer in [2, count / 2, count * 3 / 4, count - 2, count - 1]
      where fewer > 1 && fewer < count {
        var edited = body
        edited[index] = GestureStatement(.repeat(fewer, inner))
        found.append(edited)
      }
    }
    return found
  }

  /// The longest stretch of commands that is looked at for repetition.
  private static let longestPeriod = 8

  /// Stretches that do the same kinds of things again and again, as one repeat of the first or the
  /// last of them.
  private static func withFolds(_ body: Body) -> [Body] {
    var found: [Body] = []
    for start in body.indices {
      for period in 1...longestPeriod where start + 2 * period <= body.count {
        let first = body[start..<(start + period)]
        var passes = 1
        while start + (passes + 1) * period <= body.count,
          isAlike(first, body[(start + passes * period)..<(start + (passes + 1) * period)])
        {
          passes += 1
        }
        guard passes > 1 else { continue }
        let end = start + passes * period
        for block in [first, body[(end - period)..<end]] {
          var edited = body
          edited.replaceSubrange(
            start..<end, with: [GestureStatement(.repeat(passes, Array(block)))])
          found.append(edited)
        }
      }
      found += withNeighborsFolded(body, into: start)
    }
    return found
  }

  /// A repeat that takes in the pass written out before or after it, or the repeat after it.
  private static func withNeighborsFolded(_ body: Body, into index: Int) -> [Body] {
    guard case .repeat(let count, let inner) = body[index].command else { return [] }
    var found: [Body] = []
    let after = index + 1
    if after + inner.count <= body.count, isAlike(body[after..<(after + inner.count)], inner[...]) {
      var edited = body
      edited.replaceSubrange(
        index..<(after + inner.count), with: [GestureStatement(.repeat(count + 1, inner))])
      found.append(edited)
    }
    let before = index - inner.count
    if before >= 0, isAlike(body[before..<index], inner[...]) {
      var edited = body
      edited.replaceSubrange(
        before...index, with: [GestureStatement(.repeat(count + 1, inner))])
      found.append(edited)
    }
    if after < body.count, case .repeat(let more, let other) = body[after].command {
      for block in [inner, other] {
        var edited = body
        edited.replaceSubrange(
          index...after, with: [GestureStatement(.repeat(count + more, block))])
        found.append(edited)
      }
    }
    return found
  }

  /// Whether two stretches do the same kinds of things, whatever their numbers.
  private static func isAlike(_ first: ArraySlice<GestureStatement>, _ second: Body.SubSequence)
    -> Bool
  {
    guard first.count == second.count else { return false }
    for (a, b) in zip(first, second) where kind(a.command) != kind(b.command) { return false }
    return true
  }

  private static func kind(_ command: GestureCommand) -> Int {
    switch command {
    case .down: 0
    case .dragBy, .dragTo: 1
    case .hold: 2
    case .up: 3
    case .cancel: 4
    case .flick: 5
    case .tap: 6
    case .wait, .settle: 7
    case .mark: 8
    case .repeat: 9
    case .environment(.scroll): 10
    case .environment(.scrollToTop): 11
    case .environment(.rotate(.portrait)): 12
    case .environment(.rotate(.landscape)): 13
    case .environment(.resize): 14
    case .environment(.inset): 15
    case .environment(.content): 16
    case .environment(.insert): 17
    case .environment(.reload): 18
    case .environment(.resend): 19
    }
  }

  // MARK: Plainer

  /// Touches with one drag as flicks, and neighboring drags as one.
  private static func withPlainerTouches(_ body: Body) -> [Body] {
    var found: [Body] = []
    for unit in units(of: body) where unit.count >= 3 {
      guard case .down(let start) = body[unit.lowerBound].command,
        case .up = body[unit.upperBound - 1].command
      else { continue }
      var way = Point.zero
      var time: Int64 = 0
      for index in unit {
        if case .dragBy(let distance, let nanoseconds, _) = body[index].command {
          way = way + distance
          time += nanoseconds
        }
      }
      guard time > 0 else { continue }
      var edited = body
      edited.replaceSubrange(
        unit, with: [GestureStatement(.flick(by: way, nanoseconds: time, at: start))])
      found.append(edited)
    }
    for index in body.indices.dropLast() {
      guard case .dragBy(let a, let first, let ease) = body[index].command,
        case .dragBy(let b, let second, _) = body[index + 1].command
      else { continue }
      var edited = body
      edited.replaceSubrange(
        index...(index + 1),
        with: [GestureStatement(.dragBy(a + b, nanoseconds: first + second, ease: ease))])
      found.append(edited)
    }
    return found
  }

  /// Single commands said in fewer words.
  private static func withPlainerCommands(_ body: Body) -> [Body] {
    var found: [Body] = []
    for index in body.indices {
      for command in plainer(body[index].command) {
        var edited = body
        edited[index] = GestureStatement(command)
        found.append(edited)
      }
    }
    return found
  }

  private static func plainer(_ command: GestureCommand) -> [GestureCommand] {
    switch command {
    case .flick(let way, let time, .some): [.flick(by: way, nanoseconds: time, at: nil)]
    case .dragBy(let way, let time, let ease) where ease != .linear:
      [.dragBy(way, nanoseconds: time, ease: .linear)]
    case .hold(let time, true): [.hold(nanoseconds: time, isSilent: false)]
    case .wait: [.settle(withinNanoseconds: ScriptLimits.settleNanoseconds)]
    case .settle(let limit) where limit != ScriptLimits.settleNanoseconds:
      [.settle(withinNanoseconds: ScriptLimits.settleNanoseconds)]
    case .environment(.scroll(let view, let point, let way)) where way != .plain:
      [.environment(.scroll(view: view, to: point, .plain))]
    default: []
    }
  }
}
