/// Something that constraints can speak about: a view, or a guide that draws nothing.
///
/// An item is a number issued by its `Layout`; it carries no state of its own.
public struct LayoutItem: Equatable, Hashable, Sendable {
  package let index: Int

  package init(index: Int) { self.index = index }

  public var top: Anchor { Anchor(item: self, attribute: .top) }
  public var bottom: Anchor { Anchor(item: self, attribute: .bottom) }
  public var left: Anchor { Anchor(item: self, attribute: .left) }
  public var right: Anchor { Anchor(item: self, attribute: .right) }
  public var leading: Anchor { Anchor(item: self, attribute: .leading) }
  public var trailing: Anchor { Anchor(item: self, attribute: .trailing) }
  public var centerX: Anchor { Anchor(item: self, attribute: .centerX) }
  public var centerY: Anchor { Anchor(item: self, attribute: .centerY) }
  public var width: Anchor { Anchor(item: self, attribute: .width) }
  public var height: Anchor { Anchor(item: self, attribute: .height) }
}

/// One attribute of one item, the side of a constraint.
public struct Anchor: Equatable, Sendable {
  public let item: LayoutItem
  public let attribute: Attribute

  package init(item: LayoutItem, attribute: Attribute) {
    self.item = item
    self.attribute = attribute
  }
}
