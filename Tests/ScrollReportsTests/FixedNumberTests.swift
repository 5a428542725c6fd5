import ScrollReports
import Testing

@Suite struct FixedNumberTests {
  @Test func `numbers have the decimals asked for, ties going away from 0`() {
    #expect(FixedNumber.text(1.25, decimals: 1) == "1.3")
    #expect(FixedNumber.text(-1.25, decimals: 1) == "-1.3")
    #expect(FixedNumber.text(2, decimals: 3) == "2.000")
    #expect(FixedNumber.text(0.05, decimals: 2) == "0.05")
    #expect(FixedNumber.text(9.996, decimals: 2) == "10.00")
    #expect(FixedNumber.text(-1181.5, decimals: 0) == "-1182")
  }

  @Test func `there is no minus before a zero`() {
    #expect(FixedNumber.text(-0.04, decimals: 1) == "0.0")
    #expect(FixedNumber.text(-0.0, decimals: 0) == "0")
    #expect(FixedNumber.short(-0.004, decimals: 2) == "0")
  }

  @Test func `short texts end in no zero but a whole number's own`() {
    #expect(FixedNumber.short(1.5, decimals: 2) == "1.5")
    #expect(FixedNumber.short(120, decimals: 3) == "120")
    #expect(FixedNumber.short(59.94, decimals: 3) == "59.94")
  }

  @Test func `numbers too large for decimals are written in full`() {
    #expect(FixedNumber.text(1e12, decimals: 1) == "1000000000000")
    #expect(FixedNumber.text(1e300, decimals: 1) == "1e+300")
    #expect(FixedNumber.short(1e300, decimals: 1) == "1e+300")
    #expect(FixedNumber.text(.nan, decimals: 1) == "nan")
    #expect(FixedNumber.text(-.infinity, decimals: 1) == "-inf")
    #expect(FixedNumber.short(.infinity, decimals: 2) == "inf")
  }
}
