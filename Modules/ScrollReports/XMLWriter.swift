/// Writes XML 1.0 into bytes: UTF-8, an element a line, attributes in the order given.
struct XMLWriter {
  private(set) var bytes: [UInt8] = Array("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n".utf8)
  private var depth = 0

  typealias Attributes = [(name: String, value: String)]

  /// An element of other elements.
  mutating func element(
    _ name: String, _ attributes: Attributes = [], _ body: (inout XMLWriter) -> Void
  ) {
    begin(name, attributes)
    append(">\n")
    depth += 1
    body(&self)
    depth -= 1
    indent()
    append("</\(name)>\n")
  }

  /// An element of text.
  mutating func element(_ name: String, _ attributes: Attributes = [], text: String) {
    begin(name, attributes)
    append(">")
    append(text: text, isAttribute: false)
    append("</\(name)>\n")
  }

  /// An element of nothing.
  mutating func element(_ name: String, _ attributes: Attributes = []) {
    begin(name, attributes)
    append("/>\n")
  }

  private mutating func begin(_ name: String, _ attributes: Attributes) {
    indent()
    append("<" + name)
    for attribute in attributes {
      append(" \(attribute.name)=\"")
      append(text: attribute.value, isAttribute: true)
      append("\"")
    }
  }

  private mutating func indent() {
    for _ in 0..<depth { append("  ") }
  }

  private mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }

  /// What XML takes for markup is written as such; what it cannot hold at all becomes `U+FFFD`.
  private mutating func append(text: String, isAttribute: Bool) {
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": append("&amp;")
      case "<": append("&lt;")
      case ">": append("&gt;")
      case "\"": append(isAttribute ? "&quot;" : "\"")
      case "\n": append(isAttribute ? "&#10;" : "\n")
      case "\t": append(isAttribute ? "&#9;" : "\t")
      case "\u{0}"..<" ", "\u{FFFE}", "\u{FFFF}": append("\u{FFFD}")
      default: append(String(scalar))
      }
    }
  }
}
