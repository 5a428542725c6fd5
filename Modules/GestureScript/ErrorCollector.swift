/// Gathers what is wrong with a script: the first errors in the order of the text, and a count.
struct ErrorCollector {
  private(set) var errors: [GestureScriptError] = []
  private(set) var omitted = 0
  private let file: String

  init(file: String) {
    self.file = file
  }

  /// Notes an error at `place`. `reason` is made only if it may be among those kept.
  mutating func report(
    _ reason: @autoclosure () -> GestureScriptError.Reason, at place: Place
  ) {
    if errors.count == ScriptLimits.errors {
      omitted += 1
      guard place < Place(errors[errors.count - 1]) else { return }
      errors.removeLast()
    }
    let error = GestureScriptError(
      reason(), file: file, line: place.line, column: place.column)
    var index = errors.count
    while index > 0, place < Place(errors[index - 1]) { index -= 1 }
    errors.insert(error, at: index)
  }

  /// Everything reported, or nil if nothing was.
  var all: GestureScriptErrors? {
    errors.isEmpty ? nil : GestureScriptErrors(errors, omitted: omitted)
  }
}

/// A one-based line and column of a script, the column in Unicode scalars.
struct Place: Equatable, Comparable {
  var line: Int
  var column: Int

  static func < (left: Place, right: Place) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}

extension Place {
  init(_ error: GestureScriptError) {
    self.init(line: error.line, column: error.column)
  }
}
