import BehaviorCatalog
import GestureScript
import ScrollComparison
import ScrollHost
import Testing

@Suite struct ComparisonTests {
  private func comparison(_ gestures: [String], keepsCheckpoints: Bool = false) throws -> Comparison
  {
    let device = try #require(Device.named("bare"))
    return Comparison(
      subjects: BehaviorCatalog.entries.prefix(2).map { entry in
        ComparisonSubject(
          entry: entry, parameters: ParameterValues(entry.descriptor.parameters), device: device)
      },
      gestures: try gestures.enumerated().map { number, text in
        NamedGesture(
          name: "gesture \(number)",
          script: try GestureScript.parse(Array(text.utf8), file: "test.gesture"))
      }, keepsCheckpoints: keepsCheckpoints)
  }

  private let pull = "down 100 400\ndrag by 0 60 over 200ms\nmark pulled\nup\nsettle\nmark rest"

  @Test func `a gesture's runs follow one another, a run a subject`() throws {
    let comparison = try comparison([pull, "wait 100ms"])
    let ids = BehaviorCatalog.entries.prefix(2).map(\.descriptor.id)
    #expect(comparison.runCount == 4)
    let order = (0..<4).map { number in
      comparison.run(number).gestureName + " " + comparison.run(number).entry.descriptor.id
    }
    #expect(order == [0, 1].flatMap { gesture in ids.map { "gesture \(gesture) \($0)" } })
  }

  @Test func `a cell does not depend on which cells were made before it`() throws {
    let comparison = try comparison([pull, "flick by 0 -300 over 100ms\nsettle"])
    let forward = try (0..<4).map { try comparison.cell($0).measures }
    let backward = try (0..<4).reversed().map { try comparison.cell($0).measures }
    #expect(forward == backward.reversed())
  }

  @Test func `checkpoints are kept only when asked for, in the order of the script`() throws {
    #expect(try comparison([pull]).cell(1).checkpoints.isEmpty)
    let asked = try comparison([pull], keepsCheckpoints: true)
    let cell = try asked.cell(1)
    #expect(cell.checkpoints.map(\.name) == ["pulled", "rest"])
    let result = asked.result([try asked.cell(0), cell])
    #expect(result.checkpointNames(gesture: 0) == ["pulled", "rest"])
  }

  @Test func `marks of one name are told apart`() throws {
    let asked = try comparison(["mark here\nwait 100ms\nmark here"], keepsCheckpoints: true)
    #expect(try asked.cell(0).checkpoints.map(\.name) == ["here", "here@2"])
  }

  @Test func `a summary holds the extremes and sums of all gestures`() throws {
    let comparison = try comparison([pull, "flick by 0 -300 over 100ms\nsettle"])
    let cells = try (0..<4).map { try comparison.cell($0) }
    let summary = comparison.result(cells).summary(ofSubject: 1)
    let own = [cells[1].measures, cells[3].measures]
    #expect(summary.gestures == 2)
    #expect(summary.greatestHeaderHeight == own.compactMap { $0[.headerPeakHeight] }.max())
    #expect(summary.contentRestYs?.lowerBound == own.compactMap { $0[.contentRestY] }.min())
    #expect(summary.layoutEdits == own.compactMap { $0[.layoutEdits] }.reduce(0, +))
    #expect(summary.frames == own.compactMap { $0[.frames] }.reduce(0, +))
    #expect(summary.longestSettleTime == own.compactMap { $0[.settleTime] }.max())
    #expect(summary.unsettled == 0)
    #expect(summary.faults == 0)
    #expect(summary.findings == own.compactMap { $0[.findings] }.reduce(0, +))
  }
}
