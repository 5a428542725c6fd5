import ScrollHost

/// Behaviors of the tests' own, so that what they print changes only with the command line.
enum Samples {
  static let entries = [
    BehaviorEntry(SampleListBehavior.self), BehaviorEntry(SampleHeaderBehavior.self),
  ]
}

/// A list that fills the screen.
final class SampleListBehavior: ScrollBehavior {
  static let descriptor = BehaviorDescriptor(
    id: "sample-list", title: "List", summary: "A list without an effect.")

  init(_ parameters: ParameterValues) throws(ParameterError) {}

  func install(on stage: Stage) {
    let list = stage.addScrollView("list")
    stage.layout.make(list) { $0.edges(equal: stage.screen) }
    stage.addContent(in: list, height: 2000)
  }
}

/// A list under a block that grows as it is pulled, and that ends the run when pulled too far.
final class SampleHeaderBehavior: ScrollBehavior {
  static let descriptor = BehaviorDescriptor(
    id: "sample-header", title: "Header", summary: "A block grows as the list is pulled.",
    source: "Made for tests.",
    parameters: [
      .length("height", default: 100, in: 1...1000, "Height at rest."),
      .flag("breaks", default: false, "Whether a pull ends the run.", quirk: "It is an exception."),
      .choice("word", default: "one", of: ["one", "other"], "A word."),
    ],
    variants: [
      .literal, Variant("intended", "Taller, as it should be.", [("height", .number(200))]),
    ],
    outputs: ["pull"])

  private let restHeight: Double
  private let breaks: Bool
  private var height: LayoutConstraint!

  init(_ parameters: ParameterValues) throws(ParameterError) {
    restHeight = try parameters.length("height")
    breaks = try parameters.flag("breaks")
    if try parameters.choice("word") == "other", breaks {
      throw ParameterError(
        .outOfRange, parameter: "word", text: "other", expected: "one, where pulls break")
    }
  }

  func install(on stage: Stage) {
    let header = stage.addView(role: .header, takesTouches: false)
    let list = stage.addScrollView("list")
    list.contentInsetAdjustmentBehavior = .never
    list.contentInset.top = restHeight
    stage.layout.make(list) { $0.edges(equal: stage.screen) }
    stage.layout.make(header) {
      $0.top.equals(stage.screen.top)
      $0.leading.equals(stage.screen.leading)
      $0.trailing.equals(stage.screen.trailing)
      height = $0.height.equals(restHeight)
    }
    stage.addContent(in: list, height: 2000)
    stage.setOutput("pull", 0)
  }

  func didScroll(_ scroll: HostScrollView, on stage: Stage) {
    let pull = max(0, -scroll.contentOffset.y - restHeight)
    if breaks, pull > 0 { return stage.fault("pulled by \(NumberText.string(pull))") }
    height.constant = restHeight + pull
    stage.setOutput("pull", pull)
  }
}
