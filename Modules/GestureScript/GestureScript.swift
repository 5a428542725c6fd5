/// What a finger and the environment do, in order; it names no behavior, so it runs through all.
///
/// `parse` makes one from the text of a `.gesture` file, `text` prints one back. A script made in
/// code is not checked; `isRunnable` says whether its text would parse.
public struct GestureScript: Sendable {
  /// The text in quotes after `gesture`; nil when the script has none.
  public var title: String?
  /// Touch samples a second, 1...10000; nil for the frame rate of the run.
  public var touchRate: Double?
  public var statements: [GestureStatement]

  public init(
    title: String? = nil, touchRate: Double? = nil, statements: [GestureStatement] = []
  ) {
    self.title = title
    self.touchRate = touchRate
    self.statements = statements
  }

  /// A script of `commands` that come from no file.
  public init(title: String? = nil, touchRate: Double? = nil, commands: [GestureCommand]) {
    self.init(
      title: title, touchRate: touchRate, statements: commands.map { GestureStatement($0) })
  }

  /// The commands without their places in the text.
  public var commands: [GestureCommand] { statements.map { $0.command } }

  /// Whether the script obeys every rule of the language: its printed text parses to itself.
  public var isRunnable: Bool {
    do throws(GestureScriptErrors) {
      return try GestureScript.parse(Array(text.utf8), file: "") == self
    } catch {
      return false
    }
  }
}

/// Places do not count: a script equals what is parsed from its printed text.
extension GestureScript: Equatable {}

/// One command of a script and where it was written.
public struct GestureStatement: Sendable {
  public var command: GestureCommand
  /// One-based line and column (in Unicode scalars) of the command's word; 0 if it has no file.
  public var line: Int
  public var column: Int

  public init(_ command: GestureCommand, line: Int = 0, column: Int = 0) {
    self.command = command
    self.line = line
    self.column = column
  }
}

extension GestureStatement: Equatable {
  public static func == (left: GestureStatement, right: GestureStatement) -> Bool {
    left.command == right.command
  }
}
