import ScrollGeometry
import Testing

@Suite struct PixelRoundingTests {
  /// Recorded: a glide caught at 2003.969 pt stands at 2004; one at rest at 562.1847 pt shows
  /// 562.333.
  @Test func `rounds recorded offsets as recorded`() {
    #expect(2003.969.roundedToPixel(scale: 3) == 2004)
    #expect(562.1847.roundedToPixel(scale: 3) == 562 + 1.0 / 3)
    #expect(1.25.roundedToPixel(scale: 2) == 1.5)
    #expect((-0.25).roundedToPixel(scale: 2) == 0)
    #expect((-1.3).roundedToPixel(scale: 1) == -1)
  }

  @Test func `rounding twice changes nothing more`() {
    for step in -3000...3000 {
      for scale in [1.0, 2, 3] {
        let once = (Double(step) * 0.137).roundedToPixel(scale: scale)
        #expect(once.roundedToPixel(scale: scale) == once)
        #expect((once - Double(step) * 0.137).magnitude <= 0.5 / scale + 1e-9)
      }
    }
  }

  @Test func `minus zero becomes zero`() {
    #expect((-0.0).roundedToPixel(scale: 3).sign == .plus)
    #expect((-1e-300).roundedToPixel(scale: 3).sign == .plus)
  }

  @Test func `numbers that are not finite and senseless scales change nothing`() {
    #expect(Double.nan.roundedToPixel(scale: 3).isNaN)
    #expect((-Double.infinity).roundedToPixel(scale: 3) == -.infinity)
    for scale in [0.0, -1, .nan, .infinity] { #expect(1.3.roundedToPixel(scale: scale) == 1.3) }
    for scale in [1e-300, 1e300, .leastNonzeroMagnitude, .greatestFiniteMagnitude] {
      #expect((-1.3).roundedToPixel(scale: scale).isFinite)
    }
    let huge = Double.greatestFiniteMagnitude
    #expect(huge.roundedToPixel(scale: 3) == huge)
  }
}
