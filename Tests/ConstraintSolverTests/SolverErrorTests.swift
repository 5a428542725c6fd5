import ConstraintSolver
import Testing

@Suite struct SolverErrorTests {
  @Test func `says what is wrong in one sentence`() throws {
    var solver = Solver()
    let width = solver.makeVariable()
    let first = try solver.add(width - 1, .greaterOrEqual)
    try solver.add(width * 1, .greaterOrEqual, priority: .low)
    let third = try solver.add(width - 9, .lessOrEqual)
    let cases: [(SolverError, String)] = [
      (
        .unsatisfiable(conflict: [first, third], rejected: nil),
        "required constraints cannot hold together: constraint 0, constraint 2"
      ),
      (
        .unsatisfiable(conflict: [first], rejected: ConstraintStatement(width * 1, .equal)),
        "required constraints cannot hold together: constraint 0, the rejected one"
      ),
      (.unknownConstraint(third), "constraint 2 is not in the solver"),
      (.unknownVariable(width), "variable 0 is not of this solver"),
      (.notEditing(width), "variable 0 is not being edited; call addEdit first"),
      (.notFinite(.infinity), "inf is not a finite number"),
      (
        .outOfRange(1e200),
        "1e+200 is out of range; magnitudes are at most 1e100, coefficients at least 1e-100"
      ),
      (
        .illConditioned,
        "the constraints are too nearly dependent to be solved in double precision"
      ),
    ]
    for (error, text) in cases { #expect(error.description == text) }
  }
}
