import ScrollPhysics
import Testing

@Suite struct GlideTests {
  /// Recorded on iOS 26.1: released at 5326 pt with 3 pt/ms, at rest at 6818.
  @Test func `rests where the recording rests`() {
    let glide = Glide(from: 5326, velocity: 3000)
    #expect((glide.restOffset - 6818).magnitude < 0.17)
    #expect(glide.position(at: glide.duration) == glide.restOffset)
  }

  @Test func `a glide to the left mirrors one to the right`() {
    for step in 1...200 {
      let velocity = Double(step) * 37
      let (right, left) = (Glide(from: 0, velocity: velocity), Glide(from: 0, velocity: -velocity))
      #expect(right.restOffset == -left.restOffset && right.duration == left.duration)
      for time in [0, 0.1, 0.5, 1, 3] {
        #expect(right.position(at: time) == -left.position(at: time))
        #expect(right.velocity(at: time) == -left.velocity(at: time))
      }
    }
  }

  @Test func `moves on without turning and reaches its rest without a jump`() {
    for rate in [DecelerationRate.normal, .fast, DecelerationRate(perMillisecond: 0.9)] {
      let glide = Glide(from: 100, velocity: 2000, rate: rate)
      var previous = 100.0
      for step in 1...1000 {
        let position = glide.position(at: Double(step) / 1000 * glide.duration)
        #expect(position > previous)
        previous = position
      }
      #expect((previous - glide.position(at: glide.duration * 0.9999999)).magnitude < 1e-3)
    }
  }

  @Test func `the velocity is the position's rate`() {
    let glide = Glide(from: -40, velocity: -1800)
    for step in 1...100 {
      let time = Double(step) / 50
      let rate = (glide.position(at: time + 1e-5) - glide.position(at: time - 1e-5)) / 2e-5
      // Beside the difference's own error, d/(1 - d) against -1/log d: a thousandth.
      #expect((rate - glide.velocity(at: time)).magnitude < 2.0)
    }
  }

  @Test func `the time to reach an offset leads there`() throws {
    let glide = Glide(from: 0, velocity: 2500)
    for step in 0...100 {
      let offset = Double(step) / 100 * glide.restOffset
      let time = try #require(glide.time(toReach: offset))
      #expect((glide.position(at: time) - offset).magnitude < 1e-8)
      let velocity = try #require(glide.velocity(atOffset: offset))
      #expect((glide.velocity(at: time * (1 - 1e-12)) - velocity).magnitude < 1e-4)
    }
    #expect(glide.time(toReach: -1) == nil && glide.velocity(atOffset: -1) == nil)
    #expect(glide.time(toReach: glide.restOffset + 1) == nil)
    #expect(glide.time(toReach: .nan) == nil)
  }

  @Test func `too slow to move is settled from the start`() {
    for velocity in [0.0, 10, -10, .nan] {
      let glide = Glide(from: 7, velocity: velocity)
      #expect(glide.duration == 0 && glide.restOffset == 7 && glide.isSettled(at: 0))
      #expect(glide.position(at: 0) == 7 && glide.velocity(at: 0) == 0)
    }
  }

  @Test func `any input gives finite output`() {
    let numbers: [Double] = [
      0, -0.0, 1, -1, 1e9, 1e300, -1e300, .infinity, -.infinity, .nan, .leastNonzeroMagnitude,
    ]
    for offset in numbers {
      for velocity in numbers {
        for rate in [0.0, 0.5, 0.998, 1] {
          let glide = Glide(
            from: offset, velocity: velocity, rate: DecelerationRate(perMillisecond: rate))
          #expect(glide.duration.isFinite && glide.restOffset.isFinite)
          for time in numbers {
            #expect(glide.position(at: time).isFinite && glide.velocity(at: time).isFinite)
          }
        }
      }
    }
  }
}
