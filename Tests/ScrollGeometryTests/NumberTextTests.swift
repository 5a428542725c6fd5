import ScrollGeometry
import Testing

@Suite struct NumberTextTests {
  private let shortestTexts: [(value: Double, text: String)] = [
    (0.0, "0"), (-0.0, "0"), (12, "12"), (-450, "-450"), (0.5, "0.5"), (-0.25, "-0.25"),
    (0.1 + 0.2, "0.30000000000000004"), (2.0 / 3, "0.6666666666666666"),
    (5443 + 1.0 / 3, "5443.333333333333"), (0.0078125, "0.0078125"), (0.001, "0.001"),
    (5e-5, "5e-05"), (9_007_199_254_740_991, "9007199254740991"),
    (9_007_199_254_740_992, "9007199254740992"), (1e16, "1e+16"), (1e17, "1e+17"),
    (0x1p-1074, "5e-324"),
    (1.7976931348623157e308, "1.7976931348623157e+308"), (2251799813685249.5, "2251799813685249.5"),
    (.nan, "nan"), (-.nan, "nan"), (.infinity, "inf"), (-.infinity, "-inf"),
  ]

  @Test func `writes the shortest text`() {
    for (value, text) in shortestTexts {
      #expect(NumberText.string(value) == text)
    }
  }

  @Test func `appends after what is there`() {
    var bytes = Array("offset=".utf8)
    NumberText.append(-1.5, to: &bytes)
    NumberText.append(1e16, to: &bytes)
    NumberText.append(9_007_199_254_740_992, to: &bytes)
    #expect(String(decoding: bytes, as: UTF8.self) == "offset=-1.51e+169007199254740992")
  }

  /// Every 97th step keeps the test short; the bit patterns cover all exponents and both signs.
  @Test func `writes what Swift writes, but for whole numbers, and reads it back`() {
    var state: UInt64 = 1
    for step in 0..<60_000 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let bits = Double(bitPattern: state)
      let near = Double(Int64(bitPattern: state) >> 20) / 1e9
      for value in [bits, near, Double(step) / 3, Double(step) / 1000] where value.isFinite {
        var expected = "\(value)"
        if expected.hasSuffix(".0") { expected.removeLast(2) }
        if expected == "-0" { expected = "0" }
        let text = NumberText.string(value)
        #expect(text == expected)
        #expect(NumberText.parse(text.utf8) == value)
      }
    }
  }

  private let readings: [(text: String, value: Double)] = [
    ("0", 0.0), ("12", 12), ("+12", 12), ("-0.5", -0.5), ("1e3", 1000), ("1E+3", 1000),
    ("25e-2", 0.25), ("007.50", 7.5), ("5e-324", 0x1p-1074),
    ("2.2250738585072011e-308", .leastNormalMagnitude.nextDown),
    ("9007199254740993", 9_007_199_254_740_992),
    ("9007199254740993.0000000000000000000001", 9_007_199_254_740_994),
    ("1.7976931348623158e308", 1.7976931348623157e308), ("1e-400", 0),
    ("0e999999999999999999999", 0),
    ("2.4703282292062327e-324", 0), ("2.4703282292062328e-324", 0x1p-1074),
    ("3.141592653589793238462643383279502884197", 3.141592653589793),
  ]

  @Test func `reads and rounds correctly`() {
    for (text, value) in readings {
      #expect(NumberText.parse(text.utf8) == value)
    }
  }

  @Test(arguments: [
    "", "-", "+", ".", ".5", "5.", "1e", "1e+", "e5", "1 ", " 1", "1,5", "0x10", "nan", "inf",
    "-inf",
    "infinity", "1.2.3", "--1", "+-1", "1e5.0", "1e400", "1.7976931348623159e308", "12ms", "١",
    "1_000",
    "1e99999999999999999999",
  ])
  func `refuses what is not a finite decimal number`(text: String) {
    #expect(NumberText.parse(text.utf8) == nil)
  }

  @Test func `a minus before zero is kept`() {
    #expect(NumberText.parse("-0".utf8)?.sign == .minus)
  }

  @Test func `agrees with the standard library on any digits`() {
    var state: UInt64 = 7
    func next(_ bound: UInt64) -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (state >> 33) % bound
    }
    for _ in 0..<20_000 {
      var text = ""
      for _ in 0...next(24) { text += "\(next(10))" }
      if next(2) == 0 {
        text += "."
        for _ in 0...next(24) { text += "\(next(10))" }
      }
      if next(2) == 0 { text += "e\(Int(next(700)) - 360)" }
      let expected = Double(text)
      #expect(
        NumberText.parse(text.utf8) == (expected?.isFinite == true ? expected : nil), "\(text)")
    }
  }

  @Test func `very long texts are read in full`() {
    let zeros = String(repeating: "0", count: 100_000)
    #expect(NumberText.parse("1\(zeros)e-100000".utf8) == 1)
    #expect(NumberText.parse("0.\(zeros)1e100001".utf8) == 1)
    #expect(NumberText.parse("1\(zeros)".utf8) == nil)
    #expect(NumberText.parse("9007199254740993\(zeros)1e-100001".utf8) == 9_007_199_254_740_994)
    #expect(NumberText.parse("0.\(zeros)1".utf8) == 0)
    #expect(NumberText.parse(zeros.utf8) == 0)
  }

  @Test func `bytes that are not in one block are read too`() {
    #expect(NumberText.parse("12.5x".utf8.dropLast()) == 12.5)
    #expect(NumberText.parse(AnyCollection("-3e2".utf8)) == -300)
  }
}
