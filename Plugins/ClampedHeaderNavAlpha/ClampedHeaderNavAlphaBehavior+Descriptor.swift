import ScrollHost

extension ClampedHeaderNavAlphaBehavior {
  public static let descriptor = BehaviorDescriptor(
    id: "clamped-header-nav-alpha",
    title: "Clamped header and bar alpha",
    summary: "A header over a table shrinks until tabs reach the bar, which fades in meanwhile.",
    source: "002_27bded8b345118c4.txt: pull-to-enlarge picture with tabs that stop at the bar.",
    parameters: [
      .length("headHeight", default: 200, in: 1...4000, "Height of the header at rest."),
      .length(
        "barHeight", default: 64, in: 0...1000,
        "The code's height of status and navigation bar; less than headHeight."),
      .length("tabHeight", default: 44, in: 0...1000, "Height of the tabs below the header."),
      .length("contentHeight", default: 2000, in: 0...1_000_000, "Height of the table's rows."),
      .number(
        "pictureRatio", unit: "1", default: 4.0 / 9, in: 0.01...100,
        "The picture's height over width."),
      .choice(
        "insetAdjustment", default: "never", of: ["never", "automatic"],
        "Whether the safe area is added to the table's insets."),
      .flag("alwaysBounce", default: false, "Whether the table bounces when its rows fit."),
      .choice(
        "rest", default: "constant", of: ["constant", "adjusted"],
        "The offset at which nothing is pushed: lastOffsetY, or minus the adjusted inset.",
        quirk: "Whoever else adds to the inset shifts header, tabs and alphas."),
      .length(
        "lastOffsetY", default: -244, in: -10_000...10_000,
        "The table's default offset, for a constant rest.",
        quirk: "The code never assigns it: as 0, the header rests 444 tall and the alpha at -1.79."),
      .flag(
        "clampsAlpha", default: false, "Whether alphas stay at 0 or more.",
        quirk: "Every pull makes the alphas negative."),
      .number(
        "opaqueAlpha", unit: "1", default: 1, in: 0...1, "The alpha used from 1 on.",
        quirk: "The comment says 0.99, which would keep the bar translucent; the code says 1."),
      .flag(
        "opaqueBarShiftsLayout", default: false,
        "Whether a bar of alpha 1 lays the screen out below itself, by barHeight.",
        quirk: "UIKit lays out below a bar that is not translucent: all jumps at the pin."),
      .choice(
        "pastPin", default: "slides-under", of: ["slides-under", "stops"],
        "What rows do once the tabs are pinned: go under them, or stop.",
        quirk: "The text forbids further pushing; nothing in the code does."),
      .choice(
        "barBottom", default: "constant", of: ["constant", "measured"],
        "Where the tabs stop: at barHeight, or at the bar's real bottom edge.",
        quirk: "64 is one family of phones: elsewhere the tabs stop under the bar, or below it."),
      .flag(
        "coversTouches", default: true, "Whether header and tabs keep touches from the table.",
        quirk: "A pan that begins on the top 244 points scrolls nothing."),
      .flag(
        "makesImages", default: true, "Whether each event makes the bar a background image.",
        quirk: "An image is made on every event, even where its color stays."),
    ],
    variants: [
      .literal,
      Variant(
        "intended", "The tabs stop at the bar's own bottom, with the bar just opaque.",
        [
          ("rest", .choice("adjusted")), ("clampsAlpha", .flag(true)),
          ("barBottom", .choice("measured")), ("coversTouches", .flag(false)),
          ("makesImages", .flag(false)), ("alwaysBounce", .flag(true)),
        ]),
    ],
    contract: Contract(
      [
        .meets(upper: "header.maxY", lower: "pinned.minY", mayOverlapFromRest: false),
        .meets(upper: "pinned.maxY", lower: "content.minY", mayOverlapFromRest: false),
        .pinsUnderNavigationBar,
        .rest("header.height", .number(200)),
        .respondsToPull("header.imageScale"),
        .insetShift("header.minY", .follows),
        .insetShift("pinned.minY", .follows),
      ],
      allowances: [
        ContractAllowance(
          "overlap", "content.minY", variants: ["intended"],
          because: "past the pin the rows slide under the tabs; pastPin=stops forbids it instead")
      ]))
}
