/// The members of a JSON object by name, and the errors found in them.
struct W3CFields {
  /// The JSON pointer of the object.
  let pointer: String
  private let members: [JSONMember]

  init(_ members: [JSONMember], at pointer: String) {
    self.members = members
    self.pointer = pointer
  }

  func pointer(to name: String) -> String { "\(pointer)/\(escaped(name))" }

  /// The last member called `name`, as most readers of JSON take it.
  func value(_ name: String) -> JSONValue? {
    members.last { $0.name.utf8.elementsEqual(name.utf8) }?.value
  }

  /// Reports every member whose name is not in `names`, or that comes twice.
  func allow(_ names: [String], _ log: inout W3CErrorLog) {
    var seen = [Bool](repeating: false, count: names.count)
    for member in members {
      let place = names.firstIndex { $0.utf8.elementsEqual(member.name.utf8) }
      if let place, !seen[place] {
        seen[place] = true
      } else {
        log.report(
          at: pointer(to: member.name), expected: place == nil ? "no such field" : "it once",
          found: described(member.value))
      }
    }
  }

  /// A name as a part of a JSON pointer, shortened where nobody would read it.
  private func escaped(_ name: String) -> String {
    var text = ""
    for scalar in quotable(Array(name.utf8)).unicodeScalars {
      switch scalar {
      case "~": text += "~0"
      case "/": text += "~1"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}

/// Gathers what is wrong with a file of actions.
struct W3CErrorLog {
  private(set) var errors: [W3CActionsError] = []
  private var omitted = 0
  private let file: String

  init(file: String) {
    self.file = file
  }

  mutating func report(at pointer: String, expected: String, found: String) {
    guard errors.count < ScriptLimits.errors else {
      omitted += 1
      return
    }
    errors.append(
      W3CActionsError(
        file: file, place: .value(pointer: pointer), found: found, expected: expected))
  }

  /// Everything reported, or nil if nothing was.
  var all: W3CActionsErrors? { errors.isEmpty ? nil : W3CActionsErrors(errors, omitted: omitted) }
}
