import ScrollGeometry

/// A rectangle that the layout places: what a `UIView` is to Auto Layout.
///
/// Frames are in screen coordinates, whatever the view's parent.
open class LayoutView {
  /// The name in messages and scripts.
  public let name: String
  public let role: Role
  /// The item that stands for the view in constraints.
  public let item: LayoutItem
  /// Place among the views of its layout, in the order they were added.
  package let index: Int
  package let parentIndex: Int?
  /// Where the last layout put the view, in screen points; empty before the first layout.
  @exclusivity(unchecked) public final package(set) var frame = Rect.zero
  /// How often a layout put the view anywhere.
  @exclusivity(unchecked) package final var placements = 0
  /// The size that the constraints asked for before it was kept from going negative, in points.
  @exclusivity(unchecked) public final package(set) var demandedSize = Size.zero
  /// The image of a picture view.
  @exclusivity(unchecked) public final var picture: Picture?

  package init(name: String, role: Role, item: LayoutItem, index: Int, parentIndex: Int?) {
    self.name = name
    self.role = role
    self.item = item
    self.index = index
    self.parentIndex = parentIndex
  }

  public var top: Anchor { item.top }
  public var bottom: Anchor { item.bottom }
  public var left: Anchor { item.left }
  public var right: Anchor { item.right }
  public var leading: Anchor { item.leading }
  public var trailing: Anchor { item.trailing }
  public var centerX: Anchor { item.centerX }
  public var centerY: Anchor { item.centerY }
  public var width: Anchor { item.width }
  public var height: Anchor { item.height }
}
