/// How much a constraint matters, on UIKit's scale from 1 to 1000.
///
/// 1000 is required: such a constraint holds or the solver refuses it. Below that a priority is
/// strict: it outweighs any number of constraints of lower priority, however far they are violated.
/// The values are those of `UILayoutPriority`:
/// https://developer.apple.com/documentation/uikit/uilayoutpriority
public struct Priority: Hashable, Sendable {
  /// The number, at least 1 and at most 1000; fractions are allowed.
  public let rawValue: Double

  /// Makes a priority, clamped to 1...1000; a NaN becomes 1.
  public init(_ rawValue: Double) {
    self.rawValue = rawValue >= 1 ? min(rawValue, 1000) : 1
  }

  /// 1000: must hold.
  public static let required = Priority(1000)
  /// 750: what content uses to resist compression.
  public static let high = Priority(750)
  /// 250: what content uses to hug its size.
  public static let low = Priority(250)
  /// 50: what a fitting size is computed with.
  public static let fittingSize = Priority(50)
}

extension Priority: Comparable {
  /// The lower number gives way to the higher one.
  public static func < (left: Priority, right: Priority) -> Bool {
    left.rawValue < right.rawValue
  }
}

extension Priority {
  /// A priority that is `amount` higher, at most 1000.
  public static func + (priority: Priority, amount: Double) -> Priority {
    Priority(priority.rawValue + amount)
  }

  /// A priority that is `amount` lower, at least 1.
  public static func - (priority: Priority, amount: Double) -> Priority {
    Priority(priority.rawValue - amount)
  }
}

extension Priority: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// Makes a priority, clamped to 1...1000.
  public init(floatLiteral value: Double) { self.init(value) }
  /// Makes a priority, clamped to 1...1000.
  public init(integerLiteral value: Int) { self.init(Double(value)) }
}
