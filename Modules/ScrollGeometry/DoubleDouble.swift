/// A number held as the sum of two, the second below the last place of the first: about 106 bits.
struct DoubleDouble {
  var high: Double
  var low: Double

  init(high: Double, low: Double) {
    self.high = high
    self.low = low
  }

  /// The exact sum of `a` and `b`.
  init(sum a: Double, _ b: Double) {
    let sum = a + b
    let part = sum - a
    self.init(high: sum, low: (a - (sum - part)) + (b - part))
  }

  /// The exact product of `a` and `b`, both below 2⁹⁰⁰ and their product above 2⁻⁹⁰⁰.
  ///
  /// Halves of 26 bits instead of a fused multiplication, which WebAssembly does not have.
  init(product a: Double, _ b: Double) {
    let (aHigh, aLow) = Self.halves(a)
    let (bHigh, bLow) = Self.halves(b)
    let product = a * b
    let low = ((aHigh * bHigh - product) + aHigh * bLow + aLow * bHigh) + aLow * bLow
    self.init(high: product, low: low)
  }

  private static func halves(_ a: Double) -> (Double, Double) {
    let spread = a * 0x1.0000002p27
    let high = spread - (spread - a)
    return (high, a - high)
  }

  static func + (left: DoubleDouble, right: DoubleDouble) -> DoubleDouble {
    let sum = DoubleDouble(sum: left.high, right.high)
    return DoubleDouble(sum: sum.high, sum.low + (left.low + right.low))
  }

  static func * (left: DoubleDouble, right: DoubleDouble) -> DoubleDouble {
    let product = DoubleDouble(product: left.high, right.high)
    let cross = left.high * right.low + left.low * right.high
    return DoubleDouble(sum: product.high, product.low + cross)
  }
}
