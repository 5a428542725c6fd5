import BehaviorCatalog
import Foundation
import GestureScript
import ScrollComparison
import ScrollHost
import ScrollReports
import Testing

/// Traces as they were when last looked at, as files under `Tests/Golden`.
///
/// `SCROLLHOST_RECORD=1 swift test --filter GoldenTraceTests` writes them anew; a plain run compares.
@Suite struct GoldenTraceTests {
  /// The gestures whose traces are kept whole; of all others a digest is kept.
  private static let kept = [
    "slow-pull-release", "push-past-pins", "flick-down-to-top", "catch-deceleration",
    "drag-70-5-slow", "rotate-mid-scroll", "tap-to-top",
  ]

  private let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Golden")
  private let isRecording =
    ProcessInfo.processInfo.environment["SCROLLHOST_RECORD"] == "1"

  @Test func `kept traces are the same to the byte`() throws {
    for entry in BehaviorCatalog.entries {
      for gesture in Self.kept {
        let name = "\(entry.descriptor.id)/\(gesture).csv"
        try compare(csv(entry, "literal", gesture), with: name)
      }
    }
  }

  @Test func `every standard gesture gives the same trace in every variant`() throws {
    var lines = "behavior,variant,gesture,fnv1a64\n"
    for entry in BehaviorCatalog.entries {
      for variant in entry.descriptor.variants {
        for gesture in StandardGestures.all {
          let digest = digest(try csv(entry, variant.name, gesture.name))
          lines += "\(entry.descriptor.id),\(variant.name),\(gesture.name),\(digest)\n"
        }
      }
    }
    try compare(Array(lines.utf8), with: "digests.csv")
  }

  private func csv(_ entry: BehaviorEntry, _ variant: String, _ name: String) throws -> [UInt8] {
    let gesture = try #require(StandardGestures.named(name))
    let run = Run(
      entry: entry, variant: variant,
      parameters: try ParameterValues(entry.descriptor, variant: variant),
      device: try #require(Device.named("iphone-15")), gestureName: name,
      script: try gesture.script())
    var text: [UInt8] = []
    TraceCSV.append(try run.trace(), to: &text)
    return text
  }

  private func compare(_ text: [UInt8], with name: String) throws {
    let file = folder.appending(path: name)
    if isRecording {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text).write(to: file)
      return
    }
    let known = (try? Data(contentsOf: file)).map(Array.init) ?? []
    guard known != text else { return }
    Issue.record(
      """
      Tests/Golden/\(name) differs: \(firstDifference(known, text))
      If the new trace is right, say why in the commit, and record it:
        SCROLLHOST_RECORD=1 swift test --filter GoldenTraceTests
      """)
  }

  private func firstDifference(_ known: [UInt8], _ text: [UInt8]) -> String {
    let (old, new) = (lines(known), lines(text))
    for (index, pair) in zip(old, new).enumerated() where pair.0 != pair.1 {
      return "line \(index + 1)\n- \(pair.0)\n+ \(pair.1)"
    }
    return "\(old.count) lines for \(new.count)"
  }

  private func lines(_ text: [UInt8]) -> [Substring] {
    String(decoding: text, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// FNV-1a, 64 bits: http://www.isthe.com/chongo/tech/comp/fnv/
  private func digest(_ text: [UInt8]) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in text { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return String(hash, radix: 16)
  }
}
