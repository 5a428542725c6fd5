/// One unknown of a linear system: a cheap value that names a place in the solver that issued it.
///
/// A variable is unrestricted in sign. Its value is read with `Solver.value(of:)`.
public struct Variable: Hashable, Sendable {
  /// Position among the variables of its solver: 0 for the first one made.
  public let index: Int

  init(index: Int) {
    self.index = index
  }
}

extension Variable: Comparable {
  /// Variables order by age: those made earlier come first.
  public static func < (left: Variable, right: Variable) -> Bool { left.index < right.index }
}
