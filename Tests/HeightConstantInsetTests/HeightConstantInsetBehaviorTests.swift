import BehaviorTesting
import HeightConstantInset
import ScrollComparison
import ScrollHost
import Testing

@Suite struct HeightConstantInsetBehaviorTests {
  private let bare = Device.named("bare")!

  /// Offset, picture height, first row's top and alpha, as published to four decimals, where the
  /// table begins at the screen's top.
  private let published: [(offset: Double, height: Double, row: Double, alpha: Double)] = [
    (-750, 750, 750, 0), (-600, 600, 600, 0), (-500, 500, 500, 0), (-450.5, 450.5, 450.5, 0),
    (-450, 450, 450, 0), (-449.5, 450, 449.5, 0.0011), (-400, 450, 400, 0.1111),
    (-337.5, 450, 337.5, 0.25), (-225, 450, 225, 0.5), (-112.5, 450, 112.5, 0.75),
    (-1, 450, 1, 0.9978), (0, 450, 0, 1), (1, 450, -1, 1.0022), (45, 450, -45, 1.1),
    (450, 450, -450, 2), (900, 450, -900, 3),
  ]

  @Test(arguments: ["bare", "iphone-13"])
  func `reproduces the document's states below the safe area's top`(name: String) throws {
    let device = try #require(Device.named(name))
    let resize = name == "bare" ? "resize 414 896\nwait 50ms\n" : ""
    let top = device.safeAreaInsets.top
    let trace = try run(
      HeightConstantInsetBehavior.self, on: device,
      gesture: resize + scrolls(to: published.map { $0.offset }))
    #expect(trace.value(.contentOffsetY, 0) == -450)
    for (row, frame) in zip(published, trace.marks.map { $0.frame }) {
      let height = max(450, -row.offset)
      let alpha = max(0, (row.offset + 450) / 450)
      #expect(trace.value(.headerMinX, frame) == 0)
      #expect(trace.value(.headerMinY, frame) == top)
      #expect(trace.value(.headerWidth, frame) == (name == "bare" ? 414 : device.size.width))
      #expect(abs(trace.value(.headerHeight, frame) - height) <= 1e-9)
      #expect(abs(trace.value(.headerHeight, frame) - row.height) <= 5e-5)
      #expect(abs(trace.value(.contentMinY, frame) - (top - row.offset)) <= 1e-9)
      #expect(abs(trace.value(.contentMinY, frame) - (top + row.row)) <= 5e-5)
      #expect(abs(trace.value(.dimmingAlpha, frame) - alpha) <= 1e-9)
      #expect(abs(trace.value(.dimmingAlpha, frame) - row.alpha) <= 5e-5)
    }
  }

  @Test func `covers the picture by what was scrolled`() throws {
    let overlaps: [(Double, Double)] = [
      (-500, 0), (-450, 0), (-449.5, 0.5), (-225, 225), (0, 450), (45, 495), (900, 1350),
    ]
    let trace = try run(
      HeightConstantInsetBehavior.self, on: bare, gesture: scrolls(to: overlaps.map { $0.0 }))
    for ((offset, overlap), frame) in zip(overlaps, trace.marks.map { $0.frame }) {
      let bottom = trace.value(.headerMinY, frame) + trace.value(.headerHeight, frame)
      #expect(bottom - trace.value(.contentMinY, frame) == overlap, "at \(offset)")
    }
  }

  @Test func `has insets of the picture's height and the bottom safe area`() throws {
    let trace = try run(
      HeightConstantInsetBehavior.self, on: try #require(Device.named("iphone-15")),
      gesture: "")
    #expect(trace.value(.adjustedInsetTop, 0) == 450)
    #expect(trace.value(.adjustedInsetBottom, 0) == 34)
    #expect(trace.value(.scrollMinY, 0) == 59)
  }

  @Test func `edits one constant, and only in a pull`() throws {
    let trace = try run(
      HeightConstantInsetBehavior.self, on: bare, gesture: scrolls(to: [-500, -510, -300, 0]))
    #expect(trace.valuesAtMarks(.layoutEdits) == [1, 1, 1, 0])
  }

  @Test func `stretches the picture while a refresh adds to the inset`() throws {
    let gesture = "wait 50ms\ninset 60 0\nwait 50ms\nmark refreshing\n"
    let literal = try run(HeightConstantInsetBehavior.self, on: bare, gesture: gesture)
    #expect(literal.valuesAtMarks(.headerHeight) == [510])
    let intended = try run(
      HeightConstantInsetBehavior.self, variant: "intended", on: bare, gesture: gesture)
    #expect(intended.valuesAtMarks(.headerHeight) == [450])
    #expect(intended.valuesAtMarks(.headerMinY) == [60])
  }

  @Test func `switches one quirk at a time`() throws {
    func value(_ output: Output, _ name: String, _ text: String, at offset: Double) throws
      -> Double
    {
      let trace = try run(
        HeightConstantInsetBehavior.self, settings: [(name, text)], on: bare,
        gesture: scrolls(to: [-460, offset]))
      return trace.valuesAtMarks(output)[1]
    }
    #expect(try value(.dimmingAlpha, "clampsAlpha", "true", at: 900) == 1)
    #expect(try value(.headerHeight, "nestsDeeper", "true", at: -600) == 450)
    #expect(try value(.dimmingAlpha, "nestsDeeper", "true", at: -225) == 0.5)
    #expect(try value(.headerHeight, "imageHeight", "300", at: -350) == 350)
    #expect(
      try value(.headerImageScale, "zoom", "aspect-fill", at: -500) == 1, "375 wide, 500 tall")
    #expect(try value(.headerImageScale, "zoom", "from-rest", at: -500) == 500.0 / 450)
    let mismatched = try run(
      HeightConstantInsetBehavior.self, settings: [("heightMismatch", "10")], on: bare,
      gesture: scrolls(to: [-449]))
    #expect(mismatched.valuesAtMarks(.headerHeight) == [450])
  }

  @Test(arguments: ["bare", "iphone-se", "iphone-13"])
  func `as intended keeps the bottom on the first row and darkens to black`(name: String) throws {
    let device = try #require(Device.named(name))
    let top = device.safeAreaInsets.top
    let offsets = published.map { $0.offset }
    let trace = try run(
      HeightConstantInsetBehavior.self, variant: "intended", on: device,
      gesture: scrolls(to: offsets))
    for (offset, frame) in zip(offsets, trace.marks.map { $0.frame }) {
      let pull = max(0, -450 - offset)
      #expect(abs(trace.value(.headerHeight, frame) - (450 + pull)) <= 1e-9)
      #expect(trace.value(.headerMinY, frame) == top)
      #expect(
        abs(trace.value(.dimmingAlpha, frame) - min(max((offset + 450) / 450, 0), 1)) <= 1e-9)
      #expect(abs(trace.value(.headerImageScale, frame) - (450 + pull) / 450) <= 1e-9)
    }
  }

  @Test func `as intended leaves rows visible in landscape`() throws {
    let trace = try run(
      HeightConstantInsetBehavior.self, variant: "intended",
      on: try #require(Device.named("iphone-13")), gesture: "wait 50ms\nrotate landscape\nmark a\n")
    #expect(trace.valuesAtMarks(.headerHeight) == [390 - 21 - 44])
    #expect(trace.valuesAtMarks(.contentMinY) == [390 - 21 - 44])
    #expect(trace.valuesAtMarks(.contentOffsetY) == [-(390 - 21 - 44)])
  }
}
