import ConstraintSolver
import ScrollGeometry
import ScrollLayout
import Testing

/// Rules of Apple's Auto Layout Guide, "Anatomy of a Constraint" ("Constraint Priorities", "Intrinsic
/// Content Size") and "Views with Intrinsic Content Size", and of `UILayoutPriority`:
/// https://developer.apple.com/library/archive/documentation/UserExperience/Conceptual/AutolayoutPG/AnatomyofaConstraint.html
/// https://developer.apple.com/library/archive/documentation/UserExperience/Conceptual/AutolayoutPG/ViewswithIntrinsicContentSize.html
/// https://developer.apple.com/documentation/uikit/uilayoutpriority
@Suite struct LayoutPriorityTests {
  private let stage = WorkedScreen()

  /// Anatomy of a Constraint, "Constraint Priorities": from the highest to the lowest.
  @Test func `the higher of two priorities holds`() {
    let view = placed("view")
    stage.layout.make(view) {
      $0.width.equals(200, priority: .low)
      $0.width.equals(100, priority: .high)
    }
    #expect(stage.places(view, 0, 0, 100, 40))
    #expect(stage.layout.conflicts.isEmpty)
  }

  /// UILayoutPriority: lower ones are looked at only after all higher ones.
  @Test func `one constraint at 501 outweighs ten at 500`() {
    let view = placed("view")
    stage.layout.make(view) {
      $0.width.equals(100, priority: 501)
      for _ in 0..<10 { $0.width.equals(200, priority: 500) }
    }
    #expect(stage.places(view, 0, 0, 100, 40))
  }

  /// Anatomy of a Constraint, "Constraint Priorities": an optional constraint that cannot hold still
  /// pulls as near as it can.
  @Test func `an optional constraint comes as near as it may`() {
    let view = placed("view")
    stage.layout.make(view) {
      $0.width.atMost(80)
      $0.width.equals(100, priority: 1)
    }
    #expect(stage.places(view, 0, 0, 80, 40))
  }

  /// Views with Intrinsic Content Size, content hugging: the one that hugs less stretches.
  /// 390 - 60 - 8 = 322.
  @Test func `the label that hugs less is stretched`() {
    let (name, field) = labelled(nameHugs: 251, fieldHugs: 250)
    #expect(stage.places(name, 0, 0, 60, 40))
    #expect(stage.places(field, 68, 0, 322, 40))
  }

  @Test func `hugging the other way round stretches the other`() {
    let (name, field) = labelled(nameHugs: 250, fieldHugs: 251)
    #expect(stage.places(name, 0, 0, 302, 40))
    #expect(stage.places(field, 310, 0, 80, 40))
  }

  /// Views with Intrinsic Content Size, compression resistance: the one that resists less is cut.
  /// 100 - 60 - 8 = 32.
  @Test func `the label that resists less is cut`() {
    stage.resize(to: Size(width: 100, height: 844), insets: .zero)
    let (name, field) = labelled(nameHugs: 250, fieldHugs: 250, nameResists: 751)
    #expect(stage.places(name, 0, 0, 60, 40))
    #expect(stage.places(field, 68, 0, 32, 40))
  }

  /// NSLayoutConstraint, `priority`: it may be changed.
  /// https://developer.apple.com/documentation/uikit/nslayoutconstraint/priority
  @Test func `a changed priority decides anew`() {
    let view = placed("view")
    let wide = stage.layout.make(view) {
      $0.width.equals(100, priority: 500)
      return $0.width.equals(200, priority: 400)
    }
    #expect(stage.places(view, 0, 0, 100, 40))
    wide.priority = 600
    #expect(stage.places(view, 0, 0, 200, 40))
    wide.priority = .required
    #expect(stage.places(view, 0, 0, 200, 40))
    wide.priority = 1
    #expect(stage.places(view, 0, 0, 100, 40))
  }

