/// A positive decimal number as a ratio of two whole numbers of any size, to be rounded once.
struct DecimalRatio {
  private var numerator: BigNatural
  private var denominator: BigNatural

  /// More digits than this cannot change a rounding except by not being all zero.
  ///
  /// The longest exact boundary between two doubles has 768 significant digits.
  private static let digitLimit = 800

  /// Returns the double nearest to the number whose digits (a point among them is skipped) end at
  /// 10^`exponent`; ties go to even. Infinity if it is too large, 0 if too small.
  static func value(digits text: Slice<UnsafeBufferPointer<UInt8>>, exponent: Int64) -> Double {
    var digits = BigNatural()
    var count: Int64 = 0
    var dropped: Int64 = 0
    var isSticky = false
    for byte in text where byte != UInt8(ascii: ".") {
      let digit = UInt32(byte &- UInt8(ascii: "0"))
      if count == 0 && digit == 0 { continue }
      if count < digitLimit {
        digits.multiply(by: 10, adding: digit)
        count += 1
      } else {
        dropped += 1
        isSticky = isSticky || digit != 0
      }
    }
    if count == 0 { return 0 }
    var power = exponent + dropped
    if count + power > 310 { return .infinity }
    if count + power < -330 { return 0 }
    if isSticky {
      digits.multiply(by: 10, adding: 1)
      power -= 1
    }
    var ratio = DecimalRatio(numerator: digits, denominator: BigNatural(1))
    if power < 0 {
      ratio.denominator.multiply(byPowerOfTen: Int(-power))
    } else {
      ratio.numerator.multiply(byPowerOfTen: Int(power))
    }
    return ratio.rounded()
  }

  /// Long division in base 2, as many bits as the double at that size holds.
  private mutating func rounded() -> Double {
    var power = numerator.bitWidth - denominator.bitWidth
    if power > 0 { denominator.shiftLeft(by: power) } else { numerator.shiftLeft(by: -power) }
    if numerator.isLess(than: denominator) {
      numerator.shiftLeft(by: 1)
      power -= 1
    }
    let width = power >= -1022 ? 53 : 53 - (-1022 - power)
    guard width >= 0, power < 1024 else { return width < 0 ? 0 : .infinity }
    var quotient: UInt64 = 0
    for _ in 0..<width {
      quotient <<= 1
      if !numerator.isLess(than: denominator) {
        numerator.subtract(denominator)
        quotient |= 1
      }
      numerator.shiftLeft(by: 1)
    }
    let isAbove = denominator.isLess(than: numerator)
    let isHalf = !isAbove && !numerator.isLess(than: denominator)
    if isAbove || (isHalf && quotient & 1 == 1) { quotient += 1 }
    // Two exact factors: 2^-1074 alone has no room for a larger quotient's exponent.
    let exponent = power - width + 1
    let scale = Double(bitPattern: UInt64(1023 + exponent / 2) << 52)
    let other = Double(bitPattern: UInt64(1023 + exponent - exponent / 2) << 52)
    return Double(quotient) * scale * other
  }
}

/// A whole number of any size, base 2³², least digit first.
private struct BigNatural {
  private var limbs: [UInt32] = []

  init() {}

  init(_ value: UInt32) { limbs = [value] }

  var bitWidth: Int {
    limbs.isEmpty ? 0 : limbs.count * 32 - limbs[limbs.count - 1].leadingZeroBitCount
  }

  mutating func multiply(by factor: UInt32, adding term: UInt32) {
    var carry = UInt64(term)
    for index in limbs.indices {
      carry += UInt64(limbs[index]) * UInt64(factor)
      limbs[index] = UInt32(truncatingIfNeeded: carry)
      carry >>= 32
    }
    if carry > 0 { limbs.append(UInt32(carry)) }
  }

  mutating func multiply(byPowerOfTen power: Int) {
    for _ in 0..<power / 9 { multiply(by: 1_000_000_000, adding: 0) }
    for _ in 0..<power % 9 { multiply(by: 10, adding: 0) }
  }

  mutating func shiftLeft(by bits: Int) {
    if bits % 32 > 0 { multiply(by: 1 << UInt32(bits % 32), adding: 0) }
    if bits >= 32 { limbs.insert(contentsOf: repeatElement(0, count: bits / 32), at: 0) }
  }

  func isLess(than other: BigNatural) -> Bool {
    if limbs.count != other.limbs.count { return limbs.count < other.limbs.count }
    for index in limbs.indices.reversed() where limbs[index] != other.limbs[index] {
      return limbs[index] < other.limbs[index]
    }
    return false
  }

  /// Subtracts a number that is not larger.
  mutating func subtract(_ other: BigNatural) {
    var borrow: UInt32 = 0
    for index in limbs.indices {
      let taken = index < other.limbs.count ? other.limbs[index] : 0
      let (first, wasShort) = limbs[index].subtractingReportingOverflow(taken)
      let (second, isShort) = first.subtractingReportingOverflow(borrow)
      limbs[index] = second
      borrow = wasShort || isShort ? 1 : 0
    }
    while let last = limbs.last, last == 0 { limbs.removeLast() }
  }
}
