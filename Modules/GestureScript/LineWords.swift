/// A word of one line: a run of visible characters, a text in quotes, or a brace.
struct LineWord {
  enum Kind {
    case plain
    /// A text in quotes; whether the closing quote is there.
    case quoted(isClosed: Bool)
    case openingBrace
    case closingBrace
  }

  let kind: Kind
  /// The word's bytes in the script, quotes included.
  let range: Range<Int>
  let place: Place
  /// The column after the word.
  let endColumn: Int

  var isBrace: Bool {
    switch kind {
    case .openingBrace, .closingBrace: true
    case .plain, .quoted: false
    }
  }
}

/// Parts one line of valid UTF-8 into words; a `#` outside quotes begins a comment.
struct LineSplitter {
  private let bytes: [UInt8]
  private let line: Int
  private var index: Int
  private let end: Int
  private var column = 1

  init(_ bytes: [UInt8], _ range: Range<Int>, line: Int) {
    self.bytes = bytes
    self.line = line
    index = range.lowerBound
    end = range.upperBound
  }

  mutating func next() -> LineWord? {
    while index < end, bytes[index] == UInt8(ascii: " ") || bytes[index] == UInt8(ascii: "\t") {
      advance()
    }
    guard index < end, bytes[index] != UInt8(ascii: "#") else { return nil }
    let start = index
    let place = Place(line: line, column: column)
    let first = bytes[index]
    advance()
    let kind: LineWord.Kind
    switch first {
    case UInt8(ascii: "{"): kind = .openingBrace
    case UInt8(ascii: "}"): kind = .closingBrace
    case UInt8(ascii: "\""): kind = .quoted(isClosed: skipQuoted())
    default:
      while index < end, !endsPlainWord(bytes[index]) { advance() }
      kind = .plain
    }
    return LineWord(kind: kind, range: start..<index, place: place, endColumn: column)
  }

  private func endsPlainWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "#"), UInt8(ascii: "{"),
      UInt8(ascii: "}"), UInt8(ascii: "\""):
      true
    default: false
    }
  }

  /// Goes past the closing quote, or to the line's end if there is none.
  private mutating func skipQuoted() -> Bool {
    while index < end {
      let byte = bytes[index]
      advance()
      if byte == UInt8(ascii: "\"") { return true }
      if byte == UInt8(ascii: "\\"), index < end { advance() }
    }
    return false
  }

  private mutating func advance() {
    index += 1
    // Bytes that continue a scalar take no column of their own.
    if index >= bytes.count || bytes[index] & 0xC0 != 0x80 { column += 1 }
  }
}
