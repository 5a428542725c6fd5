import ScrollGeometry

/// A value of a JSON text.
package enum JSONValue {
  case null
  case boolean(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  /// The members in the order of the text; a name may come twice.
  case object([JSONMember])
}

/// A name and its value.
package struct JSONMember {
  package let name: String
  package let value: JSONValue
}

/// A value as a message shows it.
package func described(_ value: JSONValue?) -> String {
  switch value {
  case nil: "nothing"
  case .null?: "null"
  case .boolean(let isTrue)?: isTrue ? "true" : "false"
  case .number(let number)?: NumberText.string(number)
  case .string(let text)?: "'\(quotable(Array(text.utf8)))'"
  case .array?: "an array"
  case .object?: "an object"
  }
}
