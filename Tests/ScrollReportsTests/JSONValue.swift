/// JSON as it was read: strict, small, and apart from the writer it judges.
indirect enum JSONValue: Equatable {
  case null
  case boolean(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([(String, JSONValue)])

  struct NotJSON: Error, Equatable {
    let offset: Int
  }

  init(_ bytes: [UInt8]) throws {
    var reader = Reader(bytes: bytes)
    self = try reader.value()
    reader.skipSpace()
    guard reader.offset == bytes.count else { throw NotJSON(offset: reader.offset) }
  }

  init(_ text: String) throws { try self.init(Array(text.utf8)) }

  subscript(key: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.0 == key }?.1
  }

  var items: [JSONValue] {
    if case .array(let items) = self { items } else { [] }
  }

  static func == (left: JSONValue, right: JSONValue) -> Bool {
    switch (left, right) {
    case (.null, .null): true
    case (.boolean(let left), .boolean(let right)): left == right
    case (.number(let left), .number(let right)): left == right
    case (.string(let left), .string(let right)): left == right
    case (.array(let left), .array(let right)): left == right
    case (.object(let left), .object(let right)):
      left.count == right.count && zip(left, right).allSatisfy { $0.0 == $1.0 && $0.1 == $1.1 }
    default: false
    }
  }

  private struct Reader {
    let bytes: [UInt8]
    var offset = 0

    private var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

    mutating func skipSpace() {
      while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
        offset += 1
      }
    }

    mutating func value() throws -> JSONValue {
      skipSpace()
      switch next {
      case UInt8(ascii: "{"): return try object()
      case UInt8(ascii: "["): return try array()
      case UInt8(ascii: "\""): return .string(try string())
      case UInt8(ascii: "t"): return try word("true", .boolean(true))
      case UInt8(ascii: "f"): return try word("false", .boolean(false))
      case UInt8(ascii: "n"): return try word("null", .null)
      default: return try number()
      }
    }

    private mutating func expect(_ character: Unicode.Scalar) throws {
      guard next == UInt8(ascii: character) else { throw NotJSON(offset: offset) }
      offset += 1
    }

    private mutating func word(_ text: String, _ value: JSONValue) throws -> JSONValue {
      guard bytes[offset...].starts(with: text.utf8) else { throw NotJSON(offset: offset) }
      offset += text.utf8.count
      return value
    }

    private mutating func object() throws -> JSONValue {
      try expect("{")
      var members: [(String, JSONValue)] = []
      skipSpace()
      while next != UInt8(ascii: "}") {
        if !members.isEmpty { try expect(",") }
        skipSpace()
        let key = try string()
        guard !members.contains(where: { $0.0 == key }) else { throw NotJSON(offset: offset) }
        skipSpace()
        try expect(":")
        members.append((key, try value()))
        skipSpace()
      }
      try expect("}")
      return .object(members)
    }

    private mutating func array() throws -> JSONValue {
      try expect("[")
      var items: [JSONValue] = []
      skipSpace()
      while next != UInt8(ascii: "]") {
        if !items.isEmpty { try expect(",") }
        items.append(try value())
        skipSpace()
      }
      try expect("]")
      return .array(items)
    }

    private mutating func string() throws -> String {
      try expect("\"")
      var text: [UInt8] = []
      while let byte = next, byte != UInt8(ascii: "\"") {
        guard byte >= 0x20 else { throw NotJSON(offset: offset) }
        offset += 1
        guard byte == UInt8(ascii: "\\") else {
          text.append(byte)
          continue
        }
        switch next {
        case UInt8(ascii: "n"): text.append(0x0A)
        case UInt8(ascii: "r"): text.append(0x0D)
        case UInt8(ascii: "t"): text.append(0x09)
        case UInt8(ascii: "\""): text.append(UInt8(ascii: "\""))
        case UInt8(ascii: "\\"): text.append(UInt8(ascii: "\\"))
        case UInt8(ascii: "u"):
          guard offset + 4 < bytes.count,
            let code = UInt8(
              String(decoding: bytes[(offset + 1)...(offset + 4)], as: UTF8.self), radix: 16)
          else { throw NotJSON(offset: offset) }
          text.append(code)
          offset += 4
        default: throw NotJSON(offset: offset)
        }
        offset += 1
      }
      try expect("\"")
      guard let string = String(validating: text, as: UTF8.self) else {
        throw NotJSON(offset: offset)
      }
      return string
    }

    private mutating func number() throws -> JSONValue {
      let start = offset
      while let byte = next, "+-.0123456789eE".utf8.contains(byte) { offset += 1 }
      let text = String(decoding: bytes[start..<offset], as: UTF8.self)
      guard text.utf8.first != UInt8(ascii: "+"), let value = Double(text) else {
        throw NotJSON(offset: start)
      }
      return .number(value)
    }
  }
}
