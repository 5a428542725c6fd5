import ConstraintSolver
import Testing

/// Random changes to random systems; after each the solver is compared with the oracle.
@Suite struct SolverAgainstVerticesTests {
  /// One random run: a solver, and the same system as rows.
  private struct Run {
    var random: SplitMix64
    var solver = Solver()
    var variables: [Variable] = []
    var rows: [(handle: Constraint, row: SmallSystem.Row)] = []
    let isIntegral: Bool

    init(seed: UInt64) {
      random = SplitMix64(seed: seed)
      isIntegral = random.integer(in: 0...1) == 0
      for _ in 0..<random.integer(in: 1...3) { variables.append(solver.makeVariable()) }
    }

    var values: [Double] { variables.map { solver.value(of: $0) } }

    func system(_ rows: [SmallSystem.Row]) -> SmallSystem {
      SmallSystem(variableCount: variables.count, rows: rows)
    }

    mutating func constant() -> Double {
      isIntegral
        ? Double(random.integer(in: -5...5)) : Double(random.integer(in: -1000...1000)) / 10
    }

    mutating func priority() -> Double {
      [1000, 1000, 1000, 750, 500, 250, 250, 1][random.integer(in: 0...7)]
    }

    mutating func row() -> SmallSystem.Row {
      let coefficients = variables.map { _ in
        isIntegral
          ? Double(random.integer(in: -2...2))
          : random.integer(in: 0...2) == 0 ? 0 : Double(random.integer(in: -300...300)) / 100
      }
      let relation: Relation = [.lessOrEqual, .equal, .greaterOrEqual][random.integer(in: 0...2)]
      return SmallSystem.Row(
        coefficients: coefficients, constant: constant(), relation: relation, priority: priority())
    }

    /// Makes one change and returns the rows it asked for, with the error if it was refused.
    mutating func change() -> (asked: [SmallSystem.Row], error: SolverError?) {
      let kind = random.integer(in: 0...9)
      var changed = rows
      var added: SmallSystem.Row?
      do throws(SolverError) {
        if rows.isEmpty || (kind < 5 && rows.count < 8) {
          let row = row()
          added = row
          let terms = zip(variables, row.coefficients).map { Term($0, coefficient: $1) }
          let handle = try solver.add(
            Expression(terms, constant: row.constant), row.relation,
            priority: Priority(row.priority))
          changed.append((handle, row))
        } else if kind < 7 {
          let place = random.integer(in: 0...rows.count - 1)
          try solver.remove(rows[place].handle)
          changed.remove(at: place)
        } else if kind == 7 {
          let place = random.integer(in: 0...rows.count - 1)
          changed[place].row.priority = priority()
          try solver.setPriority(
            of: rows[place].handle, to: Priority(changed[place].row.priority))
        } else {
          var constants: [(constraint: Constraint, constant: Double)] = []
          for _ in 0...kind - 8 {
            let place = random.integer(in: 0...rows.count - 1)
            changed[place].row.constant = constant()
            constants.append((rows[place].handle, changed[place].row.constant))
          }
          try solver.setConstants(constants)
        }
      } catch {
        return (changed.map { $0.row } + (added.map { [$0] } ?? []), error)
      }
      rows = changed
      return (rows.map { $0.row }, nil)
    }
  }

  @Test func `finds the strict optimum and knows what is determined`() {
    for seed in 0..<60 as Range<UInt64> {
      var run = Run(seed: seed)
      for step in 0..<20 {
        _ = run.change()
        let values = run.values
        if values.contains(where: { $0.magnitude > SmallSystem.halfBox * 0.9 }) { continue }
        let system = run.system(run.rows.map { $0.row })
        let best = system.bestVertices()
        #expect(system.isFeasible(values), "seed \(seed), step \(step)")
        guard let vertex = best.first else { continue }
        let order = SmallSystem.compare(
          system.violations(at: values), system.violations(at: vertex))
        #expect(order == 0, "seed \(seed), step \(step)")
        for (index, variable) in run.variables.enumerated() {
          let least = best.map { $0[index] }.min()!
          let greatest = best.map { $0[index] }.max()!
          let tolerance = 1e-6 * max(1, greatest.magnitude / 100)
          let isDetermined = greatest - least < tolerance
          #expect(
            run.solver.isDetermined(variable) == isDetermined, "seed \(seed), step \(step)")
          if isDetermined {
            #expect(abs(values[index] - least) < tolerance, "seed \(seed), step \(step)")
          }
        }
      }
    }
  }

  @Test func `refuses only contradictions, names an irreducible set, and stays as it was`() {
    var refusals = 0
    for seed in 1000..<1150 as Range<UInt64> {
      var run = Run(seed: seed)
      for step in 0..<25 {
        let before = run.values
        let dump = run.solver.description
        let (asked, error) = run.change()
        guard let error else { continue }
        refusals += 1
        #expect(run.values == before, "seed \(seed), step \(step)")
        #expect(run.solver.description == dump, "seed \(seed), step \(step)")
        guard case .unsatisfiable(let conflict, let rejected) = error else {
          Issue.record("seed \(seed), step \(step): \(error)")
          continue
        }
        #expect(conflict == conflict.sorted())
        var rows = run.rows.indices.filter { conflict.contains(run.rows[$0].handle) }
          .map { asked[$0] }
        #expect(rows.count == conflict.count)
        if rejected != nil { rows.append(asked[asked.count - 1]) }
        #expect(run.system(rows).bestVertices().isEmpty, "seed \(seed), step \(step)")
        for place in rows.indices {
          var rest = rows
          rest.remove(at: place)
          #expect(!run.system(rest).bestVertices().isEmpty, "seed \(seed), step \(step)")
        }
      }
    }
    #expect(refusals > 100)
  }

  @Test func `the same changes give the same bits`() {
    for seed in 2000..<2030 as Range<UInt64> {
      var first = Run(seed: seed)
      var second = Run(seed: seed)
      for _ in 0..<40 {
        _ = first.change()
        _ = second.change()
        #expect(first.solver.description == second.solver.description)
        #expect(first.values.map { $0.bitPattern } == second.values.map { $0.bitPattern })
      }
    }
  }
}
