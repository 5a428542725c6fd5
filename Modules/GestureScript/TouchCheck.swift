/// Follows the finger through a script and reports each command that does not fit its state.
///
/// A body is walked with the state at its entry and once more with the state that it leaves behind,
/// if that differs. No walk of a body is made twice from the same state, so the work is linear.
struct TouchCheck {
  /// What a stretch of a script does to the finger.
  private enum Effect {
    case none
    case lifts
    /// Down at the end, landed there.
    case lands(Place)

    func isDown(from start: Bool) -> Bool {
      switch self {
      case .none: start
      case .lifts: false
      case .lands: true
      }
    }

    func then(_ next: Effect) -> Effect {
      if case .none = next { return self }
      return next
    }
  }

  private let entries: [ScriptOutline.Entry]
  /// The effect of the body opened at each index, from a lifted finger and from one down.
  private var known: [(lifted: Effect?, down: Effect?)]

  init(_ outline: ScriptOutline) {
    entries = outline.entries
    known = Array(repeating: (nil, nil), count: entries.count)
  }

  mutating func run(_ errors: inout ErrorCollector) {
    let effect = walk(0..<entries.count, isDown: false, isLaterPass: false, &errors)
    if case .lands(let place) = effect { errors.report(.endsTouching, at: place) }
  }

  private mutating func walk(
    _ range: Range<Int>, isDown start: Bool, isLaterPass: Bool, _ errors: inout ErrorCollector
  ) -> Effect {
    var effect = Effect.none
    var index = range.lowerBound
    while index < range.upperBound {
      let isDown = effect.isDown(from: start)
      let entry = entries[index]
      switch entry.kind {
      case .command:
        // Only a state that the body found at its entry is the fault of an earlier pass.
        var isInherited = isLaterPass
        if case .none = effect {} else { isInherited = false }
        if let word = entry.word {
          effect = effect.then(
            step(word, at: entry.place, isDown: isDown, isLaterPass: isInherited, &errors))
        }
      case .open(let count, let end):
        effect = effect.then(body(index, end, isDown: isDown, isLaterPass: isLaterPass, &errors))
        let isDownAfter = effect.isDown(from: start)
        if count > 1, isDownAfter != isDown {
          effect = effect.then(body(index, end, isDown: isDownAfter, isLaterPass: true, &errors))
        }
        index = end
      case .close: break
      }
      index += 1
    }
    return effect
  }

  private mutating func body(
    _ open: Int, _ end: Int, isDown: Bool, isLaterPass: Bool, _ errors: inout ErrorCollector
  ) -> Effect {
    if let effect = isDown ? known[open].down : known[open].lifted { return effect }
    let effect = walk(open + 1..<end, isDown: isDown, isLaterPass: isLaterPass, &errors)
    if isDown { known[open].down = effect } else { known[open].lifted = effect }
    return effect
  }

  private func step(
    _ word: CommandWord, at place: Place, isDown: Bool, isLaterPass: Bool,
    _ errors: inout ErrorCollector
  ) -> Effect {
    switch word.touch {
    case .indifferent: return .none
    case .lands, .whole, .idles:
      if isDown {
        errors.report(.fingerIsDown(command: word.name, inLaterPass: isLaterPass), at: place)
      }
      return word.touch == .lands ? .lands(place) : .none
    case .continues, .lifts:
      if !isDown {
        errors.report(.noFinger(command: word.name, inLaterPass: isLaterPass), at: place)
      }
      return word.touch == .lifts ? .lifts : .none
    }
  }
}
