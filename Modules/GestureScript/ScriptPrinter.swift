import ScrollGeometry

extension GestureScript {
  /// The script in canonical form: one command a line, two spaces a level, no comments.
  ///
  /// Parsing it gives an equal script, if this one obeys the language's rules.
  public var text: String {
    var printer = ScriptPrinter()
    if let title { printer.line("gesture \(quoted(title))") }
    if let touchRate { printer.line("touch-rate \(NumberText.string(touchRate))") }
    printer.print(statements)
    return printer.text
  }

  private func quoted(_ title: String) -> String {
    var text = "\""
    for scalar in title.unicodeScalars {
      if scalar == "\"" || scalar == "\\" { text += "\\" }
      text.unicodeScalars.append(scalar)
    }
    return text + "\""
  }
}

extension GestureCommand {
  /// The command as a line of a script, without the body of a repeat.
  public var text: String { ScriptPrinter().words(self) }
}

/// Writes statements as text.
private struct ScriptPrinter {
  private(set) var text = ""
  private var depth = 0

  init() {}

  mutating func line(_ line: String) {
    for _ in 0..<depth { text += "  " }
    text += line
    text += "\n"
  }

  mutating func print(_ statements: [GestureStatement]) {
    for statement in statements {
      guard case .repeat(let count, let body) = statement.command else {
        line(words(statement.command))
        continue
      }
      line("repeat \(count) {")
      depth += 1
      print(body)
      depth -= 1
      line("}")
    }
  }

  func words(_ command: GestureCommand) -> String {
    switch command {
    case .down(let point): "down \(pair(point))"
    case .dragBy(let distance, let time, let ease):
      "drag by \(pair(distance)) over \(timeText(time))\(suffix(ease))"
    case .dragTo(let point, let time, let ease):
      "drag to \(pair(point)) over \(timeText(time))\(suffix(ease))"
    case .hold(let time, let isSilent): "hold \(timeText(time))\(isSilent ? " silent" : "")"
    case .up: "up"
    case .cancel: "cancel"
    case .flick(let distance, let time, let start):
      "flick by \(pair(distance)) over \(timeText(time))"
        + (start.map { " at \(pair($0))" } ?? "")
    case .tap(let point): "tap \(pair(point))"
    case .wait(let time): "wait \(timeText(time))"
    case .settle(ScriptLimits.settleNanoseconds): "settle"
    case .settle(let limit): "settle within \(timeText(limit))"
    case .mark(let name): "mark \(name)"
    case .repeat(let count, _): "repeat \(count)"
    case .environment(let command): words(command)
    }
  }

  private func words(_ command: EnvironmentCommand) -> String {
    switch command {
    case .scroll(let view, let offset, let way):
      "scroll \(view.map { "\($0) " } ?? "")to \(pair(offset))\(suffix(way))"
    case .scrollToTop: "scroll-to-top"
    case .rotate(.portrait): "rotate portrait"
    case .rotate(.landscape): "rotate landscape"
    case .resize(let size): "resize \(number(size.width)) \(number(size.height))"
    case .inset(let top, let bottom): "inset \(number(top)) \(number(bottom))"
    case .content(let height): "content \(number(height))"
    case .insert(let height, let y): "insert \(number(height)) at \(number(y))"
    case .reload: "reload"
    case .resend: "resend"
    }
  }

  private func suffix(_ ease: Ease) -> String {
    ease == .linear ? "" : " ease \(ease.word)"
  }

  private func suffix(_ way: ProgrammaticScroll) -> String {
    switch way {
    case .plain: ""
    case .animated: " animated"
    case .stop: " stop"
    }
  }

  private func pair(_ point: Point) -> String { "\(number(point.x)) \(number(point.y))" }

  private func number(_ value: Double) -> String { NumberText.string(value + 0) }
}

/// A time as a script states it: whole seconds in `s`, anything else in `ms`, to the nanosecond.
func timeText(_ nanoseconds: Int64) -> String {
  if nanoseconds % 1_000_000_000 == 0 { return "\(nanoseconds / 1_000_000_000)s" }
  let whole = nanoseconds / 1_000_000
  var rest = (nanoseconds % 1_000_000).magnitude
  guard rest > 0 else { return "\(whole)ms" }
  var digits: [UInt8] = []
  for _ in 0..<6 {
    digits.append(UInt8(ascii: "0") + UInt8(rest % 10))
    rest /= 10
  }
  let significant = digits.drop { $0 == UInt8(ascii: "0") }
  let sign = nanoseconds < 0 && whole == 0 ? "-" : ""
  return "\(sign)\(whole).\(String(decoding: significant.reversed(), as: UTF8.self))ms"
}
