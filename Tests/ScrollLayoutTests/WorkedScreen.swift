import ScrollGeometry

@testable import ScrollLayout

/// A phone's screen of 390 x 844 points, safe area 47 at the top and 34 at the bottom, for cases
/// whose frames were worked out by hand.
final class WorkedScreen {
  let layout = Layout()

  init(
    size: Size = Size(width: 390, height: 844),
    insets: EdgeInsets = EdgeInsets(top: 47, bottom: 34)
  ) {
    resize(to: size, insets: insets)
  }

  var safeArea: LayoutItem { layout.safeArea }
  var screen: LayoutItem { layout.screen }

  func resize(to size: Size, insets: EdgeInsets) {
    layout.place(screen, at: Rect(x: 0, y: 0, width: size.width, height: size.height))
    layout.place(
      safeArea,
      at: Rect(
        x: insets.left, y: insets.top, width: size.width - insets.left - insets.right,
        height: size.height - insets.top - insets.bottom))
    layout.place(
      layout.navigationBar, at: Rect(x: 0, y: insets.top, width: size.width, height: 44))
  }

  func view(_ name: String, in parent: LayoutView? = nil) -> LayoutView {
    let view = LayoutView(
      name: name, role: .none, item: layout.makeViewItem(name: name, parent: parent),
      index: layout.nextViewIndex, parentIndex: parent?.index)
    layout.add(view)
    return view
  }

  /// A view whose inside scrolls, and its content guide.
  func scroll(
    _ name: String, in parent: LayoutView? = nil
  ) -> (view: LayoutView, content: LayoutItem) {
    let scroll = view(name, in: parent)
    return (scroll, layout.makeContentGuide(of: scroll.item, name: name + ".content"))
  }

  /// Lays out and compares a frame to a billionth of a point.
  func places(
    _ view: LayoutView, _ x: Double, _ y: Double, _ width: Double, _ height: Double
  ) -> Bool {
    layout.layoutIfNeeded()
    return isNear(view.frame, Rect(x: x, y: y, width: width, height: height))
  }

  /// Lays out and compares a guide's place to a billionth of a point.
  func places(
    _ item: LayoutItem, _ x: Double, _ y: Double, _ width: Double, _ height: Double
  ) -> Bool {
    layout.layoutIfNeeded()
    return isNear(layout.rect(of: item), Rect(x: x, y: y, width: width, height: height))
  }

  private func isNear(_ left: Rect, _ right: Rect) -> Bool {
    let tolerance = 1e-9
    return (left.minX - right.minX).magnitude <= tolerance
      && (left.minY - right.minY).magnitude <= tolerance
      && (left.width - right.width).magnitude <= tolerance
      && (left.height - right.height).magnitude <= tolerance
  }
}
