import ScrollLayout

extension Stage {
  /// Adds the content of a list: a view of role `content` that fills `scroll` and says how large its
  /// content is.
  ///
  /// It is as wide as the scroll view and takes no touches of its own. A script's `content` and
  /// `insert` change its height.
  ///
  /// - Parameters:
  ///   - scroll: The list.
  ///   - height: In points; not negative.
  /// - Returns: The content's view.
  @discardableResult
  public func addContent(in scroll: HostScrollView, height: Double) -> StageView {
    let content = addView(role: .content, in: scroll, takesTouches: false)
    layout.make(content) { (make: ConstraintMaker) in make.edges(equal: scroll.item) }
    scroll.contentHeightConstraint = layout.make(content) { (make: ConstraintMaker) in
      make.width.equals(scroll.width)
      return make.height.equals(height)
    }
    return content
  }
}
