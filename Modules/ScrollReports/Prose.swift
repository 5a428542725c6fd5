/// Prose set in lines of a width.
public enum Prose {
  /// The text in lines, all but the first of them indented, words never torn.
  ///
  /// - Parameters:
  ///   - text: Words parted by spaces.
  ///   - width: Terminal cells a line takes at most, where no single word is wider.
  ///   - indent: Spaces before each line.
  ///   - firstIndent: Spaces before the first line; `indent` if not said.
  ///   - continuation: What ends a line that goes on in the next, a backslash for a shell.
  /// - Returns: Lines, each with its line break.
  public static func wrapped(
    _ text: String, width: Int, indent: Int, firstIndent: Int? = nil, continuation: String = ""
  ) -> String {
    wrapped(
      text.split(separator: " ").map(String.init), width: width, indent: indent,
      firstIndent: firstIndent, continuation: continuation)
  }

  /// The same for words that may themselves hold spaces.
  public static func wrapped(
    _ words: [String], width: Int, indent: Int, firstIndent: Int? = nil, continuation: String = ""
  ) -> String {
    let margin = String(repeating: " ", count: indent)
    var line = String(repeating: " ", count: firstIndent ?? indent)
    var isEmpty = true
    var result = ""
    let room = width - TextWidth.width(continuation)
    for word in words {
      if !isEmpty, TextWidth.width(line) + 1 + TextWidth.width(word) > room {
        result += line + continuation + "\n"
        line = margin
        isEmpty = true
      }
      line += (isEmpty ? "" : " ") + word
      isEmpty = false
    }
    return result + line + "\n"
  }
}
