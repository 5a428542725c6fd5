import ConstraintSolver

/// One relation between two anchors, or between an anchor and a number: `NSLayoutConstraint`.
///
/// `first = multiplier * second + constant`, or the same with ≤ or ≥.
public final class LayoutConstraint {
  public let first: Anchor
  public let relation: Relation
  /// The other side; nil for a size compared with the constant alone.
  public let second: Anchor?
  public let multiplier: Double

  /// The number added on the right, in points. A new value takes effect at the next layout.
  @exclusivity(unchecked) public var constant: Double {
    didSet {
      if constant != oldValue, isActive { changes.constantChanged(slot) }
    }
  }

  /// How much the constraint counts against others, 1...1000; 1000 must hold.
  public var priority: Priority {
    didSet {
      if priority != oldValue, isActive { changes.priorityChanged(slot) }
    }
  }

  /// Whether the constraint is part of its layout; false once removed.
  @exclusivity(unchecked) public package(set) var isActive = true
  /// Whether the last layout left the constraint out because required ones could not all hold.
  public package(set) var isBroken = false

  /// The order in which constraints were made, from 0.
  package let order: Int
  /// The place in the layout's table, used again once the constraint is removed.
  package let slot: Int
  private let changes: LayoutChanges

  package init(
    first: Anchor, relation: Relation, second: Anchor?, multiplier: Double, constant: Double,
    priority: Priority, order: Int, slot: Int, changes: LayoutChanges
  ) {
    self.first = first
    self.relation = relation
    self.second = second
    self.multiplier = multiplier
    self.constant = constant
    self.priority = priority
    self.order = order
    self.slot = slot
    self.changes = changes
  }
}

/// What changed since the last layout.
///
/// Shared between a layout and its constraints, so that neither needs to own the other.
package final class LayoutChanges {
  @exclusivity(unchecked) package var constants: [Int] = []
  @exclusivity(unchecked) package var priorities: [Int] = []
  /// Constraints added, removed or changed by the behavior, since last asked.
  @exclusivity(unchecked) package var edits = 0
  /// Whether edits are the host's own, which do not count.
  package var isHostEditing = false

  package init() {}

  /// Whether a constant or a priority changed.
  var areThere: Bool { !constants.isEmpty || !priorities.isEmpty }

  package func countEdit() {
    if !isHostEditing { edits += 1 }
  }

  fileprivate func constantChanged(_ slot: Int) {
    constants.append(slot)
    countEdit()
  }

  fileprivate func priorityChanged(_ slot: Int) {
    priorities.append(slot)
    countEdit()
  }
}
