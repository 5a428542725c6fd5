/// The digits of a byte, two of them.
func hexadecimal(_ byte: UInt8) -> String {
  let digits = Array("0123456789ABCDEF".utf8)
  return String(decoding: [digits[Int(byte >> 4)], digits[Int(byte & 15)]], as: UTF8.self)
}

/// Text of a script as a message may show it: at most 40 characters, nothing invisible.
///
/// Control characters and the spaces and marks that show nothing are written as `\u{...}`; a byte
/// that is not UTF-8 as `\x..`.
package func quotable(_ bytes: some Collection<UInt8>) -> String {
  let limit = 40
  var text = ""
  var count = 0
  var reader = ScalarReader(bytes)
  while let element = reader.next() {
    if count == limit {
      text += "..."
      break
    }
    count += 1
    switch element {
    case .scalar(let scalar) where scalar.isInvisible:
      text += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
    case .scalar(let scalar):
      text.unicodeScalars.append(scalar)
    case .invalid(let byte):
      text += "\\x" + hexadecimal(byte)
    }
  }
  return text
}

extension Unicode.Scalar {
  /// C0, DEL and C1.
  var isControl: Bool { value < 0x20 || (value >= 0x7F && value < 0xA0) }

  /// Whether the scalar leaves no mark of its own, or reorders its neighbors.
  var isInvisible: Bool {
    switch value {
    case 0..<0x20, 0x7F...0xA0, 0xAD, 0x1680, 0x2000...0x200F, 0x2028...0x202F, 0x205F...0x206F,
      0x3000, 0xFEFF:
      true
    default: false
    }
  }
}
