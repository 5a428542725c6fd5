import ScrollPhysics
import Testing

@Suite struct CubicCurveTests {
  /// At sixteenths of the duration, solved with 60 digits.
  private let tables: [(name: String, curve: CubicCurve, values: [Double])] = [
    (
      "easeIn", .easeIn,
      [
        0.006902245573130854, 0.02598459654508114, 0.05531834454241093, 0.09346465071882486,
        0.13932032249556608, 0.19202194858673166, 0.25088384732563634, 0.31535681257253934,
        0.38500046912867103, 0.459465292809122, 0.5384824823798154, 0.6218618691748902,
        0.7095013150948579, 0.8014199930223449, 0.8978665547887715,
      ]
    ),
    (
      "easeOut", .easeOut,
      [
        0.10213344521122845, 0.1985800069776551, 0.29049868490514213, 0.37813813082510983,
        0.4615175176201846, 0.540534707190878, 0.614999530871329, 0.6846431874274607,
        0.7491161526743637, 0.8079780514132684, 0.860679677504434, 0.9065353492811752,
        0.9446816554575891, 0.9740154034549189, 0.9930977544268691,
      ]
    ),
    (
      "easeInOut", .easeInOut,
      [
        0.007586763310339602, 0.031114050085484343, 0.07150892638593098, 0.12916193104731982,
        0.20354268706421913, 0.29277080237678516, 0.3933054617737018, 0.5, 0.6066945382262983,
        0.7072291976232149, 0.7964573129357809, 0.8708380689526802, 0.928491073614069,
        0.9688859499145157, 0.9924132366896604,
      ]
    ),
    (
      "standard", .standard,
      [
        0.04557523373471606, 0.136888414855361, 0.266856251680084, 0.40851059135539586, 0.5375,
        0.6453214475092404, 0.7325994597705798, 0.802403387584857, 0.8578125, 0.9013677794477065,
        0.9350648301744874, 0.9604589783489741, 0.9787706791931208, 0.9909690024100692,
        0.997833610354923,
      ]
    ),
  ]

  @Test func `matches its tables to 1e-12`() {
    for (name, curve, values) in tables {
      for (index, value) in values.enumerated() {
        let actual = curve.value(at: Double(index + 1) / 16)
        #expect((actual - value).magnitude < 1e-12, "\(name) at \(index + 1)/16")
      }
    }
  }

  /// An animated scroll at 60 Hz, recorded in thirds of a point: fractions of frames 1 to 4, the
  /// clock 0.64 to 0.71 frames ahead.
  @Test func `ease in and out fits the recorded animated scroll`() {
    for (frame, fraction) in [(1.0, 0.0167), (2, 0.0417), (3, 0.0833), (4, 0.1417)] {
      let actual = CubicCurve.easeInOut.value(at: (frame + 0.68) / 18)
      #expect((actual - fraction).magnitude < 0.0045)
    }
  }

  @Test func `starts at exactly 0 and ends at exactly 1`() {
    for (_, curve, _) in tables {
      #expect(curve.value(at: 0) == 0 && curve.value(at: 1) == 1)
      #expect(curve.value(at: -3) == 0 && curve.value(at: 7) == 1)
      #expect(curve.value(at: .nan) == 0 && curve.value(at: .infinity) == 1)
    }
  }

  @Test func `never goes back, and is symmetric where its points are`() {
    for (_, curve, _) in tables {
      var previous = 0.0
      for step in 1..<10_000 {
        let value = curve.value(at: Double(step) / 10_000)
        #expect(value > previous && value < 1)
        previous = value
      }
    }
    for step in 0...100 {
      let time = Double(step) / 100
      let sum = CubicCurve.easeInOut.value(at: time) + CubicCurve.easeInOut.value(at: 1 - time)
      #expect((sum - 1).magnitude < 1e-14)
      let other = CubicCurve.easeIn.value(at: time) + CubicCurve.easeOut.value(at: 1 - time)
      #expect((other - 1).magnitude < 1e-14)
      #expect(CubicCurve.linear.value(at: time) == time)
    }
  }

  @Test func `vertical and flat stretches are solved too`() {
    // x = s³, y = 1 - (1 - s)³: vertical at the start.
    for step in 1..<100 {
      let s = Double(step) / 100
      let actual = CubicCurve(0, 1, 0, 1).value(at: s * s * s)
      #expect((actual - (1 - (1 - s) * (1 - s) * (1 - s))).magnitude < 1e-11)
    }
    // x is flat in its middle, where y is steep.
    let swap = CubicCurve(1, 0, 0, 1)
    #expect((swap.value(at: 0.5) - 0.5).magnitude < 1e-4)
    #expect(swap.value(at: 0.499) < swap.value(at: 0.501))
  }

  @Test func `control points that make no function are moved`() {
    #expect(CubicCurve(-1, 0, 2, 1) == CubicCurve(0, 0, 1, 1))
    #expect(CubicCurve(.nan, .infinity, .nan, 1) == CubicCurve(0, 0, 0, 1))
    let numbers: [Double] = [0, 1, 0.5, -3, 9, 1e300, .nan, .infinity]
    for x1 in numbers {
      for x2 in numbers {
        for step in 1...20 {
          #expect(CubicCurve(x1, 0, x2, 1).value(at: Double(step) / 21).isFinite)
        }
      }
    }
  }
}
