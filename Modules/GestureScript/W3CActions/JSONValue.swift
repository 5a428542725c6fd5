/// A value of a JSON text.
enum JSONValue {
  case null
  case boolean(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  /// The members in the order of the text; a name may come twice.
  case object([JSONMember])
}

/// A name and its value.
struct JSONMember {
  let name: String
  let value: JSONValue
}
