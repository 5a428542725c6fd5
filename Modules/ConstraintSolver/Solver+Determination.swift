extension Solver {
  /// Whether a variable has the same value in every best solution.
  ///
  /// Exact up to rounding, also where several vertices coincide: it looks for the least and the
  /// greatest value of the variable among the best solutions, on a copy. This takes about as long
  /// as adding a constraint, and memory for the copy; call it on demand.
  public func isDetermined(_ variable: Variable) -> Bool {
    guard symbols.indices.contains(variable.index) else { return false }
    var copy = self
    copy.sum.add(symbols[variable.index], 1)
    copy.definitions.expand(&copy.sum)
    copy.expandBasicSymbols()
    let row = copy.sum.makeRow()
    copy.sum.clear()
    copy.tableau.lockOptimum()
    for entry in row where copy.tableau.kinds[Int(entry.symbol)] == .none { return false }
    return copy.tableau.isConstant(row)
  }
}

extension Tableau {
  /// Fixes what cannot grow without cost and forgets the objectives: what is left is the set of
  /// best solutions.
  fileprivate mutating func lockOptimum() {
    for symbol in kinds.indices where kinds[symbol] == .restricted {
      if leadingCost(of: Symbol(symbol)).cost > 0 { setKind(Symbol(symbol), .fixed) }
    }
    for objective in objectives { remove(Int(objective)) }
    objectives.removeAll()
    commit()
  }

  /// Whether the linear function `row` of parametric symbols has one value over all solutions.
  fileprivate func isConstant(_ row: [Entry]) -> Bool {
    for sign in [1.0, -1.0] {
      var copy = self
      let objective = copy.insert(basic: Row.objective, entries: [])
      copy.objectives = [Int32(objective)]
      for entry in row {
        copy.add(entry.symbol, times: sign * entry.coefficient, toRow: objective)
      }
      if copy.canImprove() { return false }
    }
    return true
  }

  /// Pivots until the objective improves by more than rounding, or is optimal.
  private mutating func canImprove() -> Bool {
    var pivots = 0
    while let entering = takeImprover(byLowestSymbol: true) {
      guard let place = primalLeaving(entering, increases: true, byLowestSymbol: true) else {
        return true
      }
      if rows[place].constant > Self.feasibilityTolerance * rows[place].scale { return true }
      pivot(place, entering: entering)
      pivots += 1
      guard pivots < limit else { return true }
    }
    return false
  }
}
