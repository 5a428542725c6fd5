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

  @Test func `one constraint at 251 beats two hundred at 250`() throws {
    var solver = Solver()
    let width = solver.makeVariable()
    for _ in 0..<200 { try solver.add(width - 100, .equal, priority: 250) }
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

  @Test func `several constants change as one`() throws {
    var solver = Solver()
    let left = solver.makeVariable()
    let right = solver.makeVariable()
    let least = try solver.add(left - 10, .greaterOrEqual)
    let greatest = try solver.add(right - 20, .lessOrEqual)
    let order = try solver.add(right - left, .greaterOrEqual)
    // One after the other would pass through a contradiction.
    try solver.setConstants([(least, -110), (greatest, -120)])
    #expect(solver.value(of: left) >= 110)
    #expect(solver.value(of: right) <= 120)
    let before = [left, right].map { solver.value(of: $0) }
    let error = SolverError.unsatisfiable(conflict: [least, greatest, order], rejected: nil)
    #expect(throws: error) { try solver.setConstants([(least, -10), (greatest, -5)]) }
    #expect([left, right].map { solver.value(of: $0) } == before)
    #expect(solver.statement(of: least) == ConstraintStatement(left - 110, .greaterOrEqual))
  }

  @Test func `a required edit refuses what cannot be`() throws {
    var solver = Solver()
    let height = solver.makeVariable()
    let least = try solver.add(height - 88, .greaterOrEqual)
    try solver.add(height - 100, .equal, priority: .low)
    try solver.addEdit(height, priority: .required)
    #expect(solver.value(of: height) == 100)
    let error = #expect(throws: SolverError.self) { try solver.suggest(height, 50) }
    guard case .unsatisfiable(let conflict, nil) = error else { return }
    #expect(conflict.count == 2)
    #expect(conflict.first == least)
    #expect(solver.value(of: height) == 100)
    try solver.suggest(height, 90)
    #expect(solver.value(of: height) == 90)
    try solver.addEdit(height, priority: .high)
    try solver.suggest(height, 50)
    #expect(solver.value(of: height) == 88)
    try solver.removeEdit(height)
    #expect(!solver.isEditing(height))
    #expect(solver.value(of: height) == 100)
  }

  @Test func `tells only the variables that moved`() throws {
    var solver = Solver()
    let still = solver.makeVariable()
    let moving = solver.makeVariable()
    let tied = solver.makeVariable()
    try solver.add(still - 5, .equal)
    let position = try solver.add(moving - 1, .equal)
    try solver.add(tied - moving - 10, .equal)
    solver.takeChanges { _, _ in }
    #expect(!solver.hasChanges)
    try solver.setConstant(of: position, to: -2)
    try solver.setConstant(of: position, to: -3)
    var moved: [Variable: Double] = [:]
    solver.takeChanges { moved[$0] = $1 }
    #expect(moved == [moving: 3, tied: 13])
  }

  @Test func `prints its tableau`() throws {
    var solver = Solver()
    let width = solver.makeVariable()
    let height = solver.makeVariable()
    try solver.add(height - width * 0.5, .equal)
    try solver.add(width - 80, .greaterOrEqual)
    try solver.add(width - 100, .equal, priority: .low)
    try solver.addEdit(height, priority: .high)
    #expect(
      solver.description == """
        objectives
          750.0: 0.0 + c3+ + c3-
          250.0: 0.0 + 2.0*c0+ + 2.0*c2+ - 2.0*c3+ + 2.0*c3-
        rows
          c1+ = 20.0 - 2.0*c0+ + 2.0*c3+ - 2.0*c3-
          c2- = 0.0 + 2.0*c0+ + c2+ - 2.0*c3+ + 2.0*c3-
        definitions
          v0 = 80.0 + c1+ = 100.0
          v1 = 0.0 + 0.5*v0 + c0+ = 50.0
        edits
          v1 by c3

        """)
  }

  @Test func `traps on a variable of another solver`() async {
    await #expect(processExitsWith: .failure) {
      var other = Solver()
      _ = Solver().value(of: other.makeVariable())
    }
  }

  @Test func `a copy is a solver of its own`() throws {
    var solver = Solver()
    let width = solver.makeVariable()
    let size = try solver.add(width - 3, .equal)
    var copy = solver
    try copy.setConstant(of: size, to: -4)
    #expect(solver.value(of: width) == 3)
    #expect(copy.value(of: width) == 4)
  }
}
