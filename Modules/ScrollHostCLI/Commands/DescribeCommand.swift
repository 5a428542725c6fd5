import ScrollComparison
import ScrollHost
import ScrollReports

extension Command {
  static let describe = Command(
    "describe", synopsis: "BEHAVIOR", operands: .behavior,
    "Prints a behavior's parameters with units, ranges and defaults, and which quirk each switches.",
    options: [.format(["table", "markdown", "csv", "json"]), .output, .color],
    examples: [
      "scrollhost describe height-constant-inset",
      "scrollhost describe velocity-threshold-paging --format json",
    ],
    run: Describing.run)
}

private enum Describing {
  static func run(_ invocation: Invocation) throws(CommandFailure) -> ExitStatus {
    try invocation.expectOperands(1...1)
    let descriptor = try invocation.behavior(invocation.arguments.operands[0]).descriptor
    var bytes: [UInt8] = []
    switch invocation.format {
    case "csv": DelimitedText.append(CatalogTables.parameters(descriptor), to: &bytes)
    case "markdown": MarkdownTable.append([CatalogTables.parameters(descriptor)], to: &bytes)
    case "json": CatalogJSON.append(behaviors: [descriptor], to: &bytes)
    default:
      let width = min(invocation.terminalTable.width, widest)
      bytes += text(descriptor, width: width).utf8
    }
    try invocation.emit(bytes)
    return .ok
  }

  /// The most cells a line of prose takes.
  private static let widest = 100

  private static func text(_ descriptor: BehaviorDescriptor, width: Int) -> String {
    func prose(_ text: String, indent: Int = 0, firstIndent: Int? = nil) -> String {
      HelpText.wrapped(text, width: width, indent: indent, firstIndent: firstIndent)
    }
    var text = prose("\(descriptor.id): \(descriptor.title)")
    if !descriptor.summary.isEmpty { text += prose(descriptor.summary) }
    if !descriptor.source.isEmpty { text += prose("Source: " + descriptor.source) }
    text += "\nParameters" + (descriptor.parameters.isEmpty ? ": none\n" : "\n")
    for parameter in descriptor.parameters {
      text += prose(
        "\(parameter.name) = \(parameter.defaultValue.text)"
          + (parameter.unit.isEmpty || parameter.unit == "1" ? "" : " " + parameter.unit)
          + " (\(parameter.expectation))", indent: 6, firstIndent: 2)
      text += prose(parameter.help, indent: 6)
      if let quirk = parameter.quirk { text += prose("Quirk: " + quirk, indent: 6) }
    }
    text += "\nVariants\n"
    for variant in descriptor.variants {
      text += prose(
        "\(variant.name): \(variant.summary)\(CatalogTables.settings(variant))", indent: 6,
        firstIndent: 2)
    }
    if !descriptor.outputs.isEmpty {
      text += "\n" + prose("Outputs of its own: " + descriptor.outputs.joined(separator: ", "))
    }
    return text
  }
}
