import ScrollComparison
import ScrollHost
import Testing

@Suite struct MeasuresTests {
  @Test func `the peak is the first frame in which the header is tallest, rest the last`() {
    let measures = Measures(
      handMadeTrace([
        .headerMinY: [0, -1, -2, -3, -4], .headerHeight: [100, 150, 180, 180, 120],
        .headerWidth: [400, 400, 400, 500, 400], .headerImageScale: [1, 1, 1.5, 2, 1.25],
        .viewportWidth: [400, 400, 400, 400, 400], .contentMinY: [100, 150, 180, 180, 121],
      ]))
    #expect(measures[.headerPeakY] == -2)
    #expect(measures[.headerPeakHeight] == 180)
    #expect(measures[.headerPeakZoom] == 1.5)
    #expect(measures[.headerRestY] == -4)
    #expect(measures[.headerRestHeight] == 120)
    #expect(measures[.headerRestZoom] == 1.25)
    #expect(measures[.contentRestY] == 121)
  }

  @Test func `a header that widens zooms as one that scales its picture does`() {
    let wide = Measures(
      handMadeTrace([
        .headerHeight: [100], .headerWidth: [600], .headerImageScale: [1], .viewportWidth: [400],
      ]))
    let scaled = Measures(
      handMadeTrace([
        .headerHeight: [100], .headerWidth: [400], .headerImageScale: [1.5],
        .viewportWidth: [400],
      ]))
    #expect(wide[.headerPeakZoom] == 1.5)
    #expect(scaled[.headerPeakZoom] == 1.5)
  }

  @Test func `alphas are ranges, unclamped, and their union is one`() throws {
    let measures = Measures(
      handMadeTrace([.titleAlpha: [0, -1.75, 1], .dimmingAlpha: [0, 2, 1]]))
    #expect(measures[.titleAlphaMinimum] == -1.75)
    #expect(measures[.titleAlphaMaximum] == 1)
    #expect(measures[.dimmingAlphaMaximum] == 2)
    #expect(measures[.navigationBarAlphaMinimum] == nil)
    #expect(measures.alphaRange == -1.75...2)
  }

  @Test func `the settle time runs from the lift to the last frame that moved`() {
    // The finger is down in frames 1 and 2 and lifts in 3; the offset last changes in 6.
    let measures = Measures(
      handMadeTrace(
        [
          .touchX: [nil, 1, 1, nil, nil, nil, nil, nil, nil],
          .contentOffsetY: [0, 0, 5, 9, 12, 14, 15, 15, 15],
        ],
        phases: [
          .idle, .tracking, .dragging, .decelerating, .decelerating, .decelerating, .idle, .idle,
          .idle,
        ]))
    #expect(measures[.settleTime] == 0.3)
  }

  @Test func `an alpha that fades counts as moving, and nothing at all settles at once`() {
    let fading = Measures(handMadeTrace([.dimmingAlpha: [0, 0.5, 1, 1]]))
    #expect(fading[.settleTime] == 0.2)
    #expect(Measures(handMadeTrace([.dimmingAlpha: [0, 0, 0]]))[.settleTime] == 0)
  }

  @Test func `a run that ends before it is idle has no settle time`() {
    let bouncing = Measures(
      handMadeTrace([.contentOffsetY: [0, 5]], phases: [.idle, .bouncing]))
    #expect(bouncing[.settleTime] == nil)
    let touching = Measures(handMadeTrace([.touchX: [nil, 5]]))
    #expect(touching[.settleTime] == nil)
  }

  @Test func `content per finger counts the frames that begin and end in a drag`() {
    // 30 of the finger's 60 points are within the drag, and the content moves 15 in them.
    let measures = Measures(
      handMadeTrace(
        [
          .touchY: [nil, 0, 20, 30, 20, 40], .contentMinY: [0, 0, 9, 15, 9, 9],
          .contentOffsetY: [0, 0, 90, 150, 90, 90],
        ],
        phases: [.idle, .tracking, .dragging, .dragging, .dragging, .tracking]))
    #expect(measures[.contentPerFinger] == 0.6)
    #expect(Measures(handMadeTrace([.touchY: [nil, nil]]))[.contentPerFinger] == nil)
  }

  @Test func `layout work is its sum, the frames that had any, and what each of those cost`() {
    let measures = Measures(handMadeTrace([.layoutEdits: [0, 8, 0, 4, 0]]))
    #expect(measures[.layoutEdits] == 12)
    #expect(measures[.layoutFrames] == 2)
    #expect(measures.editsPerLayoutFrame == 6)
    #expect(measures[.frames] == 5)
    #expect(Measures(handMadeTrace([.layoutEdits: [0]])).editsPerLayoutFrame == 0)
  }

  @Test func `findings are absent until they are counted`() {
    let trace = handMadeTrace([.contentOffsetY: [0]])
    #expect(Measures(trace)[.findings] == nil)
    #expect(Measures(trace, findings: 3)[.findings] == 3)
  }

  @Test func `numbers that are none neither trap nor hide the others`() {
    let nan = Double.nan
    let measures = Measures(
      handMadeTrace(
        [
          .headerHeight: [nan, 5, nan], .headerMinY: [nan, nan, nan], .titleAlpha: [nan, 0.5, nan],
          .touchY: [1, nan, 3], .contentMinY: [nan, .infinity, 0], .layoutEdits: [nan, 1, 0],
        ], phases: [.dragging, .dragging, .idle]))
    #expect(measures[.headerPeakHeight] == 5)
    #expect(measures[.headerPeakY]?.isNaN == true)
    #expect(measures.alphaRange == 0.5...0.5)
    #expect(measures == measures)
    #expect(Measures(handMadeTrace([:]))[.frames] == nil)
  }
}
