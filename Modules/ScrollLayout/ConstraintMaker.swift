import ConstraintSolver

/// What the closure of `make`, `update` and `remake` is given: the attributes of one item.
public struct ConstraintMaker {
  let layout: Layout
  let item: LayoutItem

  public var top: ConstrainedAnchor { anchor(.top) }
  public var bottom: ConstrainedAnchor { anchor(.bottom) }
  public var left: ConstrainedAnchor { anchor(.left) }
  public var right: ConstrainedAnchor { anchor(.right) }
  public var leading: ConstrainedAnchor { anchor(.leading) }
  public var trailing: ConstrainedAnchor { anchor(.trailing) }
  public var centerX: ConstrainedAnchor { anchor(.centerX) }
  public var centerY: ConstrainedAnchor { anchor(.centerY) }
  public var width: ConstrainedAnchor { anchor(.width) }
  public var height: ConstrainedAnchor { anchor(.height) }

  private func anchor(_ attribute: Attribute) -> ConstrainedAnchor {
    ConstrainedAnchor(layout: layout, anchor: Anchor(item: item, attribute: attribute))
  }

  /// Makes the four edges equal to those of `other`.
  public func edges(equal other: LayoutItem) {
    top.equals(other.top)
    left.equals(other.left)
    bottom.equals(other.bottom)
    right.equals(other.right)
  }
}

/// One attribute on the left side of a constraint that is being made.
public struct ConstrainedAnchor {
  let layout: Layout
  let anchor: Anchor

  /// Constrains to `multiplier * other + constant`.
  @discardableResult
  public func equals(
    _ other: Anchor, plus constant: Double = 0, times multiplier: Double = 1,
    priority: Priority = .required
  ) -> LayoutConstraint {
    layout.make(anchor, .equal, other, multiplier, constant, priority)
  }

  /// Constrains to at least `multiplier * other + constant`.
  @discardableResult
  public func atLeast(
    _ other: Anchor, plus constant: Double = 0, times multiplier: Double = 1,
    priority: Priority = .required
  ) -> LayoutConstraint {
    layout.make(anchor, .greaterOrEqual, other, multiplier, constant, priority)
  }

  /// Constrains to at most `multiplier * other + constant`.
  @discardableResult
  public func atMost(
    _ other: Anchor, plus constant: Double = 0, times multiplier: Double = 1,
    priority: Priority = .required
  ) -> LayoutConstraint {
    layout.make(anchor, .lessOrEqual, other, multiplier, constant, priority)
  }

  /// Constrains a size to a number of points, or a position to that far from the parent's.
  @discardableResult
  public func equals(_ constant: Double, priority: Priority = .required) -> LayoutConstraint {
    layout.make(anchor, .equal, constant, priority)
  }

  /// Constrains a size to at least a number of points, or a position to that far from the parent's.
  @discardableResult
  public func atLeast(_ constant: Double, priority: Priority = .required) -> LayoutConstraint {
    layout.make(anchor, .greaterOrEqual, constant, priority)
  }

  /// Constrains a size to at most a number of points, or a position to that far from the parent's.
  @discardableResult
  public func atMost(_ constant: Double, priority: Priority = .required) -> LayoutConstraint {
    layout.make(anchor, .lessOrEqual, constant, priority)
  }
}
