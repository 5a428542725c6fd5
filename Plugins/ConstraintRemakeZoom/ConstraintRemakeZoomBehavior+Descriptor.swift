import ScrollHost

extension ConstraintRemakeZoomBehavior {
  public static let descriptor = BehaviorDescriptor(
    id: "constraint-remake-zoom",
    title: "Constraint remake zoom",
    summary: "A square picture zooms as it is pulled: its constraints are remade on every event.",
    source: "000_13e640df03115819.txt: pull-to-zoom picture with SnapKit's remakeConstraints.",
    parameters: [
      .length(
        "tableHeight", default: 1300, in: 0...100_000, "Height of the table below the picture."),
      .number(
        "pictureRatio", unit: "1", default: 1, in: 0.01...100, "The picture's height over width."),
      .length(
        "overscan", default: 4, in: 0...100, "What a pulled picture is larger than its place.",
        quirk: "Size and table jump by it where the branches meet."),
      .flag(
        "handlesZero", default: false, "Whether an offset exactly at the threshold is handled.",
        quirk: "At offset 0 no branch runs, so whatever the last event left stays."),
      .choice(
        "firstSize", default: "unlaid", of: ["unlaid", "laid-out"],
        "When the picture's first size is read: before or after the first layout.",
        quirk: "Read before the layout it is 0 x 0 until the first event."),
      .choice(
        "threshold", default: "zero", of: ["zero", "rest"],
        "The offset below which the picture is pulled: 0, or minus the adjusted top inset.",
        quirk: "With a safe area, the picture is stretched at rest."),
      .flag(
        "followsSafeArea", default: false,
        "Whether the scroll view starts below the safe area's top.",
        quirk: "The safe area is read before the view has one, so the top is always 0."),
      .flag(
        "pinsHorizontally", default: false, "Whether scroll view and table are given an x.",
        quirk: "Neither has a horizontal constraint: their x is the engine's choice."),
      .choice(
        "contentSizing", default: "two-screens", of: ["two-screens", "table"],
        "What the content size is set to: twice the screen, or what reaches the table's bottom.",
        quirk: "Twice the screen cuts the table short, or leaves a blank below it."),
      .flag(
        "followsWidth", default: false, "Whether a new screen width is taken over at once.",
        quirk: "Table and content keep the first width; the picture waits for the next event."),
      .flag(
        "checksSource", default: false, "Whether events of the inner table are told apart.",
        quirk: "The table's offset is taken for the scroll view's."),
      .choice(
        "mechanism", default: "remake", of: ["remake", "update"],
        "Whether the picture's constraints are made anew or given new constants.",
        quirk: "Every event removes four constraints and adds four."),
    ],
    variants: [
      .literal,
      Variant(
        "intended", "The picture grows by the pull and scrolls away, the table right below it.",
        [
          ("overscan", .number(0)), ("handlesZero", .flag(true)),
          ("firstSize", .choice("laid-out")), ("threshold", .choice("rest")),
          ("pinsHorizontally", .flag(true)), ("contentSizing", .choice("table")),
          ("followsWidth", .flag(true)), ("checksSource", .flag(true)),
          ("mechanism", .choice("update")),
        ]),
    ],
    contract: Contract([
      .meets(upper: "header.maxY", lower: "content.minY", mayOverlapFromRest: false),
      .rest("header.width", .viewportWidth),
      .rest("header.height", .viewportWidth),
      .insetShift("header.minY", .follows),
    ]))
}
