import BehaviorCatalog
import Foundation
import ScrollHostCLI
import Testing

/// The README's transcripts are what the program prints, and its links lead somewhere.
///
/// `SCROLLHOST_RECORD=1 swift test --filter ReadmeTests` writes the transcripts anew.
@Suite struct ReadmeTests {
  private let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  @Test func `transcripts are what the program prints`() throws {
    let file = root.appending(path: "README.md")
    let text = try String(contentsOf: file, encoding: .utf8)
    var shown: [String] = []
    var isTranscript = false
    for line in text.components(separatedBy: "\n") {
      if isTranscript && line != "```" { continue }
      isTranscript = false
      shown.append(line)
      guard line.hasPrefix("$ scrollhost ") else { continue }
      shown += try output(of: String(line.dropFirst("$ scrollhost ".count)))
      isTranscript = true
    }
    let current = shown.joined(separator: "\n")
    if ProcessInfo.processInfo.environment["SCROLLHOST_RECORD"] == "1" {
      try current.write(to: file, atomically: true, encoding: .utf8)
    } else {
      #expect(text == current, "run: SCROLLHOST_RECORD=1 swift test --filter ReadmeTests")
    }
  }

  @Test func `links lead to files`() throws {
    let text = try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
    for match in text.matches(of: /\]\(([^)#:]+)\)/) {
      let path = root.appending(path: String(match.1)).path
      #expect(FileManager.default.fileExists(atPath: path), "\(match.1)")
    }
  }

  /// Runs a command line, one `| head -n N` or `| tail -n N` understood.
  private func output(of line: String) throws -> [String] {
    let parts = line.components(separatedBy: " | ")
    let console = CapturedConsole()
    let status = CommandLineTool(behaviors: BehaviorCatalog.entries)
      .run(parts[0].components(separatedBy: " "), console: console)
    #expect(status == .ok)
    var lines = console.text.components(separatedBy: "\n")
    while lines.last == "" { lines.removeLast() }
    if parts.count > 1, let count = Int(parts[1].dropFirst("head -n ".count)) {
      lines = parts[1].hasPrefix("head") ? Array(lines.prefix(count)) : Array(lines.suffix(count))
    }
    return lines
  }
}

/// A console that keeps what is written.
private final class CapturedConsole: Console, @unchecked Sendable {
  private var bytes: [UInt8] = []
  var text: String { String(decoding: bytes, as: UTF8.self) }
  let outputIsTerminal = false
  let errorIsTerminal = false
  let terminalWidth: Int? = nil
  let processorCount = 2
  let seconds = 0.0

  func environment(_ name: String) -> String? { nil }
  func readInput(limit: Int) throws(CommandFailure) -> [UInt8] { [] }
  func write(_ bytes: [UInt8]) throws(CommandFailure) { self.bytes += bytes }
  func writeError(_ text: String) {}
}
