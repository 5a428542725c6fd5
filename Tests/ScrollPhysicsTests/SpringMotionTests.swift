import ScrollPhysics
import Testing

@Suite struct SpringMotionTests {
  /// Flutter's own test of its critically damped spring, in whole points.
  @Test func `matches Flutter's critical spring`() {
    let motion = SpringMotion(Spring(stiffness: 100, dampingRatio: 1), from: 0, to: 500)
    #expect(motion.position(at: 0.25).rounded(.down) == 356)
  }

  /// Runge-Kutta's fourth order at a tenth of a millisecond, for every regime and a mass that is
  /// not 1.
  @Test func `agrees with numerical integration`() {
    for ratio in [0.0, 0.1, 0.5, 0.999, 1, 1.001, 1.1, 4] {
      for velocity in [0.0, 900, -2500] {
        let spring = Spring(mass: 0.5, stiffness: 100, dampingRatio: ratio)
        let motion = SpringMotion(spring, from: 120, to: 20, velocity: velocity)
        var (x, v) = (100.0, velocity)
        func pull(_ x: Double, _ v: Double) -> Double {
          -(spring.stiffness * x + spring.damping * v) / spring.mass
        }
        let h = 1e-4
        for step in 1...5000 {
          let (x1, v1) = (v, pull(x, v))
          let (x2, v2) = (v + h / 2 * v1, pull(x + h / 2 * x1, v + h / 2 * v1))
          let (x3, v3) = (v + h / 2 * v2, pull(x + h / 2 * x2, v + h / 2 * v2))
          let (x4, v4) = (v + h * v3, pull(x + h * x3, v + h * v3))
          x += h / 6 * (x1 + 2 * x2 + 2 * x3 + x4)
          v += h / 6 * (v1 + 2 * v2 + 2 * v3 + v4)
          guard step % 250 == 0 else { continue }
          let time = Double(step) * h
          #expect((motion.position(at: time) - 20 - x).magnitude < 1e-5, "ratio \(ratio)")
          #expect((motion.velocity(at: time) - v).magnitude < 1e-3, "ratio \(ratio)")
        }
      }
    }
  }

  @Test func `nothing jumps where the damping passes critical`() {
    for offset in [1e-3, 1e-6, 1e-9, 1e-12] {
      for step in 0...100 {
        let time = Double(step) / 50
        let positions = [1 - offset, 1, 1 + offset].map {
          SpringMotion(Spring(mass: 2, stiffness: 170, dampingRatio: $0), from: 1000, to: 0)
            .position(at: time)
        }
        #expect((positions[0] - positions[1]).magnitude <= 1000 * offset + 1e-10)
        #expect((positions[2] - positions[1]).magnitude <= 1000 * offset + 1e-10)
      }
    }
  }

  @Test func `settles by both thresholds, not by one`() {
    let motion = SpringMotion(Spring(stiffness: 100, dampingRatio: 0.1), from: 100, to: 0)
    var crossings = 0
    for step in 0..<2000 {
      let time = Double(step) / 1000
      if motion.position(at: time).magnitude < 0.5 {
        crossings += 1
        #expect(!motion.isSettled(at: time))
      }
    }
    #expect(crossings > 0)
    #expect(motion.isSettled(at: 20))
  }

  @Test func `any input gives finite output`() {
    let numbers: [Double] = [0, 1, -1, 1e9, 1e100, -1e100, .infinity, -.infinity, .nan]
    for ratio in [0, 0.5, 1, 1.5, 1e6] {
      for offset in numbers {
        for velocity in numbers {
          let motion = SpringMotion(
            Spring(stiffness: 100, dampingRatio: ratio), from: offset, to: 1, velocity: velocity)
          for time in numbers {
            #expect(motion.position(at: time).isFinite && motion.velocity(at: time).isFinite)
          }
        }
      }
    }
  }

  @Test func `traps on a spring that cannot be`() async {
    await #expect(processExitsWith: .failure) { _ = Spring(mass: 0, stiffness: 1, damping: 1) }
    await #expect(processExitsWith: .failure) { _ = Spring(stiffness: -1, damping: 1) }
    await #expect(processExitsWith: .failure) { _ = Spring(stiffness: 1, damping: .nan) }
  }
}
