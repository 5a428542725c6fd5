/// One of the two directions in which a scroll view moves.
@frozen
public enum Axis: Equatable, Sendable, CaseIterable {
  case horizontal
  case vertical

  public typealias AllCases = AxisPair

  /// Both axes; no array, since every frame goes through them several times.
  @inlinable public static var allCases: AxisPair { AxisPair() }
}

/// The horizontal axis, then the vertical one.
@frozen
public struct AxisPair: RandomAccessCollection, Sendable {
  @inlinable init() {}

  @inlinable public var startIndex: Int { 0 }
  @inlinable public var endIndex: Int { 2 }
  @inlinable public subscript(position: Int) -> Axis { position == 0 ? .horizontal : .vertical }
}
