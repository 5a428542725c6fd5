import ConstraintSolver
import Testing

/// Input that a solver must refuse, or survive.
@Suite struct AdversarialInputTests {
  @Test func `refuses numbers it cannot compute with`() throws {
    var solver = Solver()
    let width = solver.makeVariable()
    let limit = try solver.add(width - 5, .equal)
    for bad in [Double.infinity, -.infinity] {
      #expect(throws: SolverError.notFinite(bad)) {
        try solver.add(Expression([Term(width, coefficient: bad)]), .equal)
      }
      #expect(throws: SolverError.notFinite(bad)) { try solver.add(width + bad, .equal) }
      #expect(throws: SolverError.notFinite(bad)) { try solver.setConstant(of: limit, to: bad) }
    }
    #expect(throws: SolverError.self) { try solver.setConstant(of: limit, to: .nan) }
    #expect(throws: SolverError.self) { try solver.suggest(width, .nan) }
    #expect(throws: SolverError.outOfRange(1e101)) { try solver.add(width + 1e101, .equal) }
    #expect(throws: SolverError.outOfRange(.leastNonzeroMagnitude)) {
      try solver.add(width * Double.leastNonzeroMagnitude, .equal)
    }
    #expect(throws: SolverError.self) {
      try solver.setConstants([(limit, 7), (limit, .infinity)])
    }
    #expect(solver.value(of: width) == 5)
  }

  @Test func `refuses variables and handles of others`() throws {
    var solver = Solver()
    var other = Solver()
    _ = other.makeVariable()
    let foreign = other.makeVariable()
    let handle = try other.add(foreign - 1, .equal)
    #expect(throws: SolverError.unknownVariable(foreign)) { try solver.add(foreign * 2, .equal) }
    #expect(throws: SolverError.unknownVariable(foreign)) {
      try solver.addEdit(foreign, priority: .high)
    }
    #expect(throws: SolverError.unknownConstraint(handle)) { try solver.remove(handle) }
    #expect(throws: SolverError.unknownConstraint(handle)) {
      try solver.setPriority(of: handle, to: .low)
    }
    #expect(throws: SolverError.notEditing(foreign)) { try solver.suggest(foreign, 1) }
    #expect(throws: SolverError.notEditing(foreign)) { try solver.removeEdit(foreign) }
    #expect(!solver.isDetermined(foreign))
  }

  @Test func `expressions without unknowns hold or do not`() throws {
    var solver = Solver()
    let width = solver.makeVariable()
    let satisfied = try solver.add(0, .equal)
    let violated = try solver.add(4, .lessOrEqual, priority: .low)
    #expect(solver.violation(of: violated) == 4)
    try solver.add(width - width, .equal)
    #expect(throws: SolverError.unsatisfiable(conflict: [satisfied], rejected: nil)) {
      try solver.setConstant(of: satisfied, to: 1)
    }
    let statement = ConstraintStatement(width - width + 1, .equal)
    #expect(throws: SolverError.unsatisfiable(conflict: [], rejected: statement)) {
      try solver.add(width - width + 1, .equal)
    }
    try solver.setConstant(of: violated, to: -1)
    #expect(solver.violation(of: violated) == 0)
    try solver.remove(satisfied)
  }

  @Test func `duplicates are constraints of their own`() throws {
    var solver = Solver()
    let width = solver.makeVariable()
    let first = try solver.add(width - 10, .equal)
    let second = try solver.add(width - 10, .equal)
    try solver.remove(first)
    #expect(solver.value(of: width) == 10)
    #expect(
      throws: SolverError.unsatisfiable(conflict: [second], rejected: .init(width - 9, .equal))
    ) {
      try solver.add(width - 9, .equal)
    }
    try solver.add(width + width * 2 - width * 3 + width - 10, .equal)
    try solver.remove(second)
    #expect(solver.value(of: width) == 10)
  }

  @Test func `survives magnitudes far apart`() throws {
    var solver = Solver()
    let small = solver.makeVariable()
    let large = solver.makeVariable()
    try solver.add(small * 1e-9 - 1e-9, .equal)
    try solver.add(large * 1e12 - 3e24, .equal)
    #expect(abs(solver.value(of: small) - 1) < 1e-12)
    #expect(abs(solver.value(of: large) - 3e12) < 1e-3)
    try solver.add(large - small, .greaterOrEqual)
    try solver.add(small - 1e30, .lessOrEqual, priority: .low)
    for exponent in [-90, -30, 30, 90] as [Int] {
      let scale = Double(sign: .plus, exponent: exponent * 3, significand: 1)
      let unknown = solver.makeVariable()
      try solver.add(unknown * scale - 5 * scale, .greaterOrEqual)
      #expect(solver.value(of: unknown) == 5)
    }
  }

  @Test func `nearly parallel constraints end in an answer`() throws {
    var random = SplitMix64(seed: 9)
    for _ in 0..<200 {
      var solver = Solver()
      let variables = (0..<4).map { _ in solver.makeVariable() }
      for step in 0..<30 {
        var expression = Expression(constant: Double(random.integer(in: -9...9)))
        for variable in variables {
          let noise = (random.fraction() - 0.5) * [0, 1e-6, 1e-9, 1e-12, 1e-15][step % 5]
          expression += variable * (1 + noise)
        }
        let relation: Relation = [.lessOrEqual, .equal, .greaterOrEqual][step % 3]
        _ = try? solver.add(expression, relation, priority: step % 4 == 0 ? .required : 500)
      }
      for variable in variables { #expect(solver.value(of: variable).isFinite) }
    }
  }

  /// E. M. L. Beale, Cycling in the dual simplex algorithm, Naval Research Logistics Quarterly 2,
  /// 1955: the textbook rule cycles here.
  @Test func `does not cycle on Beale's example`() throws {
    var solver = Solver()
    let x = (0..<4).map { _ in solver.makeVariable() }
    for variable in x { try solver.add(variable * 1, .greaterOrEqual) }
    try solver.add(x[0] * 0.25 - x[1] * 60 - x[2] / 25 + x[3] * 9, .lessOrEqual)
    try solver.add(x[0] * 0.5 - x[1] * 90 - x[2] / 50 + x[3] * 3, .lessOrEqual)
    try solver.add(x[2] - 1, .lessOrEqual)
    // Maximize 3/4 x1 - 150 x2 + x3/50 - 6 x4, whose greatest value is 1/20.
    let gain = x[0] * 0.75 - x[1] * 150 + x[2] / 50 - x[3] * 6
    let goal = try solver.add(gain - 1000, .equal, priority: .low)
    #expect(abs(solver.violation(of: goal) - (1000 - 0.05)) < 1e-9)
  }

  @Test func `does not cycle where everything meets in one point`() throws {
    var random = SplitMix64(seed: 5)
    for _ in 0..<100 {
      var solver = Solver()
      let variables = (0..<6).map { _ in solver.makeVariable() }
      var handles: [Constraint] = []
      for step in 0..<40 {
        var expression = Expression()
        for variable in variables { expression += variable * Double(random.integer(in: -1...1)) }
        let relation: Relation = [.lessOrEqual, .greaterOrEqual, .equal][step % 3]
        let priority: Priority = step % 2 == 0 ? .required : Priority(Double(100 * (step % 7 + 1)))
        handles.append(try solver.add(expression, relation, priority: priority))
      }
      for handle in handles { #expect(solver.violation(of: handle) == 0) }
      for handle in handles.reversed() { try solver.remove(handle) }
      for variable in variables { #expect(solver.value(of: variable) == 0) }
    }
  }
}
