import ScrollGeometry

/// W3C WebDriver Actions, the JSON that browsers and Appium replay: import and export.
///
/// The format is described at https://www.w3.org/TR/webdriver2/#actions.
public enum W3CActions {
  /// The most bytes of JSON that are read: 16 MiB, as the format says a gesture at length.
  public static let mostBytes = 16_777_216

  /// Reads a gesture from JSON.
  ///
  /// One touch pointer may act; other pointers and null sources may only pause. A `pointerMove` of
  /// no distance is a `hold`, a `pause` while the finger is down a silent hold. Where the pointer
  /// moves with no finger down, only the place where it lands and the time count. What a script
  /// has no place for, such as pressure, is checked and left out.
  ///
  /// - Parameters:
  ///   - bytes: The JSON text.
  ///   - file: What errors call it.
  /// - Returns: A script without title or marks.
  /// - Throws: Every error found, each with the JSON pointer of the value at fault.
  public static func `import`(
    _ bytes: [UInt8], file: String
  ) throws(W3CActionsErrors) -> GestureScript {
    guard bytes.count <= mostBytes else {
      let error = W3CActionsError(
        file: file, place: .value(pointer: ""), found: "\(bytes.count)",
        expected: "at most \(mostBytes) bytes")
      throw W3CActionsErrors([error])
    }
    var reader = JSONReader(bytes)
    let value: JSONValue
    do throws(JSONReader.Failure) {
      value = try reader.read()
    } catch {
      throw W3CActionsErrors([W3CActionsError(error, in: bytes, file: file)])
    }
    var validator = W3CValidator(file: file)
    let sources = validator.sources(value)
    if let errors = validator.log.all { throw errors }
    var importer = W3CImporter(log: validator.log)
    return try importer.script(sources)
  }

  /// Writes a script as JSON, its repeats unrolled.
  ///
  /// - Parameters:
  ///   - script: A script that obeys the language's rules.
  ///   - screenSize: The screen on which a `flick` without `at` is centered and off which points
  ///     are listed, in points.
  /// - Returns: The JSON text, and a line for each thing that the format cannot say or says
  ///   otherwise.
  public static func export(
    _ script: GestureScript, screenSize: Size
  ) -> (json: String, omitted: [String]) {
    var exporter = W3CExporter(screenSize: screenSize)
    exporter.add(script)
    return (exporter.json, exporter.omitted)
  }
}

extension W3CActionsError {
  /// A failure to read JSON, with its byte turned into a line and a column.
  fileprivate init(_ failure: JSONReader.Failure, in bytes: [UInt8], file: String) {
    let (line, column) = failure.place(in: bytes)
    self.init(
      file: file, place: .text(line: line, column: column), found: failure.found,
      expected: failure.expected)
  }
}
