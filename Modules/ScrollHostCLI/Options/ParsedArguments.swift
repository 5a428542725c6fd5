/// The words after a command, sorted into options and operands.
struct ParsedArguments: Equatable, Sendable {
  private(set) var options: [Given] = []
  private(set) var operands: [String] = []

  /// An option as it was given.
  struct Given: Equatable, Sendable {
    let name: String
    /// Empty for a switch.
    let value: String
  }

  /// Whether the option was given.
  func has(_ option: CommandOption) -> Bool {
    options.contains { (given: Given) in given.name == option.name }
  }

  /// The option's value; nil if it was not given.
  func value(_ option: CommandOption) -> String? {
    options.last { (given: Given) in given.name == option.name }?.value
  }

  /// All the option's values, in order, each once.
  func values(_ option: CommandOption) -> [String] {
    var values: [String] = []
    for given in options where given.name == option.name && !values.contains(given.value) {
      values.append(given.value)
    }
    return values
  }

  /// Sorts words.
  ///
  /// `--name VALUE` and `--name=VALUE`, `-n VALUE` for an option with a letter; `--` ends options;
  /// `-` alone is an operand.
  ///
  /// - Throws: `CommandFailure.usage` for an option that does not exist, lacks its value, has one too
  ///   many or is given twice, and for a value that is none of the option's words.
  init(_ words: [String], options known: [CommandOption], command: String) throws(CommandFailure) {
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        return
      }
      guard word.utf8.first == UInt8(ascii: "-"), word != "-" else {
        operands.append(word)
        continue
      }
      let parts = Self.parts(word)
      guard let option = known.first(where: { (option: CommandOption) in parts.names(option) })
      else {
        let names = known.map { (option: CommandOption) in "--" + option.name }
        throw .usage(
          NearestWord.unknown("option", parts.name, known: names), command: command)
      }
      try take(option, parts, &rest, command: command)
    }
  }

  private mutating func take(
    _ option: CommandOption, _ parts: Parts, _ rest: inout ArraySlice<String>, command: String
  ) throws(CommandFailure) {
    var value = ""
    if option.takesValue {
      if let attached = parts.value {
        value = attached
      } else if let next = rest.popFirst() {
        value = next
      } else {
        throw .usage(
          "--\(option.name) lacks its value (expected \(option.usage))", command: command)
      }
      if value.isEmpty {
        throw .usage(
          "--\(option.name) has an empty value (expected \(option.usage))", command: command)
      }
      if case .words(let words) = option.values, !words.contains(value) {
        throw .usage(
          NearestWord.unknown("value for --\(option.name):", value, known: words),
          command: command)
      }
    } else if parts.value != nil {
      throw .usage("--\(option.name) takes no value", command: command)
    }
    if option.takesValue, !option.isRepeatable, has(option) {
      throw .usage("--\(option.name) is given twice (expected once)", command: command)
    }
    options.append(Given(name: option.name, value: value))
  }

  private struct Parts {
    /// With the dashes.
    let name: String
    let value: String?

    func names(_ option: CommandOption) -> Bool {
      if name == "--" + option.name { return true }
      return option.letter.map { (letter: Character) in name == "-\(letter)" } ?? false
    }
  }

  private static func parts(_ word: String) -> Parts {
    guard word.utf8.starts(with: "--".utf8),
      let equals = word.utf8.firstIndex(of: UInt8(ascii: "="))
    else { return Parts(name: word, value: nil) }
    return Parts(
      name: String(word[..<equals]), value: String(word[word.utf8.index(after: equals)...]))
  }
}
