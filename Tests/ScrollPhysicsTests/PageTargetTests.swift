import ScrollPhysics
import Testing

@Suite struct PageTargetTests {
  private func page(
    _ offset: Double, _ velocity: Double, length: Double = 320,
    in range: ClosedRange<Double> = 0...960
  ) -> Double {
    pageTarget(
      offset: offset, velocity: velocity, pageLength: length, minimum: range.lowerBound,
      maximum: range.upperBound)
  }

  @Test func `a flick goes to the next page its way, a still lift to the nearest`() {
    #expect(page(330, 500) == 640 && page(330, -500) == 320)
    #expect(page(479, 0) == 320 && page(480, 0) == 640)
    #expect(page(320, 500) == 640 && page(320, -500) == 0)
  }

  @Test func `stays in the range`() {
    #expect(page(955, 9000) == 960 && page(-30, -9000) == 0 && page(1000, 0) == 960)
    #expect(page(700, 1, in: 0...800) == 800)
    #expect(page(50, 1, in: 0...(0)) == 0)
  }

  @Test func `never goes further than a page`() {
    for step in 0...2000 {
      let offset = Double(step) * 0.48
      for velocity in [-9000.0, -1, 0, 1, 9000] {
        #expect((page(offset, velocity) - offset).magnitude <= 320.0001)
      }
    }
  }

  @Test func `lands on a page at thirty million points`() {
    let length = 393.0
    for index in [76_336.0, 80_000, 1e7] {
      let start = index * length
      let range = 0.0...1e12
      #expect(page(start + 30, 500, length: length, in: range) == start + length)
      #expect(page(start - 30, -500, length: length, in: range) == start - length)
      #expect(page(start + 30, 0, length: length, in: range) == start)
    }
  }

  @Test func `an offset rounded to pixels is on its page`() {
    let length = 375 + 1.0 / 3
    for index in 1...1000 {
      let offset = Double(index) * length
      for error in [-1e-6, 0, 1e-6] {
        let next = page(offset + error, 1, length: length, in: 0...1e9)
        #expect((next - offset - length).magnitude < 1e-6)
        let before = page(offset + error, -1, length: length, in: 0...1e9)
        #expect((before - offset + length).magnitude < 1e-6)
      }
    }
  }

  @Test func `without a page length the offset is clamped`() {
    for length in [0.0, -320, .nan, .infinity] {
      #expect(page(330, 500, length: length) == 330)
      #expect(page(2000, 0, length: length) == 960)
    }
    #expect(page(330, .nan) == 320)
    #expect((0...960).contains(page(330, 1, length: .leastNonzeroMagnitude)))
    #expect(page(.nan, 1) == 0 && page(.infinity, 1) == 960)
  }
}
