import BehaviorTesting
import PlainScroll
import ScrollComparison
import ScrollHost
import Testing

@Suite struct PlainScrollBehaviorTests {
  private let phone = Device.named("iphone-15")!

  private func play(
    _ settings: [(name: String, text: String)], _ gesture: String = "", rate: Double? = nil
  ) throws -> Trace {
    try run(
      PlainScrollBehavior.self, settings: settings, on: phone, framesPerSecond: rate,
      gesture: gesture)
  }

  @Test func `is a list of 2000 points that rests below the safe area`() throws {
    let trace = try play([])
    #expect(trace.value(.contentOffsetY, 0) == -59)
    #expect(trace.value(.contentMinY, 0) == 59)
    #expect(trace.value(.contentSizeHeight, 0) == 2000)
    #expect(trace.value(.contentSizeWidth, 0) == 393)
    #expect(trace.value(.maximumOffsetY, 0) == 2000 + 34 - 852)
  }

  @Test func `takes every parameter`() throws {
    #expect(try play([("insetAdjustment", "never")]).value(.contentOffsetY, 0) == 0)
    #expect(try play([("initialOffset", "300")]).value(.contentOffsetY, 0) == 300)
    #expect(try play([("initialOffset", "rest")]).value(.contentOffsetY, 0) == -59)
    #expect(try play([("contentHeight", "5000")]).value(.contentSizeHeight, 0) == 5000)
    let flick = "wait 50ms\nflick by 0 -200 over 100ms\nsettle\nmark rest\n"
    func landing(_ settings: [(name: String, text: String)]) throws -> Double {
      try play(settings, flick).valuesAtMarks(.contentOffsetY)[0]
    }
    let plain = try landing([("contentHeight", "9000")])
    #expect(try landing([("contentHeight", "9000"), ("rate", "0.99")]) < plain)
    #expect(try landing([("insetAdjustment", "never"), ("paging", "true")]) == 852)
    let pull = "wait 50ms\ndown 100 300\ndrag by 0 100 over 200ms\nmark end\nup\nsettle\n"
    func pulled(_ settings: [(name: String, text: String)]) throws -> Double {
      try play(settings, pull).valuesAtMarks(.contentOffsetY)[0]
    }
    #expect(try pulled([]) < -59)
    #expect(try pulled([("bounces", "false")]) == -59)
    #expect(try pulled([("contentHeight", "100")]) == -59)
    #expect(try pulled([("contentHeight", "100"), ("alwaysBounce", "true")]) < -59)
  }

  @Test func `refuses what is no setting`() {
    do throws(ParameterError) {
      var values = ParameterValues(PlainScrollBehavior.descriptor.parameters)
      try values.set("initialOffset", toText: "top")
      Issue.record("taken")
    } catch {
      #expect(
        error.description
          == "parameter 'initialOffset' does not take 'top' (expected a number from -100000 to "
          + "1000000 pt, or rest)")
    }
  }

  @Test func `edits no constraint, whatever happens`() throws {
    let gesture = """
      flick by 0 -200 over 100ms
      wait 100ms
      rotate landscape
      content 4000
      settle
      """
    let edits = try play([], gesture).values(.layoutEdits)
    #expect(edits.allSatisfy { $0 == 0 })
  }
}
