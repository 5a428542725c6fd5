import ScrollHost

/// The control: a list that fills the screen, with nothing that reacts to scrolling.
///
/// What it does is the host's alone, so a difference from it is a technique's doing.
public final class PlainScrollBehavior: ScrollBehavior {
  public static let descriptor = BehaviorDescriptor(
    id: "plain-scroll",
    title: "Plain scroll view",
    summary: "A list that fills the screen and has no effect: the control.",
    source: "The host itself; see Docs/Physics.md.",
    parameters: [
      .length("contentHeight", default: 2000, in: 0...1_000_000, "Height of the list."),
      .length(
        "initialOffset", orWord: "rest", in: -100_000...1_000_000,
        "Content offset at the start; rest is minus the adjusted top inset."),
      .choice(
        "insetAdjustment", default: "automatic", of: ["automatic", "never"],
        "Whether the safe area is added to the insets."),
      .flag("paging", default: false, "Whether it rests at multiples of its height."),
      .number(
        "rate", unit: "per ms", default: 0.998, in: 0.001...0.9999,
        "The share of its speed that a glide keeps each millisecond."),
      .flag("bounces", default: true, "Whether it gives way past its edges and springs back."),
      .flag("alwaysBounce", default: false, "Whether it does so even if all of it fits."),
    ])

  private let contentHeight: Double
  private let initialOffset: Double?
  private let adjustsInsets: Bool
  private let isPaging: Bool
  private let rate: Double
  private let bounces: Bool
  private let alwaysBounces: Bool

  public init(_ parameters: ParameterValues) throws(ParameterError) {
    contentHeight = try parameters.length("contentHeight")
    initialOffset = try parameters.optionalLength("initialOffset")
    adjustsInsets = try parameters.choice("insetAdjustment") == "automatic"
    isPaging = try parameters.flag("paging")
    rate = try parameters.number("rate")
    bounces = try parameters.flag("bounces")
    alwaysBounces = try parameters.flag("alwaysBounce")
  }

  public func install(on stage: Stage) {
    let scroll = stage.addScrollView()
    scroll.contentInsetAdjustmentBehavior = adjustsInsets ? .automatic : .never
    scroll.isPagingEnabled = isPaging
    scroll.decelerationRate = DecelerationRate(perMillisecond: rate)
    scroll.bounces = bounces
    scroll.alwaysBounceVertical = alwaysBounces
    stage.layout.make(scroll) { $0.edges(equal: stage.screen) }
    stage.addContent(in: scroll, height: contentHeight)
    if let initialOffset { scroll.contentOffset = Point(x: 0, y: initialOffset) }
  }
}
