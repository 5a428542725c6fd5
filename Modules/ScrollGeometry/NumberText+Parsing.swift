extension NumberText {
  /// Reads a decimal number, rounded correctly.
  ///
  /// The form is an optional sign, digits, optionally a point and digits, optionally `e` or `E`
  /// with a whole exponent: `12`, `-0.5`, `+3e-2`. No spaces, no bare point, no `inf`, `nan` or
  /// hexadecimal. A number too large to be finite is nil; one too small is 0. Time is linear in the
  /// text's length.
  ///
  /// - Parameter text: UTF-8 text, the number alone.
  /// - Returns: The number, or nil if `text` is not one.
  @inlinable
  public static func parse(_ text: some Collection<UInt8>) -> Double? {
    if let found = text.withContiguousStorageIfAvailable({ parse(buffer: $0) }) { return found }
    return [UInt8](text).withUnsafeBufferPointer { parse(buffer: $0) }
  }

  @usableFromInline
  static func parse(buffer text: UnsafeBufferPointer<UInt8>) -> Double? {
    guard let scan = Scan(text) else { return nil }
    let size: Double
    if scan.mantissa == 0 {
      size = 0
    } else if let quick = scan.quick {
      size = quick
    } else {
      size = DecimalRatio.value(digits: text[scan.digits], exponent: scan.exponentOfLastDigit)
    }
    guard size < .infinity else { return nil }
    return scan.isNegative ? -size : size
  }

  /// What one pass over the text finds.
  private struct Scan {
    var isNegative = false
    /// The first 19 significant digits.
    var mantissa: UInt64 = 0
    /// Whether digits other than 0 follow them.
    var isTruncated = false
    /// The power of ten of the mantissa's last digit, and of the text's.
    var exponent: Int64 = 0
    var exponentOfLastDigit: Int64 = 0
    /// Where the digits, with the point among them, are.
    var digits = 0..<0

    init?(_ text: UnsafeBufferPointer<UInt8>) {
      var index = 0
      if let first = text.first, first == UInt8(ascii: "-") || first == UInt8(ascii: "+") {
        isNegative = first == UInt8(ascii: "-")
        index = 1
      }
      let start = index
      var significant = 0
      func digit(at index: Int) -> UInt64? {
        guard index < text.count else { return nil }
        let value = text[index] &- UInt8(ascii: "0")
        return value < 10 ? UInt64(value) : nil
      }
      while let next = digit(at: index) {
        if significant < 19 {
          mantissa = mantissa &* 10 &+ next
          if mantissa > 0 { significant += 1 }
        } else {
          exponent += 1
          isTruncated = isTruncated || next != 0
        }
        index += 1
      }
      guard index > start else { return nil }
      if index < text.count, text[index] == UInt8(ascii: ".") {
        index += 1
        let point = index
        while let next = digit(at: index) {
          exponentOfLastDigit -= 1
          if significant < 19 {
            mantissa = mantissa &* 10 &+ next
            if mantissa > 0 { significant += 1 }
            exponent -= 1
          } else {
            isTruncated = isTruncated || next != 0
          }
          index += 1
        }
        guard index > point else { return nil }
      }
      digits = start..<index
      guard index < text.count else { return }
      guard text[index] | 0x20 == UInt8(ascii: "e") else { return nil }
      index += 1
      var sign: Int64 = 1
      if index < text.count, text[index] == UInt8(ascii: "-") || text[index] == UInt8(ascii: "+") {
        sign = text[index] == UInt8(ascii: "-") ? -1 : 1
        index += 1
      }
      let power = index
      var written: Int64 = 0
      while let next = digit(at: index) {
        // Far past any length of text, so that no number of zeros can bring it back.
        if written < 1_000_000_000_000_000 { written = written * 10 + Int64(next) }
        index += 1
      }
      guard index > power, index == text.count else { return nil }
      exponent += sign * written
      exponentOfLastDigit += sign * written
    }

    /// The value, where a power of ten that is itself exact and one or two roundings decide it.
    var quick: Double? {
      guard !isTruncated, exponent.magnitude <= 22 else { return nil }
      let power = Scan.powersOfTen[Int(exponent.magnitude)]
      let high = Double(mantissa)
      if mantissa <= 1 << 53 { return exponent < 0 ? high / power : high * power }
      let low = Double(Int64(bitPattern: mantissa &- UInt64(high)))
      let first: Double
      let second: Double
      if exponent < 0 {
        first = high / power
        let product = DoubleDouble(product: first, power)
        second = (((high - product.high) - product.low) + low) / power
      } else {
        let product = DoubleDouble(product: high, power)
        first = product.high
        second = product.low + low * power
      }
      let sum = DoubleDouble(sum: first, second)
      // Sure unless the true value, within 2⁻¹⁰⁰ of this sum, may lie across a rounding boundary.
      let doubt = sum.high * 0x1p-100
      let isSure =
        sum.high + (sum.low + doubt) == sum.high && sum.high + (sum.low - doubt) == sum.high
      return isSure ? sum.high : nil
    }

    private static let powersOfTen: [Double] = [
      1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
      1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
    ]
  }
}
