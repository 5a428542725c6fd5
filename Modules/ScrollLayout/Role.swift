/// What a view means to the technique, so that the outputs of different behaviors can be compared.
///
/// A role gives a view its columns in a trace and its default contract.
public enum Role: Equatable, Sendable, CaseIterable {
  /// A view without columns of its own.
  case none
  /// The picture or block that stretches or collapses.
  case header
  /// What scrolls; its top is the first row's.
  case content
  /// What comes to rest under a bar.
  case pinned
  /// The bar at the top of the screen.
  case navigationBar
  /// The bar's title.
  case title
  /// What darkens something else.
  case dimming
  /// One page of several.
  case page

  /// The name used in traces and messages.
  public var name: StaticString {
    switch self {
    case .none: "none"
    case .header: "header"
    case .content: "content"
    case .pinned: "pinned"
    case .navigationBar: "navigationBar"
    case .title: "title"
    case .dimming: "dimming"
    case .page: "page"
    }
  }
}
