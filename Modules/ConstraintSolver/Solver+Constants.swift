extension Solver {
  /// Sets the constant of a constraint's expression.
  ///
  /// - Throws: `SolverError.unsatisfiable` when required constraints then contradict each other.
  public mutating func setConstant(
    of constraint: Constraint, to constant: Double
  ) throws(SolverError) {
    let index = try find(constraint)
    try validate(constant)
    let old = records[index].statement.expression.constant
    guard constant != old else { return }
    set(constant, of: index)
    guard let error = restoreFeasibility() else { return finish() }
    undo([(index, old)])
    throw error
  }

  /// Sets the constants of several constraints as one change: only the last result is solved for,
  /// and either all of them hold or none is made.
  ///
  /// - Throws: `SolverError.unsatisfiable` when required constraints then contradict each other.
  public mutating func setConstants(
    _ changes: [(constraint: Constraint, constant: Double)]
  ) throws(SolverError) {
    for change in changes {
      _ = try find(change.constraint)
      try validate(change.constant)
    }
    var old: [(index: Int, constant: Double)] = []
    for change in changes {
      let index = change.constraint.index
      old.append((index: index, constant: records[index].statement.expression.constant))
      set(change.constant, of: index)
    }
    guard let error = restoreFeasibility() else { return finish() }
    undo(old)
    throw error
  }

  private mutating func set(_ constant: Double, of index: Int) {
    records[index].statement.expression.constant = constant
    guard records[index].marker >= 0 else { return }
    tableau.setOffset(records[index].marker, records[index].offset)
  }

  private mutating func undo(_ changes: [(index: Int, constant: Double)]) {
    for change in changes.reversed() { set(change.constant, of: change.index) }
    tableau.rollBack()
  }
}
