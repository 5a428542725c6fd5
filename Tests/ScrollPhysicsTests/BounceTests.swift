import ScrollPhysics
import Testing

@Suite struct BounceTests {
  /// By superposition of two recordings: let go still, 100 pt out, it is a pure exponential.
  @Test func `released still it returns as an exponential`() {
    let bounce = Bounce(from: 100, edge: 0, velocity: 0)
    for (time, shown) in [(0.05, 60.5), (0.1, 36.6), (0.2, 13.4), (0.5, 0.66)] {
      #expect((bounce.position(at: time) - shown).magnitude < 0.05)
    }
  }

  @Test func `an edge hit goes furthest at the published time and distance`() {
    let (time, overshoot) = Bounce(from: 20, edge: 20, velocity: 2000).peak
    #expect((time - 0.09074).magnitude < 5e-6)
    #expect((overshoot - 66.601).magnitude < 5e-4)
  }

  @Test func `the leading edge mirrors the trailing edge`() {
    for (offset, velocity) in [(10.0, 0.0), (50, 900), (50, -300), (50, -2000), (0, 4000)] {
      let trailing = Bounce(from: offset, edge: 0, velocity: velocity)
      let leading = Bounce(from: -offset, edge: 0, velocity: -velocity)
      #expect(trailing.duration == leading.duration)
      #expect(trailing.crossingTime == leading.crossingTime)
      for step in 0...100 {
        let time = Double(step) / 100
        #expect(trailing.position(at: time) == -leading.position(at: time))
      }
    }
  }

  @Test func `rests on the edge, and half a point from it just before`() {
    for (offset, velocity) in [(100.0, 0.0), (0, 3000), (30, 200), (400, -50)] {
      let bounce = Bounce(from: offset + 7, edge: 7, velocity: velocity)
      #expect(bounce.crossingTime == nil)
      #expect(bounce.isSettled(at: bounce.duration) && bounce.position(at: bounce.duration) == 7)
      let before = bounce.position(at: bounce.duration - 1e-6)
      #expect((before - 7.5).magnitude < 1e-4)
    }
  }

  @Test func `an inward flick crosses the edge and keeps some velocity`() throws {
    let bounce = Bounce(from: -50, edge: 0, velocity: 2000)
    let time = try #require(bounce.crossingTime)
    #expect((time - 0.02567368).magnitude < 1e-8)
    #expect(bounce.duration == time && !bounce.isSettled(at: 10))
    #expect(bounce.position(at: time).magnitude < 1e-9)
    #expect(bounce.carriedVelocity(at: time) > 1400 && bounce.carriedVelocity(at: time) < 2000)
  }

  @Test func `the velocity is the position's rate`() {
    for (offset, velocity) in [(100.0, 0.0), (0, 3000), (60, -700)] {
      let bounce = Bounce(from: offset, edge: 0, velocity: velocity)
      for step in 1...40 {
        let time = Double(step) / 100
        let rate = (bounce.position(at: time + 1e-6) - bounce.position(at: time - 1e-6)) / 2e-6
        #expect((rate - bounce.velocity(at: time)).magnitude < 1e-3)
      }
    }
  }

  @Test func `any input gives finite output`() {
    let numbers: [Double] = [
      0, 1, -1, 0.4, 1e9, 1e300, -1e300, .infinity, -.infinity, .nan, .leastNonzeroMagnitude,
    ]
    for offset in numbers {
      for velocity in numbers {
        for rate in [0.0, 0.5, 0.998, 1] {
          let bounce = Bounce(
            from: offset, edge: 3, velocity: velocity,
            rate: DecelerationRate(perMillisecond: rate))
          #expect(bounce.duration.isFinite && bounce.duration >= 0)
          #expect(bounce.peak.seconds.isFinite && bounce.peak.overshoot.isFinite)
          for time in numbers {
            #expect(bounce.position(at: time).isFinite && bounce.velocity(at: time).isFinite)
          }
        }
      }
    }
  }
}
