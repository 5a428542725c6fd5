import ScrollGeometry

extension ArgumentReader {
  /// Reads the arguments of all commands but `gesture`, `touch-rate` and `repeat`, to the end.
  ///
  /// - Returns: The command, or nil if anything on the line is wrong.
  mutating func readCommand() -> GestureCommand? {
    let read = fingerCommand() ?? environmentCommand().map { .environment($0) }
    finish()
    return isFlawed ? nil : read
  }

  private mutating func fingerCommand() -> GestureCommand? {
    if command.isSpelled("down".utf8) { return point("X", "Y").map { .down($0) } }
    if command.isSpelled("drag".utf8) { return drag() }
    if command.isSpelled("hold".utf8) { return hold() }
    if command.isSpelled("up".utf8) { return .up }
    if command.isSpelled("cancel".utf8) { return .cancel }
    if command.isSpelled("flick".utf8) { return flick() }
    if command.isSpelled("tap".utf8) { return point("X", "Y").map { .tap($0) } }
    if command.isSpelled("wait".utf8) { return time("T").map { .wait(nanoseconds: $0) } }
    if command.isSpelled("settle".utf8) { return settle() }
    if command.isSpelled("mark".utf8) {
      return name("NAME", of: "a mark").map { .mark($0) }
    }
    return nil
  }

  private mutating func environmentCommand() -> EnvironmentCommand? {
    if command.isSpelled("scroll".utf8) { return scroll() }
    if command.isSpelled("scroll-to-top".utf8) { return .scrollToTop }
    if command.isSpelled("rotate".utf8) { return rotate() }
    if command.isSpelled("resize".utf8) {
      let width = positiveNumber("W")
      let height = positiveNumber("H")
      guard let width, let height else { return nil }
      return .resize(Size(width: width, height: height))
    }
    if command.isSpelled("inset".utf8) {
      return point("TOP", "BOTTOM").map { .inset(top: $0.x, bottom: $0.y) }
    }
    if command.isSpelled("content".utf8) {
      return numberOfAtLeastZero("H").map { .content(height: $0) }
    }
    if command.isSpelled("insert".utf8) {
      let height = number("H")
      expect("at")
      let y = number("Y")
      guard let height, let y else { return nil }
      return .insert(height: height, at: y)
    }
    if command.isSpelled("reload".utf8) { return .reload }
    if command.isSpelled("resend".utf8) { return .resend }
    return nil
  }

  // MARK: Touches

  private mutating func drag() -> GestureCommand? {
    let easing = "[ease linear|in|out|in-out]"
    if skip("by") {
      let usage = "drag by DX DY over T \(easing)"
      let distance = point("DX", "DY", usage: usage)
      expect("over", usage: usage)
      let time = positiveTime(usage: usage)
      let ease = ease(usage: usage)
      guard let distance, let time, let ease else { return nil }
      return .dragBy(distance, nanoseconds: time, ease: ease)
    }
    if skip("to") {
      let usage = "drag to X Y over T \(easing)"
      let end = point("X", "Y", usage: usage)
      expect("over", usage: usage)
      let time = positiveTime(usage: usage)
      let ease = ease(usage: usage)
      guard let end, let time, let ease else { return nil }
      return .dragTo(end, nanoseconds: time, ease: ease)
    }
    if let word = take("'by' or 'to'") {
      stop(.unexpected(quotable(text(word)), expected: command.usage), at: word.place)
    }
    return nil
  }

  private mutating func ease(usage: String) -> Ease? {
    guard skip("ease") else {
      if let word = nextWord {
        stop(.unexpected(quotable(text(word)), expected: usage), at: word.place)
      }
      return .linear
    }
    guard let word = take("its easing", usage: usage) else { return nil }
    for ease in Ease.allCases where text(word).elementsEqual(ease.word.utf8) { return ease }
    note(
      .unexpected(quotable(text(word)), expected: "linear, in, out or in-out"), at: word.place)
    return nil
  }

  private mutating func hold() -> GestureCommand? {
    guard let time = time("T") else {
      _ = skip("silent")
      return nil
    }
    return .hold(nanoseconds: time, isSilent: skip("silent"))
  }

  private mutating func flick() -> GestureCommand? {
    expect("by")
    let distance = point("DX", "DY")
    expect("over")
    let time = positiveTime(usage: command.usage)
    var start: Point?
    if skip("at") { start = point("X", "Y") }
    guard let distance, let time else { return nil }
    return .flick(by: distance, nanoseconds: time, at: start)
  }

  private mutating func settle() -> GestureCommand? {
    guard hasNext else {
      return .settle(withinNanoseconds: ScriptLimits.settleNanoseconds)
    }
    expect("within")
    return time("T").map { .settle(withinNanoseconds: $0) }
  }

  // MARK: Environment

  private mutating func scroll() -> EnvironmentCommand? {
    var view: String?
    if !isNext("to") { view = name("'to'", of: "a view") }
    expect("to")
    let offset = point("X", "Y")
    var way = ProgrammaticScroll.plain
    if skip("animated") {
      way = .animated
    } else if skip("stop") {
      way = .stop
    } else if let word = nextWord {
      stop(
        .unexpected(quotable(text(word)), expected: "animated, stop or the end of the line"),
        at: word.place)
    }
    guard let offset else { return nil }
    return .scroll(view: view, to: offset, way)
  }

  private mutating func rotate() -> EnvironmentCommand? {
    guard let word = take("portrait or landscape") else { return nil }
    if text(word).elementsEqual("portrait".utf8) { return .rotate(.portrait) }
    if text(word).elementsEqual("landscape".utf8) { return .rotate(.landscape) }
    note(.unexpected(quotable(text(word)), expected: "portrait or landscape"), at: word.place)
    return nil
  }
}
