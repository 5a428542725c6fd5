extension ArgumentReader {
  /// A title in quotes, in which `\"` stands for a quote and `\\` for a backslash.
  mutating func title() -> String? {
    guard let word = take("its title") else { return nil }
    guard case .quoted(let isClosed) = word.kind else {
      // Without quotes nobody can say where a title ends, so the rest of the line is its text.
      stop(.titleNotQuoted(quotable(text(word))), at: word.place)
      return nil
    }
    guard isClosed else {
      stop(.titleNotClosed, at: word.place)
      return nil
    }
    var title = ""
    var length = 0
    var column = word.place.column
    var isEscaped = false
    var reader = ScalarReader(text(word).dropFirst().dropLast())
    while case .scalar(let scalar)? = reader.next() {
      column += 1
      if scalar.isControl {
        note(
          .controlCharacterInTitle(quotable(Array(String(scalar).utf8))),
          at: Place(line: word.place.line, column: column))
        return nil
      }
      if isEscaped {
        if scalar != "\"", scalar != "\\" {
          title += "\\"
          length += 1
        }
        isEscaped = false
      } else if scalar == "\\" {
        isEscaped = true
        continue
      }
      title.unicodeScalars.append(scalar)
      length += 1
    }
    guard length <= ScriptLimits.titleLength else {
      note(.titleTooLong(length: length), at: word.place)
      return nil
    }
    return title
  }
}
