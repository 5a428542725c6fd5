import GestureScript
import ScrollComparison
import ScrollHost

/// Runs the text of a gesture through a fresh instance of a behavior.
///
/// - Parameters:
///   - behavior: The type to run.
///   - variant: One of its variants.
///   - settings: Parameters that differ from the variant's, by name and text.
///   - device: The screen.
///   - framesPerSecond: The rate; the device's own when nil.
///   - gesture: A gesture script.
/// - Returns: What happened, frame by frame.
/// - Throws: `GestureScriptErrors`, `ParameterError` or `RunError`.
public func run<Behavior: ScrollBehavior & SendableMetatype>(
  _ behavior: Behavior.Type, variant: String = "literal",
  settings: [(name: String, text: String)] = [], on device: Device,
  framesPerSecond: Double? = nil, gesture: String
) throws -> Trace {
  let parameters = try ParameterValues(
    Behavior.descriptor, variant: variant, settings: settings)
  let script = try GestureScript.parse(Array(gesture.utf8), file: "test.gesture")
  return try Run(
    entry: BehaviorEntry(behavior), variant: variant, parameters: parameters, device: device,
    framesPerSecond: framesPerSecond, gestureName: "test", script: script
  ).trace()
}

/// A script that sets the content offset to each value in turn, a mark at each.
///
/// - Parameter offsets: Content offsets along y, in points.
/// - Returns: The text of a script, in which two sets never share a frame.
public func scrolls(to offsets: [Double]) -> String {
  var text = "wait 50ms\n"
  for (index, offset) in offsets.enumerated() {
    text += "scroll to 0 \(NumberText.string(offset))\nmark \(index)\nwait 50ms\n"
  }
  return text
}

extension Trace {
  /// The values of an output in the frames of the marks, in their order.
  public func valuesAtMarks(_ output: Output) -> [Double] {
    marks.map { (mark: (name: String, frame: Int)) in value(output, mark.frame) }
  }
}
