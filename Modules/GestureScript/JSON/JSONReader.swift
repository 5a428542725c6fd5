import ScrollGeometry

/// Reads JSON (RFC 8259) strictly, in linear time, nested to a bounded depth.
package struct JSONReader {
  /// Where the text is no JSON, and why.
  package struct Failure: Error, Equatable {
    /// The index of the byte at fault.
    package let index: Int
    package let found: String
    package let expected: String

    /// The one-based line and column of the byte at fault, columns counted in Unicode scalars.
    package func place(in bytes: [UInt8]) -> (line: Int, column: Int) {
      var (line, column) = (1, 1)
      for byte in bytes[..<index] {
        if byte == UInt8(ascii: "\n") {
          line += 1
          column = 1
        } else if byte & 0xC0 != 0x80 {
          column += 1
        }
      }
      return (line, column)
    }
  }

  /// Far more than any file of ours needs.
  private static let deepest = 32

  private let bytes: [UInt8]
  private var index = 0

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The value that is the whole text.
  package mutating func read() throws(Failure) -> JSONValue {
    let value = try value(depth: 0)
    skipSpaces()
    guard index == bytes.count else { throw failure("the end of the text") }
    return value
  }

  private mutating func value(depth: Int) throws(Failure) -> JSONValue {
    skipSpaces()
    guard index < bytes.count else { throw failure("a value") }
    switch bytes[index] {
    case UInt8(ascii: "{"): return try object(depth: depth + 1)
    case UInt8(ascii: "["): return try array(depth: depth + 1)
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .number(try number())
    default: break
    }
    if skip("null") { return .null }
    if skip("true") { return .boolean(true) }
    if skip("false") { return .boolean(false) }
    throw failure("a value")
  }

  // MARK: Containers

  private mutating func array(depth: Int) throws(Failure) -> JSONValue {
    guard depth <= Self.deepest else { throw tooDeep }
    index += 1
    var elements: [JSONValue] = []
    if skipSpaces(then: UInt8(ascii: "]")) { return .array(elements) }
    while true {
      elements.append(try value(depth: depth))
      if skipSpaces(then: UInt8(ascii: "]")) { return .array(elements) }
      guard skipSpaces(then: UInt8(ascii: ",")) else { throw failure("',' or ']'") }
    }
  }

  private mutating func object(depth: Int) throws(Failure) -> JSONValue {
    guard depth <= Self.deepest else { throw tooDeep }
    index += 1
    var members: [JSONMember] = []
    if skipSpaces(then: UInt8(ascii: "}")) { return .object(members) }
    while true {
      skipSpaces()
      guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") else {
        throw failure("a name in quotes")
      }
      let name = try string()
      guard skipSpaces(then: UInt8(ascii: ":")) else { throw failure("':'") }
      members.append(JSONMember(name: name, value: try value(depth: depth)))
      if skipSpaces(then: UInt8(ascii: "}")) { return .object(members) }
      guard skipSpaces(then: UInt8(ascii: ",")) else { throw failure("',' or '}'") }
    }
  }

  // MARK: Numbers

  private mutating func number() throws(Failure) -> Double {
    let start = index
    if bytes[index] == UInt8(ascii: "-") { index += 1 }
    let whole = index
    let digits = skipDigits()
    guard digits > 0 else { throw failure("a digit") }
    if digits > 1, bytes[whole] == UInt8(ascii: "0") {
      index = whole + 1
      throw failure("no digit after a leading 0")
    }
    if index < bytes.count, bytes[index] == UInt8(ascii: ".") {
      index += 1
      guard skipDigits() > 0 else { throw failure("a digit") }
    }
    if index < bytes.count, bytes[index] | 0x20 == UInt8(ascii: "e") {
      index += 1
      if index < bytes.count,
        bytes[index] == UInt8(ascii: "+") || bytes[index] == UInt8(ascii: "-")
      {
        index += 1
      }
      guard skipDigits() > 0 else { throw failure("a digit") }
    }
    guard let value = NumberText.parse(bytes[start..<index]), value.isFinite else {
      let text = quotable(bytes[start..<index])
      throw Failure(index: start, found: "'\(text)' is too large", expected: "a finite number")
    }
    return value
  }

  private mutating func skipDigits() -> Int {
    let start = index
    while index < bytes.count, bytes[index] >= UInt8(ascii: "0"),
      bytes[index] <= UInt8(ascii: "9")
    {
      index += 1
    }
    return index - start
  }

  // MARK: Strings

  private mutating func string() throws(Failure) -> String {
    let opening = index
    index += 1
    var text: [UInt8] = []
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\"") {
        index += 1
        return String(decoding: text, as: UTF8.self)
      }
      if byte == UInt8(ascii: "\\") {
        let scalar = try escape()
        text += Array(UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      } else if byte < 0x20 {
        throw failure("an escape")
      } else if byte < 0x80 {
        text.append(byte)
        index += 1
      } else {
        var reader = ScalarReader(bytes[index...].prefix(4))
        guard case .scalar(let scalar)? = reader.next() else { throw failure("UTF-8 text") }
        let encoded = Array(UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
        text += encoded
        index += encoded.count
      }
    }
    index = opening
    throw Failure(index: opening, found: "the text is not closed", expected: "'\"' at its end")
  }

  private mutating func escape() throws(Failure) -> Unicode.Scalar {
    index += 1
    guard index < bytes.count else { throw failure("an escaped character") }
    let byte = bytes[index]
    let plain: Unicode.Scalar
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): plain = Unicode.Scalar(byte)
    case UInt8(ascii: "b"): plain = "\u{8}"
    case UInt8(ascii: "f"): plain = "\u{C}"
    case UInt8(ascii: "n"): plain = "\n"
    case UInt8(ascii: "r"): plain = "\r"
    case UInt8(ascii: "t"): plain = "\t"
    case UInt8(ascii: "u"): return try unicodeEscape()
    default: throw failure("one of \" \\ / b f n r t u")
    }
    index += 1
    return plain
  }

  /// Reads four digits after `\u`, and a second escape where the first is half of a pair.
  private mutating func unicodeEscape() throws(Failure) -> Unicode.Scalar {
    let start = index - 1
    let first = try fourDigits()
    if let scalar = Unicode.Scalar(first) { return scalar }
    if first < 0xDC00, index + 1 < bytes.count, bytes[index] == UInt8(ascii: "\\"),
      bytes[index + 1] == UInt8(ascii: "u")
    {
      index += 1
      let second = try fourDigits()
      if second >= 0xDC00, second < 0xE000,
        let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
      {
        return scalar
      }
    }
    throw Failure(
      index: start, found: "half of a surrogate pair", expected: "both halves, the high one first")
  }

  /// Reads four hexadecimal digits after the `u` at `index`.
  private mutating func fourDigits() throws(Failure) -> UInt32 {
    index += 1
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard index < bytes.count, let digit = hexadecimalDigit(bytes[index]) else {
        throw failure("four hexadecimal digits")
      }
      value = value << 4 | digit
      index += 1
    }
    return value
  }

  private func hexadecimalDigit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a")) + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A")) + 10
    default: nil
    }
  }

  // MARK: Bytes

  private mutating func skipSpaces() {
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        index += 1
      default: return
      }
    }
  }

  /// Passes over spaces, and over `byte` if it comes next.
  private mutating func skipSpaces(then byte: UInt8) -> Bool {
    skipSpaces()
    guard index < bytes.count, bytes[index] == byte else { return false }
    index += 1
    return true
  }

  private mutating func skip(_ word: String) -> Bool {
    guard bytes[index...].starts(with: word.utf8) else { return false }
    index += word.utf8.count
    return true
  }

  /// What stands at `index` is not what was expected.
  private func failure(_ expected: String) -> Failure {
    guard index < bytes.count else {
      return Failure(index: index, found: "the text ends", expected: expected)
    }
    var reader = ScalarReader(bytes[index...].prefix(4))
    switch reader.next() {
    case .scalar(let scalar):
      let text = quotable(Array(String(scalar).utf8))
      return Failure(index: index, found: "unexpected '\(text)'", expected: expected)
    case .invalid, nil:
      let text = hexadecimal(bytes[index])
      return Failure(index: index, found: "unexpected byte 0x\(text)", expected: expected)
    }
  }

  private var tooDeep: Failure {
    Failure(
      index: index, found: "nested too deep", expected: "at most \(Self.deepest) levels")
  }
}
