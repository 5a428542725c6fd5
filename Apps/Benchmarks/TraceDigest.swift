import ScrollComparison
import ScrollHost

/// A number that changes when any bit of a trace does: FNV-1a of all it holds.
struct TraceDigest {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  mutating func add(_ trace: Trace) {
    for time in trace.times { add(UInt64(bitPattern: time)) }
    for phase in trace.phases { add("\(phase)") }
    for output in Output.allCases {
      for value in trace.values(output) { add(value.bitPattern) }
    }
    for index in trace.extraNames.indices {
      add(trace.extraNames[index])
      for value in trace.extraValues(index) { add(value.bitPattern) }
    }
    for event in trace.events { add("\(event)") }
    for conflict in trace.conflicts { add("\(conflict)") }
    for ambiguity in trace.ambiguities { add("\(ambiguity)") }
    for wait in trace.unsettled { add("\(wait)") }
    for note in trace.notes { add(note) }
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
