import BehaviorCatalog
import Foundation
import GestureScript
import ScrollComparison
import ScrollHost
import ScrollReports
import Testing

/// The real output of every format is what `Docs/Schemas` promises.
@Suite struct SchemaTests {
  private func schema(_ name: String) throws -> SchemaChecker {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Docs/Schemas")
    let data = try Data(contentsOf: folder.appending(path: "scrollhost.\(name)-1.schema.json"))
    return SchemaChecker(try JSONValue(Array(data)))
  }

  /// Every behavior in every variant under a gesture that marks, faults the pager and settles in vain.
  private func comparison(keepsCheckpoints: Bool) throws -> ComparisonRecord {
    let text = """
      gesture "All at once, \\ and \u{E9}"
      repeat 11 {
        flick by 0 -300 over 100ms at 187 500
        settle within 100ms
        mark page
        wait 400ms
      }
      scroll nowhere to 0 0
      """.replacingOccurrences(of: "\\ ", with: "")
    let script = try GestureScript.parse(Array(text.utf8), file: "test.gesture")
    var subjects: [ComparisonSubject] = []
    for entry in BehaviorCatalog.entries {
      for variant in entry.descriptor.variants {
        subjects.append(
          ComparisonSubject(
            entry: entry, variant: variant.name,
            parameters: try ParameterValues(entry.descriptor, variant: variant.name),
            device: Device.all[2]))
      }
    }
    let comparison = Comparison(
      subjects: subjects, gestures: [NamedGesture(name: "all", script: script)],
      keepsCheckpoints: keepsCheckpoints)
    return comparison.result(try (0..<comparison.runCount).map { try comparison.cell($0) })
  }

  @Test func `comparisons fit their schema`() throws {
    let schema = try schema("comparison")
    for keepsCheckpoints in [false, true] {
      let result = try comparison(keepsCheckpoints: keepsCheckpoints)
      #expect(result.cells.contains { $0.fault != nil })
      #expect(result.cells.contains { !$0.unsettled.isEmpty })
      #expect(result.cells.contains { !$0.notes.isEmpty })
      var bytes: [UInt8] = []
      ComparisonJSON.append(result, to: &bytes)
      #expect(schema.errors(try JSONValue(bytes)) == [])
      var lines: [UInt8] = []
      ComparisonJSON.appendLines(result, to: &lines)
      let runs = lines.split(separator: UInt8(ascii: "\n"))
      #expect(runs.count == result.cells.count)
      for run in runs {
        #expect(schema.errors(try JSONValue(Array(run)), definition: "run") == [])
      }
    }
  }

  @Test func `traces fit their schema`() throws {
    let schema = try schema("trace")
    let script = try #require(StandardGestures.named("rotate-mid-scroll")).script()
    for entry in BehaviorCatalog.entries {
      let trace = try Run(
        entry: entry, parameters: ParameterValues(entry.descriptor.parameters),
        device: Device.all[3], gestureName: "rotate-mid-scroll", script: script
      ).trace()
      var bytes: [UInt8] = []
      TraceJSON.append(trace, to: &bytes)
      let document = try JSONValue(bytes)
      #expect(schema.errors(document) == [], "\(entry.descriptor.id)")
      var lines: [UInt8] = []
      TraceJSON.appendLines(trace, to: &lines)
      let frames = try lines.split(separator: UInt8(ascii: "\n")).map { try JSONValue(Array($0)) }
      #expect(document["frames"]?.items == frames)
    }
  }

  @Test func `lists fit their schema`() throws {
    let schema = try schema("list")
    let gestures = try StandardGestures.all.map {
      NamedGesture(name: $0.name, script: try $0.script())
    }
    var documents: [[UInt8]] = [[], [], [], []]
    CatalogJSON.append(behaviors: BehaviorCatalog.entries.map(\.descriptor), to: &documents[0])
    CatalogJSON.append(gestures: gestures, to: &documents[1])
    CatalogJSON.append(devices: Device.all, to: &documents[2])
    CatalogJSON.append(rules: Rule.all, to: &documents[3])
    for document in documents { #expect(schema.errors(try JSONValue(document)) == []) }
  }

  @Test func `findings fit their schema`() throws {
    let schema = try schema("findings")
    var bytes: [UInt8] = []
    FindingsJSON.append(SampleCheck.record, to: &bytes)
    #expect(schema.errors(try JSONValue(bytes)) == [])
    let entry = BehaviorCatalog.entries[4]
    let check = Check(
      entry: entry, variant: "literal", parameters: ParameterValues(entry.descriptor.parameters),
      gestures: [], devices: [Device.all[0]])
    let findings = try check.findings().map { FindingRecord($0) }
    #expect(findings.count > 3)
    let record = CheckRecord(
      subjects: [CheckRecord.Subject(behavior: entry.descriptor.id, variant: "literal")],
      devices: ["iphone-se"], rules: Rule.all.map(\.name), findings: findings)
    bytes = []
    FindingsJSON.append(record, to: &bytes)
    #expect(schema.errors(try JSONValue(bytes)) == [])
  }

  @Test func `differences and baselines fit their schemas`() throws {
    var record = SampleCheck.record
    let comparison = try comparison(keepsCheckpoints: false)
    let baseline = Baseline(record.findings, comparison.cells)
    var bytes: [UInt8] = []
    baseline.append(to: &bytes)
    #expect(try schema("baseline").errors(try JSONValue(bytes)) == [])
    let scope = BaselineScope(coversFinding: { _ in true }, coversRun: { _ in true })
    record.accept(
      baseline,
      differences: Baseline().differences(
        to: baseline, scope: scope, tolerance: BaselineTolerance()))
    #expect(record.differences?.count == 2 + comparison.cells.count)
    bytes = []
    FindingsJSON.append(record, to: &bytes)
    #expect(try schema("findings").errors(try JSONValue(bytes)) == [])
  }

  @Test func `the checker itself finds what does not fit`() throws {
    let schema = try schema("trace")
    var errors = schema.errors(try JSONValue(#"{"schema":"scrollhost.trace/2","rate":"60"}"#))
    #expect(errors == ["/schema: const", "/rate: type", ": required"])
    errors = schema.errors(
      try JSONValue(
        #"{"frame":0.5,"time":-1,"phase":"asleep","layout.edits":0,"events":[""],"#
          + #""layout.conflicts":null,"work.images":true}"#), definition: "frame")
    #expect(
      errors == [
        "/frame: type", "/time: minimum", "/phase: enum", "/events/0: minLength",
        "/work.images: type",
      ])
  }
}
