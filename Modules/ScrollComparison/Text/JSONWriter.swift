import ScrollGeometry

/// Writes JSON into bytes: keys in the order given, numbers in the shortest form that reads back
/// exactly, no spaces but the line breaks that make it readable.
public struct JSONWriter: Sendable {
  /// How an object or array is laid out.
  public enum Layout: Sendable {
    /// Everything on one line.
    case inline
    /// Every member on a line of its own, two spaces further in.
    case lines
  }

  public private(set) var bytes: [UInt8] = []
  private var open: [(layout: Layout, isEmpty: Bool)] = []
  private var followsKey = false

  public init() {}

  /// Makes room for that many more bytes.
  public mutating func reserve(_ count: Int) { bytes.reserveCapacity(bytes.count + count) }

  public mutating func object(_ layout: Layout = .lines, _ body: (inout JSONWriter) -> Void) {
    begin("{", layout)
    body(&self)
    end("}")
  }

  public mutating func array(_ layout: Layout = .lines, _ body: (inout JSONWriter) -> Void) {
    begin("[", layout)
    body(&self)
    end("]")
  }

  /// The next value's key; only inside an object.
  public mutating func key(_ name: String) {
    beginMember()
    appendString(name)
    bytes.append(UInt8(ascii: ":"))
    if open.last?.layout == .lines { bytes.append(UInt8(ascii: " ")) }
    followsKey = true
  }

  public mutating func string(_ value: String) {
    beginMember()
    appendString(value)
  }

  /// A number; `null` when it is not finite, for which JSON has no number.
  public mutating func number(_ value: Double) {
    beginMember()
    if value.isFinite {
      NumberText.append(value, to: &bytes)
    } else {
      bytes.append(contentsOf: "null".utf8)
    }
  }

  public mutating func number(_ value: Int) {
    beginMember()
    bytes.append(contentsOf: String(value).utf8)
  }

  public mutating func boolean(_ value: Bool) {
    beginMember()
    bytes.append(contentsOf: (value ? "true" : "false").utf8)
  }

  public mutating func null() {
    beginMember()
    bytes.append(contentsOf: "null".utf8)
  }

  /// Ends the line, after a document or between the documents of JSON lines.
  public mutating func endLine() { bytes.append(UInt8(ascii: "\n")) }

  // MARK: Members

  /// A value that `body` appends, finished JSON without line breaks.
  package mutating func raw(_ body: (inout [UInt8]) -> Void) {
    beginMember()
    body(&bytes)
  }

  private mutating func beginMember() {
    if followsKey {
      followsKey = false
      return
    }
    guard let last = open.last else { return }
    if !last.isEmpty { bytes.append(UInt8(ascii: ",")) }
    open[open.count - 1].isEmpty = false
    if last.layout == .lines { breakLine() }
  }

  private mutating func begin(_ bracket: Unicode.Scalar, _ layout: Layout) {
    beginMember()
    bytes.append(UInt8(ascii: bracket))
    open.append((layout, true))
  }

  private mutating func end(_ bracket: Unicode.Scalar) {
    let closed = open.removeLast()
    if closed.layout == .lines, !closed.isEmpty { breakLine() }
    bytes.append(UInt8(ascii: bracket))
  }

  private mutating func breakLine() {
    endLine()
    for _ in open { bytes.append(contentsOf: [UInt8(ascii: " "), UInt8(ascii: " ")]) }
  }

  private mutating func appendString(_ text: String) {
    Self.append(text, to: &bytes)
  }

  /// Appends a string with its quotes, its control characters escaped.
  package static func append(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        bytes.append(UInt8(ascii: "\\"))
        bytes.append(byte)
      case 0x0A: bytes.append(contentsOf: "\\n".utf8)
      case 0x0D: bytes.append(contentsOf: "\\r".utf8)
      case 0x09: bytes.append(contentsOf: "\\t".utf8)
      case 0..<0x20, 0x7F:
        bytes.append(contentsOf: "\\u00".utf8)
        bytes.append(hexadecimal(byte >> 4))
        bytes.append(hexadecimal(byte & 0xF))
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private static func hexadecimal(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
  }
}
