import ScrollGeometry
import Testing

@testable import ScrollLayout

/// Rules of Apple's Auto Layout Guide, "Working with Scroll Views": seen from inside, a scroll view's
/// edges are its content's and its sizes and centers the frame's; from outside all are the frame's.
/// https://developer.apple.com/library/archive/documentation/UserExperience/Conceptual/AutolayoutPG/WorkingwithScrollViews.html
/// And of `UIScrollView`, `contentLayoutGuide` and `frameLayoutGuide`:
/// https://developer.apple.com/documentation/uikit/uiscrollview/contentlayoutguide
/// https://developer.apple.com/documentation/uikit/uiscrollview/framelayoutguide
@Suite struct ScrollViewLayoutTests {
  private let stage = WorkedScreen()

  /// Working with Scroll Views: the content's edges and sizes say how large the content is.
  @Test func `content pinned to all edges sizes the content`() {
    let (scroll, content) = fullScreenScroll()
    let child = stage.view("child", in: scroll)
    stage.layout.make(child) {
      $0.edges(equal: scroll.item)
      $0.width.equals(390)
      $0.height.equals(1200)
    }
    #expect(stage.places(scroll, 0, 0, 390, 844))
    #expect(stage.places(content, 0, 0, 390, 1200))
    #expect(stage.places(child, 0, 0, 390, 1200))
    #expect(stage.layout.contentSize(of: content, given: .zero).height == 1200)
  }

  /// contentLayoutGuide: it moves with the content offset.
  @Test func `an offset moves the content and not the frame`() {
    let (scroll, content) = fullScreenScroll()
    let child = stage.view("child", in: scroll)
    stage.layout.make(child) {
      $0.edges(equal: scroll.item)
      $0.width.equals(500)
      $0.height.equals(1200)
    }
    stage.layout.setOffset(Point(x: 30, y: 100), of: content)
    #expect(stage.places(scroll, 0, 0, 390, 844))
    #expect(stage.places(child, -30, -100, 500, 1200))
  }

  /// Working with Scroll Views: sizes are the frame's, whatever the content.
  @Test func `a width equal to the scroll view's stops sideways scrolling`() {
    let (scroll, content) = fullScreenScroll()
    let child = stage.view("child", in: scroll)
    stage.layout.make(child) {
      $0.edges(equal: scroll.item)
      $0.width.equals(scroll.width)
      $0.height.equals(2000)
    }
    #expect(stage.places(content, 0, 0, 390, 2000))
  }

  /// Working with Scroll Views: centers are the frame's.
  @Test func `a view centered on the scroll view stays in place`() {
    let (scroll, content) = fullScreenScroll()
    stage.layout.setContentSize(Size(width: 390, height: 2000), of: content)
    let child = stage.view("child", in: scroll)
    stage.layout.make(child) {
      $0.centerX.equals(scroll.centerX)
      $0.centerY.equals(scroll.centerY)
      $0.width.equals(50)
      $0.height.equals(50)
    }
    #expect(stage.places(child, 170, 397, 50, 50))
    stage.layout.setOffset(Point(x: 0, y: 300), of: content)
    #expect(stage.places(child, 170, 397, 50, 50))
  }

  /// Working with Scroll Views: constraints to objects outside attach to the frame.
  @Test func `from outside a scroll view's edges are its frame's`() {
    let (scroll, content) = stage.scroll("scroll")
    let below = stage.view("below")
    stage.layout.make(scroll) {
      $0.top.equals(stage.safeArea.top)
      $0.leading.equals(stage.screen.leading)
      $0.trailing.equals(stage.screen.trailing)
      $0.height.equals(300)
    }
    stage.layout.make(below) {
      $0.top.equals(scroll.bottom, plus: 10)
      $0.leading.equals(scroll.leading)
      $0.width.equals(scroll.width)
      $0.bottom.equals(stage.screen.bottom)
    }
    stage.layout.setContentSize(Size(width: 390, height: 900), of: content)
    stage.layout.setOffset(Point(x: 0, y: 120), of: content)
    #expect(stage.places(below, 0, 357, 390, 487))
  }

