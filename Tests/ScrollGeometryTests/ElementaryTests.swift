import ScrollGeometry
import Testing

@Suite struct ElementaryTests {
  /// Correctly rounded from 400 digits.
  private let exponentials: [(Double, Double)] = [
    (0.0, 1.0),
    (1.0, 2.718281828459045),
    (-1.0, 0.36787944117144233),
    (0.5, 1.6487212707001282),
    (-0.03336671117788466, 0.9671838174321288),
    (1e-20, 1.0),
    (0.3465735902799726, 1.414213562373095),
    (-0.34657359027997264, 0.7071067811865476),
    (10.0, 22026.465794806718),
    (-20.5, 1.2501528663867426e-09),
    (700.0, 1.0142320547350045e+304),
    (709.782712893384, 1.7976931348622732e+308),
    (-708.5, 2.006132305331306e-308),
    (-740.0, 85 * 0x1p-1074),
    (-745.13, 0x1p-1074),
  ]

  /// Correctly rounded from 400 digits.
  private let logarithms: [(Double, Double)] = [
    (1.0, 0.0),
    (2.0, 0.6931471805599453),
    (0.5, -0.6931471805599453),
    (0.998, -0.0020020026706730793),
    (0.99, -0.01005033585350145),
    (1.0000000000000002, 2.2204460492503128e-16),
    (0.9999999999999999, -1.1102230246251565e-16),
    (0.7071067811865475, -0.34657359027997275),
    (1.4142135623730951, 0.3465735902799727),
    (10.0, 2.302585092994046),
    (1e-05, -11.512925464970229),
    (1e+300, 690.7755278982137),
    (0x1p-1074, -744.4400719213812),
    (2.2250738585072014e-308, -708.3964185322641),
    (1.7976931348623157e+308, 709.782712893384),
  ]

  /// Correctly rounded from 400 digits.
  private let sines: [(Double, Double)] = [
    (0.0, 0.0),
    (1e-10, 1e-10),
    (0.5, 0.479425538604203),
    (0.7853981633974483, 0.7071067811865475),
    (1.0, 0.8414709848078965),
    (1.5707963267948966, 1.0),
    (3.141592653589793, 1.2246467991473532e-16),
    (-4.0, 0.7568024953079282),
    (100.0, -0.5063656411097588),
    (355.0, -3.014435335948845e-05),
    (100000.0, 0.03574879797201651),
    (1e+22, -0.8522008497671888),
    (1.7976931348623157e+308, 0.004961954789184062),
    (0x1.6ac5b262ca1ffp+849, 1.0),
    (-2e+300, -0.9411957869055569),
  ]

  /// Correctly rounded from 400 digits.
  private let cosines: [(Double, Double)] = [
    (0.0, 1.0),
    (1e-10, 1.0),
    (0.5, 0.8775825618903728),
    (0.7853981633974483, 0.7071067811865476),
    (1.0, 0.5403023058681398),
    (1.5707963267948966, 6.123233995736766e-17),
    (3.141592653589793, -1.0),
    (-4.0, -0.6536436208636119),
    (100.0, 0.8623188722876839),
    (355.0, -0.999999999545659),
    (100000.0, -0.9993608074382124),
    (1e+22, 0.523214785395139),
    (1.7976931348623157e+308, -0.9999876894265599),
    (0x1.6ac5b262ca1ffp+849, -4.687165924254628e-19),
    (-2e+300, -0.3378616443327497),
  ]

  private let powers: [(Double, Double, Double)] = [
    (0.998, 100.0, 0.8185668046884277),
    (0.99, 16.666666666666668, 0.8457718830181217),
    (2.0, 0.5, 1.4142135623730951),
    (10.0, -3.0, 0.001),
    (1.0000000000000002, 1e+18, 2.7086111089766717e+96),
    (0.9999999999999999, -6e+18, 1.987192621654831e+289),
    (3.7, 400.0, 1.9084888490869572e+227),
    (0x1p-1074, 0.25, 1.4908919308538355e-81),
    (1.7976931348623157e+308, -0.99, 6.72715749897142e-306),
    (0.5, 1074.0, 0x1p-1074),
    (7.0, -381.5, 0x1p-1071),
  ]

  /// Off by at most one unit in the last place of `expected`.
  private func isNear(_ actual: Double, _ expected: Double) -> Bool {
    (actual - expected).magnitude <= expected.ulp
  }

