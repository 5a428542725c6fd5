import ScrollHost

extension ContainerBottomPinBehavior {
  public static let descriptor = BehaviorDescriptor(
    id: "container-bottom-pin",
    title: "Bottom pinned to a container",
    summary: "A picture between a fixed top and an edge that scrolls: constraints alone move it.",
    source: "003_f752ef79f17e6ded.txt: stretchy header by Auto Layout, with SnapKit.",
    parameters: [
      .length(
        "containerHeight", default: 150, in: 1...4000, "Height of the unseen picture container."),
      .length("contentHeight", default: 1000, in: 0...1_000_000, "Height of the whole content."),
      .number(
        "pictureRatio", unit: "1", default: 9.0 / 16, in: 0.01...100,
        "The picture's height over width."),
      .choice(
        "top", default: "safe-area", of: ["safe-area", "screen"],
        "What holds the picture's top edge.",
        quirk: "From the safe area down, it is shorter than its container by the safe area."),
      .flag(
        "followsInset", default: false,
        "Whether what others add to the top inset moves the picture's top, too.",
        quirk: "A larger top inset makes the picture taller at rest."),
      .flag(
        "keepsHeight", default: false, "Whether the picture stays as tall as its container.",
        quirk: "Pushed, it is squeezed, and its constraints end up asking for less than nothing."),
      .choice(
        "zoom", default: "aspect-fill", of: ["aspect-fill", "from-rest"],
        "How the picture is drawn: filling the view, or growing with it from its rest on.",
        quirk: "A tall picture does not zoom until the view is taller than it."),
      .flag(
        "alwaysBounce", default: false, "Whether the content bounces when all of it fits.",
        quirk: "On a screen as tall as the content nothing bounces, so nothing stretches."),
      .flag(
        "followsWidth", default: false, "Whether the content's width is the scroll view's.",
        quirk: "The width is read once: after a rotation the content is as narrow as before."),
    ],
    variants: [
      .literal,
      Variant(
        "intended", "The picture grows from the first point of a pull and is covered by a push.",
        [
          ("top", .choice("screen")), ("followsInset", .flag(true)), ("keepsHeight", .flag(true)),
          ("zoom", .choice("from-rest")), ("alwaysBounce", .flag(true)),
          ("followsWidth", .flag(true)),
        ]),
    ],
    contract: Contract([
      .meets(upper: "header.maxY", lower: "content.minY", mayOverlapFromRest: true),
      .rest("header.height", .number(150)),
      .respondsToPull("header.imageScale"),
      .insetShift("header.minY", .follows),
      .ignoresSafeArea("header.height"),
    ]))
}
