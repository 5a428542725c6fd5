import ScrollGeometry
import ScrollLayout
import Testing

/// Rules of UIKit's "Positioning content relative to the safe area" and `safeAreaLayoutGuide`:
/// https://developer.apple.com/documentation/uikit/positioning-content-relative-to-the-safe-area
/// https://developer.apple.com/documentation/uikit/uiview/safearealayoutguide
@Suite struct SafeAreaTests {
  private let stage = WorkedScreen()

  @Test func `content pinned to the safe area clears notch and home bar`() {
    let view = stage.view("content")
    stage.layout.make(view) { $0.edges(equal: stage.safeArea) }
    #expect(stage.places(view, 0, 47, 390, 763))
  }

  @Test func `a background reaches the screen's edges behind content that does not`() {
    let background = stage.view("background")
    let content = stage.view("content", in: background)
    stage.layout.make(background) { $0.edges(equal: stage.screen) }
    stage.layout.make(content) {
      $0.top.equals(stage.safeArea.top, plus: 8)
      $0.bottom.equals(stage.safeArea.bottom, plus: -8)
      $0.leading.equals(background.leading, plus: 16)
      $0.trailing.equals(background.trailing, plus: -16)
    }
    #expect(stage.places(background, 0, 0, 390, 844))
    #expect(stage.places(content, 16, 55, 358, 747))
  }

  @Test func `a toolbar stands on the home bar`() {
    let toolbar = stage.view("toolbar")
    stage.layout.make(toolbar) {
      $0.leading.equals(stage.screen.leading)
      $0.trailing.equals(stage.screen.trailing)
      $0.bottom.equals(stage.safeArea.bottom)
      $0.height.equals(50)
    }
    #expect(stage.places(toolbar, 0, 760, 390, 50))
  }

  @Test func `a title sits under the navigation bar`() {
    let title = stage.view("title")
    stage.layout.make(title) {
      $0.top.equals(stage.layout.navigationBar.bottom, plus: 12)
      $0.centerX.equals(stage.safeArea.centerX)
      $0.width.equals(200)
      $0.height.equals(22)
    }
    #expect(stage.places(title, 95, 103, 200, 22))
  }

  /// 844 x 390 held sideways: 47 at both sides, 21 at the bottom.
  @Test func `turning the screen moves what hangs on the safe area`() {
    let view = stage.view("content")
    stage.layout.make(view) { $0.edges(equal: stage.safeArea) }
    #expect(stage.places(view, 0, 47, 390, 763))
    stage.resize(
      to: Size(width: 844, height: 390),
      insets: EdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
    #expect(stage.places(view, 47, 0, 750, 369))
  }

  /// At least 20 from the screen's edge, and on the safe area where that is further in.
  @Test(arguments: [(47.0, 47.0), (20, 20), (0, 20)])
  func `of a margin and a safe area the larger one holds`(inset: Double, top: Double) {
    stage.resize(to: Size(width: 390, height: 844), insets: EdgeInsets(top: inset))
    let view = stage.view("view")
    stage.layout.make(view) {
      $0.top.atLeast(stage.screen.top, plus: 20)
      $0.top.equals(stage.safeArea.top, priority: 750)
      $0.leading.equals(stage.screen.leading)
      $0.width.equals(10)
      $0.height.equals(10)
    }
    #expect(stage.places(view, 0, top, 10, 10))
  }
}
