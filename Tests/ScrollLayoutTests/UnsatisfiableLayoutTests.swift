import ScrollGeometry
import Testing

@testable import ScrollLayout

/// Rules of Apple's Auto Layout Guide, "Unsatisfiable Layouts": conflicting required constraints are
/// logged and one is broken. Which one is this layout's own rule, told at `Layout`.
/// https://developer.apple.com/library/archive/documentation/UserExperience/Conceptual/AutolayoutPG/ConflictingLayouts.html
@Suite struct UnsatisfiableLayoutTests {
  private let stage = WorkedScreen()

  @Test func `of two required widths the one made last is broken`() {
    let view = placed("view")
    let (first, last) = stage.layout.make(view) {
      ($0.width.equals(100), $0.width.equals(200))
    }
    #expect(stage.places(view, 0, 0, 100, 40))
    #expect(!first.isBroken && last.isBroken)
    #expect(
      stage.layout.conflicts == [
        LayoutConflict(
          constraints: ["view.width == 100", "view.width == 200"], broken: "view.width == 200")
      ])
  }

  /// "Unsatisfiable Layouts": a broken constraint is out for that layout only.
  @Test func `a broken constraint is tried again`() {
    let view = placed("view")
    let (first, last) = stage.layout.make(view) {
      ($0.width.equals(100), $0.width.equals(200))
    }
    stage.layout.layoutIfNeeded()
    stage.layout.remove(first)
    #expect(stage.places(view, 0, 0, 200, 40))
    #expect(!last.isBroken && stage.layout.conflicts.isEmpty)
  }

  @Test func `a conflict that lasts is told at each layout`() {
    let view = placed("view")
    stage.layout.make(view) {
      $0.width.equals(100)
      $0.width.equals(200)
    }
    let other = placed("other")
    let width = stage.layout.make(other) { $0.width.equals(10) }
    for value in [10.0, 20, 30] {
      width.constant = value
      #expect(stage.places(other, 0, 0, value, 40))
      #expect(stage.layout.conflicts.count == 1)
    }
  }

  /// "Unsatisfiable Layouts", identifying: 3 · 150 + 2 · 8 = 466 is more than 390.
  @Test func `a row too long for the screen names the whole row`() {
    var last: LayoutView?
    var views: [LayoutView] = []
    for name in ["a", "b", "c"] {
      let view = stage.view(name)
      stage.layout.make(view) {
        $0.top.equals(stage.screen.top)
        $0.height.equals(40)
        $0.width.equals(150)
        $0.leading.equals(last?.trailing ?? stage.screen.leading, plus: last == nil ? 0 : 8)
      }
      last = view
      views.append(view)
    }
    let end = stage.layout.make(views[2]) { $0.trailing.equals(stage.screen.trailing) }
    #expect(stage.places(views[2], 316, 0, 150, 40))
    #expect(end.isBroken)
    #expect(
      stage.layout.conflicts == [
        LayoutConflict(
          constraints: [
            "a.width == 150", "a.leading == screen.leading", "b.width == 150",
            "b.leading == a.trailing + 8", "c.width == 150", "c.leading == b.trailing + 8",
            "c.trailing == screen.trailing",
          ], broken: "c.trailing == screen.trailing")
      ])
  }

  @Test func `a minimum above a maximum is a conflict`() {
    let view = placed("view")
    stage.layout.make(view) {
      $0.width.atLeast(300)
      $0.width.atMost(200)
    }
    stage.layout.layoutIfNeeded()
    #expect(view.frame.width == 300)
    #expect(stage.layout.conflicts.map { $0.broken } == ["view.width <= 200"])
  }

  /// "Unsatisfiable Layouts": only required constraints conflict.
  @Test func `optional contradictions are no conflict`() {
    let view = placed("view")
    stage.layout.make(view) {
      $0.width.equals(100, priority: 999)
      $0.width.equals(200, priority: 999)
    }
    stage.layout.layoutIfNeeded()
    #expect(stage.layout.conflicts.isEmpty)
    #expect((100...200).contains(view.frame.width))
  }

  @Test func `saying the same twice is no conflict`() {
    let view = stage.view("view")
    stage.layout.make(view) {
      $0.edges(equal: stage.screen)
      $0.width.equals(stage.screen.width)
      $0.height.equals(844)
      $0.centerX.equals(195)
    }
    stage.layout.layoutIfNeeded()
    #expect(stage.layout.conflicts.map { $0.broken } == ["view.centerX == screen.centerX + 195"])
    #expect(stage.places(view, 0, 0, 390, 844))
  }

  @Test func `a constant can bring a conflict and take it back`() {
    let view = placed("view")
    let (first, second) = stage.layout.make(view) {
      ($0.width.equals(100), $0.width.equals(100))
    }
    #expect(stage.places(view, 0, 0, 100, 40))
    #expect(stage.layout.conflicts.isEmpty)
    first.constant = 130
    #expect(stage.places(view, 0, 0, 130, 40))
    #expect(second.isBroken)
    second.constant = 130
    #expect(stage.places(view, 0, 0, 130, 40))
    #expect(!second.isBroken && stage.layout.conflicts.isEmpty)
  }

  /// A size that would be negative breaks what places the leading edge, so that the bottom stays
  /// where it was asked to be: from 47 to 150 - 190 = -40.
  @Test func `a negative height breaks the top`() {
    let (header, content) = pinnedHeader()
    stage.layout.setOffset(Point(x: 0, y: 190), of: content)
    #expect(stage.places(header, 0, -40, 390, 0))
    #expect(header.demandedSize.height == -87)
    #expect(
      stage.layout.conflicts == [
        LayoutConflict(
          constraints: [
            "scroll.top == screen.top", "header.top == safeArea.top",
            "header.bottom == scroll.content.top + 150",
          ], broken: "header.top == safeArea.top", viewKeptFromNegative: "header")
      ])
  }

  @Test func `the top holds again once there is room`() {
    let (header, content) = pinnedHeader()
    for offset in [190.0, 103, 104, 0, 156, -20] {
      stage.layout.setOffset(Point(x: 0, y: offset), of: content)
      let bottom = 150 - offset
      let height = max(0, bottom - 47)
      #expect(stage.places(header, 0, bottom - height, 390, height), "offset \(offset)")
      #expect(stage.layout.conflicts.isEmpty == (offset <= 103), "offset \(offset)")
    }
  }

  /// Without a leading edge, the center gives way before the trailing edge does.
  @Test func `a negative width breaks the center where there is no leading edge`() {
    let view = stage.view("view")
    stage.layout.make(view) {
      $0.top.equals(stage.screen.top)
      $0.height.equals(10)
      $0.trailing.equals(stage.screen.leading, plus: 50)
      $0.centerX.equals(stage.screen.leading, plus: 80)
    }
    #expect(stage.places(view, 50, 0, 0, 10))
    #expect(stage.layout.conflicts.map { $0.broken } == ["view.centerX == screen.leading + 80"])
  }

  @Test func `a negative constant for a size breaks it`() {
    let view = stage.view("view")
    stage.layout.make(view) {
      $0.top.equals(stage.screen.top, plus: 5)
      $0.leading.equals(stage.screen.leading, plus: 5)
      $0.width.equals(-10)
      $0.height.equals(10)
    }
    #expect(stage.places(view, 5, 5, 0, 10))
    #expect(view.demandedSize.width == -10)
    #expect(stage.layout.conflicts.map { $0.broken } == ["view.width == -10"])
  }

  /// An optional constraint gives way to sizes of at least zero without a conflict.
  @Test func `an optional constraint yields to a size of zero in silence`() {
    let view = stage.view("view")
    stage.layout.make(view) {
      $0.top.equals(stage.safeArea.top)
      $0.bottom.equals(stage.screen.top, priority: 750)
      $0.leading.equals(stage.screen.leading)
      $0.width.equals(10)
    }
    #expect(stage.places(view, 0, 47, 10, 0))
    #expect(stage.layout.conflicts.isEmpty)
  }

  private func pinnedHeader() -> (LayoutView, LayoutItem) {
    let (scroll, content) = stage.scroll("scroll")
    let header = stage.view("header", in: scroll)
    stage.layout.make(scroll) { $0.edges(equal: stage.screen) }
    stage.layout.setContentSize(Size(width: 390, height: 1000), of: content)
    stage.layout.make(header) {
      $0.top.equals(stage.safeArea.top)
      $0.leading.equals(scroll.leading)
      $0.width.equals(scroll.width)
      $0.bottom.equals(scroll.top, plus: 150)
    }
    return (header, content)
  }

  private func placed(_ name: String) -> LayoutView {
    let view = stage.view(name)
    stage.layout.make(view) {
      $0.top.equals(stage.screen.top)
      $0.leading.equals(stage.screen.leading)
      $0.height.equals(40)
    }
    return view
  }
}
