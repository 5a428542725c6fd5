/// What is wrong with a JSON file, and the place to look at.
public struct DocumentError: Error, Equatable, Sendable {
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
}

extension DocumentError: CustomStringConvertible {
  public var description: String {
    switch place {
    case .text(let line, let column):
      "\(file):\(line):\(column): \(found) (expected \(expected))"
    case .value(let pointer):
      "\(file): \(pointer.isEmpty ? "the whole" : pointer): expected \(expected), got \(found)"
    }
  }
}
