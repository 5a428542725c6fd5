extension Solver {
  /// Takes the equation of a constraint out, leaving a feasible (not yet optimal) tableau.
  mutating func detach(_ index: Int) {
    removeCosts(index)
    let record = records[index]
    var basic = record.marker
    if record.partner >= 0 && tableau.isBasic(record.partner) { basic = record.partner }
    if !tableau.isBasic(basic), let place = leavingRow(for: basic) {
      tableau.pivot(place, entering: basic)
    }
    if tableau.isBasic(basic) {
      dropRow(of: basic, record)
    } else {
      freeVariable(from: basic, record)
    }
    eraseAndRelease(record.negative)
    eraseAndRelease(record.positive)
    records[index].positive = -1
    records[index].negative = -1
  }

  private mutating func eraseAndRelease(_ symbol: Symbol) {
    guard symbol >= 0 else { return }
    tableau.eraseColumn(symbol)
    release(symbol)
  }

  /// The row to exchange with a marker that is about to go, so that the rest stays feasible.
  ///
  /// Without its equation a marker may move both ways; one of them meets a limit.
  private func leavingRow(for marker: Symbol) -> Int? {
    tableau.primalLeaving(marker, increases: true, byLowestSymbol: false)
      ?? tableau.primalLeaving(marker, increases: false, byLowestSymbol: false)
  }

  /// Drops the row that an equation adds to the tableau, after putting it into the definitions.
  private mutating func dropRow(of basic: Symbol, _ record: ConstraintRecord) {
    let place = Int(tableau.basicRows[Int(basic)])
    let row = tableau.entries(ofRow: place)
    substitute(basic, by: row, dropping: record, addsVariables: false)
    tableau.remove(place)
  }

  /// Replaces `symbol` in every definition by `row`, leaving out both symbols of the constraint.
  private mutating func substitute(
    _ symbol: Symbol, by row: [Entry], dropping record: ConstraintRecord, addsVariables: Bool
  ) {
    // Each redefinition takes its user off the list.
    while definitions.users.count(of: symbol) > 0 {
      let user = definitions.users[definitions.users.range(of: symbol).lowerBound]
      var factor = 0.0
      for entry in definitions.entries(of: user) {
        if entry.symbol == symbol { factor = entry.coefficient }
        sum.add(entry.symbol, entry.coefficient)
      }
      for entry in row { sum.add(entry.symbol, factor * entry.coefficient) }
      if record.positive >= 0 { sum.drop(record.positive) }
      if record.negative >= 0 { sum.drop(record.negative) }
      tableau.countWork(dividingBy: 1, largest: 1)
      definitions.redefine(user, by: sum.makeRow(), addsVariables: addsVariables)
      sum.clear()
    }
  }

  /// Makes parametric again the oldest variable that depends on an equation found only in the
  /// definitions.
  private mutating func freeVariable(from marker: Symbol, _ record: ConstraintRecord) {
    definitions.accumulateDependents(of: marker, into: &sum)
    var oldest: Symbol?
    for symbol in sum.indices where sum[symbol] != 0 && symbol < oldest ?? .max { oldest = symbol }
    sum.clear()
    guard let oldest else { return }
    let users = definitions.users.range(of: marker)
    if users.count == 1 && definitions.users[users.lowerBound] == oldest {
      definitions.undefine(oldest)
      return
    }
    sum.add(oldest, 1)
    definitions.expand(&sum)
    let factor = sum[marker]
    tableau.countWork(dividingBy: factor, largest: sum.largestMagnitude)
    sum.drop(marker)
    if record.partner >= 0 { sum.drop(record.partner) }
    sum.add(oldest, -1)
    let row = sum.makeRow(scaledBy: -1 / factor)
    sum.clear()
    definitions.undefine(oldest)
    substitute(marker, by: row, dropping: record, addsVariables: true)
  }
}