  @Test func `exponentials match their table to one unit in the last place`() {
    for (x, expected) in exponentials { #expect(isNear(Elementary.exp(x), expected), "exp(\(x))") }
  }

  @Test func `logarithms match their table to one unit in the last place`() {
    for (x, expected) in logarithms { #expect(isNear(Elementary.log(x), expected), "log(\(x))") }
  }

  @Test func `sines and cosines match their tables to one unit in the last place`() {
    for (x, expected) in sines { #expect(isNear(Elementary.sin(x), expected), "sin(\(x))") }
    for (x, expected) in cosines { #expect(isNear(Elementary.cos(x), expected), "cos(\(x))") }
  }

  @Test func `powers match their table to one unit in the last place`() {
    for (x, y, expected) in powers {
      #expect(isNear(Elementary.pow(x, y), expected), "pow(\(x), \(y))")
    }
  }

  @Test func `whole powers that fit are exact`() {
    var expected = 1.0
    for exponent in 0...22 {
      #expect(Elementary.pow(10, Double(exponent)) == expected)
      expected *= 10
    }
    for exponent in -1074...1023 {
      let expected = Double(sign: .plus, exponent: exponent, significand: 1)
      #expect(Elementary.pow(2, Double(exponent)) == expected)
    }
  }

  /// The bits themselves: a platform that fuses a multiplication or calls its own library differs
  /// here.
  @Test func `every platform computes the same bits`() {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    func add(_ value: Double) {
      for shift in stride(from: UInt64(0), to: 64, by: 8) {
        hash = (hash ^ (value.bitPattern >> shift & 0xff)) &* 0x100_0000_01b3
      }
    }
    for step in 0..<20_000 {
      let x = Double(step) * 0.0371 - 371
      add(Elementary.exp(x))
      add(Elementary.log(x.magnitude + 0.001))
      add(Elementary.sin(x))
      add(Elementary.cos(x))
      add(Elementary.pow(x.magnitude + 0.001, x / 100))
    }
    #expect(hash == 5_021_259_490_678_515_907)
  }

  @Test func `logarithm undoes the exponential`() {
    for step in -7000...7000 {
      let x = Double(step) / 10
      #expect((Elementary.log(Elementary.exp(x)) - x).magnitude <= 2 * x.ulp + 2e-16)
    }
  }

  @Test func `sine is odd, cosine even, and their squares add up to one`() {
    for step in 0...5000 {
      let x = Double(step) * Double(step) * 0.37
      let (sine, cosine) = (Elementary.sin(x), Elementary.cos(x))
      #expect(Elementary.sin(-x) == -sine)
      #expect(Elementary.cos(-x) == cosine)
      #expect((sine * sine + cosine * cosine - 1).magnitude < 4e-16)
    }
  }

  @Test func `the exponential and the logarithm never step backward`() {
    var previous = -Double.infinity
    for step in -75_000...71_000 {
      let value = Elementary.exp(Double(step) / 100)
      #expect(value >= previous || value.isInfinite)
      previous = value
    }
    previous = -.infinity
    for step in 1...20_000 {
      let value = Elementary.log(Double(step) / 10_000)
      #expect(value > previous)
      previous = value
    }
  }

  @Test func `limits and non-numbers follow IEEE 754`() {
    let huge = Double.greatestFiniteMagnitude
    #expect(Elementary.exp(.nan).isNaN)
    #expect(Elementary.exp(.infinity) == .infinity && Elementary.exp(710) == .infinity)
    #expect(Elementary.exp(-.infinity) == 0 && Elementary.exp(-746) == 0)
    #expect(Elementary.exp(huge) == .infinity && Elementary.exp(-huge) == 0)
    #expect(Elementary.exp(-745) == .leastNonzeroMagnitude)
    #expect(Elementary.log(.nan).isNaN && Elementary.log(-1).isNaN)
    #expect(Elementary.log(0) == -.infinity && Elementary.log(-0.0) == -.infinity)
    #expect(Elementary.log(.infinity) == .infinity)
    for bad in [Double.nan, .infinity, -.infinity] {
      #expect(Elementary.sin(bad).isNaN && Elementary.cos(bad).isNaN)
    }
    #expect(Elementary.sin(.leastNonzeroMagnitude) == .leastNonzeroMagnitude)
    #expect(Elementary.sin(-0.0).sign == .minus)
  }

  @Test func `special powers follow IEEE 754`() {
    #expect(Elementary.pow(.nan, 0) == 1 && Elementary.pow(1, .nan) == 1)
    #expect(Elementary.pow(.nan, 1).isNaN && Elementary.pow(2, .nan).isNaN)
    #expect(Elementary.pow(-2, 3) == -8 && Elementary.pow(-2, 2) == 4)
    #expect(Elementary.pow(-2, 0.5).isNaN && Elementary.pow(-2, 1e300) == .infinity)
    #expect(Elementary.pow(0, -1) == .infinity && Elementary.pow(-0.0, -3) == -.infinity)
    #expect(Elementary.pow(0, 2) == 0 && Elementary.pow(-0.0, 3).sign == .minus)
    #expect(Elementary.pow(-.infinity, 3) == -.infinity && Elementary.pow(-.infinity, -2) == 0)
    #expect(Elementary.pow(.infinity, -1) == 0 && Elementary.pow(.infinity, 0.1) == .infinity)
    #expect(Elementary.pow(0.5, .infinity) == 0 && Elementary.pow(2, -.infinity) == 0)
    #expect(Elementary.pow(-1, .infinity) == 1 && Elementary.pow(2, .infinity) == .infinity)
    #expect(Elementary.pow(2, 1024) == .infinity && Elementary.pow(2, -1080) == 0)
    #expect(Elementary.pow(3, 1e300) == .infinity && Elementary.pow(3, -1e300) == 0)
  }
}
