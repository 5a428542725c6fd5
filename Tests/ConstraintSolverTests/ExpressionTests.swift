import ConstraintSolver
import Testing

@Suite struct ExpressionTests {
  @Test func `operators build terms and a constant`() {
    var solver = Solver()
    let left = solver.makeVariable()
    let right = solver.makeVariable()
    let expected = Expression(
      [Term(left, coefficient: 2), Term(right, coefficient: -0.5)], constant: 7)
    #expect(2 * left - right / 2 + 7 == expected)
    #expect(
      7 - (right * 0.5 - left * 2)
        == Expression(
          [Term(right, coefficient: -0.5), Term(left, coefficient: 2)], constant: 7))
    #expect((left * 4 - right + 14) / 2 == expected)
    #expect(-left == Expression([Term(left, coefficient: -1)]))
    #expect(Term(left) + right == Expression([Term(left), Term(right)]))
    #expect(3 + left == Expression([Term(left)], constant: 3))
    var sum = Expression(left)
    sum += right
    sum -= left * 3 - 1
    #expect(sum == Expression([Term(left), Term(right), Term(left, coefficient: -3)], constant: 1))
  }

  @Test func `terms of one variable add up in the solver`() throws {
    var solver = Solver()
    let width = solver.makeVariable()
    try solver.add(width + width + width - 30, .equal)
    #expect(solver.value(of: width) == 10)
    #expect(solver.value(of: width * 2 + 1) == 21)
  }
}
