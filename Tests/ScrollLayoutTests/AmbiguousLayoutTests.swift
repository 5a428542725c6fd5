import ScrollGeometry
import Testing

@testable import ScrollLayout

/// Rules of Apple's Auto Layout Guide, "Ambiguous Layouts":
/// https://developer.apple.com/library/archive/documentation/UserExperience/Conceptual/AutolayoutPG/AmbiguousLayouts.html
/// and "Changing Constraints":
/// https://developer.apple.com/library/archive/documentation/UserExperience/Conceptual/AutolayoutPG/ModifyingConstraints.html
@Suite struct AmbiguousLayoutTests {
  private let stage = WorkedScreen()

  @Test func `a full set of constraints is not ambiguous`() {
    let view = stage.view("view")
    stage.layout.make(view) { $0.edges(equal: stage.safeArea) }
    #expect(ambiguities() == [])
  }

  @Test func `a missing horizontal place is ambiguous along that axis alone`() {
    let view = stage.view("view")
    stage.layout.make(view) {
      $0.top.equals(stage.screen.top)
      $0.height.equals(40)
      $0.width.equals(100)
    }
    #expect(ambiguities() == [LayoutAmbiguity(view: "view", axis: .horizontal)])
  }

  @Test func `a missing size is ambiguous too`() {
    let view = stage.view("view")
    stage.layout.make(view) {
      $0.leading.equals(stage.screen.leading)
      $0.width.equals(10)
      $0.bottom.equals(stage.screen.bottom)
    }
    #expect(ambiguities() == [LayoutAmbiguity(view: "view", axis: .vertical)])
  }

  @Test func `an inequality alone leaves a width open`() {
    let view = placed("view")
    stage.layout.make(view) { $0.width.atLeast(50) }
    #expect(ambiguities() == [LayoutAmbiguity(view: "view", axis: .horizontal)])
  }

  /// "Ambiguous Layouts": the weakest optional constraint settles it.
  @Test func `an optional constraint settles what an inequality leaves open`() {
    let view = placed("view")
    stage.layout.make(view) {
      $0.width.atLeast(50)
      $0.width.equals(0, priority: 1)
    }
    #expect(ambiguities() == [])
    #expect(stage.places(view, 0, 0, 50, 40))
  }

  /// "Ambiguous Layouts": two views that hug equally, too narrow for the room they share.
  @Test func `two labels that hug equally are both ambiguous`() {
    let left = placed("left")
    let right = stage.view("right")
    stage.layout.make(left) { $0.width.atMost(60, priority: 250) }
    stage.layout.make(right) {
      $0.top.equals(stage.screen.top)
      $0.height.equals(40)
      $0.leading.equals(left.trailing)
      $0.trailing.equals(stage.screen.trailing)
      $0.width.atMost(80, priority: 250)
    }
    #expect(
      ambiguities() == [
        LayoutAmbiguity(view: "left", axis: .horizontal),
        LayoutAmbiguity(view: "right", axis: .horizontal),
      ])
    stage.layout.make(left) { $0.width.atMost(60, priority: 251) }
    #expect(ambiguities() == [])
    #expect(stage.places(right, 60, 0, 330, 40))
  }

  /// "Changing Constraints": a constant changes the frame at the next layout, not before.
  @Test func `a constant takes effect at the next layout`() {
    let view = placed("view")
    let width = stage.layout.make(view) { $0.width.equals(100) }
    #expect(stage.places(view, 0, 0, 100, 40))
    width.constant = 150
    #expect(view.frame.width == 100)
    #expect(stage.places(view, 0, 0, 150, 40))
  }

  /// "Changing Constraints": removing and making at once is one change.
  @Test func `remaking replaces every constraint of a view`() {
    let view = placed("view")
    stage.layout.make(view) { $0.width.equals(100) }
    #expect(stage.places(view, 0, 0, 100, 40))
    stage.layout.remake(view) {
      $0.bottom.equals(stage.screen.bottom)
      $0.trailing.equals(stage.screen.trailing)
      $0.width.equals(30)
      $0.height.equals(20)
    }
    #expect(stage.places(view, 360, 824, 30, 20))
    #expect(ambiguities() == [])
  }

  /// "Changing Constraints": updating keeps the constraint and moves its constant.
  @Test func `updating changes the constant of the like constraint`() {
    let view = placed("view")
    let width = stage.layout.make(view) { $0.width.equals(100) }
    let updated = stage.layout.update(view) { $0.width.equals(120) }
    #expect(updated === width)
    #expect(stage.places(view, 0, 0, 120, 40))
  }

  /// "Changing Constraints": a deactivated constraint says nothing any more.
  @Test func `a removed constraint leaves its axis open`() {
    let view = placed("view")
    let width = stage.layout.make(view) { $0.width.equals(100) }
    #expect(ambiguities() == [])
    stage.layout.remove(width)
    stage.layout.remove(width)
    #expect(!width.isActive)
    width.constant = 50
    #expect(ambiguities() == [LayoutAmbiguity(view: "view", axis: .horizontal)])
  }

  private func ambiguities() -> [LayoutAmbiguity] {
    stage.layout.layoutIfNeeded()
    return stage.layout.ambiguities()
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
