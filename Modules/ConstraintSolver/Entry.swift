/// The number by which the engine knows an unknown: a variable, or an error or slack.
typealias Symbol = Int32

/// One summand of a row: a symbol and what it is multiplied by.
struct Entry: Sendable {
  var coefficient: Double
  var symbol: Symbol

  init(_ symbol: Symbol, _ coefficient: Double) {
    self.coefficient = coefficient
    self.symbol = symbol
  }

  /// A sum smaller than this part of its summands is what rounding left of an exact zero.
  static let cancellation = 1e-11
}
