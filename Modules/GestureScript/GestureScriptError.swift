/// One thing wrong with a gesture script, and the place to look at.
public struct GestureScriptError: Error, Equatable, Sendable {
  /// The name of the script, as given to the parser.
  public var file: String
  public var reason: Reason
  /// One-based; columns count Unicode scalars.
  public var line: Int
  public var column: Int

  public init(_ reason: Reason, file: String, line: Int, column: Int) {
    self.reason = reason
    self.file = file
    self.line = line
    self.column = column
  }
}

extension GestureScriptError: CustomStringConvertible {
  /// `file:line:column: what is wrong (what was expected)`.
  public var description: String { "\(file):\(line):\(column): \(reason.message)" }
}

/// Everything wrong with a gesture script, in the order of the text.
public struct GestureScriptErrors: Error, Equatable, Sendable {
  /// The first `ScriptLimits.errors` of them, at least one.
  public var errors: [GestureScriptError]
  /// How many more there are.
  public var omitted: Int

  public init(_ errors: [GestureScriptError], omitted: Int = 0) {
    self.errors = errors
    self.omitted = omitted
  }
}

extension GestureScriptErrors: CustomStringConvertible {
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
