import ScrollGeometry
import ScrollLayout
import Testing

/// Rules of Apple's Auto Layout Guide, "Anatomy of a Constraint" and "Working with Simple
/// Constraints":
/// https://developer.apple.com/library/archive/documentation/UserExperience/Conceptual/AutolayoutPG/AnatomyofaConstraint.html
/// https://developer.apple.com/library/archive/documentation/UserExperience/Conceptual/AutolayoutPG/WorkingwithSimpleConstraints.html
@Suite struct AnatomyOfAConstraintTests {
  private let stage = WorkedScreen()

  /// Working with Simple Constraints, "Simple Single View".
  @Test func `four edges place and size a view`() {
    let view = stage.view("view")
    stage.layout.make(view) {
      $0.top.equals(stage.screen.top, plus: 30)
      $0.leading.equals(stage.screen.leading, plus: 20)
      $0.trailing.equals(stage.screen.trailing, plus: -20)
      $0.bottom.equals(stage.screen.bottom, plus: -14)
    }
    #expect(stage.places(view, 20, 30, 350, 800))
  }

  /// Anatomy of a Constraint: two centers and two sizes determine a rectangle.
  @Test func `a view of fixed size is centered`() {
    let view = stage.view("view")
    stage.layout.make(view) {
      $0.centerX.equals(stage.screen.centerX)
      $0.centerY.equals(stage.screen.centerY)
      $0.width.equals(100)
      $0.height.equals(60)
    }
    #expect(stage.places(view, 145, 392, 100, 60))
  }

  /// Working with Simple Constraints, "Two Equal-Width Views": (390 - 20 - 8 - 20) / 2 = 171.
  @Test func `two views share the width equally`() {
    let (red, blue) = pair()
    stage.layout.make(red) { $0.width.equals(blue.width) }
    #expect(stage.places(red, 20, 0, 171, 40))
    #expect(stage.places(blue, 199, 0, 171, 40))
  }

  /// Working with Simple Constraints, "Two Different-Width Views": 342 = 2b + b, b = 114.
  @Test func `a multiplier of two makes one view twice as wide`() {
    let (red, blue) = pair()
    stage.layout.make(red) { $0.width.equals(blue.width, times: 2) }
    #expect(stage.places(red, 20, 0, 228, 40))
    #expect(stage.places(blue, 256, 0, 114, 40))
  }

  /// Anatomy of a Constraint, "Equality, Not Assignment".
  @Test func `an equation may be written from either side`() {
    let (red, blue) = pair()
    stage.layout.make(blue) { $0.width.equals(red.width, times: 0.5) }
    #expect(stage.places(red, 20, 0, 228, 40))
    #expect(stage.places(blue, 256, 0, 114, 40))
  }

  /// Anatomy of a Constraint, the equation: red = 2·blue + 12 and red + blue = 342 give blue = 110.
  @Test func `multiplier and constant both count`() {
    let (red, blue) = pair()
    stage.layout.make(red) { $0.width.equals(blue.width, plus: 12, times: 2) }
    #expect(stage.places(red, 20, 0, 232, 40))
    #expect(stage.places(blue, 260, 0, 110, 40))
  }

  /// Anatomy of a Constraint, "Auto Layout Attributes": leading is left where text runs rightward.
  @Test func `leading and trailing are left and right`() {
    let view = stage.view("view")
    stage.layout.make(view) {
      $0.left.equals(stage.screen.leading, plus: 5)
      $0.trailing.equals(stage.screen.right, plus: -15)
      $0.top.equals(stage.screen.top)
      $0.height.equals(10)
    }
    #expect(stage.places(view, 5, 0, 370, 10))
  }

  /// NSLayoutConstraint, `multiplier`: half of the screen's center is at 211; less half of 40.
  /// https://developer.apple.com/documentation/uikit/nslayoutconstraint/multiplier
  @Test func `a multiplier works on a position too`() {
    let view = stage.view("view")
    stage.layout.make(view) {
      $0.centerY.equals(stage.screen.centerY, times: 0.5)
      $0.height.equals(40)
      $0.leading.equals(stage.screen.leading)
      $0.width.equals(10)
    }
    #expect(stage.places(view, 0, 191, 10, 40))
  }

  /// Anatomy of a Constraint, "Constraint Inequalities": one equality or two inequalities.
  @Test func `two inequalities make an equality`() {
    let view = placed("view")
    stage.layout.make(view) {
      $0.width.atLeast(120)
      $0.width.atMost(120)
    }
    #expect(stage.places(view, 0, 0, 120, 40))
  }

  /// Anatomy of a Constraint, "Constraint Inequalities".
  @Test func `a limit acts only once it is reached`() {
    let view = placed("view")
    let wanted = stage.layout.make(view) {
      $0.width.atMost(stage.screen.width, plus: -90)
      return $0.width.equals(200, priority: 750)
    }
    #expect(stage.places(view, 0, 0, 200, 40))
    wanted.constant = 350
    #expect(stage.places(view, 0, 0, 300, 40))
  }

  /// A number for a place is a distance from the parent's: `SnapKit`'s and this layout's rule.
  @Test func `a place given as a number counts from the parent`() {
    let card = stage.view("card")
    let label = stage.view("label", in: card)
    stage.layout.make(card) {
      $0.top.equals(100)
      $0.leading.equals(50)
      $0.width.equals(200)
      $0.height.equals(80)
    }
    stage.layout.make(label) {
      $0.top.equals(8)
      $0.leading.equals(12)
      $0.trailing.equals(-12)
      $0.bottom.equals(-8)
    }
    #expect(stage.places(label, 62, 108, 176, 64))
  }

  /// Red from 20, blue to 370, 8 between; widths left open.
  private func pair() -> (LayoutView, LayoutView) {
    let red = stage.view("red")
    let blue = stage.view("blue")
    for view in [red, blue] {
      stage.layout.make(view) {
        $0.top.equals(stage.screen.top)
        $0.height.equals(40)
      }
    }
    stage.layout.make(red) { $0.leading.equals(stage.screen.leading, plus: 20) }
    stage.layout.make(blue) {
      $0.leading.equals(red.trailing, plus: 8)
      $0.trailing.equals(stage.screen.trailing, plus: -20)
    }
    return (red, blue)
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
