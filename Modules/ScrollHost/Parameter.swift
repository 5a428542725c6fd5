import ScrollGeometry

/// The value of one parameter.
public enum ParameterValue: Equatable, Sendable {
  case number(Double)
  case flag(Bool)
  case choice(String)

  /// The value as a user types it: `450`, `true`, `never`.
  public var text: String {
    switch self {
    case .number(let value): NumberText.string(value)
    case .flag(let value): value ? "true" : "false"
    case .choice(let value): value
    }
  }
}

/// One setting of a behavior: its unit, default, range, one line of help, and the quirk it switches.
public struct Parameter: Equatable, Sendable {
  /// What values a parameter takes.
  public enum Kind: Equatable, Sendable {
    /// A number, of the parameter's unit.
    case number
    /// A number of the parameter's unit, or a word that stands for no number.
    case numberOrWord(String)
    /// A whole number.
    case count
    case flag
    /// One of a few words.
    case choice([String])
  }

  public let name: String
  public let kind: Kind
  /// `pt`, `pt/ms`, `s`, `1` and the like; empty for flags and choices.
  public let unit: String
  public let defaultValue: ParameterValue
  /// The least and the largest number allowed; nil for flags and choices.
  public let range: ClosedRange<Double>?
  /// One line that says what the parameter does.
  public let help: String
  /// The sentence that describes the quirk of the literal code that the parameter switches.
  public let quirk: String?

  private init(
    name: String, kind: Kind, unit: String, defaultValue: ParameterValue,
    range: ClosedRange<Double>?, help: String, quirk: String?
  ) {
    self.name = name
    self.kind = kind
    self.unit = unit
    self.defaultValue = defaultValue
    self.range = range
    self.help = help
    self.quirk = quirk
  }

  /// A length in points.
  public static func length(
    _ name: String, default value: Double, in range: ClosedRange<Double>, _ help: String,
    quirk: String? = nil
  ) -> Parameter {
    .number(name, unit: "pt", default: value, in: range, help, quirk: quirk)
  }

  /// A length in points, unless a word leaves it open; the word is the default.
  public static func length(
    _ name: String, orWord word: String, in range: ClosedRange<Double>, _ help: String,
    quirk: String? = nil
  ) -> Parameter {
    Parameter(
      name: name, kind: .numberOrWord(word), unit: "pt", defaultValue: .choice(word),
      range: range, help: help, quirk: quirk)
  }

  /// A number with a unit of its own; `1` for a ratio.
  public static func number(
    _ name: String, unit: String, default value: Double, in range: ClosedRange<Double>,
    _ help: String, quirk: String? = nil
  ) -> Parameter {
    Parameter(
      name: name, kind: .number, unit: unit, defaultValue: .number(value), range: range,
      help: help, quirk: quirk)
  }

  /// A whole number.
  public static func count(
    _ name: String, default value: Int, in range: ClosedRange<Int>, _ help: String,
    quirk: String? = nil
  ) -> Parameter {
    Parameter(
      name: name, kind: .count, unit: "1", defaultValue: .number(Double(value)),
      range: Double(range.lowerBound)...Double(range.upperBound), help: help, quirk: quirk)
  }

  /// A switch.
  public static func flag(
    _ name: String, default value: Bool, _ help: String, quirk: String? = nil
  ) -> Parameter {
    Parameter(
      name: name, kind: .flag, unit: "", defaultValue: .flag(value), range: nil, help: help,
      quirk: quirk)
  }

  /// One of several words.
  public static func choice(
    _ name: String, default value: String, of words: [String], _ help: String,
    quirk: String? = nil
  ) -> Parameter {
    Parameter(
      name: name, kind: .choice(words), unit: "", defaultValue: .choice(value), range: nil,
      help: help, quirk: quirk)
  }

  /// Reads a value as a user types it.
  ///
  /// - Throws: `ParameterError` when the text is no value of this kind or out of range.
  public func value(of text: String) throws(ParameterError) -> ParameterValue {
    switch kind {
    case .numberOrWord(let word) where text == word: return .choice(word)
    case .number, .numberOrWord, .count:
      guard let number = NumberText.parse(text.utf8) else { throw error(.notAValue, text) }
      let value = ParameterValue.number(number)
      try check(value)
      return value
    case .flag:
      switch text {
      case "true", "on", "yes", "1": return .flag(true)
      case "false", "off", "no", "0": return .flag(false)
      default: throw error(.notAValue, text)
      }
    case .choice:
      try check(.choice(text))
      return .choice(text)
    }
  }

  /// Checks kind and range.
  ///
  /// - Throws: `ParameterError` that says what was expected.
  public func check(_ value: ParameterValue) throws(ParameterError) {
    switch (kind, value) {
    case (.number, .number(let number)), (.numberOrWord, .number(let number)):
      guard number.isFinite, let range, range.contains(number) else {
        throw error(.outOfRange, value.text)
      }
    case (.count, .number(let number)):
      guard number == number.rounded(.towardZero) else { throw error(.notAValue, value.text) }
      guard let range, range.contains(number) else { throw error(.outOfRange, value.text) }
    case (.flag, .flag): break
    case (.numberOrWord(let expected), .choice(let word)):
      guard word == expected else { throw error(.notAValue, word) }
    case (.choice(let words), .choice(let word)):
      guard words.contains(word) else { throw error(.notAValue, word) }
    default: throw error(.notAValue, value.text)
    }
  }

  private func error(_ reason: ParameterError.Reason, _ text: String) -> ParameterError {
    ParameterError(reason, parameter: name, text: text, expected: expectation)
  }

  /// What a value must be, in words.
  public var expectation: String {
    switch kind {
    case .number:
      "a number from " + rangeText + (unit == "1" ? "" : " " + unit)
    case .numberOrWord(let word): "a number from " + rangeText + " " + unit + ", or " + word
    case .count: "a whole number from " + rangeText
    case .flag: "true or false"
    case .choice(let words): Self.list(words)
    }
  }

  private var rangeText: String {
    guard let range else { return "" }
    return NumberText.string(range.lowerBound) + " to " + NumberText.string(range.upperBound)
  }

  private static func list(_ words: [String]) -> String {
    var text = ""
    for (index, word) in words.enumerated() {
      if index > 0 { text += index == words.count - 1 ? " or " : ", " }
      text += word
    }
    return text
  }
}
