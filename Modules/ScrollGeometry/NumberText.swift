/// Numbers as text: the shortest that reads back exactly, and its reading.
///
/// Traces, scripts and tables all write numbers this way, so that a text compares equal only where
/// the numbers do. No locale, no C library.
public enum NumberText {
  /// Appends the shortest decimal text that `parse` turns back into `value`.
  ///
  /// A whole number has no fraction (`12`), minus zero is `0`, an exponent appears where Swift's
  /// own description has one (`1e+16`, `5e-05`), and numbers that are not finite are `nan`, `inf`
  /// and `-inf`.
  ///
  /// - Parameters:
  ///   - value: Any number.
  ///   - output: UTF-8 text to append to.
  public static func append(_ value: Double, to output: inout [UInt8]) {
    let size = value.magnitude
    guard size < 0x1p53, size >= 0x1p-7 || size == 0 else {
      return appendDescription(value, to: &output)
    }
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: capacity) { buffer in
      var start = capacity / 2
      var end = start
      var whole = UInt64(size)
      if Double(whole) != size {
        end = writeFraction(of: size, into: buffer, at: start)
      }
      repeat {
        start -= 1
        buffer[start] = zero + UInt8(truncatingIfNeeded: whole % 10)
        whole /= 10
      } while whole > 0
      if value < 0 {
        start -= 1
        buffer[start] = UInt8(ascii: "-")
      }
      output.append(contentsOf: UnsafeMutableBufferPointer(rebasing: buffer[start..<end]))
    }
  }

  /// Returns the shortest decimal text that `parse` turns back into `value`, as `append` writes it.
  public static func string(_ value: Double) -> String {
    var bytes: [UInt8] = []
    append(value, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A sign and 16 digits before the middle, a point and at most 20 digits after it.
  private static let capacity = 48
  private static let zero = UInt8(ascii: "0")

  /// Writes the point and the fraction's digits at `start`; returns the end.
  ///
  /// Steele and White's digit generation in whole numbers: with the fraction in units of half its
  /// last bit, a remainder below `margin` (or that near to the next digit) is nearer to this number
  /// than to its neighbors. From 2⁻⁷ up, ten times the fraction fits 64 bits.
  private static func writeFraction(
    of size: Double, into buffer: UnsafeMutableBufferPointer<UInt8>, at start: Int
  ) -> Int {
    let bits = size.bitPattern
    let shift = 1076 &- bits >> 52
    let one: UInt64 = 1 << shift
    let mask = one &- 1
    var rest = (bits & 0xf_ffff_ffff_ffff | 0x10_0000_0000_0000) << 1 & mask
    var margin: UInt64 = 1
    buffer[start] = UInt8(ascii: ".")
    var end = start
    while true {
      rest = rest &* 10
      margin = margin &* 10
      var digit = UInt8(truncatingIfNeeded: rest >> shift)
      rest &= mask
      let (isBelow, isAbove) = (rest < margin, rest &+ margin > one)
      end += 1
      if isBelow || isAbove {
        let isHalf = rest << 1 == one
        if isAbove && (!isBelow || rest << 1 > one || (isHalf && digit & 1 == 1)) { digit += 1 }
        buffer[end] = zero + digit
        return end + 1
      }
      buffer[end] = zero + digit
    }
  }

  private static func appendDescription(_ value: Double, to output: inout [UInt8]) {
    if value.isNaN { return output.append(contentsOf: "nan".utf8) }
    output.append(contentsOf: "\(value)".utf8)
    if output.count > 2, output[output.count - 1] == zero,
      output[output.count - 2] == UInt8(ascii: ".")
    {
      output.removeLast(2)
    }
  }
}
