import ScrollPhysics
import Testing

@Suite struct RubberBandTests {
  /// Published with the formula for d = 960 pt, c = 0.55: https://gist.github.com/originell/6961057
  @Test(arguments: [(5.0, 2.74), (10, 5.47), (100, 52.02), (400, 178.98), (960, 340.65)])
  func `matches the published table`(overscroll: Double, displayed: Double) {
    let actual = rubberBanded(overscroll, viewportLength: 960)
    #expect((actual - displayed).magnitude <= 0.005, "to half of the table's last digit, in points")
  }

  @Test func `is odd, grows and stays inside the viewport`() {
    var previous = -1.0
    for step in 0...4000 {
      let overscroll = Double(step) * Double(step) / 100
      let shown = rubberBanded(overscroll, viewportLength: 852)
      #expect(rubberBanded(-overscroll, viewportLength: 852) == -shown)
      #expect(shown > previous && shown < 852 && shown <= 0.55 * overscroll + 1e-9)
      previous = shown
    }
  }

  @Test func `the inverse gives the finger back`() {
    for step in -4000...4000 {
      let overscroll = Double(step) / 2
      for coefficient in [0.1, 0.55, 1] {
        let shown = rubberBanded(overscroll, viewportLength: 667, coefficient: coefficient)
        let back = rubberUnbanded(shown, viewportLength: 667, coefficient: coefficient)
        #expect((back - overscroll).magnitude < 1e-9 * max(1, overscroll.magnitude))
      }
    }
  }

  @Test func `the inverse takes at most 0.999 of the viewport`() {
    let limit = rubberUnbanded(999, viewportLength: 1000)
    #expect((limit - 1000 * 999 / 0.55).magnitude < 1e-6)
    for shown in [999.5, 1000, 1e9, .infinity] {
      #expect(rubberUnbanded(shown, viewportLength: 1000) == limit)
      #expect(rubberUnbanded(-shown, viewportLength: 1000) == -limit)
    }
  }

  @Test func `a viewport without a length has no rubber band`() {
    for length in [0.0, -1, -.infinity, .infinity, .nan] {
      for overscroll in [0.0, 10, -1e300] {
        #expect(rubberBanded(overscroll, viewportLength: length) == 0)
        #expect(rubberUnbanded(overscroll, viewportLength: length) == 0)
      }
    }
  }

  @Test func `huge pulls stay finite`() {
    let huge = Double.greatestFiniteMagnitude
    #expect(rubberBanded(.infinity, viewportLength: 800) == 800)
    #expect(rubberBanded(-huge, viewportLength: 800) == -800)
    #expect(rubberBanded(1, viewportLength: .leastNonzeroMagnitude).isFinite)
  }

  @Test func `traps on a coefficient outside (0, 1]`() async {
    await #expect(processExitsWith: .failure) {
      _ = rubberBanded(1, viewportLength: 800, coefficient: 0)
    }
    await #expect(processExitsWith: .failure) {
      _ = rubberUnbanded(1, viewportLength: 800, coefficient: 1.1)
    }
  }
}
