import ScrollGeometry

/// Checks a JSON value by the rules of W3C WebDriver's actions and reads its sources.
///
/// https://www.w3.org/TR/webdriver2/#actions. Stricter than the standard in that only one touch
/// pointer may act and unknown fields are refused.
struct W3CValidator {
  /// Only one source may act, so that a file with more than a handful is no gesture.
  private static let mostSources = 16

  private(set) var log: W3CErrorLog

  init(file: String) {
    log = W3CErrorLog(file: file)
  }

  /// The sources of `{"actions": [...]}`; those that are wrong are left out and reported.
  mutating func sources(_ value: JSONValue) -> [W3CSource] {
    guard let body = object(value, at: "") else { return [] }
    // `context` names the browsing context in WebDriver BiDi, whose body is the same otherwise.
    body.allow(["actions", "context"], &log)
    guard let list = array(body, "actions") else { return [] }
    var sources: [W3CSource] = []
    var ids: [String] = []
    for (index, element) in list.enumerated() {
      let pointer = "/actions/\(index)"
      guard index < Self.mostSources else {
        log.report(
          at: pointer, expected: "at most \(Self.mostSources) sources", found: "\(list.count)")
        break
      }
      guard let fields = object(element, at: pointer) else { continue }
      if let id = string(fields, "id") {
        if ids.contains(where: { $0.utf8.elementsEqual(id.utf8) }) {
          log.report(
            at: "\(pointer)/id", expected: "an id of its own", found: described(.string(id)))
        }
        ids.append(id)
      }
      if let source = source(fields) { sources.append(source) }
    }
    for source in sources.filter({ $0.acts }).dropFirst() {
      log.report(at: source.pointer, expected: "one finger", found: "another that acts")
    }
    return sources
  }

  private mutating func source(_ fields: W3CFields) -> W3CSource? {
    guard let type = string(fields, "type") else { return nil }
    let isPointer = type.utf8.elementsEqual("pointer".utf8)
    guard isPointer || type.utf8.elementsEqual("none".utf8) else {
      let isKnown = ["key", "wheel"].contains { $0.utf8.elementsEqual(type.utf8) }
      log.report(
        at: fields.pointer(to: "type"),
        expected: isKnown
          ? "'pointer' or 'none', since a script has only a finger" : "'pointer' or 'none'",
        found: described(.string(type)))
      return nil
    }
    fields.allow(
      isPointer ? ["type", "id", "parameters", "actions"] : ["type", "id", "actions"], &log)
    if isPointer { checkParameters(fields) }
    guard let list = array(fields, "actions") else { return nil }
    var items: [W3CItem] = []
    for (index, element) in list.enumerated() {
      let pointer = "\(fields.pointer)/actions/\(index)"
      guard let itemFields = object(element, at: pointer) else { continue }
      if let item = item(itemFields, isPointer: isPointer) { items.append(item) }
    }
    return W3CSource(isPointer: isPointer, items: items, pointer: fields.pointer)
  }

  private mutating func checkParameters(_ fields: W3CFields) {
    let expected = "'touch'"
    guard let value = fields.value("parameters") else {
      log.report(
        at: "\(fields.pointer(to: "parameters"))/pointerType", expected: expected,
        found: "nothing, which means 'mouse'")
      return
    }
    guard let parameters = object(value, at: fields.pointer(to: "parameters")) else { return }
    parameters.allow(["pointerType"], &log)
    guard let type = parameters.value("pointerType") else {
      log.report(
        at: parameters.pointer(to: "pointerType"), expected: expected,
        found: "nothing, which means 'mouse'")
      return
    }
    if case .string(let name) = type, name.utf8.elementsEqual("touch".utf8) { return }
    log.report(
      at: parameters.pointer(to: "pointerType"), expected: expected, found: described(type))
  }

  // MARK: Actions

  private static let contact = [
    "width", "height", "pressure", "tangentialPressure", "tiltX", "tiltY", "twist",
    "altitudeAngle", "azimuthAngle",
  ]

  private mutating func item(_ fields: W3CFields, isPointer: Bool) -> W3CItem? {
    guard let type = string(fields, "type") else { return nil }
    if type.utf8.elementsEqual("pause".utf8) {
      fields.allow(["type", "duration"], &log)
      return W3CItem(kind: .pause, milliseconds: duration(fields), pointer: fields.pointer)
    }
    guard isPointer else {
      log.report(
        at: fields.pointer(to: "type"), expected: "'pause'", found: described(.string(type)))
      return nil
    }
    if type.utf8.elementsEqual("pointerMove".utf8) { return move(fields) }
    if type.utf8.elementsEqual("pointerCancel".utf8) {
      fields.allow(["type"], &log)
      return W3CItem(kind: .pointerCancel, milliseconds: 0, pointer: fields.pointer)
    }
    let isDown = type.utf8.elementsEqual("pointerDown".utf8)
    guard isDown || type.utf8.elementsEqual("pointerUp".utf8) else {
      log.report(
        at: fields.pointer(to: "type"),
        expected: "'pause', 'pointerDown', 'pointerUp', 'pointerMove' or 'pointerCancel'",
        found: described(.string(type)))
      return nil
    }
    fields.allow(["type", "button"] + Self.contact, &log)
    checkContact(fields)
    let button = fields.value("button")
    if case .number(0)? = button {
    } else {
      log.report(
        at: fields.pointer(to: "button"), expected: "0, the button of a touch",
        found: described(button))
    }
    return W3CItem(
      kind: isDown ? .pointerDown : .pointerUp, milliseconds: 0, pointer: fields.pointer)
  }

