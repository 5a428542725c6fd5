import ScrollGeometry

/// What happens around a finger: the program scrolls, the screen turns, the content changes.
public enum EnvironmentCommand: Equatable, Sendable {
  /// The program sets the content offset of the main scroll view (nil) or of the one so named.
  case scroll(view: String?, to: Point, ProgrammaticScroll)
  /// The tap on the status bar.
  case scrollToTop
  case rotate(Orientation)
  /// The viewport takes a new size, each side positive, in points.
  case resize(Size)
  /// Someone else adds this much to the content inset at top and bottom; absolute, not cumulative.
  case inset(top: Double, bottom: Double)
  /// The content takes a new height of at least 0, in points.
  case content(height: Double)
  /// So many points of content appear at a content point y; a negative height removes.
  case insert(height: Double, at: Double)
  /// The content is loaded again at the same size.
  case reload
  /// The host makes its last delegate call once more, with nothing changed.
  case resend
}

/// The three ways in which a program sets a content offset.
public enum ProgrammaticScroll: Equatable, Sendable, CaseIterable {
  /// `contentOffset =`: a glide goes on from the new place.
  case plain
  /// `setContentOffset(_, animated: true)`.
  case animated
  /// `setContentOffset(_, animated: false)`: a glide ends.
  case stop
}
