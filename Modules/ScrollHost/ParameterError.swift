/// A parameter that does not exist, or a value that it does not take.
public struct ParameterError: Error, Equatable, Sendable {
  public enum Reason: Equatable, Sendable {
    case unknownParameter
    case unknownVariant
    case notAValue
    case outOfRange
  }

  public var reason: Reason
  /// The parameter's (or variant's) name, as given.
  public var parameter: String
  /// The offending text.
  public var text: String
  /// What would have been right, in words.
  public var expected: String

  public init(_ reason: Reason, parameter: String, text: String, expected: String) {
    self.reason = reason
    self.parameter = parameter
    self.text = text
    self.expected = expected
  }
}

extension ParameterError: CustomStringConvertible {
  public var description: String {
    switch reason {
    case .unknownParameter: "unknown parameter '\(parameter)' (expected \(expected))"
    case .unknownVariant: "unknown variant '\(parameter)' (expected \(expected))"
    case .notAValue: "parameter '\(parameter)' does not take '\(text)' (expected \(expected))"
    case .outOfRange: "parameter '\(parameter)' is out of range at '\(text)' (expected \(expected))"
    }
  }
}
