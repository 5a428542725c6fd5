import ConstraintSolver
import Testing

/// Systems small enough to be solved by hand.
@Suite struct SolverTests {
  /// Badros, Borning, Stuckey 2001, section 2: xl + xr = 2 xm, xl + 10 <= xr, 0 <= xl, xr <= 100.
  @Test func `keeps the midpoint of the Cassowary paper`() throws {
    var solver = Solver()
    let left = solver.makeVariable()
    let middle = solver.makeVariable()
    let right = solver.makeVariable()
    try solver.add(middle * 2 - left - right, .equal)
    try solver.add(left + 10 - right, .lessOrEqual)
    try solver.add(left + 0, .greaterOrEqual)
    try solver.add(right - 100, .lessOrEqual)
    try solver.addEdit(middle, priority: .high)
    try solver.suggest(middle, 95)
    #expect(solver.value(of: middle) == 95)
    #expect(solver.value(of: left) + solver.value(of: right) == 190)
    try solver.suggest(middle, 200)
    #expect([left, middle, right].map { solver.value(of: $0) } == [90, 95, 100])
    try solver.suggest(middle, -5)
    #expect([left, middle, right].map { solver.value(of: $0) } == [0, 5, 10])
  }

  @Test func `one constraint at 251 beats a thousand at 250`() throws {
    var solver = Solver()
    let width = solver.makeVariable()
    for _ in 0..<1000 { try solver.add(width - 100, .equal, priority: 250) }
    #expect(solver.value(of: width) == 100)
    let strong = try solver.add(width - 3, .equal, priority: 251)
    #expect(solver.value(of: width) == 3)
    try solver.setPriority(of: strong, to: 249.5)
    #expect(solver.value(of: width) == 100)
  }

  /// A label that hugs at 251 and one that hugs at 250 share 300 points with 8 between them.
  @Test func `the view that hugs less takes the space`() throws {
    var solver = Solver()
    let first = solver.makeVariable()
    let second = solver.makeVariable()
    try solver.add(first + second + 8 - 300, .equal)
    try solver.add(first - 80, .lessOrEqual, priority: 251)
    try solver.add(first - 80, .greaterOrEqual, priority: .high)
    try solver.add(second - 60, .lessOrEqual, priority: 250)
    try solver.add(second - 60, .greaterOrEqual, priority: .high)
    #expect(solver.value(of: first) == 80)
    #expect(solver.value(of: second) == 212)
  }

  @Test func `a variable without constraints is zero, the newest gives way`() throws {
    var solver = Solver()
    let old = solver.makeVariable()
    let new = solver.makeVariable()
    #expect(solver.value(of: old) == 0)
    try solver.add(old + new - 10, .equal)
    #expect(solver.value(of: old) == 0)
    #expect(solver.value(of: new) == 10)
    #expect(!solver.isDetermined(new))
    try solver.add(old - 4, .greaterOrEqual)
    #expect(!solver.isDetermined(new))
    try solver.add(old - 4, .equal, priority: 1)
    #expect(solver.value(of: new) == 6)
    #expect(solver.isDetermined(new))
  }

  @Test func `names the constraints that contradict each other`() throws {
    var solver = Solver()
    let width = solver.makeVariable()
    let height = solver.makeVariable()
    let ratio = try solver.add(width - height * 2, .equal)
    try solver.add(width - 1000, .lessOrEqual)
    let tall = try solver.add(height - 100, .greaterOrEqual)
    let statement = ConstraintStatement(width - 150, .lessOrEqual)
    #expect(throws: SolverError.unsatisfiable(conflict: [ratio, tall], rejected: statement)) {
      try solver.add(width - 150, .lessOrEqual)
    }
    #expect(solver.value(of: width) == 1000)
    #expect(throws: SolverError.unsatisfiable(conflict: [], rejected: .init(3, .equal))) {
      try solver.add(3, .equal)
    }
  }

  @Test func `follows constants and forgets removed constraints`() throws {
    var solver = Solver()
    let top = solver.makeVariable()
    let bottom = solver.makeVariable()
    let height = try solver.add(bottom - top - 44, .equal, priority: .high)
    let least = try solver.add(bottom - top - 20, .greaterOrEqual)
    try solver.add(top - 8, .equal)
    #expect(solver.value(of: bottom) == 52)
    try solver.setConstant(of: height, to: -10)
    #expect(solver.value(of: bottom) == 28)
    try solver.remove(least)
    #expect(solver.value(of: bottom) == 18)
    try solver.remove(height)
    #expect(solver.value(of: bottom) == 0)
    #expect(throws: SolverError.unknownConstraint(height)) { try solver.remove(height) }
  }
}
