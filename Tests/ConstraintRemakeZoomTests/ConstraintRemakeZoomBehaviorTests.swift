import BehaviorTesting
import ConstraintRemakeZoom
import ScrollComparison
import ScrollHost
import Testing

@Suite struct ConstraintRemakeZoomBehaviorTests {
  private let bare = Device.named("bare")!
  private let width = 375.0

  /// One event after another on one instance: where the header is, and the table's top on the screen
  /// and in the content, as published to four decimals.
  private let published: [(offset: Double, x: Double, y: Double, side: Double, table: Double)] = [
    (0.5, 0, -0.5, 375, 374.5), (0, 0, 0, 375, 375), (-0.5, -2.25, 0, 379.5, 379.5),
    (-1, -2.5, 0, 380, 380), (-60, -32, 0, 439, 439), (-200, -102, 0, 579, 579),
    (-1.0 / 3, -2.1667, 0, 379.3333, 379.3333), (0, -2.1667, 0, 379.3333, 379.3333),
    (0.5, 0, -0.5, 375, 374.5), (100, 0, -100, 375, 275), (375, 0, -375, 375, 0),
    (500, 0, -500, 375, -125), (812, 0, -812, 375, -437), (860, 0, -860, 375, -485),
  ]

  @Test func `reproduces the document's states, event after event`() throws {
    let trace = try run(
      ConstraintRemakeZoomBehavior.self, on: bare,
      gesture: scrolls(to: published.map { $0.offset }))
    // Row 0: no event yet.
    #expect(trace.value(.headerMinX, 0) == 187.5)
    #expect(trace.value(.headerHeight, 0) == 0)
    #expect(trace.value(.contentMinY, 0) == 0)
    #expect(trace.events.first?.event.event == .didScroll)
    var side = 0.0
    var isPulled = false
    for (row, frame) in zip(published, trace.marks.map { $0.frame }) {
      if row.offset != 0 {
        isPulled = row.offset < 0
        side = isPulled ? width - row.offset + 4 : width
      }
      let top = isPulled ? 0 : -row.offset
      let exact = [(width - side) / 2, top, side, side, top + side]
      let rounded = [row.x, row.y, row.side, row.side, row.table]
      let outputs: [Output] = [
        .headerMinX, .headerMinY, .headerWidth, .headerHeight, .contentMinY,
      ]
      for index in outputs.indices {
        let value = trace.value(outputs[index], frame)
        #expect(abs(value - exact[index]) <= 1e-9, "\(outputs[index].name) at \(row.offset)")
        #expect(abs(value - rounded[index]) <= 5e-5, "\(outputs[index].name) at \(row.offset)")
      }
    }
  }

  @Test(arguments: [(44.0, -24.0, 423.0), (20, -12, 399)])
  func `is stretched at rest where there is a safe area`(
    top: Double, x: Double, side: Double
  ) throws {
    let notched = Device(
      name: "notched", size: Size(width: 375, height: 812),
      safeAreaInsets: EdgeInsets(top: top), scale: 1, framesPerSecond: 60, hasNotch: true)
    let trace = try run(ConstraintRemakeZoomBehavior.self, on: notched, gesture: "")
    #expect(trace.value(.contentOffsetY, 0) == -top)
    #expect(trace.value(.headerMinX, 0) == x)
    #expect(trace.value(.headerMinY, 0) == 0)
    #expect(trace.value(.headerHeight, 0) == side)
    #expect(trace.value(.contentMinY, 0) - top == 379, "in content points")
  }

  @Test func `removes four constraints and adds four on every event`() throws {
    let trace = try run(
      ConstraintRemakeZoomBehavior.self, on: bare, gesture: scrolls(to: [10, -10, 20]))
    #expect(trace.valuesAtMarks(.layoutEdits) == [8, 8, 8])
  }

  @Test func `takes the inner table's offset for its own unless it checks the source`() throws {
    let gesture = "wait 50ms\nscroll to 0 10\nwait 50ms\nscroll table to 0 -30\nmark after\n"
    let literal = try run(ConstraintRemakeZoomBehavior.self, on: bare, gesture: gesture)
    #expect(literal.valuesAtMarks(.headerHeight) == [375 + 30 + 4])
    let checked = try run(
      ConstraintRemakeZoomBehavior.self, settings: [("checksSource", "true")], on: bare,
      gesture: gesture)
    #expect(checked.valuesAtMarks(.headerHeight) == [375])
  }

  @Test(arguments: [(375.0, 812.0), (414, 896)])
  func `sets a content height that misses the table's bottom`(width: Double, height: Double) throws
  {
    let device = Device(
      name: "plain", size: Size(width: width, height: height), safeAreaInsets: .zero, scale: 1,
      framesPerSecond: 60, hasNotch: false)
    let literal = try run(ConstraintRemakeZoomBehavior.self, on: device, gesture: "")
    #expect(literal.value(.contentSizeHeight, 0) == 2 * height)
    let mended = try run(
      ConstraintRemakeZoomBehavior.self, settings: [("contentSizing", "table")], on: device,
      gesture: "")
    #expect(mended.value(.contentSizeHeight, 0) == width + 1300)
  }

  @Test(arguments: ["bare", "iphone-se", "iphone-15"])
  func `as intended grows by the pull and keeps the table right below`(name: String) throws {
    let device = try #require(Device.named(name))
    let rest = -device.safeAreaInsets.top
    let offsets = [0, -0.5, -60, -200, -1.0 / 3, 0, 0.5, 100, 500].map { rest + $0 }
    let trace = try run(
      ConstraintRemakeZoomBehavior.self, variant: "intended", on: device,
      gesture: scrolls(to: offsets))
    #expect(trace.value(.headerWidth, 0) == device.size.width)
    #expect(trace.value(.headerHeight, 0) == device.size.width)
    for (offset, frame) in zip(offsets, trace.marks.map { $0.frame }) {
      let side = device.size.width + max(0, rest - offset)
      let bottom = device.size.width - offset
      #expect(abs(trace.value(.headerHeight, frame) - side) <= 1e-9)
      #expect(abs(trace.value(.headerWidth, frame) - side) <= 1e-9)
      #expect(abs(trace.value(.headerMinX, frame) - (device.size.width - side) / 2) <= 1e-9)
      #expect(abs(trace.value(.headerMinY, frame) + side - bottom) <= 1e-9)
      #expect(abs(trace.value(.contentMinY, frame) - bottom) <= 1e-9)
      #expect(trace.value(.layoutEdits, frame) <= 2)
    }
  }

  @Test func `as intended takes over a new width at once`() throws {
    let gesture = "wait 50ms\nresize 414 896\nmark resized\n"
    let intended = try run(
      ConstraintRemakeZoomBehavior.self, variant: "intended", on: bare, gesture: gesture)
    #expect(intended.valuesAtMarks(.headerWidth) == [414])
    #expect(intended.valuesAtMarks(.contentWidth) == [414])
    let literal = try run(
      ConstraintRemakeZoomBehavior.self, on: bare,
      gesture: "wait 50ms\nscroll to 0 10\nwait 50ms\n" + gesture)
    #expect(literal.valuesAtMarks(.headerWidth) == [375], "until the next event")
    #expect(literal.valuesAtMarks(.contentWidth) == [375], "for good")
  }
}
