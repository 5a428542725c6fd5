import ScrollGeometry
import ScrollPhysics
import Testing

@Suite struct VelocityEstimateTests {
  /// Samples of these velocities in pt/s, 8 ms apart, on one axis.
  private func estimate(_ velocities: [Double], axis: Axis = .vertical) -> VelocityEstimate {
    var estimate = VelocityEstimate()
    for velocity in velocities {
      var displacement = Point.zero
      displacement[axis] = velocity * 0.008
      estimate.add(displacement: displacement, seconds: 0.008)
    }
    return estimate
  }

  /// Recorded on a phone: samples of -25.488 and -319.77 pt/s are reported as -84.345 pt/s.
  @Test func `reports what the recognizer reported`() {
    #expect((estimate([-25.488458643700834, -319.77]).reported.y + 84.345).magnitude < 0.02)
  }

  @Test func `blends 0.2 of the newest sample with 0.8 of the one before`() {
    #expect(estimate([]).reported == .zero)
    #expect((estimate([500]).reported.y - 500).magnitude < 1e-9)
    #expect((estimate([500, 1000]).reported.y - 600).magnitude < 1e-9)
    #expect((estimate([9000, 500, 1000]).reported.y - 600).magnitude < 1e-9)
  }

  @Test func `the release weighs samples 0.05, 0.35 and 0.6 from the newest on`() {
    for (a, b, c) in [(800.0, 1200.0, 1500.0), (-900, -300, -2000), (4000, 400, 300)] {
      let release = estimate([7777, a, b, c]).release.y
      #expect((release - (0.05 * c + 0.35 * b + 0.6 * a)).magnitude < 1e-9)
    }
  }

  @Test func `without a value before it the last one is the release`() {
    #expect((estimate([600]).release.y - 600).magnitude < 1e-9)
    #expect((estimate([0, 4000]).release.y - 800).magnitude < 1e-9)
    // On each axis by itself.
    var both = VelocityEstimate()
    both.add(displacement: Point(x: 0, y: 8), seconds: 0.008)
    both.add(displacement: Point(x: 8, y: 8), seconds: 0.008)
    #expect((both.release.x - 200).magnitude < 1e-9 && (both.release.y - 1000).magnitude < 1e-9)
  }

  @Test func `below 250 pt per second nothing is released`() {
    #expect(estimate([250, 250]).release.y > 249.99)
    #expect(estimate([249.9999, 249.9999]).release == .zero)
    // The recorded bracket: 272 glides, 187.5 does not.
    #expect(estimate([272, 272]).release.y > 0 && estimate([187.5, 187.5]).release == .zero)
    // The newest value decides, not the one before.
    #expect(estimate([1000, 0, 0]).release == .zero)
  }

  @Test func `the threshold is the length in two dimensions, with 1e-9 pt per ms to spare`() {
    var diagonal = VelocityEstimate()
    diagonal.add(displacement: Point(x: 1.5, y: -2), seconds: 0.01)
    #expect(diagonal.release != .zero)
    var near = VelocityEstimate()
    near.add(displacement: Point(x: 0, y: 2.5 - 5e-9), seconds: 0.01)
    #expect(near.release != .zero)
    near.reset()
    near.add(displacement: Point(x: 0, y: 2.5 - 5e-8), seconds: 0.01)
    #expect(near.release == .zero)
  }

  @Test func `still samples wear a velocity out in three`() {
    #expect(estimate([2000, 2000]).release.y > 1999)
    #expect(estimate([2000, 2000, 0]).release.y > 1800)
    #expect(estimate([2000, 2000, 0, 0]).release == .zero)
  }

  @Test func `both axes and directions are alike`() {
    let velocities = [300.0, 900, -200, 4000, 2500]
    let down = estimate(velocities)
    #expect(estimate(velocities.map { -$0 }).release == -down.release)
    let across = estimate(velocities, axis: .horizontal)
    #expect(across.release.x == down.release.y && across.reported.x == down.reported.y)
  }

  @Test func `a sample without a time joins the next one`() {
    for seconds in [0.0, -1, .nan, .infinity] {
      var split = VelocityEstimate()
      split.add(displacement: Point(x: 1, y: 2), seconds: seconds)
      #expect(split.reported == .zero)
      split.add(displacement: Point(x: 3, y: 4), seconds: 0.01)
      #expect((split.reported.x - 400).magnitude < 1e-9)
      #expect((split.reported.y - 600).magnitude < 1e-9)
    }
  }

  @Test func `reset makes the next sample a first one`() {
    var estimate = estimate([3000, 3000])
    estimate.add(displacement: Point(x: 5, y: 5), seconds: 0)
    estimate.reset()
    #expect(estimate.reported == .zero && estimate.release == .zero)
    estimate.add(displacement: Point(x: 0, y: 4), seconds: 0.01)
    #expect((estimate.reported.y - 400).magnitude < 1e-9 && estimate.reported.x == 0)
  }

  @Test func `any sample leaves finite velocities`() {
    let numbers: [Double] = [0, 1, -1e300, .infinity, -.infinity, .nan, .greatestFiniteMagnitude]
    var estimate = VelocityEstimate()
    for x in numbers {
      for y in numbers {
        for seconds in [0.008, .leastNonzeroMagnitude, 1e300] {
          estimate.add(displacement: Point(x: x, y: y), seconds: seconds)
          for velocity in [estimate.reported, estimate.release] {
            #expect(velocity.x.isFinite && velocity.y.isFinite)
          }
        }
      }
    }
  }
}
