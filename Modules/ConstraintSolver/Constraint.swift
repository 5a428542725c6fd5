/// A handle on a constraint in a solver.
///
/// A handle of a removed constraint is recognised as such, even when its place is used again.
public struct Constraint: Hashable, Sendable {
  /// Place in the solver; places of removed constraints are used again.
  public let index: Int
  /// How many constraints held this place before.
  public let generation: Int

  init(index: Int, generation: Int) {
    self.index = index
    self.generation = generation
  }
}

extension Constraint: Comparable {
  /// Handles order by place in the solver.
  public static func < (left: Constraint, right: Constraint) -> Bool {
    (left.index, left.generation) < (right.index, right.generation)
  }
}
