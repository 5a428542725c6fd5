import ScrollGeometry

extension ArgumentReader {
  /// A time of at least 0, in nanoseconds, rounded to the nearest.
  mutating func time(_ name: String, usage: String? = nil) -> Int64? {
    guard let word = take(name, usage: usage) else { return nil }
    let all = text(word)
    let unitStart = all.lastIndex { isDigitOrPoint($0) }.map { $0 + 1 } ?? all.startIndex
    let (number, unit) = (all[..<unitStart], all[unitStart...])
    guard !unit.isEmpty else {
      noteMissingUnit(number, at: word.place)
      return nil
    }
    guard let value = NumberText.parse(number) else {
      let isNonFinite = meansNonFiniteNumber(number)
      note(
        isNonFinite ? .notFinite(quotable(all)) : .notATime(quotable(all)), at: word.place)
      return nil
    }
    if unit.elementsEqual("ms".utf8) { return nanoseconds(value, scale: 1e6, word: word) }
    if unit.elementsEqual("s".utf8) { return nanoseconds(value, scale: 1e9, word: word) }
    note(.unknownUnit(quotable(all), unit: quotable(unit)), at: word.place)
    return nil
  }

  /// A time greater than 0 once it is rounded.
  mutating func positiveTime(usage: String) -> Int64? {
    let word = nextWord
    guard let time = time("T", usage: usage), let word else { return nil }
    guard time > 0 else {
      note(.noTime(command: command.name), at: word.place)
      return nil
    }
    return time
  }

  private mutating func nanoseconds(_ value: Double, scale: Double, word: LineWord) -> Int64? {
    guard value >= 0 else {
      note(.negativeTime(quotable(text(word))), at: word.place)
      return nil
    }
    // Within the limit a product is below 2^53, so rounding it gives the nanosecond meant.
    let nanoseconds = (value * scale).rounded(.toNearestOrEven)
    guard nanoseconds <= Double(ScriptLimits.nanoseconds) else {
      note(.tooLongTime(quotable(text(word))), at: word.place)
      return nil
    }
    return Int64(nanoseconds)
  }

  private mutating func noteMissingUnit(_ number: ArraySlice<UInt8>, at place: Place) {
    if meansNonFiniteNumber(number), NumberText.parse(number) == nil {
      note(.notFinite(quotable(number)), at: place)
    } else if NumberText.parse(number) == nil {
      note(.notATime(quotable(number)), at: place)
    } else if isNext("ms") || isNext("s"), let unit = take("T") {
      note(.spaceBeforeUnit(number: quotable(number), unit: quotable(text(unit))), at: place)
    } else {
      note(.noUnit(quotable(number)), at: place)
    }
  }

  private func isDigitOrPoint(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") || byte == UInt8(ascii: ".")
  }
}
