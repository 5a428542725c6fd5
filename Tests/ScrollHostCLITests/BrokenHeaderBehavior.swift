import ScrollHost

/// A header that is 150 tall though it declares 200: it trips one rule, before any gesture.
final class BrokenHeaderBehavior: ScrollBehavior {
  static let descriptor = BehaviorDescriptor(
    id: "broken-header", title: "Broken header", summary: "Less tall than it says.",
    parameters: [.length("height", default: 150, in: 1...1000, "Height at rest.")],
    contract: Contract([.rest("header.height", .number(200))]))

  private let restHeight: Double

  init(_ parameters: ParameterValues) throws(ParameterError) {
    restHeight = try parameters.length("height")
  }

  func install(on stage: Stage) {
    let header = stage.addView(role: .header, takesTouches: false)
    let list = stage.addScrollView("list")
    stage.layout.make(list) { $0.edges(equal: stage.screen) }
    stage.layout.make(header) {
      $0.top.equals(stage.screen.top)
      $0.leading.equals(stage.screen.leading)
      $0.trailing.equals(stage.screen.trailing)
      $0.height.equals(restHeight)
    }
    stage.addContent(in: list, height: 2000)
  }
}
