import GestureScript
import ScrollReports

/// What to say of a word that nothing is called by.
enum NearestWord {
  /// `unknown behavior 'pain-scroll' (did you mean 'plain-scroll'?)`: the nearest known word where
  /// one is near, else all of them where they are few.
  ///
  /// - Parameters:
  ///   - kind: What the word should have named.
  ///   - word: As typed.
  ///   - known: The words that would have been right.
  ///   - place: Where all of them are listed, for when they are many.
  /// - Returns: One line.
  static func unknown(
    _ kind: String, _ word: String, known: [String], listedBy place: String? = nil
  ) -> String {
    let head = "unknown \(kind) \(quoted(word))"
    guard let nearest = nearest(to: word, in: known) else { return head }
    if nearest.isNear { return head + " (did you mean '\(nearest.word)'?)" }
    if known.count <= mostListed {
      return head
        + " (expected \(known.count > 1 ? "one of " : "")\(known.joined(separator: ", ")))"
    }
    let list = place.map { (place: String) in "; '\(place)' lists them all" } ?? ""
    return head + " (the nearest is '\(nearest.word)'\(list))"
  }

  /// The known word that differs least from another, and whether that is little enough for a slip.
  static func nearest(to word: String, in known: [String]) -> (word: String, isNear: Bool)? {
    let typed = compared(word)
    var best: (word: String, isNear: Bool)?
    var bestDistance = Int.max
    for candidate in known {
      let name = compared(candidate)
      var distance = editDistance(typed, name)
      var isNear = distance <= name.count / 3 + 1 && distance < name.count
      if typed.count >= 3, contains(name, typed) {
        distance = min(distance, 2)
        isNear = true
      }
      if distance < bestDistance { (best, bestDistance) = ((candidate, isNear), distance) }
    }
    return best
  }

  /// A word from outside in quotes, made safe to print and cut to a readable length.
  static func quoted(_ word: String) -> String {
    "'" + TextWidth.fitted(word, to: longestQuoted) + "'"
  }

  private static let mostListed = 12
  private static let longestCompared = 64
  private static let longestQuoted = 80

  /// What counts of a word: not its leading dashes, which options share, nor a long tail.
  private static func compared(_ word: String) -> [UInt8] {
    Array(word.utf8.drop { (byte: UInt8) in byte == UInt8(ascii: "-") }.prefix(longestCompared))
  }

  private static func contains(_ text: [UInt8], _ part: [UInt8]) -> Bool {
    guard part.count <= text.count else { return false }
    for start in 0...(text.count - part.count)
    where text[start..<(start + part.count)].elementsEqual(part) {
      return true
    }
    return false
  }
}
