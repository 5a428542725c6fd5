import GestureScript

extension [NamedGesture] {
  /// The gestures that come with the program, in their reading order.
  public static var standard: [NamedGesture] {
    StandardGestures.all.map { (gesture: StandardGesture) in
      do throws(GestureScriptErrors) {
        return NamedGesture(name: gesture.name, script: try gesture.script())
      } catch {
        preconditionFailure("a standard gesture does not parse: \(error.description)")
      }
    }
  }
}
