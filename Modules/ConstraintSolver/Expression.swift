/// A linear expression: a sum of terms and a constant.
///
/// The same variable may occur in several terms; the solver adds them up.
public struct Expression: Hashable, Sendable {
  /// The summands that hold an unknown, in the order they were written.
  public var terms: [Term]
  /// The summand without an unknown, in the unit of the whole expression.
  public var constant: Double

  /// Makes the sum of `terms` and `constant`.
  public init(_ terms: [Term] = [], constant: Double = 0) {
    self.terms = terms
    self.constant = constant
  }

  /// Makes the expression that consists of one variable.
  public init(_ variable: Variable) {
    self.init([Term(variable)])
  }
}

extension Expression: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// Makes an expression without unknowns.
  public init(floatLiteral value: Double) { self.init(constant: value) }
  /// Makes an expression without unknowns.
  public init(integerLiteral value: Int) { self.init(constant: Double(value)) }
}
