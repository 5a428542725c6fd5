import GestureScript
import ScrollComparison
import ScrollHost
import ScrollReports

extension Command {
  static let list = Command(
    "list", synopsis: "[\(Listing.nouns.joined(separator: "|"))]",
    operands: .words(Listing.nouns),
    "Lists what there is: behaviors (if not said), gestures, devices or rules.",
    discussion: [
      "github-matrix is one line for the matrix of a GitHub workflow, a job a behavior."
    ],
    options: [
      .format(["table", "markdown", "csv", "json", "github-matrix"]), .gestures, .output, .color,
    ],
    examples: [
      "scrollhost list gestures",
      "scrollhost list behaviors --format github-matrix",
    ],
    run: Listing.run)
}

private enum Listing {
  static let nouns = ["behaviors", "gestures", "devices", "rules"]

  static func run(_ invocation: Invocation) throws(CommandFailure) -> ExitStatus {
    try invocation.expectOperands(0...1)
    let noun = invocation.arguments.operands.first ?? nouns[0]
    var bytes: [UInt8] = []
    switch noun {
    case "behaviors":
      let descriptors = invocation.tool.behaviors.map { (entry: BehaviorEntry) in entry.descriptor }
      if invocation.format == "json" {
        CatalogJSON.append(behaviors: descriptors, to: &bytes)
      } else {
        append(CatalogTables.behaviors(descriptors), invocation, key: "behavior", to: &bytes)
      }
    case "gestures":
      let gestures = try GestureSource(invocation).gestures([])
      if invocation.format == "json" {
        CatalogJSON.append(gestures: gestures, to: &bytes)
      } else {
        append(CatalogTables.gestures(gestures), invocation, key: "gesture", to: &bytes)
      }
    case "devices":
      if invocation.format == "json" {
        CatalogJSON.append(devices: Device.all, to: &bytes)
      } else {
        append(CatalogTables.devices(Device.all), invocation, key: "device", to: &bytes)
      }
    case "rules":
      if invocation.format == "json" {
        CatalogJSON.append(rules: Rule.all, to: &bytes)
      } else {
        append(CatalogTables.rules(Rule.all), invocation, key: "rule", to: &bytes)
      }
    default: throw invocation.usage(NearestWord.unknown("list", noun, known: nouns))
    }
    try invocation.emit(bytes)
    return .ok
  }

  private static func append(
    _ table: Table, _ invocation: Invocation, key: String, to bytes: inout [UInt8]
  ) {
    switch invocation.format {
    case "csv": DelimitedText.append(table, to: &bytes)
    case "markdown": MarkdownTable.append([table], to: &bytes)
    case "github-matrix":
      let names = table.rows.map { (row: [String]) in row[0] }
      CatalogJSON.append(matrix: names, key: key, to: &bytes)
    default: invocation.terminalTable.append([table], to: &bytes)
    }
  }
}
