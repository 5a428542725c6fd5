/// A word that begins a line, and how the rest of the line goes.
struct CommandWord: Sendable {
  /// What a command means for the finger.
  enum Touch: Equatable, Sendable {
    /// Neither needs nor forbids a finger.
    case indifferent
    case lands
    /// Needs the finger and leaves it down.
    case continues
    case lifts
    /// Lands and lifts by itself.
    case whole
    /// Time passes without a finger.
    case idles
  }

  let name: String
  /// The form of the whole line.
  let usage: String
  let touch: Touch

  /// The one list of commands, in the order of the documentation.
  static let all: [CommandWord] = [
    .init(name: "gesture", usage: "gesture \"title\"", touch: .indifferent),
    .init(name: "touch-rate", usage: "touch-rate N", touch: .indifferent),
    .init(name: "down", usage: "down X Y", touch: .lands),
    .init(name: "drag", usage: "drag by DX DY over T or drag to X Y over T", touch: .continues),
    .init(name: "hold", usage: "hold T [silent]", touch: .continues),
    .init(name: "up", usage: "up", touch: .lifts),
    .init(name: "cancel", usage: "cancel", touch: .lifts),
    .init(name: "flick", usage: "flick by DX DY over T [at X Y]", touch: .whole),
    .init(name: "tap", usage: "tap X Y", touch: .whole),
    .init(name: "wait", usage: "wait T", touch: .idles),
    .init(name: "settle", usage: "settle [within T]", touch: .idles),
    .init(name: "mark", usage: "mark NAME", touch: .indifferent),
    .init(name: "repeat", usage: "repeat N {", touch: .indifferent),
    .init(
      name: "scroll", usage: "scroll [VIEW] to X Y [animated|stop]", touch: .indifferent),
    .init(name: "scroll-to-top", usage: "scroll-to-top", touch: .indifferent),
    .init(name: "rotate", usage: "rotate portrait|landscape", touch: .indifferent),
    .init(name: "resize", usage: "resize W H", touch: .indifferent),
    .init(name: "inset", usage: "inset TOP BOTTOM", touch: .indifferent),
    .init(name: "content", usage: "content H", touch: .indifferent),
    .init(name: "insert", usage: "insert H at Y", touch: .indifferent),
    .init(name: "reload", usage: "reload", touch: .indifferent),
    .init(name: "resend", usage: "resend", touch: .indifferent),
  ]

  static func named(_ bytes: some Collection<UInt8>) -> CommandWord? {
    all.first { $0.isSpelled(bytes) }
  }

  func isSpelled(_ bytes: some Collection<UInt8>) -> Bool {
    bytes.elementsEqual(name.utf8)
  }

  /// What to say was expected in place of `word`: the nearest command, if one is near.
  static func suggestion(for word: String) -> String {
    guard let nearest = nearest(to: word) else {
      return "expected a command such as down, drag or settle"
    }
    return "did you mean '\(nearest.name)'?"
  }

  /// The command that differs least from `word`, if few of its letters differ.
  static func nearest(to word: String) -> CommandWord? {
    var best: CommandWord?
    var bestDistance = Int.max
    let typed = Array(word.utf8)
    for candidate in all {
      let name = Array(candidate.name.utf8)
      let distance = editDistance(typed, name)
      if distance < bestDistance, distance <= name.count / 3 + 1, distance < name.count {
        (best, bestDistance) = (candidate, distance)
      }
    }
    return best
  }
}

/// The fewest insertions, deletions, replacements and swaps of neighbors that make `left` `right`.
///
/// Case does not count. This is the optimal-string-alignment distance.
package func editDistance(_ left: [UInt8], _ right: [UInt8]) -> Int {
  func lowered(_ byte: UInt8) -> UInt8 { byte >= 65 && byte <= 90 ? byte + 32 : byte }
  var beforeLast = [Int](repeating: 0, count: right.count + 1)
  var last = Array(0...right.count)
  for i in 0..<left.count {
    var row = [i + 1]
    for j in 0..<right.count {
      let isSame = lowered(left[i]) == lowered(right[j])
      var cost = min(row[j] + 1, last[j + 1] + 1, last[j] + (isSame ? 0 : 1))
      if i > 0, j > 0, lowered(left[i]) == lowered(right[j - 1]),
        lowered(left[i - 1]) == lowered(right[j])
      {
        cost = min(cost, beforeLast[j - 1] + 1)
      }
      row.append(cost)
    }
    (beforeLast, last) = (last, row)
  }
  return last[right.count]
}
