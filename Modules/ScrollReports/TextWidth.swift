/// Text as a terminal shows it: how many cells wide, cut to fit, and free of control characters.
public enum TextWidth {
  /// The number of terminal cells that a text takes.
  public static func width(_ text: String) -> Int {
    var width = 0
    for scalar in text.unicodeScalars { width += cells(scalar) }
    return width
  }

  /// The text with its control characters replaced, cut to a width, the cut marked by `…`.
  public static func fitted(_ text: String, to width: Int) -> String {
    let shown = printable(text)
    guard self.width(shown) > width else { return shown }
    var scalars = String.UnicodeScalarView()
    var used = 0
    for scalar in shown.unicodeScalars {
      let next = used + cells(scalar)
      if next > width - 1 { break }
      scalars.append(scalar)
      used = next
    }
    return width > 0 ? String(scalars) + "…" : ""
  }

  /// The text with every character that could steer a terminal or a line replaced by `U+FFFD`.
  public static func printable(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isControl) else { return text }
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { scalars.append(isControl(scalar) ? "\u{FFFD}" : scalar) }
    return String(scalars)
  }

  /// Controls, line separators, and the marks that turn the direction of the text around them.
  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// Combining marks take no cell and East Asian wide characters two, by their Unicode blocks.
  private static func cells(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 0x20..<0x300: 1
    case 0x300...0x36F, 0x200B...0x200D, 0x20D0...0x20FF, 0xFE00...0xFE0F: 0
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
      2
    default: 1
    }
  }
}
