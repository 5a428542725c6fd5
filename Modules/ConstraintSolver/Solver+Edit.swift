extension Solver {
  /// Prepares a variable for suggestions: adds a constraint that holds it at its present value.
  ///
  /// For a variable that is being edited already this sets the priority.
  public mutating func addEdit(_ variable: Variable, priority: Priority) throws(SolverError) {
    guard symbols.indices.contains(variable.index) else { throw .unknownVariable(variable) }
    if edits[variable.index] >= 0 {
      return try setPriority(of: edit(of: variable), to: priority)
    }
    let expression = Expression([Term(variable)], constant: -value(of: variable))
    let constraint = try add(expression, .equal, priority: priority)
    edits[variable.index] = Int32(constraint.index)
  }

  /// Asks an edited variable to take a value.
  public mutating func suggest(_ variable: Variable, _ value: Double) throws(SolverError) {
    try setConstant(of: edit(of: variable), to: -value)
  }

  /// Ends the editing of a variable.
  public mutating func removeEdit(_ variable: Variable) throws(SolverError) {
    try remove(edit(of: variable))
  }

  /// Whether a variable takes suggestions.
  public func isEditing(_ variable: Variable) -> Bool {
    symbols.indices.contains(variable.index) && edits[variable.index] >= 0
  }

  private func edit(of variable: Variable) throws(SolverError) -> Constraint {
    guard isEditing(variable) else { throw .notEditing(variable) }
    let index = Int(edits[variable.index])
    return Constraint(index: index, generation: records[index].generation)
  }

  /// Sets the priority of a constraint.
  ///
  /// - Throws: `SolverError.unsatisfiable` when it becomes required and cannot hold.
  public mutating func setPriority(
    of constraint: Constraint, to priority: Priority
  ) throws(SolverError) {
    let index = try find(constraint)
    guard records[index].statement.priority != priority else { return }
    if records[index].isOptional && priority < .required {
      removeCosts(index)
      records[index].statement.priority = priority
      addCosts(index)
      return finish()
    }
    // A copy is the one simple way back: removing and adding again would change the rounding.
    let saved = self
    detach(index)
    records[index].isPresent = false
    finish()
    records[index].statement.priority = priority
    do throws(SolverError) {
      try attach(index)
    } catch {
      self = saved
      guard case .unsatisfiable(let others, _) = error else { throw error }
      var conflict = others
      conflict.append(constraint)
      conflict.sort()
      throw .unsatisfiable(conflict: conflict, rejected: nil)
    }
    records[index].isPresent = true
    finish()
  }
}
