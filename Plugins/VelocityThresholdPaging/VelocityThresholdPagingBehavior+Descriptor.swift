import ScrollHost

extension VelocityThresholdPagingBehavior {
  public static let descriptor = BehaviorDescriptor(
    id: "velocity-threshold-paging",
    title: "Paging by travel and speed",
    summary: "A drag of 60 points, or a flick of 8, turns one full-screen page.",
    source: "004_7891cc70bf05ba23.txt: paging like Douyin's.",
    parameters: [
      .count("pages", default: 10, in: 1...10_000, "How many rows there are."),
      .length("pageHeight", default: 700, in: 1...10_000, "Height of a row, for a constant size."),
      .length("peek", default: 60, in: -1000...1000, "Screen y at which the row in front begins."),
      .length("slowTravel", default: 60, in: 0...10_000, "Finger travel that turns a page."),
      .length("flickTravel", default: 8, in: 0...10_000, "The same, of a flick."),
      .number(
        "flickSpeed", unit: "pt/ms", default: 0.4, in: 0...100,
        "The speed over which it is a flick."
      ),
      .number(
        "moveDuration", unit: "s", default: 0.15, in: 0...10, "How long the view animation takes."),
      .count(
        "initialPage", default: 0, in: 0...10_000, "What a counted index is at the start."),
      .length(
        "initialOffset", orWord: "rest", in: -100_000...1_000_000,
        "Content offset at the start; rest is minus the adjusted top inset.",
        quirk: "The code sets none: at 0, the screen would show row 1 while the index says 0."),
      .flag(
        "clampsIndex", default: false, "Whether the index ends at the last row.",
        quirk: "It may become the number of rows, one too many: an exception."),
      .flag(
        "clearsSpeed", default: false, "Whether a gesture's speed is forgotten once used.",
        quirk: "A cancelled drag is judged by the speed of the drag before."),
      .flag(
        "usesFlickSign", default: false, "Whether a flick turns only the way it goes.",
        quirk: "A flick against the travel turns the page that the travel says."),
      .choice(
        "move", default: "view-animation", of: ["view-animation", "animated-offset"],
        "How a page is reached: drawn over after a jump, or by an animated offset.",
        quirk: "For 150 ms the page takes no touch, and a glide begins only to be overwritten."),
      .choice(
        "indexSource", default: "count", of: ["count", "offset"],
        "Whether the index is counted or derived from the offset.",
        quirk: "Other moves, such as a tap on the status bar, leave the index behind."),
      .choice(
        "pageSize", default: "constant", of: ["constant", "viewport"],
        "Whether a row has a size of its own, or the screen's.",
        quirk: "On no screen but one does a page fit, and its frame follows no rotation."),
    ],
    variants: [
      .literal,
      Variant(
        "intended", "One full-screen page a gesture, the flick's way, that a touch can stop.",
        [
          ("peek", .number(0)), ("clampsIndex", .flag(true)), ("clearsSpeed", .flag(true)),
          ("usesFlickSign", .flag(true)), ("move", .choice("animated-offset")),
          ("indexSource", .choice("offset")), ("pageSize", .choice("viewport")),
        ]),
    ],
    contract: Contract([
      .pages(10),
      .pageFitsViewport,
      .rest("contentOffset.y", .minimumContentOffset),
    ]))
}
