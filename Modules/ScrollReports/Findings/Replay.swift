import GestureScript
import ScrollComparison
import ScrollGeometry

/// The command that repeats a finding's run.
public struct Replay: Equatable, Sendable {
  /// The words of the `scrollhost` command, quoted for a shell where need be.
  public let words: [String]
  /// The lines of a gesture that the command reads from standard input; nil for a standard gesture.
  public let lines: [String]?

  /// - Parameters:
  ///   - run: What to repeat.
  ///   - finding: Whose run it is.
  public init(_ run: FindingRun, of finding: FindingRecord) {
    self.init(run, behavior: finding.behavior, variant: finding.variant)
  }

  /// - Parameters:
  ///   - run: What to repeat.
  ///   - behavior: The behavior's id.
  ///   - variant: The name of its preset.
  public init(_ run: FindingRun, behavior: String, variant: String) {
    let name = Self.standardNames[run.gesture]
    var words = ["scrollhost", "trace", behavior, name ?? "-"]
    if variant != "literal" { words += ["--variant", variant] }
    words += ["--device", run.device, "--hz", NumberText.string(run.framesPerSecond)]
    for setting in run.settings {
      words += ["--set", Self.quoted("\(behavior).\(setting.name)=\(setting.text)")]
    }
    self.words = words
    lines = name == nil ? run.gesture.split(separator: "\n").map(String.init) : nil
  }

  /// How many lines of a gesture are worth printing.
  public static let mostLines = 16

  /// The command in lines of a width, to be pasted into a shell; it names a gesture that is too long
  /// to print `FILE.gesture`.
  ///
  /// - Parameters:
  ///   - width: Terminal cells a line takes at most, where no single word is wider.
  ///   - indent: Spaces before each line.
  /// - Returns: Lines, each with its line break.
  public func text(width: Int, indent: Int) -> String {
    guard let lines else { return command(words, width, indent) }
    guard !lines.isEmpty else { return command(words + ["< /dev/null"], width, indent) }
    guard lines.count <= Self.mostLines else {
      var words = words
      words[3] = "FILE.gesture"
      return Prose.wrapped(
        "(a gesture of \(lines.count) lines, in --format json)", width: width, indent: indent)
        + command(words, width, indent)
    }
    let printing = ["printf", "'%s\\n'"] + lines.map(Self.quoted) + ["|"]
    return Prose.wrapped(
      printing, width: width, indent: indent + 2, firstIndent: indent, continuation: " \\")
      + command(words, width, indent + 2)
  }

  private func command(_ words: [String], _ width: Int, _ indent: Int) -> String {
    Prose.wrapped(
      words, width: width, indent: indent + 2, firstIndent: indent, continuation: " \\")
  }

  /// The text as one word of a POSIX shell.
  static func quoted(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy { (byte: UInt8) in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
        UInt8(ascii: "."), UInt8(ascii: "="), UInt8(ascii: ","), UInt8(ascii: "/"):
        true
      default: false
      }
    }
    if isPlain, !text.isEmpty { return text }
    var result = "'"
    for scalar in text.unicodeScalars {
      if scalar == "'" { result += "'\\''" } else { result.unicodeScalars.append(scalar) }
    }
    return result + "'"
  }

  /// Standard gestures' names by their text in canonical form.
  private static let standardNames: [String: String] = {
    var names: [String: String] = [:]
    for gesture in [NamedGesture].standard { names[gesture.script.text] = gesture.name }
    return names
  }()
}
