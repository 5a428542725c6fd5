@testable import GestureScript
import Testing

@Suite struct ClockRateTests {
  @Test func `ticks of whole and decimal rates are exact`() {
    #expect(ClockRate(60).floorTime(ofTick: 1) == 16_666_666)
    #expect(ClockRate(60).roundedTime(ofTick: 1) == 16_666_667)
    #expect(ClockRate(62.5).floorTime(ofTick: 3) == 48_000_000)
    #expect(ClockRate(10_000).floorTime(ofTick: 36_000_000) == 3_600_000_000_000)
    // 1e9 · 215784 / 59.94 = 3.6e12 exactly.
    #expect(ClockRate(59.94).floorTime(ofTick: 215_784) == 3_600_000_000_000)
    // 1e9 / 1.5 = 666666666.67
    #expect(ClockRate(1.5).floorTime(ofTick: 1) == 666_666_666)
    #expect(ClockRate(1.5).roundedTime(ofTick: 1) == 666_666_667)
    // A half rounds up: 1e9 / 1024 = 976562.5.
    #expect(ClockRate(1024).roundedTime(ofTick: 1) == 976_563)
    #expect(ClockRate(1024).floorTime(ofTick: 1) == 976_562)
  }

  @Test func `ticks of any other rate are those of the division`() {
    let rate = 60 / 1.001
    #expect(ClockRate(rate).floorTime(ofTick: 2) == 33_366_666)
    #expect(ClockRate(rate).roundedTime(ofTick: 1) == 16_683_333)
  }

  @Test func `the first tick after a time is the first after it`() {
    var random = SeededRandom(seed: 3)
    for value in [1, 24, 59.94, 60, 62.5, 120, 333.333333, 60 / 1.001, 10_000] {
      let rate = ClockRate(value)
      for _ in 0..<200 {
        var time = Int64.random(in: 0...3_600_000_000_000, using: &random)
        if Bool.random(using: &random) { time = rate.floorTime(ofTick: time / 1_000_000_000) }
        let tick = rate.firstTick(after: time)
        #expect(rate.floorTime(ofTick: tick) > time)
        #expect(tick == 0 || rate.floorTime(ofTick: tick - 1) <= time)
      }
    }
  }

  @Test func `half an interval itself is not under half an interval`() {
    #expect(!ClockRate(125).isUnderHalfInterval(4_000_000))
    #expect(ClockRate(125).isUnderHalfInterval(3_999_999))
    // Half of 1/60 s is 8333333.33 ns.
    #expect(ClockRate(60).isUnderHalfInterval(8_333_333))
    #expect(!ClockRate(60).isUnderHalfInterval(8_333_334))
    #expect(ClockRate(60 / 1.001).isUnderHalfInterval(8_341_666))
    #expect(!ClockRate(60 / 1.001).isUnderHalfInterval(8_341_667))
    #expect(!ClockRate(10_000).isUnderHalfInterval(.max))
  }
}
