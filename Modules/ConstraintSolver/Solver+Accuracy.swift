extension Solver {
  /// A constraint's equation may be off by this part of its magnitudes before the rows are computed
  /// anew.
  private static let accuracy = 1e-11
  /// The same for the coefficients of a row.
  private static let rowAccuracy = 1e-12

  /// Looks at what rounding did, and repairs it.
  mutating func checkAccuracy() {
    tableau.resetWork()
    if definitions.entryCount <= entryLimit && isAccurate() {
      checkInterval = ordinaryInterval
      return
    }
    recompute()
    entryLimit = 2 * definitions.entryCount + 64
    tableau.resetWork()
    // A system so close to singular that nothing helps is not computed anew all the time.
    checkInterval = isAccurate() ? ordinaryInterval : min(2 * checkInterval, 1 << 16)
  }

  /// A look costs about as much as it takes to make that many pivots.
  private var ordinaryInterval: Int { max(1, records.count / 4) }

  private mutating func isAccurate() -> Bool {
    guard areEquationsAccurate() else { return false }
    for row in tableau.rows where row.basic >= 0 {
      guard isCombination(row.basic, row.entries, of: tableau.pool) else { return false }
    }
    for variable in symbols where definitions.isDerived[Int(variable)] {
      let row = definitions.rows[Int(variable)]
      guard isCombination(variable, row, of: definitions.pool) else { return false }
    }
    return true
  }

  /// Whether the row that states `subject` is a combination of equations, as it should be.
  ///
  /// The markers in the row tell the factors; the other symbols must then have the coefficients
  /// that these factors give them.
  private mutating func isCombination(
    _ subject: Symbol, _ row: Block, of pool: BlockPool<Entry>
  ) -> Bool {
    addDeviation(Entry(subject, -1))
    for place in row.range { addDeviation(pool[place]) }
    var isExact = true
    for symbol in sum.indices where !sum.isZero(symbol, within: Self.rowAccuracy) {
      isExact = false
    }
    sum.clear()
    return isExact
  }

  /// Adds to `sum` what a marker's equation gives to other symbols, or subtracts what the row does.
  private mutating func addDeviation(_ entry: Entry) {
    guard tableau.kinds[Int(entry.symbol)] != .none else {
      return sum.add(entry.symbol, -entry.coefficient)
    }
    let record = records[Int(owners[Int(entry.symbol)])]
    guard record.marker == entry.symbol else { return sum.add(entry.symbol, -entry.coefficient) }
    let multiplier = record.positive == entry.symbol ? -entry.coefficient : entry.coefficient
    if record.partner >= 0 { sum.add(record.partner, multiplier) }
    for term in record.statement.expression.terms {
      sum.add(symbols[term.variable.index], multiplier * record.factor * term.coefficient)
    }
  }

  /// Whether every equation holds up to rounding.
  private func areEquationsAccurate() -> Bool {
    for record in records where record.isPresent {
      var sum = record.statement.expression.constant
      var scale = sum.magnitude
      for term in record.statement.expression.terms {
        let part = term.coefficient * value(of: term.variable)
        sum += part
        scale += part.magnitude
      }
      if record.positive >= 0 { sum -= tableau.value(of: record.positive) / record.factor }
      if record.negative >= 0 { sum += tableau.value(of: record.negative) / record.factor }
      if sum.magnitude > Self.accuracy * scale { return false }
    }
    return true
  }

  /// Computes definitions, rows and objectives anew from the constraints, for the same vertex.
  ///
  /// The basic symbols stay basic, whatever equation each is solved from; so the solution stays the
  /// same but for rounding.
  private mutating func recompute() {
    let saved = self
    tableau.removeAllRows()
    definitions.undefineAll()
    for index in records.indices where records[index].isPresent {
      let (terms, _) = combinedTerms(of: index)
      guard let row = eliminate(index, terms) else { continue }
      enter(index, row, basicIn: saved.tableau)
    }
    priorities.removeAll()
    for index in records.indices where records[index].isPresent { addCosts(index) }
    if case .feasible = tableau.restoreFeasibility() {
      _ = tableau.optimize()
      updateValues()
    } else {
      self = saved
    }
  }

  /// Enters an equation so that the symbol becomes basic that was so before and has the largest
  /// coefficient.
  private mutating func enter(_ index: Int, _ row: [Entry], basicIn old: Tableau) {
    let record = records[index]
    var own = record.marker
    if record.partner >= 0 && old.isBasic(record.partner) { own = record.partner }
    var best = Entry(own, old.isBasic(own) ? 1 : 0)
    for entry in row
    where old.isBasic(entry.symbol) && entry.coefficient.magnitude > best.coefficient.magnitude {
      best = entry
    }
    let place = insertRow(index, row, basic: own)
    if best.symbol != own { tableau.pivot(place, entering: best.symbol) }
  }
}
