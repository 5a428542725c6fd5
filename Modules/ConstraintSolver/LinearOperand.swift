/// What can stand in a linear expression: a variable, a term, or an expression.
///
/// Numbers combine with these, but are none of them: their own arithmetic stays as it is.
public protocol LinearOperand {
  /// The same quantity as an expression.
  var expression: Expression { get }
}

extension Expression: LinearOperand {
  /// The expression itself.
  public var expression: Expression { self }
}

extension Variable: LinearOperand {
  /// The variable times one.
  public var expression: Expression { Expression([Term(self)]) }
}

extension Term: LinearOperand {
  /// The term alone.
  public var expression: Expression { Expression([self]) }
}

extension LinearOperand {
  /// The quantity with the opposite sign.
  public static prefix func - (operand: Self) -> Expression {
    operand.expression.scaled(by: -1)
  }

  /// The quantity multiplied by a number.
  public static func * (operand: Self, factor: Double) -> Expression {
    operand.expression.scaled(by: factor)
  }

  /// The quantity multiplied by a number.
  public static func * (factor: Double, operand: Self) -> Expression {
    operand.expression.scaled(by: factor)
  }

  /// The quantity divided by a number; a divisor of zero gives what the solver then refuses.
  public static func / (operand: Self, divisor: Double) -> Expression {
    var result = operand.expression
    for position in result.terms.indices { result.terms[position].coefficient /= divisor }
    result.constant /= divisor
    return result
  }
}

extension LinearOperand {
  /// The sum of two linear quantities.
  public static func + (left: Self, right: some LinearOperand) -> Expression {
    left.expression.adding(right.expression)
  }

  /// The sum of a linear quantity and a number.
  public static func + (left: Self, right: Double) -> Expression {
    left.expression.adding(Expression(constant: right))
  }

  /// The sum of a number and a linear quantity.
  public static func + (left: Double, right: Self) -> Expression {
    right.expression.adding(Expression(constant: left))
  }

  /// The difference of two linear quantities.
  public static func - (left: Self, right: some LinearOperand) -> Expression {
    left.expression.adding(right.expression.scaled(by: -1))
  }

  /// The difference of a linear quantity and a number.
  public static func - (left: Self, right: Double) -> Expression {
    left.expression.adding(Expression(constant: -right))
  }

  /// The difference of a number and a linear quantity.
  public static func - (left: Double, right: Self) -> Expression {
    right.expression.scaled(by: -1).adding(Expression(constant: left))
  }
}

extension Expression {
  /// Adds a linear quantity in place.
  public static func += (left: inout Expression, right: some LinearOperand) {
    left = left.adding(right.expression)
  }

  /// Subtracts a linear quantity in place.
  public static func -= (left: inout Expression, right: some LinearOperand) {
    left = left.adding(right.expression.scaled(by: -1))
  }

  fileprivate func adding(_ addend: Expression) -> Expression {
    var result = self
    result.terms.append(contentsOf: addend.terms)
    result.constant += addend.constant
    return result
  }

  fileprivate func scaled(by factor: Double) -> Expression {
    var result = self
    for position in result.terms.indices { result.terms[position].coefficient *= factor }
    result.constant *= factor
    return result
  }
}
