import ScrollComparison

extension Command {
  static let explain = Command(
    "explain", synopsis: "RULE", operands: .rule,
    "Prints a rule's page: what it means on a phone, how it is measured, how to mend it.",
    options: [.output],
    examples: ["scrollhost explain dead-zone"],
    run: { (invocation: Invocation) throws(CommandFailure) in
      try invocation.expectOperands(1...1)
      let rule = try invocation.rule(invocation.arguments.operands[0])
      try invocation.emit(Array(rule.explanation.utf8))
      return .ok
    })
}

extension Rule {
  /// The rule's page in Markdown.
  var explanation: String {
    var text = "# \(name)\n\nSeverity \(severity.name), code \(code). Violated when \(summary).\n"
    if !kinds.isEmpty { text += "\nKinds: \(kinds.joined(separator: ", ")).\n" }
    return text
  }
}