  private mutating func move(_ fields: W3CFields) -> W3CItem? {
    fields.allow(["type", "duration", "origin", "x", "y"] + Self.contact, &log)
    checkContact(fields)
    let isRelative = origin(fields)
    let x = coordinate(fields, "x")
    let y = coordinate(fields, "y")
    let milliseconds = duration(fields)
    guard let isRelative, let x, let y else { return nil }
    return W3CItem(
      kind: .pointerMove(Point(x: x, y: y), isRelative: isRelative), milliseconds: milliseconds,
      pointer: fields.pointer)
  }

  /// Whether a move starts from the pointer; nil if its origin is wrong.
  private mutating func origin(_ fields: W3CFields) -> Bool? {
    guard let value = fields.value("origin") else { return false }
    if case .string(let name) = value {
      if name.utf8.elementsEqual("viewport".utf8) { return false }
      if name.utf8.elementsEqual("pointer".utf8) { return true }
    }
    var found = described(value)
    if case .object = value { found = "an element, whose place is not known here" }
    log.report(
      at: fields.pointer(to: "origin"), expected: "'viewport' or 'pointer'", found: found)
    return nil
  }

  private mutating func duration(_ fields: W3CFields) -> Int64? {
    guard let value = fields.value("duration") else { return nil }
    let longest = ScriptLimits.nanoseconds / 1_000_000
    guard case .number(let number) = value, number >= 0, number == number.rounded(.down) else {
      log.report(
        at: fields.pointer(to: "duration"), expected: "integer \u{2265} 0",
        found: described(value))
      return 0
    }
    guard number <= Double(longest) else {
      log.report(
        at: fields.pointer(to: "duration"), expected: "at most \(longest) milliseconds",
        found: described(value))
      return 0
    }
    return Int64(number)
  }

  private mutating func coordinate(_ fields: W3CFields, _ name: String) -> Double? {
    let value = fields.value(name)
    guard case .number(let number)? = value, number.magnitude <= ScriptLimits.points else {
      log.report(
        at: fields.pointer(to: name), expected: "a number from -1000000000 to 1000000000",
        found: described(value))
      return nil
    }
    return number + 0
  }

  /// Checks what a script has no place for, so that a wrong file is not taken for a right one.
  private mutating func checkContact(_ fields: W3CFields) {
    check(fields, "width", 0...Double.infinity, "a number \u{2265} 0")
    check(fields, "height", 0...Double.infinity, "a number \u{2265} 0")
    check(fields, "pressure", 0...1, "a number from 0 to 1")
    check(fields, "tangentialPressure", -1...1, "a number from -1 to 1")
    check(fields, "tiltX", -90...90, "an integer from -90 to 90", isWhole: true)
    check(fields, "tiltY", -90...90, "an integer from -90 to 90", isWhole: true)
    check(fields, "twist", 0...359, "an integer from 0 to 359", isWhole: true)
    check(fields, "altitudeAngle", 0...(Double.pi / 2), "a number from 0 to \u{3C0}/2")
    check(fields, "azimuthAngle", 0...(Double.pi * 2), "a number from 0 to 2\u{3C0}")
  }

  private mutating func check(
    _ fields: W3CFields, _ name: String, _ range: ClosedRange<Double>, _ expected: String,
    isWhole: Bool = false
  ) {
    guard let value = fields.value(name) else { return }
    if case .number(let number) = value, range.contains(number),
      !isWhole || number == number.rounded(.down)
    {
      return
    }
    log.report(at: fields.pointer(to: name), expected: expected, found: described(value))
  }

  // MARK: Kinds of values

  private mutating func object(_ value: JSONValue, at pointer: String) -> W3CFields? {
    if case .object(let members) = value { return W3CFields(members, at: pointer) }
    log.report(at: pointer, expected: "an object", found: described(value))
    return nil
  }

  private mutating func array(_ fields: W3CFields, _ name: String) -> [JSONValue]? {
    let value = fields.value(name)
    if case .array(let elements)? = value { return elements }
    log.report(at: fields.pointer(to: name), expected: "an array", found: described(value))
    return nil
  }

  private mutating func string(_ fields: W3CFields, _ name: String) -> String? {
    let value = fields.value(name)
    if case .string(let text)? = value { return text }
    log.report(at: fields.pointer(to: name), expected: "a string", found: described(value))
    return nil
  }
}
