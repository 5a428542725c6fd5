import ScrollPhysics
import Testing

@Suite struct OffsetProjectionTests {
  @Test func `projects as the WWDC session does`() {
    #expect((projectedOffset(from: 100, velocity: 1234) - 715.766).magnitude < 1e-9)
    #expect((projectedOffset(from: 0, velocity: -1000, rate: .fast) + 99).magnitude < 1e-9)
    #expect(projectedOffset(from: 7.3, velocity: 0) == 7.3)
  }

  /// Recorded: 3 pt/ms at 5326 reports 6819.667 and rests at 6818.
  @Test func `reports the recorded target, not the rest`() {
    let target = reportedTarget(
      from: 5326, velocity: 3000, minimum: 0, maximum: 39148, scale: 3)
    #expect((target - 6819.667).magnitude < 0.001)
  }

  @Test func `clamps to the range and rounds to the pixel`() {
    func target(_ offset: Double, _ velocity: Double, scale: Double = 3) -> Double {
      reportedTarget(from: offset, velocity: velocity, minimum: -64, maximum: 500, scale: scale)
    }
    #expect(target(100, 3000) == 500 && target(100, -3000) == -64)
    for step in 0...100 {
      let offset = target(0.1, Double(step) * 7)
      #expect((offset * 3 - (offset * 3).rounded()).magnitude < 1e-9 || offset == 0.1)
    }
  }

  @Test func `without velocity the target is the offset, clamped but not rounded`() {
    for velocity in [0.0, -0.0, 10, -10, .nan] {
      let target = reportedTarget(
        from: 12.3456, velocity: velocity, minimum: 0, maximum: 100, scale: 2)
      #expect(target == 12.3456)
      #expect(
        reportedTarget(from: -3, velocity: velocity, minimum: 0, maximum: 100, scale: 2) == 0)
    }
    #expect(reportedTarget(from: 50, velocity: 0, minimum: 0, maximum: -100, scale: 2) == 0)
    #expect(reportedTarget(from: 5, velocity: .infinity, minimum: 0, maximum: 9, scale: 2) == 9)
  }
}
