/// The elementary functions that motion needs, computed with the same bits on every platform.
///
/// The C library's versions differ in the last digit from one system to the next. These use only
/// the four operations and bits, each rounded as IEEE 754 says and never fused, so that a trace made
/// on Linux equals one made in a browser. The method is the usual one: reduce the argument exactly,
/// sum a short series, put the reduction back. Measured error: below 1 unit in the last place.
public enum Elementary {
  /// Returns e to the power `x`.
  ///
  /// - Parameter x: Any number.
  /// - Returns: NaN for NaN, infinity above 709.78, 0 below -745.13.
  public static func exp(_ x: Double) -> Double {
    if x.magnitude < 745 { return exponential(x, 0) }
    if x.isNaN { return x }
    if x > 0 { return .infinity }
    return x < -746 ? 0 : exponential(x, 0)
  }

  /// Returns the natural logarithm of `x`.
  ///
  /// - Parameter x: Any number.
  /// - Returns: Minus infinity for 0, NaN for a negative number or NaN.
  public static func log(_ x: Double) -> Double {
    guard x > 0 else { return x == 0 ? -.infinity : .nan }
    guard x < .infinity else { return x }
    let (mantissa, power) = split(x)
    // log(1 + f) = 2s + 2s³/3 + 2s⁵/5 + ... for s = f / (2 + f), summed so that f, which is exact,
    // is added last.
    let f = mantissa - 1
    let s = f / (2 + f)
    let z = s * s
    let z2 = z * z
    let z4 = z2 * z2
    let first: Double = (2.0 / 3 + z * (2.0 / 5)) + z2 * (2.0 / 7 + z * (2.0 / 9))
    let second: Double = (2.0 / 11 + z * (2.0 / 13)) + z2 * (2.0 / 15 + z * (2.0 / 17))
    let third: Double = 2.0 / 19 + z * (2.0 / 21)
    let series = z * (first + z4 * (second + z4 * third))
    let half = 0.5 * f * f
    let tail = s * (half + series) + power * Constant.ln2Low
    return power * Constant.ln2High - ((half - tail) - f)
  }

  enum Constant {
    /// ln 2 in two parts; the first has 32 significant bits, so that its product with a small
    /// integer is exact.
    static let ln2High = 0x1.62e42feep-1
    static let ln2Low = 0x1.a39ef35793c76p-33
    static let log2e = 0x1.71547652b82fep+0
    /// 1.5 · 2⁵²: adding it leaves a small number rounded to an integer in the lowest bits.
    static let rounder = 0x1.8p+52
  }

  /// Returns e to the power `x + low`, where `low` is small beside `x`, for |x| up to 800.
  static func exponential(_ x: Double, _ low: Double) -> Double {
    let shifted = x * Constant.log2e + Constant.rounder
    let power = shifted - Constant.rounder
    let high = x - power * Constant.ln2High
    let rest = power * Constant.ln2Low - low
    let r = high - rest
    let lost = (high - r) - rest
    // (e^r - 1 - r) / r² for |r| <= ln 2 / 2: Taylor's series, to a twentieth of the last place.
    let r2 = r * r
    let r4 = r2 * r2
    let first: Double = (1.0 / 2 + r * (1.0 / 6)) + r2 * (1.0 / 24 + r * (1.0 / 120))
    let second: Double = (1.0 / 720 + r * (1.0 / 5040)) + r2 * (1.0 / 40320 + r * (1.0 / 362880))
    let third: Double =
      (1.0 / 3_628_800 + r * (1.0 / 39_916_800))
      + r2 * (1.0 / 479_001_600 + r * (1.0 / 6_227_020_800))
    let series = first + r4 * (second + r4 * third)
    let value = 1 + (r + (lost + r2 * series))
    return scaled(value, by: Int64(bitPattern: shifted.bitPattern &<< 13) &>> 13)
  }

  /// Returns `value` · 2^`power` for a value near 1, rounded once where the result is subnormal.
  private static func scaled(_ value: Double, by power: Int64) -> Double {
    func shift(_ power: Int64) -> Double {
      Double(bitPattern: value.bitPattern &+ UInt64(bitPattern: power) &<< 52)
    }
    if power < -1021 { return power < -1100 ? 0 : shift(power + 200) * 0x1p-200 }
    return power < 1024 ? shift(power) : shift(1023) * (power == 1024 ? 2 : .infinity)
  }

  /// Returns m and k with x = m · 2^k and m between the square roots of 1/2 and 2, for a positive
  /// finite `x`.
  static func split(_ x: Double) -> (mantissa: Double, power: Double) {
    let isSubnormal = x < .leastNormalMagnitude
    let bits = (isSubnormal ? x * 0x1p54 : x).bitPattern
    let offset = bits &- 0x3fe6_a09e_667f_3bcd
    let power = Int64(bitPattern: offset) &>> 52
    let mantissa = Double(bitPattern: bits &- UInt64(bitPattern: power) &<< 52)
    return (mantissa, Double(isSubnormal ? power - 54 : power))
  }
}