  /// frameLayoutGuide: what is tied to it does not move with the content.
  @Test func `a view inside, tied to the frame guide, stays in place`() {
    let (scroll, content) = stage.scroll("scroll")
    stage.layout.make(scroll) {
      $0.top.equals(100)
      $0.leading.equals(0)
      $0.width.equals(390)
      $0.height.equals(500)
    }
    let frame = stage.layout.makeFrameGuide(of: scroll.item, name: "scroll.frame")
    stage.layout.setContentSize(Size(width: 390, height: 2000), of: content)
    let header = stage.view("header", in: scroll)
    stage.layout.make(header) {
      $0.top.equals(frame.top)
      $0.leading.equals(frame.leading)
      $0.trailing.equals(frame.trailing)
      $0.height.equals(60)
    }
    #expect(stage.places(header, 0, 100, 390, 60))
    stage.layout.setOffset(Point(x: 0, y: 250), of: content)
    #expect(stage.places(header, 0, 100, 390, 60))
    #expect(stage.places(frame, 0, 100, 390, 500))
  }

  /// Working with Scroll Views: an unbroken chain from edge to edge; 200 + 8 + 900 + 16.
  @Test func `a chain from edge to edge adds up to the content's height`() {
    let (scroll, content) = fullScreenScroll()
    let first = stage.view("first", in: scroll)
    let second = stage.view("second", in: scroll)
    for view in [first, second] {
      stage.layout.make(view) {
        $0.leading.equals(scroll.leading)
        $0.trailing.equals(scroll.trailing)
        $0.width.equals(scroll.width)
      }
    }
    stage.layout.make(first) {
      $0.top.equals(scroll.top)
      $0.height.equals(200)
    }
    stage.layout.make(second) {
      $0.top.equals(first.bottom, plus: 8)
      $0.height.equals(900)
      $0.bottom.equals(scroll.bottom, plus: -16)
    }
    #expect(stage.places(content, 0, 0, 390, 1124))
    #expect(stage.places(second, 0, 208, 390, 900))
  }

  /// contentLayoutGuide: the guide itself may be constrained; it takes the taller of two columns.
  @Test func `the content is as tall as the taller of two columns`() {
    let (scroll, content) = fullScreenScroll()
    for (name, height) in [("short", 300.0), ("tall", 700.0)] {
      let column = stage.view(name, in: scroll)
      stage.layout.make(column) {
        $0.top.equals(scroll.top)
        $0.leading.equals(scroll.leading)
        $0.width.equals(100)
        $0.height.equals(height)
        $0.bottom.atMost(scroll.bottom)
      }
    }
    stage.layout.make(content) {
      $0.height.equals(0, priority: 50)
      $0.width.equals(scroll.width)
    }
    #expect(stage.places(content, 0, 0, 390, 700))
  }

  /// Working with Scroll Views: the rule holds for whatever lies inside, however deep.
  @Test func `a grandchild's edge against the scroll view is the content's`() {
    let (scroll, content) = fullScreenScroll()
    stage.layout.setContentSize(Size(width: 390, height: 1000), of: content)
    let container = stage.view("container", in: scroll)
    let badge = stage.view("badge", in: container)
    stage.layout.make(container) {
      $0.top.equals(scroll.top, plus: 40)
      $0.leading.equals(scroll.leading)
      $0.width.equals(390)
      $0.height.equals(500)
    }
    stage.layout.make(badge) {
      $0.bottom.equals(scroll.top, plus: 40)
      $0.leading.equals(container.leading)
      $0.width.equals(20)
      $0.height.equals(20)
    }
    stage.layout.setOffset(Point(x: 0, y: 15), of: content)
    #expect(stage.places(badge, 0, 5, 20, 20))
  }

  /// Working with Scroll Views, for one that starts at 47: 47 + 88 + 30.
  @Test func `content starts at the frame's top less the offset`() {
    let (scroll, content) = stage.scroll("scroll")
    stage.layout.make(scroll) { $0.edges(equal: stage.safeArea) }
    stage.layout.setContentSize(Size(width: 390, height: 1500), of: content)
    let row = stage.view("row", in: scroll)
    stage.layout.make(row) {
      $0.top.equals(scroll.top, plus: 88)
      $0.leading.equals(scroll.leading)
      $0.width.equals(scroll.width)
      $0.height.equals(44)
    }
    stage.layout.setOffset(Point(x: 0, y: -30), of: content)
    #expect(stage.places(row, 0, 165, 390, 44))
  }

