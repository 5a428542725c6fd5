/// What a constraint in a solver says.
public struct ConstraintStatement: Hashable, Sendable {
  /// The linear expression that is compared with zero.
  public var expression: Expression
  /// How it compares.
  public var relation: Relation
  /// How much that matters.
  public var priority: Priority

  /// Makes the statement `expression` `relation` 0.
  public init(_ expression: Expression, _ relation: Relation, priority: Priority = .required) {
    self.expression = expression
    self.relation = relation
    self.priority = priority
  }
}
