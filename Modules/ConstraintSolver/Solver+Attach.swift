extension Solver {
  /// Enters the equation of a constraint into the tableau or the definitions.
  ///
  /// The constraint's record holds its statement. On error nothing has changed.
  mutating func attach(_ index: Int) throws(SolverError) {
    let (row, largest) = combinedTerms(of: index)
    makeSymbols(index, largest: largest)
    if row.isEmpty {
      try attachConstant(index)
    } else if let remainder = eliminate(index, row) {
      try attachRow(index, remainder)
    } else {
      addCosts(index)
    }
  }

  /// The terms of a constraint, those of the same variable added up, and the largest coefficient.
  mutating func combinedTerms(of index: Int) -> (row: [Entry], largest: Double) {
    for term in records[index].statement.expression.terms where term.coefficient != 0 {
      sum.add(symbols[term.variable.index], term.coefficient)
    }
    let row = sum.makeRow()
    sum.clear()
    var largest = 0.0
    for entry in row { largest = max(largest, entry.coefficient.magnitude) }
    return (row, largest)
  }

  /// Uses an equation to define a variable, if it holds any that nothing defines yet.
  ///
  /// - Returns: Nil when it did; else what the expression is in parametric restricted symbols.
  mutating func eliminate(_ index: Int, _ terms: [Entry]) -> [Entry]? {
    var row = terms
    let factor = records[index].factor
    for position in row.indices { row[position].coefficient *= factor }
    // What the older terms depend on is older still; so a newest variable that nothing depends on
    // is the subject, without further search.
    if let newest = row.last, !definitions.isDefined[Int(newest.symbol)],
      definitions.users.count(of: newest.symbol) == 0,
      newest.coefficient.magnitude > Tableau.pivotTolerance
    {
      define(newest, from: row, index, isDerived: false)
      return nil
    }
    for entry in row { sum.add(entry.symbol, entry.coefficient) }
    definitions.expand(&sum)
    if let subject = newestParametricVariable() {
      // The equation itself can serve as definition unless its other terms depend on the subject.
      var solved = Entry(subject, sum[subject])
      tableau.countWork(dividingBy: solved.coefficient, largest: sum.largestMagnitude)
      let own = row.first { $0.symbol == subject }
      let isDirect = own != nil && sum.additionCount(of: subject) == 1
      if let own, isDirect { solved = own } else { row = sum.makeRow() }
      sum.clear()
      define(solved, from: row, index, isDerived: !isDirect)
      return nil
    }
    for symbol in sum.indices where tableau.kinds[Int(symbol)] == .none { sum.drop(symbol) }
    expandBasicSymbols()
    row = sum.makeRow()
    sum.clear()
    return row
  }

  private mutating func makeSymbols(_ index: Int, largest: Double) {
    let statement = records[index].statement
    records[index].factor = largest > 0 ? 1 / largest.binade : 1
    let isOptional = statement.priority < .required
    records[index].positive = -1
    records[index].negative = -1
    if isOptional || statement.relation != .lessOrEqual {
      let isFixed = !isOptional && statement.relation == .equal
      records[index].positive = makeSymbol(isFixed ? .fixed : .restricted, owner: index)
    }
    if isOptional || statement.relation == .lessOrEqual {
      records[index].negative = makeSymbol(.restricted, owner: index)
    }
    tableau.setOffset(records[index].marker, records[index].offset)
  }

  private mutating func releaseSymbols(_ index: Int) {
    release(records[index].negative)
    release(records[index].positive)
    records[index].positive = -1
    records[index].negative = -1
  }

  /// A constraint without unknowns holds or does not.
  private mutating func attachConstant(_ index: Int) throws(SolverError) {
    let statement = records[index].statement
    guard !records[index].isOptional,
      statement.relation.violation(of: statement.expression.constant) > 0
    else {
      // Its symbols occur nowhere; entering its own row keeps later changes of its constant simple.
      return try attachRow(index, [])
    }
    tableau.rollBack()
    releaseSymbols(index)
    throw .unsatisfiable(conflict: [], rejected: statement)
  }

  /// The newest variable in `sum` that nothing defines, unless its coefficient is negligible.
  private func newestParametricVariable() -> Symbol? {
    let threshold = Tableau.pivotTolerance * sum.largestMagnitude
    var newest: Symbol?
    for symbol in sum.indices
    where tableau.kinds[Int(symbol)] == .none && symbol > newest ?? -1
      && sum[symbol].magnitude > threshold
    {
      newest = symbol
    }
    return newest
  }

  /// Solves the equation for a variable.
  private mutating func define(
    _ subject: Entry, from row: [Entry], _ index: Int, isDerived: Bool
  ) {
    let record = records[index]
    let divisor = subject.coefficient
    for entry in row where entry.symbol != subject.symbol {
      sum.add(entry.symbol, -entry.coefficient / divisor)
    }
    if record.positive >= 0 { sum.add(record.positive, 1 / divisor) }
    if record.negative >= 0 { sum.add(record.negative, -1 / divisor) }
    definitions.define(subject.symbol, by: sum.makeRow(), isDerived: isDerived)
    sum.clear()
  }

  /// Replaces basic symbols in `sum` by their rows.
  mutating func expandBasicSymbols() {
    for position in sum.indices.indices {
      let symbol = sum.indices[position]
      let place = tableau.basicRows[Int(symbol)]
      guard place >= 0 else { continue }
      let factor = sum[symbol]
      sum.drop(symbol)
      for place in tableau.rows[Int(place)].entries.range {
        let entry = tableau.pool[place]
        sum.add(entry.symbol, factor * entry.coefficient)
      }
    }
  }

  /// Enters an equation whose expression `row` holds parametric restricted symbols only.
  private mutating func attachRow(_ index: Int, _ row: [Entry]) throws(SolverError) {
    let record = records[index]
    var constant = record.statement.expression.constant * record.factor
    for entry in row { constant += entry.coefficient * tableau.offsets[Int(entry.symbol)] }
    let isAbove = record.negative < 0 || (record.positive >= 0 && constant >= 0)
    let place = insertRow(index, row, basic: isAbove ? record.positive : record.negative)
    if record.isOptional { return addCosts(index) }

    var error: SolverError?
    if tableau.kinds[Int(record.marker)] == .fixed { error = pivotOut(place) }
    if error == nil { error = restoreFeasibility() }
    guard let error else { return }
    tableau.rollBack()
    releaseSymbols(index)
    switch error {
    case .unsatisfiable(let conflict, _):
      throw .unsatisfiable(conflict: conflict, rejected: record.statement)
    default:
      throw error
    }
  }

  /// Enters the row of one of the two symbols of an equation.
  mutating func insertRow(_ index: Int, _ row: [Entry], basic: Symbol) -> Int {
    let record = records[index]
    let isAbove = basic == record.positive
    let other = isAbove ? record.negative : record.positive
    for entry in row {
      sum.add(entry.symbol, isAbove ? entry.coefficient : -entry.coefficient)
    }
    if other >= 0 { sum.add(other, 1) }
    let place = tableau.insert(basic: basic, entries: sum.makeRow())
    sum.clear()
    return place
  }

  /// Makes the fixed basic symbol of a new row parametric, if the row holds anything else to move.
  private mutating func pivotOut(_ place: Int) -> SolverError? {
    let increases = tableau.rows[place].constant < 0
    var entering = tableau.dualEntering(place, increases: increases, byLowestSymbol: false)
    if entering < 0 && !tableau.isInfeasible(place) {
      entering = tableau.dualEntering(place, increases: !increases, byLowestSymbol: false)
    }
    if entering >= 0 {
      tableau.pivot(place, entering: entering)
    } else if tableau.isInfeasible(place) {
      return .unsatisfiable(conflict: conflict(inRow: place), rejected: nil)
    }
    return nil
  }
}
