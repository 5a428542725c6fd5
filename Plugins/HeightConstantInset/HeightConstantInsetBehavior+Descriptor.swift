import ScrollHost

extension HeightConstantInsetBehavior {
  public static let descriptor = BehaviorDescriptor(
    id: "height-constant-inset",
    title: "Height constant and content inset",
    summary: "A picture behind a transparent table: a pull makes it taller, a push darkens it.",
    source: "001_c6f3cff80938cef0.txt: stretchable picture, AppPeterPan/StretchableImage.",
    parameters: [
      .length("imageHeight", default: 450, in: 1...4000, "Height of the picture at rest."),
      .length("contentHeight", default: 2000, in: 0...1_000_000, "Height of the table's rows."),
      .number(
        "pictureRatio", unit: "1", default: 4.0 / 3, in: 0.01...100,
        "The picture's height over width."),
      .choice(
        "tableTop", default: "safe-area", of: ["safe-area", "screen"],
        "Where table and picture begin; the document leaves it to the storyboard."),
      .flag("alwaysBounce", default: false, "Whether the table bounces when its rows fit."),
      .flag(
        "clampsAlpha", default: false, "Whether the darkening ends at 1.",
        quirk: "The alpha goes on growing with the offset: 2 at 450, 3 at 900."),
      .choice(
        "rest", default: "constant", of: ["constant", "adjusted"],
        "The offset from which distances are measured: minus imageHeight, or minus the adjusted "
          + "inset.",
        quirk: "Whoever else adds to the inset shifts the law: a refresh stretches the picture."),
      .length(
        "heightMismatch", default: 0, in: -1000...1000,
        "How much taller the storyboard's height is than the code's.",
        quirk: "The height is written twice; where they differ, the first event jumps."),
      .choice(
        "zoom", default: "aspect-fill", of: ["aspect-fill", "from-rest"],
        "How the picture is drawn: filling the view, or growing with it from its rest on.",
        quirk: "A tall picture does not zoom until the view is taller than it."),
      .flag(
        "nestsDeeper", default: false, "Whether the table lies one controller deeper.",
        quirk: "The cast of the parent fails silently: the table darkens, nothing stretches."),
      .length(
        "minimumVisibleContent", default: 0, in: 0...1000,
        "What of the rows must show above the bottom safe area at rest; 0 for no such care.",
        quirk: "On a low screen the picture fills it and no row shows."),
    ],
    variants: [
      .literal,
      Variant(
        "intended", "The picture's bottom stays on the first row; black once that is on top.",
        [
          ("clampsAlpha", .flag(true)), ("rest", .choice("adjusted")),
          ("zoom", .choice("from-rest")), ("minimumVisibleContent", .number(44)),
          ("alwaysBounce", .flag(true)),
        ]),
    ],
    contract: Contract([
      .meets(upper: "header.maxY", lower: "content.minY", mayOverlapFromRest: true),
      .rest("header.height", .number(450)),
      .showsContentAtRest(44),
      .respondsToPull("header.imageScale"),
      .insetShift("header.minY", .follows),
    ]))
}
