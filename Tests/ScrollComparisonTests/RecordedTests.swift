import BehaviorCatalog
import Foundation
import GestureScript
import ScrollComparison
import ScrollHost
import Testing

/// Offsets recorded on UIKit, iOS 26.1 simulator, published with `Vercantez/openuikit`
/// (`golden/scroll_traces`), read back in thirds of a point.
@Suite struct RecordedTests {
  private struct Recording: Decodable {
    struct Calibration: Decodable {
      var offsets_after_each_move: [Double]
      var rest: Double
    }
    struct Deceleration: Decodable {
      var at_lift: Double
      var release_velocity_pt_per_ms: Double
      var target: Double
      var offsets: [Double]
      var rest: Double
    }
    var touch_calib: Calibration
    var decel_v750: Deceleration
  }

  private let recording: Recording

  init() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Fixtures/recorded.json")
    recording = try JSONDecoder().decode(Recording.self, from: Data(contentsOf: file))
  }

  @Test func `a slow drag follows the recorded touches`() throws {
    let trace = try run(
      """
      touch-rate 62.5
      down 196.5 792
      drag by 0 -180 over 960ms
      hold 320ms silent
      up
      settle
      """, framesPerSecond: 62.5)
    let expected = recording.touch_calib
    for (move, offset) in expected.offsets_after_each_move.enumerated() {
      #expect(trace.value(.contentOffsetY, move + 1) == offset, "after move \(move + 1)")
    }
    #expect(trace.value(.contentOffsetY, trace.frameCount - 1) == expected.rest)
    #expect(trace.events.first { $0.event.event == .willBeginDragging }?.frame == 4)
    #expect(!trace.events.contains { $0.event.event == .willBeginDecelerating })
    #expect(try release(of: trace).0 == 0)
  }

  @Test func `a flick glides through the recorded frames`() throws {
    // The finger lifts 9.7 ms before frame 10, which the recording's first moving frame is.
    let trace = try run(
      """
      touch-rate 125
      wait 36.966667ms
      down 196.5 792
      drag by 0 -84 over 112ms
      hold 8ms silent
      up
      settle
      """, framesPerSecond: 60)
    let expected = recording.decel_v750
    #expect(trace.value(.contentOffsetY, 9) == expected.at_lift)
    for (index, offset) in expected.offsets.enumerated() {
      let shown = trace.value(.contentOffsetY, index + 10)
      #expect(abs(shown - offset) <= 0.34, "frame \(index + 10): \(shown) for \(offset)")
    }
    let rest = trace.value(.contentOffsetY, trace.frameCount - 1)
    #expect(abs(rest - expected.rest) < 0.001, "the same third of a point")
    let (velocity, target) = try release(of: trace)
    #expect(abs(velocity - expected.release_velocity_pt_per_ms) < 1e-9)
    #expect(abs(target - expected.target) < 0.001)
  }

  private func run(_ script: String, framesPerSecond: Double) throws -> Trace {
    let entry = try #require(BehaviorCatalog.entries.first { $0.descriptor.id == "plain-scroll" })
    let values = try ParameterValues(
      entry.descriptor,
      settings: [
        ("contentHeight", "40000"), ("insetAdjustment", "never"), ("initialOffset", "5000"),
      ])
    return try Run(
      entry: entry, parameters: values, device: Device.named("iphone-15")!,
      framesPerSecond: framesPerSecond, gestureName: "recorded",
      script: try GestureScript.parse(Array(script.utf8), file: "recorded.gesture")
    ).trace()
  }

  private func release(of trace: Trace) throws -> (Double, Double) {
    for event in trace.events {
      if case .willEndDragging(let velocity, let target) = event.event.event {
        return (velocity.y, target.y)
      }
    }
    throw CancellationError()
  }
}
