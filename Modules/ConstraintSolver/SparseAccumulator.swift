/// A sum of sparse vectors while it is being formed.
///
/// Entries are found by symbol in constant time; `indices` lists those present. Clearing costs only
/// what was used.
struct SparseAccumulator: Sendable {
  private(set) var indices: [Symbol] = []
  private var values: [Double] = []
  /// Sum of the magnitudes that went into each entry: what its rounding error is relative to.
  private var magnitudes: [Double] = []
  private var isPresent: [Bool] = []

  /// Makes room for symbols below `count`.
  mutating func grow(to count: Int) {
    while values.count < count {
      values.append(0)
      magnitudes.append(0)
      isPresent.append(false)
    }
  }

  /// Adds `value` to the entry of `symbol`.
  mutating func add(_ symbol: Symbol, _ value: Double) {
    let place = Int(symbol)
    if isPresent[place] {
      values[place] += value
      magnitudes[place] += value.magnitude
    } else {
      isPresent[place] = true
      values[place] = value
      magnitudes[place] = value.magnitude
      indices.append(symbol)
    }
  }

  /// The entry of `symbol`, zero when it is absent or only rounding error.
  subscript(symbol: Symbol) -> Double {
    let place = Int(symbol)
    guard isPresent[place] else { return 0 }
    let value = values[place]
    return value.magnitude <= SparseRow.cancellation * magnitudes[place] ? 0 : value
  }

  /// Sum of the magnitudes that were added to the entry of `symbol`.
  func magnitude(of symbol: Symbol) -> Double {
    isPresent[Int(symbol)] ? magnitudes[Int(symbol)] : 0
  }

  /// Takes an entry out of the sum; its place stays listed in `indices`, as a zero.
  mutating func drop(_ symbol: Symbol) {
    values[Int(symbol)] = 0
  }

  /// Empties the sum.
  mutating func clear() {
    for symbol in indices { isPresent[Int(symbol)] = false }
    indices.removeAll(keepingCapacity: true)
  }

  /// The entries that are not zero, times `factor`, in ascending order of symbol.
  mutating func makeRow(scaledBy factor: Double = 1) -> SparseRow {
    indices.sort()
    var row = SparseRow()
    for symbol in indices {
      let value = self[symbol]
      if value != 0 { row.append(symbol, value * factor) }
    }
    return row
  }
}
