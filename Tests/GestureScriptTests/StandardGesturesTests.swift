import Foundation
import GestureScript
import ScrollGeometry
import Testing

@Suite struct StandardGesturesTests {
  private let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  @Test func `every standard gesture parses, has a title and settles at its end`() throws {
    for gesture in StandardGestures.all {
      let script = try gesture.script()
      #expect(script.title?.isEmpty == false, "\(gesture.name)")
      #expect(script.text == (try GestureScript.parse(Array(script.text.utf8), file: "")).text)
      #expect(gesture.text.contains("\n# "), "\(gesture.name) says what it is for")
      #expect(endsSettled(script.statements), "\(gesture.name)")
    }
  }

  /// Whether no command that moves anything follows the last settle.
  private func endsSettled(_ statements: [GestureStatement]) -> Bool {
    for statement in statements.reversed() {
      switch statement.command {
      case .mark: continue
      case .settle: return true
      case .repeat(_, let body): return endsSettled(body)
      default: return false
      }
    }
    return false
  }

  @Test func `the list holds each file of the folder once, under its name`() throws {
    let folder = root.appending(path: "Modules/GestureScript/Standard")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path()).sorted()
    let names = StandardGestures.all.map { "\($0.name).gesture" }
    #expect(names.sorted() == files, "list new files in StandardGestures.all")
    for gesture in StandardGestures.all {
      let file = try Data(contentsOf: folder.appending(path: "\(gesture.name).gesture"))
      #expect(gesture.bytes == Array(file), "\(gesture.name)")
      #expect(StandardGestures.named(gesture.name) == gesture)
    }
    #expect(StandardGestures.named("no-such-gesture") == nil)
  }

  @Test func `titles differ and names are lowercase words joined by hyphens`() throws {
    var titles: Set<String> = []
    for gesture in StandardGestures.all {
      titles.insert(try gesture.script().title ?? "")
      #expect(gesture.name.wholeMatch(of: /[a-z0-9]+(-[a-z0-9]+)*/) != nil, "\(gesture.name)")
    }
    #expect(titles.count == StandardGestures.all.count)
  }

  @Test func `touches begin in the lower content area of every portrait screen`() throws {
    for gesture in StandardGestures.all where gesture.name != "drag-from-header" {
      var starts: [Point] = []
      collectStarts(try gesture.script().statements, &starts)
      for start in starts {
        #expect((100...275).contains(start.x) && (350...600).contains(start.y), "\(gesture.name)")
      }
    }
  }

  private func collectStarts(_ statements: [GestureStatement], _ starts: inout [Point]) {
    for statement in statements {
      switch statement.command {
      case .down(let point), .tap(let point): starts.append(point)
      case .flick(_, _, let start): starts.append(start ?? .zero)
      case .repeat(_, let body): collectStarts(body, &starts)
      default: break
      }
    }
  }

  @Test func `the pull of 60 pushed back by 50 leaves exactly the slop`() throws {
    let script = try #require(StandardGestures.named("pull-60-push-50")).script()
    let commands = script.commands
    #expect(
      commands.contains(
        .dragBy(Point(x: 0, y: 60), nanoseconds: 300_000_000, ease: .linear)))
    #expect(
      commands.contains(
        .dragBy(Point(x: 0, y: -50), nanoseconds: 300_000_000, ease: .linear)))
  }

  @Test func `the documentation lists every standard gesture and no other`() throws {
    let text = try String(contentsOf: root.appending(path: "Docs/Gestures.md"), encoding: .utf8)
    let section = try #require(text.range(of: "## The standard gestures"))
    var rows: [String] = []
    for line in text[section.upperBound...].split(separator: "\n") where line.hasPrefix("| `") {
      rows.append(String(line))
    }
    let expected = try StandardGestures.all.map { gesture in
      "| `\(gesture.name)` | \(try gesture.script().title ?? "") |"
    }
    #expect(rows == expected)
  }
}
