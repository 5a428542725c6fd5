extension Solver {
  /// A constraint's equation may be off by this part of its magnitudes before the rows are computed
  /// anew.
  private static let accuracy = 1e-11

  /// Looks at what rounding did to the equations, and repairs it.
  mutating func checkAccuracy() {
    tableau.workSinceCheck = 0
    let isAccurate = areEquationsAccurate()
    if isAccurate && definitions.entryCount <= entryLimit {
      checkInterval = max(8, records.count / 8)
      return
    }
    recompute()
    entryLimit = 2 * definitions.entryCount + 64
    tableau.workSinceCheck = 0
    // A system so close to singular that nothing helps is not computed anew all the time.
    checkInterval =
      areEquationsAccurate() ? max(8, records.count / 8) : min(2 * checkInterval, 1 << 16)
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
