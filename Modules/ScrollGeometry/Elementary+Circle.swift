extension Elementary {
  /// Returns the sine of `x`.
  ///
  /// - Parameter x: An angle in radians, of any size.
  /// - Returns: A number from -1 through 1; NaN for an angle that is not finite.
  public static func sin(_ x: Double) -> Double {
    guard x.isFinite else { return .nan }
    if x.magnitude <= 0.785 { return sine(DoubleDouble(high: x, low: 0)) }
    let (quarters, rest) = reduced(x.magnitude)
    let value = quarters & 1 == 0 ? sine(rest) : cosine(rest)
    return (quarters & 2 == 0) == (x > 0) ? value : -value
  }

  /// Returns the cosine of `x`.
  ///
  /// - Parameter x: An angle in radians, of any size.
  /// - Returns: A number from -1 through 1; NaN for an angle that is not finite.
  public static func cos(_ x: Double) -> Double {
    guard x.isFinite else { return .nan }
    if x.magnitude <= 0.785 { return cosine(DoubleDouble(high: x, low: 0)) }
    let (quarters, rest) = reduced(x.magnitude)
    let value = quarters & 1 == 0 ? cosine(rest) : sine(rest)
    return (quarters &+ 1) & 2 == 0 ? value : -value
  }

  /// Taylor's series of the sine for an angle of at most a quarter of pi.
  private static func sine(_ angle: DoubleDouble) -> Double {
    let x = angle.high
    let z = x * x
    let high: Double = 1.0 / 6_227_020_800 - z * (1.0 / 1_307_674_368_000)
    let upper: Double = 1.0 / 362880 - z * (1.0 / 39_916_800 - z * high)
    let series: Double = 1.0 / 120 - z * (1.0 / 5040 - z * upper)
    let cube = z * x
    return x - ((z * (0.5 * angle.low - cube * series) - angle.low) + cube * (1.0 / 6))
  }

  /// Taylor's series of the cosine for an angle of at most a quarter of pi.
  private static func cosine(_ angle: DoubleDouble) -> Double {
    let x = angle.high
    let z = x * x
    let high: Double = 1.0 / 479_001_600 - z * (1.0 / 87_178_291_200)
    let upper: Double =
      1.0 / 40320 - z * (1.0 / 3_628_800 - z * (high + z * z * (1.0 / 20_922_789_888_000)))
    let series: Double = 1.0 / 24 - z * (1.0 / 720 - z * upper)
    let half = 0.5 * z
    let start = 1 - half
    return start + (((1 - start) - half) + (z * z * series - x * angle.low))
  }

  /// Returns how often half of pi goes into `x`, modulo 4 and rounded to nearest, and what is left.
  ///
  /// Payne and Hanek's method: of the product of `x` with the digits of 2/pi only the 256 bits that
  /// can matter are computed, so that an angle of 10³⁰⁰ is reduced as well as one of 10.
  private static func reduced(_ x: Double) -> (quarters: UInt64, rest: DoubleDouble) {
    let exponent = Int(x.bitPattern >> 52) - 1075
    let mantissa = x.bitPattern & 0xf_ffff_ffff_ffff | 0x10_0000_0000_0000
    // The window's first bit weighs 2 once multiplied by 2^exponent: heavier ones are whole turns.
    let start = 62 + exponent
    let (word, shift) = (start / 64, UInt64(start % 64))
    var product: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)
    var carry: UInt64 = 0
    for index in [3, 2, 1, 0] {
      let upper = twoOverPi[word + index] << shift
      let bits = upper | (shift == 0 ? 0 : twoOverPi[word + index + 1] >> (64 - shift))
      let full = fullProduct(bits, mantissa)
      let (low, overflow) = full.low.addingReportingOverflow(carry)
      carry = full.high &+ (overflow ? 1 : 0)
      product = (low, product.0, product.1, product.2)
    }
    var quarters = product.0 >> 62
    var fraction = (
      product.0 << 2 | product.1 >> 62, product.1 << 2 | product.2 >> 62,
      product.2 << 2 | product.3 >> 62
    )
    let isNegative = fraction.0 >> 63 == 1
    if isNegative {
      quarters = (quarters + 1) & 3
      fraction = (~fraction.0, ~fraction.1, ~fraction.2)
    }
    var weight = 1.0
    while fraction.0 >> 63 == 0 && weight > 0x1p-192 {
      fraction = (
        fraction.0 << 1 | fraction.1 >> 63, fraction.1 << 1 | fraction.2 >> 63, fraction.2 << 1
      )
      weight *= 0.5
    }
    let high = Double(fraction.0 >> 11) * 0x1p-53
    let low = Double((fraction.0 & 0x7ff) << 42 | fraction.1 >> 22) * 0x1p-106
    let half = DoubleDouble(high: 0x1.921fb54442d18p+0, low: 0x1.1a62633145c07p-54)
    let rest = DoubleDouble(high: high, low: low) * half
    let factor = isNegative ? -weight : weight
    return (quarters, DoubleDouble(high: rest.high * factor, low: rest.low * factor))
  }

  /// 2/pi to 1344 bits after a word of zeros.
  private static let twoOverPi: [UInt64] = [
    0, 0xA2F9_836E_4E44_1529, 0xFC27_57D1_F534_DDC0, 0xDB62_9599_3C43_9041,
    0xFE51_63AB_DEBB_C561, 0xB724_6E3A_424D_D2E0, 0x0649_2EEA_09D1_921C, 0xFE1D_EB1C_B129_A73E,
    0xE882_35F5_2EBB_4484, 0xE99C_7026_B45F_7E41, 0x3991_D639_8353_39F4, 0x9C84_5F8B_BDF9_283B,
    0x1FF8_97FF_DE05_980F, 0xEF2F_118B_5A0A_6D1F, 0x6D36_7ECF_27CB_09B7, 0x4F46_3F66_9E5F_EA2D,
    0x7527_BAC7_EBE5_F17B, 0x3D07_39F7_8A52_92EA, 0x6BFB_5FB1_1F8D_5D08, 0x5603_3046_FC7B_6BAB,
    0xF0CF_BC20_9AF4_361D, 0xA9E3_9161_5EE6_1B08,
  ]
}

/// Returns the 128 bits of a product, from four products of halves: the wide multiplication would
/// call a library function that WebAssembly has to be given.
func fullProduct(_ a: UInt64, _ b: UInt64) -> (high: UInt64, low: UInt64) {
  let (aHigh, aLow) = (a >> 32, a & 0xffff_ffff)
  let (bHigh, bLow) = (b >> 32, b & 0xffff_ffff)
  let low = aLow &* bLow
  let middle = aHigh &* bLow &+ low >> 32
  let other = aLow &* bHigh &+ middle & 0xffff_ffff
  return (aHigh &* bHigh &+ middle >> 32 &+ other >> 32, other << 32 | low & 0xffff_ffff)
}
