/// An option of the command line: parsing, help and completion read nothing else.
struct CommandOption: Sendable {
  /// What values it takes.
  enum Values: Equatable, Sendable {
    /// It is a switch.
    case none
    case words([String])
    case behavior, variant, device, setting, rule
    case number
    case file, folder
  }

  /// Without the dashes.
  let name: String
  /// A letter that stands for it; nil if none does.
  let letter: Character?
  let values: Values
  /// What its value is called in help; empty for a switch.
  let placeholder: String
  let isRepeatable: Bool
  let summary: String

  init(
    _ name: String, letter: Character? = nil, _ values: Values, placeholder: String = "",
    isRepeatable: Bool = false, _ summary: String
  ) {
    self.name = name
    self.letter = letter
    self.values = values
    self.placeholder = placeholder
    self.isRepeatable = isRepeatable
    self.summary = summary
  }

  var takesValue: Bool { values != .none }

  /// The option with its value, as help shows it.
  var usage: String {
    let letter = self.letter.map { (letter: Character) in "-\(letter), " } ?? ""
    return letter + "--" + name + (takesValue ? " " + placeholder : "")
  }
}

extension CommandOption {
  static let behavior = CommandOption(
    "behavior", .behavior, placeholder: "ID", isRepeatable: true,
    "Only this behavior; again for more. All of them if not given.")
  static let variant = CommandOption(
    "variant", .variant, placeholder: "NAME",
    "The preset of parameters: literal (the code as its document writes it), intended, another "
      + "of the behavior's own, or all. A behavior that has no such preset runs as literal.")
  static let device = CommandOption(
    "device", .device, placeholder: "NAME", isRepeatable: true,
    "The phone; again for more. iphone-15 if not given. A name ending in -landscape holds it "
      + "sideways.")
  static let rate = CommandOption(
    "hz", .number, placeholder: "N",
    "Frames a second, 1 to 10000, fractions allowed; the device's own if not given.")
  static let setting = CommandOption(
    "set", .setting, placeholder: "ID.PARAMETER=VALUE", isRepeatable: true,
    "Gives a behavior's parameter a value, after the variant's; again for more.")
  static let gestures = CommandOption(
    "gestures", .folder, placeholder: "DIR",
    "The .gesture files of this folder, sorted by name, instead of the standard gestures.")
  static let output = CommandOption(
    "output", letter: "o", .file, placeholder: "FILE",
    "Writes the result to this file, whole or not at all, instead of standard output.")
  static let jobs = CommandOption(
    "jobs", .number, placeholder: "N",
    "How many runs at a time; as many as there are processors if not given. The result does not "
      + "depend on it.")
  static let color = CommandOption(
    "color", .words(["auto", "always", "never"]), placeholder: "WHEN",
    "auto (if not given: on a terminal, unless NO_COLOR is set or TERM is dumb), always or never.")
  static let quiet = CommandOption(
    "quiet", letter: "q", .none, "No notes and no progress on standard error; errors remain.")
  static let help = CommandOption("help", letter: "h", .none, "Prints this and ends.")

  /// The form of the result; the first of the words is the default.
  static func format(_ words: [String]) -> CommandOption {
    CommandOption(
      "format", .words(words), placeholder: "FORMAT",
      "The form of the result: \(words.joined(separator: ", ")); \(words[0]) if not given.")
  }
}
