import ScrollGeometry
import ScrollHost

/// Delegate calls, marks and faults as traces write them.
package enum EventText {
  /// Appends `didScroll`, `willEndDragging(vx=0,vy=1.2,tx=0,ty=300)`, `mark(pulled)` and the like.
  ///
  /// - Parameters:
  ///   - event: The event; one of another scroll view than the main one begins with that one's name
  ///     and a dot.
  ///   - names: The names of the scroll views.
  ///   - output: Text to append to.
  package static func append(_ event: StageEvent, names: [String], to output: inout [UInt8]) {
    if event.scrollView > 0, event.scrollView < names.count {
      output.append(contentsOf: names[event.scrollView].utf8)
      output.append(UInt8(ascii: "."))
    }
    switch event.event {
    case .willBeginDragging: put("willBeginDragging", &output)
    case .didScroll: put("didScroll", &output)
    case .willEndDragging(let velocity, let target):
      put("willEndDragging(vx=", &output)
      NumberText.append(velocity.x, to: &output)
      put(",vy=", &output)
      NumberText.append(velocity.y, to: &output)
      put(",tx=", &output)
      NumberText.append(target.x, to: &output)
      put(",ty=", &output)
      NumberText.append(target.y, to: &output)
      put(")", &output)
    case .didEndDragging(let willDecelerate):
      put(
        willDecelerate ? "didEndDragging(decelerate=true)" : "didEndDragging(decelerate=false)",
        &output)
    case .willBeginDecelerating: put("willBeginDecelerating", &output)
    case .didEndDecelerating: put("didEndDecelerating", &output)
    case .didEndScrollingAnimation: put("didEndScrollingAnimation", &output)
    case .didScrollToTop: put("didScrollToTop", &output)
    case .mark(let name):
      put("mark(", &output)
      output.append(contentsOf: name.utf8)
      put(")", &output)
    case .fault(let text):
      put("fault(", &output)
      output.append(contentsOf: text.utf8)
      put(")", &output)
    }
  }

  package static func string(_ event: StageEvent, names: [String]) -> String {
    var bytes: [UInt8] = []
    append(event, names: names, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func put(_ text: StaticString, _ output: inout [UInt8]) {
    output.append(
      contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }
}
