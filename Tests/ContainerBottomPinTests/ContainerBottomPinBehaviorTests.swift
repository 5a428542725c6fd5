import BehaviorTesting
import ContainerBottomPin
import ScrollComparison
import ScrollHost
import Testing

@Suite struct ContainerBottomPinBehaviorTests {
  private let phone = Device.named("iphone-13")!

  /// Offset, bottom, demanded and solved height, picture scale and spill, as published to four
  /// decimals.
  private let published:
    [(
      offset: Double, bottom: Double, demanded: Double, solved: Double, scale: Double,
      spill: Double
    )] = [
      (-300, 450, 403, 403, 1.837, 0), (-200, 350, 303, 303, 1.3812, 0),
      (-116.375, 266.375, 219.375, 219.375, 1, 0), (-116, 266, 219, 219, 1, 0.1875),
      (-50, 200, 153, 153, 1, 33.1875), (-1, 151, 104, 104, 1, 57.6875),
      (0, 150, 103, 103, 1, 58.1875), (1, 149, 102, 102, 1, 58.6875),
      (50, 100, 53, 53, 1, 83.1875), (102, 48, 1, 1, 1, 109.1875),
      (103, 47, 0, 0, 1, 109.6875), (104, 46, -1, 0, 1, 109.6875),
      (130, 20, -27, 0, 1, 109.6875), (156, -6, -53, 0, 1, 109.6875),
      (190, -40, -87, 0, 1, 109.6875),
    ]

  @Test func `reproduces the document's states, conflicts included`() throws {
    let trace = try run(
      ContainerBottomPinBehavior.self, on: phone,
      gesture: scrolls(to: published.map { $0.offset }))
    for (row, frame) in zip(published, trace.marks.map { $0.frame }) {
      let demanded = 150 - 47 - row.offset
      let solved = max(0, demanded)
      let drawn = 390 * 9.0 / 16
      let exact: [(Output, Double, Double)] = [
        (.headerDemandedHeight, demanded, row.demanded), (.headerHeight, solved, row.solved),
        (.headerMinY, 150 - row.offset - solved, row.bottom - row.solved),
        (.contentMinY, 150 - row.offset, row.bottom),
        (.headerImageScale, max(1, solved / drawn), row.scale),
        (.headerSpill, max(0, (drawn - solved) / 2), row.spill),
        (.layoutConflicts, demanded < 0 ? 1 : 0, row.offset >= 104 ? 1 : 0),
      ]
      for (output, formula, rounded) in exact {
        #expect(abs(trace.value(output, frame) - formula) <= 1e-9, "\(output.name) \(row.offset)")
        #expect(abs(trace.value(output, frame) - rounded) <= 5e-5, "\(output.name) \(row.offset)")
      }
      #expect(trace.value(.headerMinX, frame) == 0)
      #expect(trace.value(.headerWidth, frame) == 390)
      #expect(trace.value(.layoutEdits, frame) == 0, "no code runs on a scroll")
    }
  }

  @Test func `names the constraints that cannot all hold and breaks the picture's top`() throws {
    let trace = try run(ContainerBottomPinBehavior.self, on: phone, gesture: scrolls(to: [104]))
    let conflict = try #require(trace.conflicts.first?.conflict)
    #expect(conflict.broken == "header.top == safeArea.top")
    #expect(conflict.viewKeptFromNegative == "header")
  }

  @Test func `recovers as soon as the constraints fit again`() throws {
    let trace = try run(
      ContainerBottomPinBehavior.self, on: phone, gesture: scrolls(to: [190, 102, 0]))
    #expect(trace.valuesAtMarks(.headerHeight) == [0, 1, 103])
    #expect(trace.valuesAtMarks(.headerMinY) == [-40, 47, 47])
    #expect(trace.valuesAtMarks(.layoutConflicts) == [1, 0, 0])
  }

  @Test func `keeps the first width after a rotation unless it follows`() throws {
    for (value, width) in [("false", 390.0), ("true", 844)] {
      let trace = try run(
        ContainerBottomPinBehavior.self, settings: [("followsWidth", value)], on: phone,
        gesture: "wait 50ms\nrotate landscape\nmark a\n")
      #expect(trace.valuesAtMarks(.contentWidth) == [width])
    }
  }

  @Test func `begins at the screen's top when told so`() throws {
    let trace = try run(
      ContainerBottomPinBehavior.self, settings: [("top", "screen")], on: phone,
      gesture: scrolls(to: [-50, 0, 100]))
    #expect(trace.valuesAtMarks(.headerHeight) == [200, 150, 50])
  }

  @Test(arguments: ["bare", "iphone-se", "iphone-13", "iphone-15"])
  func `as intended grows from the first point and is covered by a push`(name: String) throws {
    let device = try #require(Device.named(name))
    let offsets = published.map { $0.offset } + [-0.5, 400]
    let trace = try run(
      ContainerBottomPinBehavior.self, variant: "intended", on: device,
      gesture: scrolls(to: offsets))
    #expect(trace.value(.headerHeight, 0) == 150)
    for (offset, frame) in zip(offsets, trace.marks.map { $0.frame }) {
      let height = 150 + max(0, -offset)
      #expect(trace.value(.headerMinY, frame) == 0)
      #expect(abs(trace.value(.headerHeight, frame) - height) <= 1e-9)
      #expect(abs(trace.value(.headerImageScale, frame) - max(1, height / 150)) <= 1e-9)
      #expect(abs(trace.value(.contentMinY, frame) - (150 - offset)) <= 1e-9)
      #expect(trace.value(.layoutConflicts, frame) == 0)
    }
  }

  @Test func `as intended takes content shorter than its container`() throws {
    let trace = try run(
      ContainerBottomPinBehavior.self, variant: "intended", on: phone,
      gesture: "wait 50ms\ncontent 100\nwait 50ms\nmark a\n")
    #expect(trace.valuesAtMarks(.contentSizeHeight) == [100])
    #expect(trace.valuesAtMarks(.layoutConflicts) == [0])
  }
}
