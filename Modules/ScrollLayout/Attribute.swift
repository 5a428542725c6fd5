import ScrollGeometry

/// What of an item a constraint speaks about: one of eight positions or two sizes.
///
/// The laboratory is left-to-right, so leading means left and trailing means right.
public enum Attribute: Equatable, Sendable {
  case left, right, leading, trailing, top, bottom, centerX, centerY, width, height

  /// The axis along which the attribute lies.
  public var axis: Axis {
    switch self {
    case .left, .right, .leading, .trailing, .centerX, .width: .horizontal
    case .top, .bottom, .centerY, .height: .vertical
    }
  }

  /// Whether the attribute is an extent rather than a place.
  public var isSize: Bool { self == .width || self == .height }

  /// Whether the attribute is an edge of the item.
  public var isEdge: Bool { !isSize && !isCenter }

  /// Whether the attribute is the middle between two edges.
  public var isCenter: Bool { self == .centerX || self == .centerY }

  /// Whether the attribute is the edge at which its axis starts.
  public var isLeadingEdge: Bool { self == .left || self == .leading || self == .top }

  /// The name used in messages, as in UIKit's own.
  public var name: StaticString {
    switch self {
    case .left: "left"
    case .right: "right"
    case .leading: "leading"
    case .trailing: "trailing"
    case .top: "top"
    case .bottom: "bottom"
    case .centerX: "centerX"
    case .centerY: "centerY"
    case .width: "width"
    case .height: "height"
    }
  }
}
