extension Elementary {
  /// Returns `base` to the power `exponent`.
  ///
  /// Special cases are those of IEEE 754: exponent 0 and base 1 give 1, a negative base has a real
  /// power only for a whole exponent, NaN otherwise gives NaN.
  ///
  /// - Parameters:
  ///   - base: Any number.
  ///   - exponent: Any number.
  /// - Returns: The power; infinity or 0 where it does not fit.
  public static func pow(_ base: Double, _ exponent: Double) -> Double {
    if exponent == 0 || base == 1 { return 1 }
    if base.isNaN || exponent.isNaN { return .nan }
    let size = base.magnitude
    if !exponent.isFinite {
      if size == 1 { return 1 }
      return (size > 1) == (exponent > 0) ? .infinity : 0
    }
    let parity = Parity(of: exponent)
    let sign: Double = base.sign == .minus && parity == .odd ? -1 : 1
    if size == 0 || size == .infinity {
      return sign * ((size > 1) == (exponent > 0) ? .infinity : 0)
    }
    if base < 0 && parity == .fractional { return .nan }
    return sign * power(size, exponent)
  }

  private enum Parity {
    case even, odd, fractional

    init(of value: Double) {
      let size = value.magnitude
      guard size < 0x1p53 else {
        self = .even
        return
      }
      let whole = Int64(size)
      self = Double(whole) != size ? .fractional : whole & 1 == 1 ? .odd : .even
    }
  }

  /// Returns the power of a positive finite base.
  private static func power(_ base: Double, _ exponent: Double) -> Double {
    let logarithm = preciseLogarithm(base)
    let estimate = exponent * logarithm.high
    if estimate > 710 { return .infinity }
    if estimate < -746 { return 0 }
    if estimate.magnitude < 0x1p-60 { return 1 + estimate }
    let product = DoubleDouble(product: exponent, logarithm.high)
    return exponential(product.high, product.low + exponent * logarithm.low)
  }

  /// Returns log `x` to about 70 bits: a power multiplies its error by up to 745.
  private static func preciseLogarithm(_ x: Double) -> DoubleDouble {
    let (mantissa, power) = split(x)
    let f = mantissa - 1
    let divisor = DoubleDouble(sum: mantissa, 1)
    let quotient = f / divisor.high
    let product = DoubleDouble(product: quotient, divisor.high)
    let remainder = ((f - product.high) - product.low) - quotient * divisor.low
    let s = DoubleDouble(sum: quotient, remainder / divisor.high)
    // log m = 2s (1 + z/3 + z²/5 + ...), z = s²; only the first terms need the extra bits.
    let z = s * s
    var tail = 0.0
    var divisorOfTerm = 27.0
    while divisorOfTerm > 5 {
      tail = tail * z.high + 1 / divisorOfTerm
      divisorOfTerm -= 2
    }
    let fifth = DoubleDouble(high: 0.2, low: -0x1.999999999999ap-57)
    let third = DoubleDouble(high: 1.0 / 3, low: 0x1.5555555555555p-56)
    let one = DoubleDouble(high: 1, low: 0)
    let inner = fifth + DoubleDouble(sum: tail * z.high, 0)
    let series = one + z * (third + z * inner)
    let twice = DoubleDouble(high: 2 * s.high, low: 2 * s.low)
    let ln2 = DoubleDouble(high: 0x1.62e42fefa39efp-1, low: 0x1.abc9e3b39803fp-56)
    return ln2 * DoubleDouble(high: power, low: 0) + twice * series
  }
}
