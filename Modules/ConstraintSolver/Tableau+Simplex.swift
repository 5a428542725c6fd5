extension Tableau {
  enum Outcome {
    case feasible
    /// The row shows that its basic symbol cannot reach what it must be.
    case conflict(row: Int)
    case stalled
  }

  /// How many pivots a change may take before the choice of pivots switches from the fast rule to
  /// Bland's, which cannot cycle.
  private var patience: Int { 2 * rows.count + 64 }
  /// How many it may take at all; only rounding can make it take more.
  var limit: Int { 200 * rows.count + 10_000 }

  /// A symbol that may enter the basis in the dual simplex.
  struct Candidate: Sendable {
    var symbol: Symbol
    var magnitude: Double
    var ratio: Double
  }

  // MARK: Dual simplex

  /// Pivots until no row is infeasible, keeping the objectives optimal.
  mutating func restoreFeasibility() -> Outcome {
    var pivots = 0
    while let place = takeInfeasibleRow(byLowestSymbol: pivots > patience) {
      guard pivots < limit else { return .stalled }
      let increases = rows[place].constant < 0
      let entering = dualEntering(
        place, increases: increases, byLowestSymbol: pivots > patience)
      guard entering >= 0 else { return .conflict(row: place) }
      pivot(place, entering: entering)
      pivots += 1
    }
    return .feasible
  }

  /// The row to repair next: the most infeasible, or the one with the lowest basic symbol.
  private mutating func takeInfeasibleRow(byLowestSymbol: Bool) -> Int? {
    var best = -1
    var bestDepth = 0.0
    var kept = 0
    for position in suspects.indices {
      let place = Int(suspects[position])
      guard isInfeasible(place) else { continue }
      suspects[kept] = suspects[position]
      kept += 1
      let depth = rows[place].constant.magnitude
      let isBetter =
        best < 0
        || (byLowestSymbol || depth == bestDepth
          ? rows[place].basic < rows[best].basic : depth > bestDepth)
      if isBetter { (best, bestDepth) = (place, depth) }
    }
    suspects.removeLast(suspects.count - kept)
    return best < 0 ? nil : best
  }

  /// The symbol that may replace the basic symbol of row `place` without making an objective worse
  /// than need be, or -1 when none can move it in the direction asked.
  ///
  /// The ratios are compared priority by priority: the lexicographic ratio test.
  mutating func dualEntering(_ place: Int, increases: Bool, byLowestSymbol: Bool) -> Symbol {
    let row = rows[place].entries
    let threshold = Self.pivotTolerance * pool.largestMagnitude(in: row)
    candidates.removeAll(keepingCapacity: true)
    for place in row.range {
      let entry = pool[place]
      let coefficient = increases ? entry.coefficient : -entry.coefficient
      if coefficient > threshold && kinds[Int(entry.symbol)] == .restricted {
        candidates.append(Candidate(symbol: entry.symbol, magnitude: coefficient, ratio: 0))
      }
    }
    for objective in objectives where candidates.count > 1 {
      var least = Double.infinity
      for position in candidates.indices {
        let cost = cost(of: candidates[position].symbol, objective: objective)
        candidates[position].ratio = cost / candidates[position].magnitude
        least = min(least, candidates[position].ratio)
      }
      var kept = 0
      for position in candidates.indices where isTied(candidates[position].ratio, with: least) {
        candidates[kept] = candidates[position]
        kept += 1
      }
      candidates.removeLast(candidates.count - kept)
    }
    guard var best = candidates.first else { return -1 }
    if !byLowestSymbol {
      for candidate in candidates where candidate.magnitude > best.magnitude { best = candidate }
    }
    return best.symbol
  }

  // MARK: Primal simplex

  /// Pivots until no objective can be improved without making one of higher priority worse.
  ///
  /// - Returns: False when rounding kept it from an end.
  mutating func optimize() -> Bool {
    var pivots = 0
    while let entering = takeImprover(byLowestSymbol: pivots > patience) {
      guard pivots < limit else { return false }
      guard
        let place = primalLeaving(
          entering, increases: true, byLowestSymbol: pivots > patience)
      else { return false }
      pivot(place, entering: entering)
      pivots += 1
    }
    return true
  }

  /// The symbol to make basic next: of those that improve the highest priority that can still be
  /// improved, the steepest or the lowest.
  mutating func takeImprover(byLowestSymbol: Bool) -> Symbol? {
    improvers.sort()
    var best: Symbol?
    var bestLevel = Int.max
    var bestCost = 0.0
    var kept = 0
    for position in improvers.indices {
      let symbol = improvers[position]
      if kept > 0 && improvers[kept - 1] == symbol { continue }
      let (level, cost) = leadingCost(of: symbol)
      guard cost < 0 else { continue }
      improvers[kept] = symbol
      kept += 1
      if level < bestLevel || (level == bestLevel && !byLowestSymbol && cost < bestCost) {
        (best, bestLevel, bestCost) = (symbol, level, cost)
      }
    }
    improvers.removeLast(improvers.count - kept)
    return best
  }

  /// The cost of a symbol in the first objective where it has one.
  func leadingCost(of symbol: Symbol) -> (level: Int, cost: Double) {
    guard kinds[Int(symbol)] == .restricted, !isBasic(symbol) else { return (0, 0) }
    for level in objectives.indices {
      let cost = cost(of: symbol, objective: objectives[level])
      if cost != 0 { return (level, cost) }
    }
    return (0, 0)
  }

  /// The row whose basic symbol reaches zero first when `entering` grows (or shrinks) from zero.
  func primalLeaving(_ entering: Symbol, increases: Bool, byLowestSymbol: Bool) -> Int? {
    var best = -1
    var bestRatio = Double.infinity
    var bestCoefficient = 0.0
    for position in columns.range(of: entering) {
      let place = Int(columns[position])
      let basic = rows[place].basic
      guard basic >= 0 else { continue }
      var coefficient = pool.coefficient(of: entering, in: rows[place].entries)
      if !increases { coefficient = -coefficient }
      let isFixed = kinds[Int(basic)] == .fixed
      guard coefficient < 0 || isFixed, isPivot(coefficient, inRow: place) else { continue }
      let ratio = isFixed ? 0 : max(0, rows[place].constant) / -coefficient
      let isBetter: Bool
      if best >= 0 && isTied(ratio, with: bestRatio) {
        let magnitude = coefficient.magnitude
        isBetter =
          byLowestSymbol || magnitude == bestCoefficient
          ? basic < rows[best].basic : magnitude > bestCoefficient
      } else {
        isBetter = ratio < bestRatio
      }
      if isBetter { (best, bestRatio, bestCoefficient) = (place, ratio, coefficient.magnitude) }
    }
    return best < 0 ? nil : best
  }

  /// Whether a coefficient is more than rounding error beside the others of its row.
  private func isPivot(_ coefficient: Double, inRow place: Int) -> Bool {
    coefficient.magnitude > 1e-6
      || coefficient.magnitude > Self.pivotTolerance
        * pool.largestMagnitude(in: rows[place].entries)
  }

  private func isTied(_ ratio: Double, with least: Double) -> Bool {
    (ratio - least).magnitude <= 1e-10 * max(ratio.magnitude, least.magnitude)
  }
}
