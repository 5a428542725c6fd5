import ScrollComparison
import ScrollGeometry
import ScrollHost

/// A number that changes when any bit of a trace does: FNV-1a of all it holds.
struct TraceDigest {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  mutating func add(_ trace: Trace) {
    for time in trace.times { add(UInt64(bitPattern: time)) }
    for phase in trace.phases { add("\(phase.name)") }
    for output in Output.allCases {
      for value in trace.values(output) { add(value.bitPattern) }
    }
    for index in trace.extraNames.indices {
      add(trace.extraNames[index])
      for value in trace.extraValues(index) { add(value.bitPattern) }
    }
    for event in trace.events {
      add(UInt64(event.frame))
      add(UInt64(event.event.scrollView))
      add(event.event.event)
    }
    for conflict in trace.conflicts { add("\(conflict)") }
    for ambiguity in trace.ambiguities { add("\(ambiguity)") }
    for wait in trace.unsettled { add("\(wait)") }
    for note in trace.notes { add(note) }
  }

  private mutating func add(_ event: HostEvent) {
    switch event {
    case .didScroll: add(1)
    case .willBeginDragging: add(2)
    case .willEndDragging(let velocity, let target):
      for number in [velocity.x, velocity.y, target.x, target.y] { add(number.bitPattern) }
    case .didEndDragging(let willDecelerate): add(willDecelerate ? 3 : 4)
    case .willBeginDecelerating: add(5)
    case .didEndDecelerating: add(6)
    case .didEndScrollingAnimation: add(7)
    case .didScrollToTop: add(8)
    case .mark(let text), .fault(let text): add(text)
    }
  }

  mutating func add(_ text: String) {
    for byte in text.utf8 { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
    add(UInt64(text.utf8.count))
  }

  private mutating func add(_ word: UInt64) {
    value = (value ^ word) &* 0x100_0000_01B3
    value ^= value >> 29
  }
}
