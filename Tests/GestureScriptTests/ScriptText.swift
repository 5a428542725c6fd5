import GestureScript
import Testing

/// The script in `text`, which must parse.
func parsed(
  _ text: String, sourceLocation: SourceLocation = #_sourceLocation
) throws -> GestureScript {
  do {
    return try GestureScript.parse(Array(text.utf8), file: "a.gesture")
  } catch {
    Issue.record("\(error.description)", sourceLocation: sourceLocation)
    throw error
  }
}

/// What the parser says about `text`: one error a line, or nothing.
func complaint(_ text: String) -> String { complaint(Array(text.utf8)) }

func complaint(_ bytes: [UInt8]) -> String {
  do throws(GestureScriptErrors) {
    _ = try GestureScript.parse(bytes, file: "a.gesture")
    return ""
  } catch {
    return error.description
  }
}
