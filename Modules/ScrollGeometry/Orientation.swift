/// How a screen is held.
public enum Orientation: Equatable, Sendable, CaseIterable {
  case portrait
  case landscape
}
