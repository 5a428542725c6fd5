import ScrollGeometry

/// Required constraints that cannot all hold, as Xcode's log lists them.
public struct LayoutConflict: Equatable, Sendable {
  /// Each constraint of the set in words, in the order they were made.
  public var constraints: [String]
  /// The one that was left out, in words.
  public var broken: String
  /// The view whose size would have been negative, when that is what could not hold.
  public var viewKeptFromNegative: String?
}

/// An axis along which the constraints leave a view's place or size open.
public struct LayoutAmbiguity: Equatable, Sendable {
  public var view: String
  public var axis: Axis
}
