/// One thing wrong with a file of W3C WebDriver actions, and the place to look at.
public struct W3CActionsError: Error, Equatable, Sendable {
  public enum Place: Equatable, Sendable {
    /// Where the text is no JSON: one-based, columns counted in Unicode scalars.
    case text(line: Int, column: Int)
    /// The value at fault, as a JSON pointer (RFC 6901).
    case value(pointer: String)
  }

  /// The name of the file, as given to the reader.
  public var file: String
  public var place: Place
  /// What stands there; text of the file is shortened and escaped.
  public var found: String
  public var expected: String

  public init(file: String, place: Place, found: String, expected: String) {
    self.file = file
    self.place = place
    self.found = found
    self.expected = expected
  }
}

extension W3CActionsError: CustomStringConvertible {
  public var description: String {
    switch place {
    case .text(let line, let column):
      "\(file):\(line):\(column): \(found) (expected \(expected))"
    case .value(let pointer) where pointer.utf8.isEmpty:
      "\(file): expected \(expected), got \(found)"
    case .value(let pointer):
      "\(file): \(pointer): expected \(expected), got \(found)"
    }
  }
}

/// Everything wrong with a file of W3C WebDriver actions, in the order of the file.
public struct W3CActionsErrors: Error, Equatable, Sendable {
  /// The first `ScriptLimits.errors` of them, at least one.
  public var errors: [W3CActionsError]
  /// How many more there are.
  public var omitted: Int

  public init(_ errors: [W3CActionsError], omitted: Int = 0) {
    self.errors = errors
    self.omitted = omitted
  }
}

extension W3CActionsErrors: CustomStringConvertible {
  /// One error a line; a last line counts those left out.
  public var description: String {
    var text = ""
    for error in errors {
      if !text.isEmpty { text += "\n" }
      text += error.description
    }
    if omitted > 0 { text += "\nand \(omitted) more" }
    return text
  }
}
