import ConstraintSolver
import Testing

/// Pairs of equations that differ by one part in a hundred to ten thousand.
@Suite struct NearlyParallelTests {
  private typealias Statement = (terms: [(Int, Double)], constant: Double, priority: Priority)

  @Test func `a conflict names no constraint that takes no part`() throws {
    var conflicts = 0
    for seed in 0..<60 {
      var random = SplitMix64(seed: UInt64(seed))
      let count = random.integer(in: 10...60)
      var solver = Solver()
      let variables = (0..<count).map { _ in solver.makeVariable() }
      var statements: [Constraint: Statement] = [:]
      for _ in 0..<count {
        for statement in pair(of: count, &random) {
          do throws(SolverError) {
            let handle = try solver.add(
              expression(statement, variables), .equal, priority: statement.priority)
            statements[handle] = statement
          } catch {
            guard case .unsatisfiable(let conflict, _) = error else { throw error }
            let others = try conflict.map { (handle: Constraint) in
              try #require(statements[handle])
            }
            #expect(others.allSatisfy { $0.priority == .required }, "seed \(seed)")
            for left in others.indices {
              var rest = others
              rest.remove(at: left)
              #expect(
                holds(rest + [statement], count), "seed \(seed), set of \(others.count + 1)")
            }
            conflicts += 1
          }
        }
      }
    }
    #expect(conflicts > 100)
  }

  private func pair(of count: Int, _ random: inout SplitMix64) -> [Statement] {
    let first = random.integer(in: 0...count - 1)
    let second = (first + random.integer(in: 1...count - 1)) % count
    let slant = [0.01, 0.001, 0.0001, -0.01, -0.001, -0.0001][random.integer(in: 0...5)]
    let priority: Priority = random.fraction() < 0.6 ? .required : 500
    return [1, 1 + slant].map { (factor: Double) in
      let constant = random.fraction() < 0.3 ? 0 : Double(random.integer(in: -400...400)) / 8
      return ([(first, 1), (second, -factor)], constant, priority)
    }
  }

  private func expression(_ statement: Statement, _ variables: [Variable]) -> Expression {
    Expression(
      statement.terms.map { Term(variables[$0.0], coefficient: $0.1) },
      constant: statement.constant)
  }

  private func holds(_ statements: [Statement], _ count: Int) -> Bool {
    var solver = Solver()
    let variables = (0..<count).map { _ in solver.makeVariable() }
    for statement in statements {
      do throws(SolverError) {
        try solver.add(expression(statement, variables), .equal)
      } catch {
        return false
      }
    }
    return true
  }
}
