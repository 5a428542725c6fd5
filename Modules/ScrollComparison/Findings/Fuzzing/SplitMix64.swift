/// A small seeded random generator, the same on every platform.
///
/// Steele, Lea and Flood's SplitMix64 (OOPSLA 2014, https://doi.org/10.1145/2660193.2660195), with
/// the constants of its public reference implementation.
struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// The stream of one number under a seed: streams do not depend on one another.
  init(seed: UInt64, stream: UInt64) {
    var seeds = SplitMix64(seed: seed)
    var streams = SplitMix64(seed: seeds.next() ^ stream)
    state = streams.next()
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A whole number from 0 up to `count`, which is positive and small.
  ///
  /// The remainder's bias is below 2⁻⁵⁰ for the counts that scripts need.
  mutating func below(_ count: Int) -> Int { Int(next() % UInt64(count)) }

  /// Whether something of so many chances in a hundred happens.
  mutating func happens(percent: Int) -> Bool { below(100) < percent }

  /// One of some values, none of which is preferred.
  mutating func pick<Value>(_ values: [Value]) -> Value { values[below(values.count)] }
}
