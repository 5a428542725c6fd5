/// Reads Unicode scalars from bytes that may or may not be UTF-8.
///
/// Overlong forms, surrogates and values over U+10FFFF are invalid, as RFC 3629 has it; each byte
/// that begins no scalar is reported by itself.
struct ScalarReader<Bytes: Collection> where Bytes.Element == UInt8 {
  enum Element: Equatable {
    case scalar(Unicode.Scalar)
    case invalid(UInt8)
  }

  private let bytes: Bytes
  private var index: Bytes.Index

  init(_ bytes: Bytes) {
    self.bytes = bytes
    index = bytes.startIndex
  }

  mutating func next() -> Element? {
    guard index < bytes.endIndex else { return nil }
    let first = bytes[index]
    bytes.formIndex(after: &index)
    if first < 0x80 { return .scalar(Unicode.Scalar(first)) }

    let count: Int
    let smallest: UInt32
    var value: UInt32
    switch first {
    case 0xC2...0xDF: (count, smallest, value) = (1, 0x80, UInt32(first & 0x1F))
    case 0xE0...0xEF: (count, smallest, value) = (2, 0x800, UInt32(first & 0x0F))
    case 0xF0...0xF4: (count, smallest, value) = (3, 0x10000, UInt32(first & 0x07))
    default: return .invalid(first)
    }
    var end = index
    for _ in 0..<count {
      guard end < bytes.endIndex, bytes[end] & 0xC0 == 0x80 else { return .invalid(first) }
      value = value << 6 | UInt32(bytes[end] & 0x3F)
      bytes.formIndex(after: &end)
    }
    guard value >= smallest, let scalar = Unicode.Scalar(value) else { return .invalid(first) }
    index = end
    return .scalar(scalar)
  }
}
