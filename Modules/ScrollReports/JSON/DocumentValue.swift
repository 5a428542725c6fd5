import GestureScript

/// A value of a JSON file that knows where it stands, for readers that tell what they expected.
///
/// Members that a reader does not ask for are passed over: a later program may write more.
struct DocumentValue {
  let file: String
  let pointer: String
  private let value: JSONValue

  /// The value that a file holds.
  ///
  /// - Throws: `DocumentError` with line and column where the text is no JSON.
  init(_ bytes: [UInt8], file: String) throws(DocumentError) {
    var reader = JSONReader(bytes)
    do throws(JSONReader.Failure) {
      self.init(file: file, pointer: "", value: try reader.read())
    } catch {
      let (line, column) = error.place(in: bytes)
      throw DocumentError(
        file: file, place: .text(line: line, column: column), found: error.found,
        expected: error.expected)
    }
  }

  private init(file: String, pointer: String, value: JSONValue) {
    self.file = file
    self.pointer = pointer
    self.value = value
  }

  /// An error that says what should have stood here.
  func error(expected: String) -> DocumentError {
    DocumentError(
      file: file, place: .value(pointer: pointer), found: described(value), expected: expected)
  }

  // MARK: Members

  /// The member of that name; nil if there is none, and an error if there are two.
  func optional(_ name: String) throws(DocumentError) -> DocumentValue? {
    guard case .object(let members) = value else { throw error(expected: "an object") }
    let own = members.filter { (member: JSONMember) in member.name == name }
    guard let first = own.first else { return nil }
    let found = DocumentValue(
      file: file, pointer: pointer + "/" + Self.escaped(name), value: first.value)
    guard own.count == 1 else { throw found.error(expected: "it once") }
    return found
  }

  /// The member of that name.
  func member(_ name: String) throws(DocumentError) -> DocumentValue {
    if let found = try optional(name) { return found }
    throw DocumentError(
      file: file, place: .value(pointer: pointer), found: "none", expected: "a member '\(name)'")
  }

  /// The members of an object, in order.
  func members() throws(DocumentError) -> [(name: String, value: DocumentValue)] {
    guard case .object(let members) = value else { throw error(expected: "an object") }
    return members.map { (member: JSONMember) in
      (
        member.name,
        DocumentValue(
          file: file, pointer: pointer + "/" + Self.escaped(member.name), value: member.value)
      )
    }
  }

  /// The elements of an array.
  func elements() throws(DocumentError) -> [DocumentValue] {
    guard case .array(let elements) = value else { throw error(expected: "an array") }
    return elements.enumerated().map { (index: Int, element: JSONValue) in
      DocumentValue(file: file, pointer: "\(pointer)/\(index)", value: element)
    }
  }

  // MARK: Values

  var isNull: Bool {
    if case .null = value { true } else { false }
  }

  func string() throws(DocumentError) -> String {
    guard case .string(let text) = value else { throw error(expected: "a string") }
    return text
  }

  /// A string that is not empty.
  func name() throws(DocumentError) -> String {
    let text = try string()
    guard !text.isEmpty else { throw error(expected: "a string that is not empty") }
    return text
  }

  func boolean() throws(DocumentError) -> Bool {
    guard case .boolean(let isTrue) = value else { throw error(expected: "true or false") }
    return isTrue
  }

  func number() throws(DocumentError) -> Double {
    guard case .number(let number) = value else { throw error(expected: "a number") }
    return number
  }

  /// A number; not a number where the file says `null`, for which JSON has no number.
  func numberOrNull() throws(DocumentError) -> Double {
    if isNull { return .nan }
    guard case .number(let number) = value else { throw error(expected: "a number or null") }
    return number
  }

  /// A whole number of a range.
  func integer(in range: ClosedRange<Int>) throws(DocumentError) -> Int {
    if case .number(let number) = value, let whole = Int(exactly: number), range.contains(whole) {
      return whole
    }
    throw error(
      expected: "a whole number from \(range.lowerBound) to \(range.upperBound)")
  }

  private static func escaped(_ name: String) -> String {
    var text = ""
    for scalar in quotable(Array(name.utf8)).unicodeScalars {
      switch scalar {
      case "~": text += "~0"
      case "/": text += "~1"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