  /// UILayoutPriority, `required` and below: a header that collapses no further than 60.
  /// Bottom at 150 less the offset, top at 47.
  @Test(arguments: [(0.0, 103.0, 150.0), (43, 60, 107), (80, 60, 107)])
  func `a required minimum height beats an optional bottom`(
    offset: Double, height: Double, bottom: Double
  ) {
    let (scroll, content) = stage.scroll("scroll")
    let header = stage.view("header", in: scroll)
    stage.layout.make(scroll) { $0.edges(equal: stage.screen) }
    stage.layout.setContentSize(Size(width: 390, height: 2000), of: content)
    stage.layout.make(header) {
      $0.top.equals(stage.safeArea.top)
      $0.leading.equals(scroll.leading)
      $0.width.equals(scroll.width)
      $0.height.atLeast(60)
      $0.bottom.equals(scroll.top, plus: 150, priority: 750)
    }
    stage.layout.setOffset(Point(x: 0, y: offset), of: content)
    #expect(stage.places(header, 0, 47, 390, height))
    #expect(header.frame.maxY == bottom)
  }

  /// NSLayoutConstraint, `multiplier`: an aspect ratio ties height to width.
  /// https://developer.apple.com/documentation/uikit/nslayoutconstraint/multiplier
  @Test func `an aspect ratio gives the height of a full width`() {
    let view = ratioView(0.5)
    stage.layout.make(view) { $0.width.equals(stage.screen.width) }
    #expect(stage.places(view, 0, 0, 390, 195))
  }

  /// The ratio and the limit are required, the width is not: 150 · 16 / 9 = 266.666....
  @Test func `a limit on the height narrows a view of fixed ratio`() {
    let view = ratioView(9.0 / 16)
    stage.layout.make(view) {
      $0.width.equals(stage.screen.width, priority: 750)
      $0.height.atMost(150)
    }
    #expect(stage.places(view, 0, 0, 800.0 / 3, 150))
  }

  /// Aspect fit, as in Simple Constraints' image cases: 2:1 in 300 x 100 is 200 x 100.
  @Test func `a ratio fits into a box`() {
    let view = ratioView(0.5)
    stage.layout.make(view) {
      $0.width.atMost(300)
      $0.height.atMost(100)
      $0.width.equals(300, priority: 750)
      $0.height.equals(100, priority: 750)
    }
    #expect(stage.places(view, 0, 0, 200, 100))
  }

  /// Aspect fill: 2:1 over 300 x 100 is 300 x 150.
  @Test func `a ratio covers a box`() {
    let view = ratioView(0.5)
    stage.layout.make(view) {
      $0.width.atLeast(300)
      $0.height.atLeast(100)
      $0.width.equals(300, priority: 750)
      $0.height.equals(100, priority: 750)
    }
    #expect(stage.places(view, 0, 0, 300, 150))
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

  private func ratioView(_ heightToWidth: Double) -> LayoutView {
    let view = stage.view("picture")
    stage.layout.make(view) {
      $0.top.equals(stage.screen.top)
      $0.leading.equals(stage.screen.leading)
      $0.height.equals(view.width, times: heightToWidth)
    }
    return view
  }

  /// A label of 60 and a field of 80 points beside it, 8 between, from edge to edge.
  private func labelled(
    nameHugs: Priority, fieldHugs: Priority, nameResists: Priority = 750
  ) -> (LayoutView, LayoutView) {
    let name = placed("name")
    let field = stage.view("field")
    stage.layout.make(name) {
      $0.width.atMost(60, priority: nameHugs)
      $0.width.atLeast(60, priority: nameResists)
    }
    stage.layout.make(field) {
      $0.top.equals(stage.screen.top)
      $0.height.equals(40)
      $0.leading.equals(name.trailing, plus: 8)
      $0.trailing.equals(stage.screen.trailing)
      $0.width.atMost(80, priority: fieldHugs)
      $0.width.atLeast(80, priority: 750)
    }
    return (name, field)
  }
}
