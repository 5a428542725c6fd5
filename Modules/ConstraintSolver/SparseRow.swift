/// The number by which the engine knows an unknown: a variable, or an error or slack.
typealias Symbol = Int32

/// A sparse vector over symbols: parallel arrays in ascending order of symbol.
struct SparseRow: Sendable {
  private(set) var symbols: [Symbol] = []
  private(set) var coefficients: [Double] = []

  var count: Int { symbols.count }

  /// A sum smaller than this part of its summands is what rounding left of an exact zero.
  static let cancellation = 1e-11

  /// Empties the row and keeps its memory.
  mutating func clear() {
    symbols.removeAll(keepingCapacity: true)
    coefficients.removeAll(keepingCapacity: true)
  }

  /// Adds an entry behind the others; its symbol must be the highest so far.
  mutating func append(_ symbol: Symbol, _ coefficient: Double) {
    symbols.append(symbol)
    coefficients.append(coefficient)
  }

  /// The position of `symbol`, or -1.
  func position(of symbol: Symbol) -> Int {
    var low = 0
    var high = symbols.count
    while low < high {
      let middle = (low + high) >> 1
      if symbols[middle] < symbol { low = middle + 1 } else { high = middle }
    }
    return low < symbols.count && symbols[low] == symbol ? low : -1
  }

  /// The coefficient of `symbol`, zero when it does not occur.
  func coefficient(of symbol: Symbol) -> Double {
    let found = position(of: symbol)
    return found >= 0 ? coefficients[found] : 0
  }

  /// Takes out the entry at `position`.
  mutating func remove(at position: Int) {
    symbols.remove(at: position)
    coefficients.remove(at: position)
  }

  /// Multiplies every coefficient by `factor`.
  mutating func scale(by factor: Double) {
    for position in coefficients.indices { coefficients[position] *= factor }
  }

  /// The largest magnitude of a coefficient.
  var largestMagnitude: Double {
    var largest = 0.0
    for coefficient in coefficients { largest = max(largest, coefficient.magnitude) }
    return largest
  }
}
