import BehaviorTesting
import ClampedHeaderNavAlpha
import ScrollComparison
import ScrollHost
import Testing

@Suite struct ClampedHeaderNavAlphaBehaviorTests {
  private let phone = Device.named("iphone-se")!

  /// Offset, header height, first row's top, its distance from the tabs' bottom, and the raw alpha,
  /// as published to four decimals.
  private let published:
    [(offset: Double, height: Double, row: Double, gap: Double, alpha: Double)] = [
      (-544, 500, 544, 0, -2.2059), (-344, 300, 344, 0, -0.7353), (-260, 216, 260, 0, -0.1176),
      (-244.5, 200.5, 244.5, 0, -0.0037), (-244, 200, 244, 0, 0), (-243, 199, 243, 0, 0.0074),
      (-210, 166, 210, 0, 0.25), (-176, 132, 176, 0, 0.5), (-142, 98, 142, 0, 0.75),
      (-109, 65, 109, 0, 0.9926), (-108, 64, 108, 0, 1), (-107, 64, 107, -1, 1),
      (-64, 64, 64, -44, 1), (0, 64, 0, -108, 1), (500, 64, -500, -608, 1),
    ]
  /// The same with `lastOffsetY` never assigned.
  private let unassigned:
    [(offset: Double, height: Double, row: Double, gap: Double, alpha: Double)] = [
      (-244, 444, 244, -244, -1.7941), (-108, 308, 108, -244, -0.7941), (136, 64, -136, -244, 1),
    ]

  @Test(arguments: [-244.0, 0])
  func `reproduces the document's states`(lastOffset: Double) throws {
    let rows = lastOffset == 0 ? unassigned : published
    let trace = try run(
      ClampedHeaderNavAlphaBehavior.self,
      settings: [("lastOffsetY", NumberText.string(lastOffset))], on: phone,
      gesture: scrolls(to: rows.map { $0.offset }))
    for (row, frame) in zip(rows, trace.marks.map { $0.frame }) {
      let delta = row.offset - lastOffset
      let height = max(200 - delta, 64)
      let exact: [(Output, Double, Double)] = [
        (.headerMinY, 0, 0), (.headerHeight, height, row.height),
        (.pinnedMinY, height, row.height), (.pinnedHeight, 44, 44),
        (.contentMinY, -row.offset, row.row),
        (.titleAlpha, min(delta / 136, 1), row.alpha),
        (.navigationBarAlpha, min(delta / 136, 1), row.alpha),
      ]
      for (output, formula, rounded) in exact {
        #expect(abs(trace.value(output, frame) - formula) <= 1e-9, "\(output.name) \(row.offset)")
        #expect(abs(trace.value(output, frame) - rounded) <= 5e-5, "\(output.name) \(row.offset)")
      }
      let bottom = trace.value(.pinnedMinY, frame) + trace.value(.pinnedHeight, frame)
      #expect(abs(trace.value(.contentMinY, frame) - bottom - row.gap) <= 1e-9)
    }
  }

  @Test func `starts with both alphas at 0 and rests at minus 244`() throws {
    let trace = try run(ClampedHeaderNavAlphaBehavior.self, on: phone, gesture: "")
    #expect(trace.value(.navigationBarAlpha, 0) == 0)
    #expect(trace.value(.titleAlpha, 0) == 0)
    #expect(trace.value(.contentOffsetY, 0) == -244)
    let adjusted = try run(
      ClampedHeaderNavAlphaBehavior.self, settings: [("insetAdjustment", "automatic")],
      on: phone, gesture: "")
    #expect(adjusted.value(.contentOffsetY, 0) == -264)
  }

  @Test func `makes an image on every event`() throws {
    let trace = try run(
      ClampedHeaderNavAlphaBehavior.self, on: phone, gesture: scrolls(to: [-200, 0, 1, -300]))
    #expect(trace.valuesAtMarks(.workImages) == [1, 1, 1, 1])
    #expect(trace.valuesAtMarks(.layoutEdits) == [1, 1, 0, 1], "one constant, while it changes")
  }

