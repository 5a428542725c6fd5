/// Checks values against the keywords of JSON Schema that `Docs/Schemas` uses; a keyword that it does
/// not know is an error, so that no promise goes unchecked.
struct SchemaChecker {
  private let root: JSONValue

  private static let annotations: Set = ["$schema", "$id", "$defs", "title", "description"]

  init(_ schema: JSONValue) { root = schema }

  /// What is wrong, a line each; empty when the value fits.
  func errors(_ value: JSONValue) -> [String] {
    var errors: [String] = []
    check(value, root, at: "", &errors)
    return errors
  }

  /// The same for one of the schema's definitions.
  func errors(_ value: JSONValue, definition: String) -> [String] {
    var errors: [String] = []
    if let schema = root["$defs"]?[definition] {
      check(value, schema, at: "", &errors)
    } else {
      errors.append("no definition '\(definition)'")
    }
    return errors
  }

  private func check(
    _ value: JSONValue, _ schema: JSONValue, at path: String, _ errors: inout [String]
  ) {
    guard case .object(let keywords) = schema else {
      if schema != .boolean(true) { errors.append("\(path): not allowed") }
      return
    }
    for (keyword, argument) in keywords where !Self.annotations.contains(keyword) {
      if !holds(keyword, argument, value, schema, at: path, &errors) {
        errors.append("\(path): \(keyword)")
      }
    }
  }

  private func holds(
    _ keyword: String, _ argument: JSONValue, _ value: JSONValue, _ schema: JSONValue,
    at path: String, _ errors: inout [String]
  ) -> Bool {
    switch (keyword, argument, value) {
    case ("$ref", .string(let reference), _):
      let name = String(reference.dropFirst("#/$defs/".count))
      guard let target = root["$defs"]?[name] else { return false }
      check(value, target, at: path, &errors)
      return true
    case ("const", _, _): return value == argument
    case ("enum", .array(let allowed), _): return allowed.contains(value)
    case ("type", .string(let name), _): return isOf(type: name, value)
    case ("type", .array(let names), _):
      return names.contains { name in
        if case .string(let name) = name { isOf(type: name, value) } else { false }
      }
    case ("minimum", .number(let least), .number(let number)): return number >= least
    case ("maximum", .number(let most), .number(let number)): return number <= most
    case ("minLength", .number(let least), .string(let text)):
      return Double(text.unicodeScalars.count) >= least
    case ("minItems", .number(let least), .array(let items)): return Double(items.count) >= least
    case ("items", _, .array(let items)):
      for (index, item) in items.enumerated() {
        check(item, argument, at: "\(path)/\(index)", &errors)
      }
      return true
    case ("required", .array(let names), .object):
      return names.allSatisfy { name in
        if case .string(let name) = name { value[name] != nil } else { false }
      }
    case ("properties", .object, .object(let members)):
      for (name, member) in members {
        if let property = argument[name] { check(member, property, at: "\(path)/\(name)", &errors) }
      }
      return true
    case ("additionalProperties", _, .object(let members)):
      for (name, member) in members where schema["properties"]?[name] == nil {
        check(member, argument, at: "\(path)/\(name)", &errors)
      }
      return true
    case ("minimum", _, _), ("maximum", _, _), ("minLength", _, _), ("minItems", _, _),
      ("items", _, _), ("required", _, _), ("properties", _, _), ("additionalProperties", _, _):
      // They say nothing of values of other types.
      return true
    default: return false
    }
  }

  private func isOf(type: String, _ value: JSONValue) -> Bool {
    switch (type, value) {
    case ("null", .null), ("boolean", .boolean), ("number", .number), ("string", .string),
      ("array", .array), ("object", .object):
      true
    case ("integer", .number(let number)): number == number.rounded()
    default: false
    }
  }
}
