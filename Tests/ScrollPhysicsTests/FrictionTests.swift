import ScrollPhysics
import Testing

@Suite struct FrictionTests {
  /// Flutter's own test: drag 0.3, 400 pt/s, after one second 0.3 of it.
  @Test func `matches Flutter's friction`() {
    let friction = Friction(from: 100, velocity: 400, drag: 0.3)
    #expect((friction.velocity(at: 1) - 120).magnitude < 1e-9)
    #expect(friction.position(at: 0) == 100)
  }

  @Test func `goes on toward its rest, from either side, for any drag`() throws {
    for drag in [1e-6, 0.01, 0.135, 0.5, 0.999] {
      for velocity in [300.0, -300] {
        let friction = Friction(from: 10, velocity: velocity, drag: drag)
        var previous = 10.0
        for step in 1...50 {
          let position = friction.position(at: Double(step) / 50)
          #expect((position > previous) == (velocity > 0))
          let time = try #require(friction.time(toReach: position))
          #expect((time - Double(step) / 50).magnitude < 1e-6)
          previous = position
        }
        #expect(friction.time(toReach: friction.restOffset + velocity) == nil)
        #expect(friction.time(toReach: 10 - velocity) == nil)
        #expect((friction.position(at: 1e9) - friction.restOffset).magnitude < 1e-6)
      }
    }
  }

  @Test func `settles when slower than its tolerance`() {
    let tolerance = Tolerance(points: 1, pointsPerSecond: 50, seconds: 0.001)
    let friction = Friction(from: 0, velocity: 100, drag: 0.5, tolerance: tolerance)
    #expect(!friction.isSettled(at: 0.999) && friction.isSettled(at: 1.001))
  }

  @Test func `any input gives finite output`() {
    let numbers: [Double] = [0, -1, 1e300, .infinity, -.infinity, .nan]
    for offset in numbers {
      for velocity in numbers {
        let friction = Friction(from: offset, velocity: velocity)
        for time in numbers {
          #expect(friction.position(at: time).isFinite && friction.velocity(at: time).isFinite)
        }
      }
    }
  }

  @Test func `traps on a drag outside (0, 1)`() async {
    await #expect(processExitsWith: .failure) { _ = Friction(from: 0, velocity: 1, drag: 1) }
    await #expect(processExitsWith: .failure) { _ = Friction(from: 0, velocity: 1, drag: 0) }
  }
}
