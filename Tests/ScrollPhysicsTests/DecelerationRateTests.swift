import ScrollPhysics
import Testing

@Suite struct DecelerationRateTests {
  @Test func `the named rates are Apple's`() {
    #expect(DecelerationRate.normal.perMillisecond == 0.998)
    #expect(DecelerationRate.fast.perMillisecond == 0.99)
  }

  @Test func `any rate inside is used as given`() {
    for rate in [1e-9, 0.5, 0.7, 0.995, 0.999999] {
      #expect(DecelerationRate(perMillisecond: rate).perMillisecond == rate)
    }
  }

  @Test func `a rate outside becomes the nearest inside, NaN the normal one`() {
    for rate in [0, -0.0, -1, -.infinity, .leastNonzeroMagnitude] {
      #expect(DecelerationRate(perMillisecond: rate).perMillisecond == .leastNormalMagnitude)
    }
    for rate in [1, 1.5, .infinity] {
      #expect(DecelerationRate(perMillisecond: rate).perMillisecond == 1.0.nextDown)
    }
    #expect(DecelerationRate(perMillisecond: .nan) == .normal)
  }
}
