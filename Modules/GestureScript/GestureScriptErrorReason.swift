extension GestureScriptError {
  /// What is wrong. Text from the script is kept shortened and escaped.
  public enum Reason: Equatable, Sendable {
    // The text as a whole.
    case tooLong(bytes: Int)
    case notUTF8(byte: UInt8)

    // Words.
    case unknownCommand(String)
    case missing(String, command: String, usage: String)
    case unexpected(String, expected: String)
    case extraWord(String, command: String)
    case secondCommand(String)

    // Numbers, names and times.
    case notANumber(String, name: String)
    case notFinite(String)
    case tooLarge(String, name: String)
    case notPositive(String, name: String)
    case negative(String, name: String)
    case notACount(String)
    case notATouchRate(String)
    case notATime(String)
    case noUnit(String)
    case spaceBeforeUnit(number: String, unit: String)
    case unknownUnit(String, unit: String)
    case negativeTime(String)
    case tooLongTime(String)
    case noTime(command: String)
    case notAName(String, what: String)
    case nameTooLong(String, what: String)

    // The head of the script.
    case titleNotQuoted(String)
    case titleNotClosed
    case titleTooLong(length: Int)
    case controlCharacterInTitle(String)
    case titleNotFirst
    case secondTitle
    case touchRateInRepeat
    case touchRateAfterTouch
    case secondTouchRate

    // Repeats.
    case noOpeningBrace
    case strayOpeningBrace
    case strayClosingBrace
    case unclosedBrace
    case nestedTooDeep
    case tooManyCommands
    case tooLongInAll

    // The finger.
    case fingerIsDown(command: String, inLaterPass: Bool)
    case noFinger(command: String, inLaterPass: Bool)
    case endsTouching
  }
}

extension GestureScriptError.Reason {
  /// What is wrong and, in parentheses, what was expected.
  var message: String {
    switch self {
    case .tooLong(let bytes):
      "the script is \(bytes) bytes long (expected at most \(ScriptLimits.bytes))"
    case .notUTF8(let byte):
      "the byte 0x\(hexadecimal(byte)) is not UTF-8 (expected UTF-8 text)"
    case .unknownCommand(let word):
      "unknown command '\(word)' (\(CommandWord.suggestion(for: word)))"
    case .missing(let name, let command, let usage):
      "'\(command)' lacks \(name) (expected \(usage))"
    case .unexpected(let text, let expected):
      "unexpected '\(text)' (expected \(expected))"
    case .extraWord(let text, let command):
      "'\(text)' is too much after '\(command)' (expected the end of the line)"
    case .secondCommand(let text):
      "'\(text)' follows on the line of a '}' (expected one command a line)"
    default: valueMessage
    }
  }

  private var valueMessage: String {
    switch self {
    case .notANumber(let text, let name):
      "'\(text)' is not a number (expected \(name))"
    case .notFinite(let text):
      "'\(text)' is not finite (expected a finite number)"
    case .tooLarge(let text, let name):
      "'\(text)' is too large (expected \(name) between -1000000000 and 1000000000)"
    case .notPositive(let text, let name):
      "'\(text)' is not positive (expected \(name) greater than 0)"
    case .negative(let text, let name):
      "'\(text)' is negative (expected \(name) of at least 0)"
    case .notACount(let text):
      "'\(text)' is not a count (expected N, a whole number from 1 to \(ScriptLimits.commands))"
    case .notATouchRate(let text):
      "'\(text)' is out of range (expected from 1 to 10000 touch samples a second)"
    case .notATime(let text):
      "'\(text)' is not a time (expected a number with a unit, such as 300ms or 0.3s)"
    case .noUnit(let text):
      "the time '\(text)' has no unit (expected \(text)ms or \(text)s)"
    case .spaceBeforeUnit(let number, let unit):
      "a space parts '\(number)' from its unit (expected \(number)\(unit))"
    case .unknownUnit(let text, let unit):
      "the time '\(text)' has the unknown unit '\(unit)' (expected ms or s)"
    case .negativeTime(let text):
      "the time '\(text)' is negative (expected at least 0)"
    case .tooLongTime(let text):
      "the time '\(text)' is too long (expected at most 3600s)"
    case .noTime(let command):
      "'\(command)' takes no time (expected T greater than 0)"
    case .notAName(let text, let what):
      "'\(text)' does not name \(what) (expected letters, digits, '_', '-' and '.')"
    case .nameTooLong(let text, let what):
      "'\(text)' is too long to name \(what) "
        + "(expected at most \(ScriptLimits.nameLength) characters)"
    default: structureMessage
    }
  }

  private var structureMessage: String {
    switch self {
    case .titleNotQuoted(let text):
      "the title '\(text)' is not in quotes (expected gesture \"title\")"
    case .titleNotClosed:
      "the title is not closed (expected '\"' before the end of the line)"
    case .titleTooLong(let length):
      "the title has \(length) characters (expected at most \(ScriptLimits.titleLength))"
    case .controlCharacterInTitle(let text):
      "the title holds the control character '\(text)' (expected visible text)"
    case .titleNotFirst: "the title is not first (expected 'gesture' before any other command)"
    case .secondTitle: "a second title (expected one, before any other command)"
    case .touchRateInRepeat: "'touch-rate' inside a repeat (expected it before the first touch)"
    case .touchRateAfterTouch:
      "'touch-rate' after a touch (expected it before the first touch)"
    case .secondTouchRate: "a second 'touch-rate' (expected one, before the first touch)"
    case .noOpeningBrace: "'repeat' lacks its body (expected '{' on the same line)"
    case .strayOpeningBrace: "'{' opens nothing (expected it only after 'repeat N')"
    case .strayClosingBrace: "'}' closes nothing (expected 'repeat N {' before it)"
    case .unclosedBrace: "'{' is not closed (expected '}' before the end of the script)"
    case .nestedTooDeep:
      "'repeat' is nested too deep (expected at most \(ScriptLimits.nesting) levels)"
    case .tooManyCommands:
      "the script grows past \(ScriptLimits.commands) commands here (expected fewer repeats)"
    case .tooLongInAll:
      "the script grows past 3600s here, settles not counted (expected a shorter script)"
    case .fingerIsDown(let command, let inLaterPass):
      "'\(command)' while a finger is down\(inLaterPass ? " from the pass before" : "") "
        + "(expected 'up' or 'cancel' before it)"
    case .noFinger(let command, let inLaterPass):
      "'\(command)' without a finger\(inLaterPass ? " in the second pass" : "") "
        + "(expected 'down' before it)"
    case .endsTouching:
      "the script ends with this finger down (expected 'up' or 'cancel' after it)"
    default: ""
    }
  }
}
