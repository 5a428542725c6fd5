import GestureScript
import ScrollHost
import ScrollReports

extension Command {
  static let convert = Command(
    "convert", synopsis: "GESTURE", operands: .gestures,
    "Turns a gesture into W3C WebDriver actions, which browsers and Appium replay, and back.",
    discussion: [
      "The GESTURE is the name of a standard gesture, a file, or - for standard input: a script, or "
        + "JSON where its first character is '{' or '['.",
      "What the other form cannot say is listed on standard error. A script comes out in canonical "
        + "form, without its comments.",
    ],
    options: [.target, .screen, .gestures, .output, .quiet],
    examples: [
      "scrollhost convert flick-up --to w3c",
      "scrollhost convert actions.json --to gesture --output my.gesture",
    ],
    run: Converting.run)
}

extension CommandOption {
  fileprivate static let target = CommandOption(
    "to", .words(["w3c", "gesture"]), placeholder: "FORM",
    "The form of the result: w3c (JSON) or gesture (a script); the other one than the given if "
      + "not said.")
  fileprivate static let screen = CommandOption(
    "device", .device, placeholder: "NAME",
    "The phone on whose screen a flick without a place is centered; \(Selection.standardDevice) "
      + "if not given.")
}

private enum Converting {
  static func run(_ invocation: Invocation) throws(CommandFailure) -> ExitStatus {
    try invocation.expectOperands(1...1)
    let device = try Selection.devices(invocation)[0]
    let source = try GestureSource(invocation)
    let text = try source.text(
      invocation.arguments.operands[0], limit: W3CActions.mostBytes + 1)
    let isJSON = isJSON(text.bytes)
    let script = try isJSON ? imported(text) : source.parsed(text)
    guard invocation.arguments.value(.target) ?? (isJSON ? "gesture" : "w3c") == "w3c" else {
      try invocation.emit(Array(script.text.utf8))
      return .ok
    }
    let (json, omitted) = W3CActions.export(script, screenSize: device.viewport.size)
    var bytes = Array(json.utf8)
    if bytes.last != UInt8(ascii: "\n") { bytes.append(UInt8(ascii: "\n")) }
    try invocation.emit(bytes)
    for line in omitted { invocation.note(line) }
    return .ok
  }

  private static func isJSON(_ bytes: [UInt8]) -> Bool {
    let first = bytes.first { (byte: UInt8) in
      byte > UInt8(ascii: " ")
    }
    return first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
  }

  private static func imported(_ text: GestureText) throws(CommandFailure) -> GestureScript {
    do throws(W3CActionsErrors) {
      return try W3CActions.import(text.bytes, file: text.file)
    } catch {
      throw .badInput(error.description.split(separator: "\n").map(String.init))
    }
  }
}
