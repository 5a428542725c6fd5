/// Why a solver refused a change. The solver is then exactly as it was before.
public enum SolverError: Error, Hashable, Sendable {
  /// Required constraints that cannot hold together.
  ///
  /// - Parameters:
  ///   - conflict: Constraints in the solver, ascending. None can be left out: without any one of
  ///     them the rest (and `rejected`) can be satisfied.
  ///   - rejected: What was to be added, or nil when a constant or a priority was to change; the
  ///     changed constraint is then among `conflict` if it takes part.
  case unsatisfiable(conflict: [Constraint], rejected: ConstraintStatement?)
  /// The handle is not, or no longer, of a constraint in this solver.
  case unknownConstraint(Constraint)
  /// The variable was not made by this solver.
  case unknownVariable(Variable)
  /// The variable has no edit constraint.
  case notEditing(Variable)
  /// A coefficient or constant is NaN or infinite.
  case notFinite(Double)
  /// A coefficient or constant is so large or small that sums of it would overflow or vanish:
  /// its magnitude is above 1e100, or is that of a coefficient below 1e-100.
  case outOfRange(Double)
  /// Rounding kept the solver from an answer: the system is too nearly singular.
  case illConditioned
}

extension SolverError: CustomStringConvertible {
  /// The error in one sentence.
  public var description: String {
    switch self {
    case .unsatisfiable(let conflict, let rejected):
      conflictDescription(conflict, rejected)
    case .unknownConstraint(let constraint):
      "constraint \(constraint.index) is not in the solver"
    case .unknownVariable(let variable):
      "variable \(variable.index) is not of this solver"
    case .notEditing(let variable):
      "variable \(variable.index) is not being edited; call addEdit first"
    case .notFinite(let number):
      "\(number) is not a finite number"
    case .outOfRange(let number):
      "\(number) is out of range; magnitudes are at most 1e100, coefficients at least 1e-100"
    case .illConditioned:
      "the constraints are too nearly dependent to be solved in double precision"
    }
  }

  private func conflictDescription(
    _ conflict: [Constraint], _ rejected: ConstraintStatement?
  ) -> String {
    var text = "required constraints cannot hold together"
    var separator = ": "
    for constraint in conflict {
      text += separator + "constraint \(constraint.index)"
      separator = ", "
    }
    if rejected != nil { text += separator + "the rejected one" }
    return text
  }
}
