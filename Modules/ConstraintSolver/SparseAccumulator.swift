/// A sum of sparse vectors while it is being formed.
///
/// Entries are found by symbol in constant time; `indices` lists those present. Clearing costs only
/// what was used.
struct SparseAccumulator: Sendable {
  private(set) var indices: [Symbol] = []
  private var values: [Double] = []
  /// Sum of the magnitudes that went into each entry: what its rounding error is relative to.
  private var magnitudes: [Double] = []
  /// How many summands went into each entry; zero when it is absent.
  private var additions: [Int32] = []

  /// Makes room for symbols below `count`.
  mutating func grow(to count: Int) {
    while values.count < count {
      values.append(0)
      magnitudes.append(0)
      additions.append(0)
    }
  }

  /// Adds `value` to the entry of `symbol`.
  mutating func add(_ symbol: Symbol, _ value: Double) {
    let place = Int(symbol)
    additions[place] += 1
    if additions[place] > 1 {
      values[place] += value
      magnitudes[place] += value.magnitude
    } else {
      values[place] = value
      magnitudes[place] = value.magnitude
      indices.append(symbol)
    }
  }

  /// The entry of `symbol`, zero when it is absent or only rounding error.
  subscript(symbol: Symbol) -> Double {
    let place = Int(symbol)
    guard additions[place] > 0 else { return 0 }
    let value = values[place]
    return value.magnitude <= Entry.cancellation * magnitudes[place] ? 0 : value
  }

  /// Whether an entry is at most `tolerance` times the magnitudes it is the sum of.
  func isZero(_ symbol: Symbol, within tolerance: Double) -> Bool {
    values[Int(symbol)].magnitude <= tolerance * magnitudes[Int(symbol)]
  }

  /// The largest magnitude of an entry.
  var largestMagnitude: Double {
    var largest = 0.0
    for symbol in indices { largest = max(largest, self[symbol].magnitude) }
    return largest
  }

  /// How many summands, zeros included, were added to the entry of `symbol`.
  func additionCount(of symbol: Symbol) -> Int {
    Int(additions[Int(symbol)])
  }

  /// Takes an entry out of the sum; its place stays listed in `indices`, as a zero.
  mutating func drop(_ symbol: Symbol) {
    values[Int(symbol)] = 0
  }

  /// Empties the sum.
  mutating func clear() {
    for symbol in indices { additions[Int(symbol)] = 0 }
    indices.removeAll(keepingCapacity: true)
  }

  /// The entries that are not zero, times `factor`, in ascending order of symbol.
  mutating func makeRow(scaledBy factor: Double = 1) -> [Entry] {
    sortIndices()
    var row: [Entry] = []
    row.reserveCapacity(indices.count)
    for symbol in indices {
      let value = self[symbol]
      if value != 0 { row.append(Entry(symbol, value * factor)) }
    }
    return row
  }

  private mutating func sortIndices() {
    guard indices.count <= 24 else { return indices.sort() }
    for position in indices.indices.dropFirst() {
      let symbol = indices[position]
      var hole = position
      while hole > 0 && indices[hole - 1] > symbol {
        indices[hole] = indices[hole - 1]
        hole -= 1
      }
      indices[hole] = symbol
    }
  }
}
