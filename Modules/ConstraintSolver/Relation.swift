/// How a constraint's expression relates to zero.
public enum Relation: Hashable, Sendable {
  /// The expression is at most zero.
  case lessOrEqual
  /// The expression is zero.
  case equal
  /// The expression is at least zero.
  case greaterOrEqual
}

extension Relation: CustomStringConvertible {
  /// The relation as it is written between two expressions.
  public var description: String {
    switch self {
    case .lessOrEqual: "<="
    case .equal: "=="
    case .greaterOrEqual: ">="
    }
  }
}

extension Relation {
  /// How far `value` is from standing in this relation to zero; zero when it does.
  func violation(of value: Double) -> Double {
    switch self {
    case .lessOrEqual: max(0, value)
    case .equal: value.magnitude
    case .greaterOrEqual: max(0, -value)
    }
  }
}
