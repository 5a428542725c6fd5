import ConstraintSolver
import Testing

@Suite struct PriorityTests {
  @Test func `has UIKit's values`() {
    #expect(Priority.required.rawValue == 1000)
    #expect(Priority.high.rawValue == 750)
    #expect(Priority.low.rawValue == 250)
    #expect(Priority.fittingSize.rawValue == 50)
  }

  @Test func `stays between 1 and 1000`() {
    #expect(Priority(1001) == .required)
    #expect(Priority(0) == Priority(1))
    #expect(Priority(.nan) == Priority(1))
    #expect(Priority(-.infinity) == Priority(1))
    #expect(Priority.required + 1 == .required)
    #expect(Priority.low - 300 == 1)
    #expect(Priority.high + 0.5 > .high)
    #expect(Priority.high - 0.5 < .high)
  }
}
