import GestureScript
import ScrollComparison

/// Where gestures come from: the standard ones, the files of a folder, single files, standard input.
struct GestureSource {
  private let invocation: Invocation
  /// The paths of the files of `--gestures`; nil for the standard gestures.
  private let files: [String]?

  /// The ending of a gesture's file.
  static let suffix = ".gesture"
  /// The operand that stands for standard input.
  static let standardInput = "-"

  /// - Throws: `CommandFailure.unreadable` when the folder of `--gestures` cannot be read or holds no
  ///   gesture.
  init(_ invocation: Invocation) throws(CommandFailure) {
    self.invocation = invocation
    guard let folder = invocation.arguments.value(.gestures) else {
      files = nil
      return
    }
    let names = try InputFile.names(inFolder: folder, ending: Self.suffix)
    guard !names.isEmpty else {
      throw .unreadable("the folder \(NearestWord.quoted(folder)) holds no \(Self.suffix) file")
    }
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    files = names.map { (name: String) in prefix + name }
  }

  /// The names that stand for gestures by themselves, in order.
  var names: [String] {
    files.map { (files: [String]) in files.map(Self.name) }
      ?? StandardGestures.all.map { (gesture: StandardGesture) in gesture.name }
  }

  /// The gestures that words name, each once; all of the source when there are no words.
  ///
  /// - Throws: `CommandFailure.badInput` with every error of every script, `.unreadable`, or `.usage`
  ///   for a word that is neither a gesture's name nor a file.
  func gestures(_ words: [String]) throws(CommandFailure) -> [NamedGesture] {
    var texts: [GestureText] = []
    var known: Set<String> = []
    for word in words.isEmpty ? names : words where known.insert(word).inserted {
      texts.append(try text(word))
    }
    var gestures: [NamedGesture] = []
    var errors: [String] = []
    for text in texts {
      do throws(CommandFailure) {
        gestures.append(NamedGesture(name: text.name, script: try parsed(text)))
      } catch {
        guard case .badInput(let lines) = error else { throw error }
        errors += lines
      }
    }
    guard errors.isEmpty else { throw .badInput(errors) }
    return gestures
  }

  /// The script that a text is.
  ///
  /// - Throws: `CommandFailure.badInput` with every error.
  func parsed(_ text: GestureText) throws(CommandFailure) -> GestureScript {
    guard text.bytes.count <= ScriptLimits.bytes else {
      throw .badInput([
        "\(text.file):1:1: the script is too long (expected at most \(ScriptLimits.bytes) bytes)"
      ])
    }
    do throws(GestureScriptErrors) {
      return try GestureScript.parse(text.bytes, file: text.file)
    } catch {
      throw .badInput(error.description.split(separator: "\n").map(String.init))
    }
  }

  /// The text that a word names, up to a number of bytes: one more than a script may have if not
  /// said.
  ///
  /// - Throws: `CommandFailure.unreadable`, or `.usage` for a word that is neither a gesture's name
  ///   nor a file.
  func text(
    _ word: String, limit: Int = ScriptLimits.bytes + 1
  ) throws(CommandFailure) -> GestureText {
    if word == Self.standardInput {
      return GestureText(
        name: "stdin", file: "<stdin>", bytes: try invocation.console.readInput(limit: limit))
    }
    for path in files ?? [] where Self.name(path) == word {
      return try file(path, limit: limit)
    }
    if let gesture = StandardGestures.named(word) {
      return GestureText(name: word, file: word + Self.suffix, bytes: gesture.bytes)
    }
    let isPath = word.utf8.contains(UInt8(ascii: "/")) || word.hasSuffix(Self.suffix)
    guard isPath || System.kind(word) != .missing else {
      throw invocation.usage(
        NearestWord.unknown(
          "gesture", word, known: names, listedBy: "scrollhost list gestures"))
    }
    return try file(word, limit: limit)
  }

  private func file(_ path: String, limit: Int) throws(CommandFailure) -> GestureText {
    GestureText(
      name: Self.name(path), file: path,
      bytes: try InputFile.read(path, limit: limit))
  }

  /// The last part of a path, without the ending.
  private static func name(_ path: String) -> String {
    let last = path.split(separator: "/").last.map(String.init) ?? path
    return last.hasSuffix(suffix) && last != suffix
      ? String(last.dropLast(suffix.utf8.count)) : last
  }
}

/// A gesture's text, not yet parsed.
struct GestureText {
  /// What tables call it.
  let name: String
  /// What errors call it.
  let file: String
  let bytes: [UInt8]
}
