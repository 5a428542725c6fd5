import ScrollGeometry

/// Reads the words after a command, one by one, and remembers what is wrong with them.
///
/// A wrong value is noted and reading goes on; where the form itself is broken, reading stops,
/// since what follows would only be misread.
struct ArgumentReader {
  let command: CommandWord
  /// Where a word that is missing would stand.
  let endPlace: Place
  /// Whether the form of the line is broken.
  private(set) var isStopped = false

  private let bytes: [UInt8]
  private var words: ArraySlice<LineWord>
  private var found: [(reason: GestureScriptError.Reason, place: Place)] = []

  init(
    _ bytes: [UInt8], _ command: CommandWord, _ words: ArraySlice<LineWord>, at place: Place,
    endColumn: Int
  ) {
    self.bytes = bytes
    self.command = command
    self.words = words
    endPlace = Place(line: place.line, column: endColumn)
  }

  var isFlawed: Bool { !found.isEmpty }

  func reportErrors(to errors: inout ErrorCollector) {
    for error in found { errors.report(error.reason, at: error.place) }
  }

  // MARK: Words

  mutating func note(_ reason: GestureScriptError.Reason, at place: Place) {
    found.append((reason, place))
  }

  /// Notes that the line's form is broken, and stops.
  mutating func stop(_ reason: GestureScriptError.Reason, at place: Place) {
    guard !isStopped else { return }
    isStopped = true
    note(reason, at: place)
  }

  func text(_ word: LineWord) -> ArraySlice<UInt8> { bytes[word.range] }

  func isNext(_ keyword: String) -> Bool {
    guard !isStopped, let word = words.first else { return false }
    return text(word).elementsEqual(keyword.utf8)
  }

  /// The next word, if one is left to read.
  var nextWord: LineWord? { isStopped ? nil : words.first }

  /// Whether a word is left to read.
  var hasNext: Bool { nextWord != nil }

  /// The next word, which the usage calls `name`.
  mutating func take(_ name: String, usage: String? = nil) -> LineWord? {
    guard !isStopped else { return nil }
    guard let word = words.popFirst() else {
      stop(
        .missing(name, command: command.name, usage: usage ?? command.usage), at: endPlace)
      return nil
    }
    return word
  }

  /// Passes over `keyword` if it is next.
  mutating func skip(_ keyword: String) -> Bool {
    guard isNext(keyword) else { return false }
    words.removeFirst()
    return true
  }

  /// Passes over `keyword`, which must be next.
  mutating func expect(_ keyword: String, usage: String? = nil) {
    guard let word = take("'\(keyword)'", usage: usage) else { return }
    if !text(word).elementsEqual(keyword.utf8) {
      stop(
        .unexpected(quotable(text(word)), expected: usage ?? command.usage), at: word.place)
    }
  }

  /// Notes the first word that is left over.
  mutating func finish() {
    guard let word = nextWord else { return }
    stop(.extraWord(quotable(text(word)), command: command.name), at: word.place)
  }

  // MARK: Values

  /// A finite number within `ScriptLimits.points`.
  mutating func number(_ name: String, usage: String? = nil) -> Double? {
    guard let word = take(name, usage: usage) else { return nil }
    guard let value = finite(text(word), name: name, at: word.place) else { return nil }
    guard value.magnitude <= ScriptLimits.points else {
      note(.tooLarge(quotable(text(word)), name: name), at: word.place)
      return nil
    }
    // Adding 0 turns minus zero into zero, which prints the same everywhere.
    return value + 0
  }

  mutating func positiveNumber(_ name: String) -> Double? {
    let word = nextWord
    guard let value = number(name), let word else { return nil }
    guard value > 0 else {
      note(.notPositive(quotable(text(word)), name: name), at: word.place)
      return nil
    }
    return value
  }

  mutating func numberOfAtLeastZero(_ name: String) -> Double? {
    let word = nextWord
    guard let value = number(name), let word else { return nil }
    guard value >= 0 else {
      note(.negative(quotable(text(word)), name: name), at: word.place)
      return nil
    }
    return value
  }

  mutating func point(_ x: String, _ y: String, usage: String? = nil) -> Point? {
    let first = number(x, usage: usage)
    let second = number(y, usage: usage)
    guard let first, let second else { return nil }
    return Point(x: first, y: second)
  }

  mutating func touchRate() -> Double? {
    guard let word = take("N"), let value = finite(text(word), name: "N", at: word.place) else {
      return nil
    }
    guard ScriptLimits.touchRates.contains(value) else {
      note(.notATouchRate(quotable(text(word))), at: word.place)
      return nil
    }
    return value
  }

  /// The N of `repeat`: digits only.
  mutating func count() -> Int? {
    guard let word = take("N") else { return nil }
    var value = 0
    for byte in text(word) {
      guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9"), value <= ScriptLimits.commands
      else {
        value = 0
        break
      }
      value = value * 10 + Int(byte - UInt8(ascii: "0"))
    }
    guard value >= 1, value <= ScriptLimits.commands else {
      note(.notACount(quotable(text(word))), at: word.place)
      return nil
    }
    return value
  }

  /// The name of a mark or a view: ASCII letters, digits, `_`, `-` and `.`.
  mutating func name(_ name: String, of what: String) -> String? {
    guard let word = take(name) else { return nil }
    let letters = text(word)
    guard letters.allSatisfy(isNameByte) else {
      note(.notAName(quotable(letters), what: what), at: word.place)
      return nil
    }
    guard letters.count <= ScriptLimits.nameLength else {
      note(.nameTooLong(quotable(letters), what: what), at: word.place)
      return nil
    }
    return String(decoding: letters, as: UTF8.self)
  }

  private func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"),
      UInt8(ascii: "."):
      true
    default: false
    }
  }

  private mutating func finite(
    _ text: ArraySlice<UInt8>, name: String, at place: Place
  ) -> Double? {
    guard let value = NumberText.parse(text) else {
      let isNonFinite = meansNonFiniteNumber(text)
      note(
        isNonFinite ? .notFinite(quotable(text)) : .notANumber(quotable(text), name: name),
        at: place)
      return nil
    }
    return value
  }
}