  /// Working with Scroll Views, applied twice: 260 - 50 = 210, and 210 + 10 - 35 = 185.
  @Test func `a nested scroll view moves with the outer content`() {
    let (outer, outerContent) = fullScreenScroll()
    stage.layout.setContentSize(Size(width: 390, height: 2000), of: outerContent)
    let (inner, innerContent) = stage.scroll("inner", in: outer)
    stage.layout.make(inner) {
      $0.top.equals(outer.top, plus: 260)
      $0.leading.equals(outer.leading)
      $0.width.equals(outer.width)
      $0.height.equals(300)
    }
    stage.layout.setContentSize(Size(width: 390, height: 900), of: innerContent)
    let row = stage.view("row", in: inner)
    stage.layout.make(row) {
      $0.top.equals(inner.top, plus: 10)
      $0.leading.equals(inner.leading)
      $0.width.equals(50)
      $0.height.equals(20)
    }
    stage.layout.setOffset(Point(x: 0, y: 50), of: outerContent)
    stage.layout.setOffset(Point(x: 5, y: 35), of: innerContent)
    #expect(stage.places(inner, 0, 210, 390, 300))
    #expect(stage.places(row, -5, 185, 50, 20))
  }

  /// Working with Scroll Views: inside two scroll views the width is the outer frame's, the top the
  /// outer content's, the leading edge the inner content's.
  @Test func `a view in an inner scroll view may be tied to the outer one`() {
    let (outer, outerContent) = fullScreenScroll()
    stage.layout.setContentSize(Size(width: 390, height: 2000), of: outerContent)
    let (inner, innerContent) = stage.scroll("inner", in: outer)
    stage.layout.make(inner) {
      $0.top.equals(outer.top)
      $0.leading.equals(outer.leading)
      $0.width.equals(200)
      $0.height.equals(300)
    }
    stage.layout.setContentSize(Size(width: 800, height: 300), of: innerContent)
    let banner = stage.view("banner", in: inner)
    stage.layout.make(banner) {
      $0.width.equals(outer.width)
      $0.leading.equals(inner.leading)
      $0.top.equals(outer.top, plus: 100)
      $0.height.equals(10)
    }
    stage.layout.setOffset(Point(x: 0, y: 70), of: outerContent)
    stage.layout.setOffset(Point(x: 25, y: 40), of: innerContent)
    #expect(stage.places(banner, -25, 30, 390, 10))
  }

  /// UIScrollView, `contentSize`: the given size holds where no constraints say another.
  /// https://developer.apple.com/documentation/uikit/uiscrollview/contentsize
  @Test func `a given content size gives way to constraints and comes back`() {
    let (scroll, content) = fullScreenScroll()
    stage.layout.setContentSize(Size(width: 390, height: 1624), of: content)
    #expect(stage.places(content, 0, 0, 390, 1624))
    let child = stage.view("child", in: scroll)
    let bottom = stage.layout.make(child) {
      $0.top.equals(scroll.top)
      $0.leading.equals(scroll.leading)
      $0.width.equals(390)
      $0.height.equals(700)
      return $0.bottom.equals(scroll.bottom)
    }
    #expect(stage.places(content, 0, 0, 390, 700))
    stage.layout.remove(bottom)
    #expect(stage.places(content, 0, 0, 390, 1624))
  }

  /// safeAreaLayoutGuide above, contentLayoutGuide below: from 47 to 150 less the offset.
  @Test(arguments: [(0.0, 103.0), (50, 53), (-200, 303)])
  func `a picture between safe area and content stretches with the offset`(
    offset: Double, height: Double
  ) {
    let (scroll, content) = fullScreenScroll()
    stage.layout.setContentSize(Size(width: 390, height: 1000), of: content)
    let container = stage.view("container", in: scroll)
    let picture = stage.view("picture", in: scroll)
    stage.layout.make(container) {
      $0.top.equals(scroll.top)
      $0.leading.equals(scroll.leading)
      $0.width.equals(scroll.width)
      $0.height.equals(150)
    }
    stage.layout.make(picture) {
      $0.top.equals(stage.safeArea.top)
      $0.leading.equals(container.leading)
      $0.trailing.equals(container.trailing)
      $0.bottom.equals(container.bottom)
    }
    stage.layout.setOffset(Point(x: 0, y: offset), of: content)
    #expect(stage.places(picture, 0, 47, 390, height))
  }

  private func fullScreenScroll() -> (LayoutView, LayoutItem) {
    let (scroll, content) = stage.scroll("scroll")
    stage.layout.make(scroll) { $0.edges(equal: stage.screen) }
    return (scroll, content)
  }
}