  @Test(arguments: ["literal", "intended"])
  func `loses a pan that starts on header or tabs only when they keep touches`(
    variant: String
  ) throws {
    for (y, isCovered) in [(100, true), (243, true), (250, false)] {
      let trace = try run(
        ClampedHeaderNavAlphaBehavior.self, variant: variant, on: phone,
        gesture: "wait 50ms\ndown 180 \(y)\ndrag by 0 -60 over 200ms\nmark end\nup\nsettle\n")
      let moved = trace.valuesAtMarks(.contentOffsetY)[0] != -244
      #expect(moved == (variant == "intended" || !isCovered), "at \(y)")
    }
  }

  @Test func `a touch on the header does not even stop a glide`() throws {
    let gesture = """
      flick by 0 -100 over 100ms at 180 500
      wait 50ms
      tap 180 30
      mark tapped
      settle
      """
    let trace = try run(ClampedHeaderNavAlphaBehavior.self, on: phone, gesture: gesture)
    #expect(trace.phases[try #require(trace.marks.first).frame] == .decelerating)
  }

  @Test func `an opaque bar shifts the whole layout by 64 exactly at the pin`() throws {
    let trace = try run(
      ClampedHeaderNavAlphaBehavior.self, settings: [("opaqueBarShiftsLayout", "true")],
      on: phone, gesture: scrolls(to: [-109, -108, -109]))
    #expect(trace.valuesAtMarks(.headerMinY) == [0, 64, 0])
    #expect(trace.valuesAtMarks(.pinnedMinY) == [65, 128, 65])
    #expect(trace.valuesAtMarks(.contentMinY) == [109, 172, 109])
    let spared = try run(
      ClampedHeaderNavAlphaBehavior.self,
      settings: [("opaqueBarShiftsLayout", "true"), ("opaqueAlpha", "0.99")], on: phone,
      gesture: scrolls(to: [-108]))
    #expect(spared.valuesAtMarks(.headerMinY) == [0])
    #expect(spared.valuesAtMarks(.titleAlpha) == [0.99])
  }

  @Test func `pushing on stops at the pin when it may not go past`() throws {
    let trace = try run(
      ClampedHeaderNavAlphaBehavior.self, settings: [("pastPin", "stops")], on: phone,
      gesture: scrolls(to: [-150, -50, 500]))
    #expect(trace.valuesAtMarks(.contentOffsetY) == [-150, -108, -108])
  }

  @Test(arguments: ["iphone-se", "iphone-13", "iphone-15", "bare"])
  func `as intended pins the tabs under the real bar, opaque just then`(name: String) throws {
    let device = try #require(Device.named(name))
    let bar = device.viewport.navigationBarBottom
    let offsets = [-544, -244.5, -244, -210, -244 + 200 - bar, 0, 500]
    let trace = try run(
      ClampedHeaderNavAlphaBehavior.self, variant: "intended", on: device,
      gesture: scrolls(to: offsets))
    for (offset, frame) in zip(offsets, trace.marks.map { $0.frame }) {
      let delta = offset + 244
      #expect(abs(trace.value(.headerHeight, frame) - max(200 - delta, bar)) <= 1e-9)
      #expect(abs(trace.value(.pinnedMinY, frame) - max(200 - delta, bar)) <= 1e-9)
      let alpha = min(max(delta / (200 - bar), 0), 1)
      #expect(abs(trace.value(.navigationBarAlpha, frame) - alpha) <= 1e-9)
      #expect(abs(trace.value(.titleAlpha, frame) - alpha) <= 1e-9)
      #expect(trace.value(.workImages, frame) == 0)
    }
  }

  @Test func `as intended moves with a larger inset and changes nothing else`() throws {
    let trace = try run(
      ClampedHeaderNavAlphaBehavior.self, variant: "intended", on: phone,
      gesture: "wait 50ms\ninset 60 0\nwait 50ms\nmark a\n")
    #expect(trace.valuesAtMarks(.headerMinY) == [60])
    #expect(trace.valuesAtMarks(.headerHeight) == [200])
    #expect(trace.valuesAtMarks(.contentMinY) == [304])
    #expect(trace.valuesAtMarks(.titleAlpha) == [0])
  }

  @Test func `refuses a bar that is no lower than the header`() {
    do throws(ParameterError) {
      var values = ParameterValues(ClampedHeaderNavAlphaBehavior.descriptor.parameters)
      try values.set("headHeight", toText: "64")
      _ = try ClampedHeaderNavAlphaBehavior(values)
      Issue.record("taken")
    } catch {
      #expect(
        error.description
          == "parameter 'barHeight' is out of range at '64' (expected less than headHeight)")
    }
  }
}
