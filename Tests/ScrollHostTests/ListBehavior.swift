import GestureScript
import ScrollComparison
import ScrollHost

/// A full-screen list without an effect, as a subject for the host's own tests.
final class ListBehavior: ScrollBehavior {
  static let descriptor = BehaviorDescriptor(
    id: "list", title: "List",
    parameters: [
      .length("contentHeight", default: 40_000, in: 0...1e6, "Height of the content."),
      .length("contentWidth", default: 393, in: 0...1e6, "Width of the content."),
      .length("initialOffset", default: 5000, in: 0...1e6, "Where it starts."),
      .flag("paging", default: false, "Whether it pages."),
      .flag("bounces", default: true, "Whether edges give way."),
      .choice(
        "target", default: "proposed", of: ["proposed", "here", "near", "behind"], "Rewrite."),
    ])

  private let values: ParameterValues

  init(_ parameters: ParameterValues) throws(ParameterError) {
    values = parameters
  }

  func install(on stage: Stage) {
    let scroll = stage.addScrollView("list")
    stage.layout.make(scroll) { $0.edges(equal: stage.screen) }
    scroll.contentInsetAdjustmentBehavior = .never
    do throws(ParameterError) {
      scroll.contentSize = Size(
        width: try values.length("contentWidth"), height: try values.length("contentHeight"))
      scroll.contentOffset = Point(x: 0, y: try values.length("initialOffset"))
      scroll.isPagingEnabled = try values.flag("paging")
      scroll.bounces = try values.flag("bounces")
    } catch {
      stage.fault(error.description)
    }
  }

  func willEndDragging(_ scroll: HostScrollView, on stage: Stage, release: inout Release) {
    guard case .choice(let word) = (try? values.value("target")) else { return }
    switch word {
    case "here": release.targetContentOffset = scroll.contentOffset
    case "near": release.targetContentOffset.y = scroll.contentOffset.y + 200
    case "behind": release.targetContentOffset.y = scroll.contentOffset.y - 100
    default: break
    }
  }
}

/// Runs a script through the list on an iPhone 15.
func runList(
  _ script: String, _ settings: [(String, String)] = [], framesPerSecond: Double = 60
) throws -> Trace {
  let values = try ParameterValues(
    ListBehavior.descriptor, settings: settings.map { (name: $0.0, text: $0.1) })
  let parsed = try GestureScript.parse(Array(script.utf8), file: "test.gesture")
  return try Run(
    entry: BehaviorEntry(ListBehavior.self), parameters: values, device: Device.named("iphone-15")!,
    framesPerSecond: framesPerSecond, gestureName: "test", script: parsed
  ).trace()
}

/// The events of a trace, runs of `didScroll` as one `didScroll*`.
func events(of trace: Trace) -> [String] {
  var words: [String] = []
  for event in trace.events {
    let word = text(of: event.event.event)
    if word == "didScroll", words.last == "didScroll" || words.last == "didScroll*" {
      words[words.count - 1] = "didScroll*"
    } else {
      words.append(word)
    }
  }
  return words
}

private func text(of event: HostEvent) -> String {
  switch event {
  case .willBeginDragging: "willBeginDragging"
  case .didScroll: "didScroll"
  case .willEndDragging: "willEndDragging"
  case .didEndDragging(let willDecelerate): "didEndDragging(\(willDecelerate))"
  case .willBeginDecelerating: "willBeginDecelerating"
  case .didEndDecelerating: "didEndDecelerating"
  case .didEndScrollingAnimation: "didEndScrollingAnimation"
  case .didScrollToTop: "didScrollToTop"
  case .mark(let name): "mark(\(name))"
  case .fault(let text): "fault(\(text))"
  }
}
