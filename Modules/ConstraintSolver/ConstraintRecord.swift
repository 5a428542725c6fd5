/// A constraint as the solver keeps it.
struct ConstraintRecord: Sendable {
  var statement: ConstraintStatement
  var generation = 0
  var isPresent = false
  /// Power of two by which the equation is multiplied, so that its largest coefficient is near one.
  var factor = 1.0
  /// The amount by which the expression is above zero, or -1.
  var positive: Symbol = -1
  /// The amount by which the expression is below zero, or -1.
  var negative: Symbol = -1

  /// The symbol that carries the constant.
  var marker: Symbol { positive >= 0 ? positive : negative }

  /// The other symbol of a constraint that has two, or -1.
  var partner: Symbol { positive >= 0 ? negative : -1 }

  /// The share of the constant that goes with the marker.
  var offset: Double {
    let constant = statement.expression.constant * factor
    return positive >= 0 ? -constant : constant
  }

  /// Whether the constraint may be violated at a cost.
  var isOptional: Bool { statement.priority < .required }

  /// What a unit of `positive` costs.
  var positiveCost: Double {
    isOptional && statement.relation != .greaterOrEqual ? 1 / factor : 0
  }

  /// What a unit of `negative` costs.
  var negativeCost: Double {
    isOptional && statement.relation != .lessOrEqual ? 1 / factor : 0
  }
}
