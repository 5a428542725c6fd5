import GestureScript
import ScrollHost

/// A script that places the offset again and again, a place a frame.
struct Sweep {
  /// The rate of sweeps: its frames last a whole number of milliseconds.
  static let framesPerSecond = 50.0
  private static let step: Int64 = 20_000_000

  let gesture: NamedGesture
  let offsets: [Double]

  /// The frame in which the offset of that index is placed.
  static func frame(_ index: Int) -> Int { index + 1 }

  init(_ name: String, _ offsets: [Double]) {
    var commands: [GestureCommand] = []
    commands.reserveCapacity(2 * offsets.count)
    for offset in offsets {
      commands.append(.wait(nanoseconds: Self.step))
      commands.append(
        .environment(.scroll(view: nil, to: Point(x: 0, y: offset), .plain)))
    }
    gesture = NamedGesture(name: name, script: GestureScript(commands: commands))
    self.offsets = offsets
  }

  /// The gesture as text for a finding, of sweeps that are short.
  var text: String { gesture.script.text }
}

extension Examination {
  /// Half-point steps from 300 below the smallest offset to 100 beyond the largest and back.
  func fullSweep(on device: Device) throws(RunError) -> (sweep: Sweep, trace: Trace) {
    let rest = try rest(on: device)
    let low = rest.value(.minimumOffsetY, 0) - 300
    let high = min(rest.value(.maximumOffsetY, 0) + 100, low + Self.longestSweep)
    let count = Int(((high - low) / 0.5).rounded(.down))
    var offsets: [Double] = []
    offsets.reserveCapacity(2 * count + 1)
    for index in 0...max(0, count) { offsets.append(low + 0.5 * Double(index)) }
    for index in 0..<max(0, count) { offsets.append(low + 0.5 * Double(count - 1 - index)) }
    let sweep = Sweep("sweep", offsets)
    return (sweep, try trace(sweep.gesture, on: device, at: Sweep.framesPerSecond))
  }

  /// Content beyond this is not swept: what happens at an edge happens at its own offsets too.
  private static let longestSweep = 10_000.0

  /// A short sweep's trace.
  func trace(_ sweep: Sweep, on device: Device) throws(RunError) -> Trace {
    try fresh(sweep.gesture, on: device, at: Sweep.framesPerSecond)
  }

  /// A run that shows a short sweep.
  func run(_ sweep: Sweep, on device: Device) -> FindingRun {
    run(sweep.text, on: device, at: Sweep.framesPerSecond)
  }
}
