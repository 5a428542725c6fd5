/// The simplex dictionary over restricted symbols, and the objective of each priority.
///
/// Each row states a *basic* symbol as a constant plus a combination of *parametric* ones, whose
/// value is zero. An objective row holds the reduced costs of one priority. Symbols are at least
/// zero, or fixed at zero (the markers of required equalities), and variables do not occur.
///
/// A constraint's equation is `expression - positive + negative = 0`. One of its symbols, the
/// *marker*, has an *offset*: the constant of the equation as it goes with the marker. Every row is
/// a combination of equations whose factors can be read off the markers, so its constant is the sum
/// of coefficient times offset. It is computed anew by that sum and never updated: constants do
/// not drift, and a change that is taken back leaves no trace.
struct Tableau: Sendable {
  enum Kind: UInt8 {
    /// Not in use, or a variable.
    case none
    /// At least zero.
    case restricted
    /// Exactly zero.
    case fixed
  }

  struct Row: Sendable {
    /// The basic symbol, `objective`, or `vacant`.
    var basic: Symbol
    var constant = 0.0
    /// What tolerances are relative to: the sum of the magnitudes that the constant was summed
    /// from, or the largest cost of an objective.
    var scale = 0.0
    var entries = Block()

    static let objective: Symbol = -1
    static let vacant: Symbol = -2
  }

  /// A constant counts as zero below this part of its row's scale.
  static let roundingTolerance = 1e-12
  /// A row is infeasible when its constant is below minus this part of the row's scale.
  static let feasibilityTolerance = 1e-9
  /// Entries below this part of the largest in their row are no pivots.
  static let pivotTolerance = 1e-9

  /// Work that calls for a look at the result at once.
  static let suspiciousWork = 1 << 20

  var rows: [Row] = []
  var pool = BlockPool<Entry>(filler: Entry(0, 0))
  var kinds: [Kind] = []
  var offsets: [Double] = []
  /// The row in which a symbol is basic, or -1.
  var basicRows: [Int32] = []
  /// For each parametric symbol the rows that hold it.
  var columns = IndexLists()
  /// Rows of the objectives, highest priority first.
  var objectives: [Int32] = []
  var vacantRows: [Int32] = []

  /// Rows that may be infeasible.
  var suspects: [Int32] = []
  /// Symbols that may improve an objective by entering the basis.
  var improvers: [Symbol] = []

  // What the present change did, to undo it or to tell the variables.
  var undo: [(place: Int32, row: Row)] = []
  var touchedRows: [Int32] = []
  var touchedSymbols: [Symbol] = []
  var savedIn: [Int] = []
  var touchedIn: [Int] = []
  var change = 1
  var filledIn: [Symbol] = []
  var canceled: [Symbol] = []
  var negative: [Symbol] = []
  /// What the dual simplex chooses from; kept for its memory.
  var candidates: [Candidate] = []
  /// Pivots and substitutions since the last look at what rounding did.
  var workSinceCheck = 0

  mutating func grow(to count: Int) {
    while kinds.count < count {
      kinds.append(.none)
      offsets.append(0)
      basicRows.append(-1)
    }
    columns.grow(to: count)
  }

  mutating func setKind(_ symbol: Symbol, _ kind: Kind) {
    kinds[Int(symbol)] = kind
  }

  /// The value of a symbol at the present vertex.
  func value(of symbol: Symbol) -> Double {
    let row = basicRows[Int(symbol)]
    return row >= 0 ? rows[Int(row)].constant : 0
  }

  func isBasic(_ symbol: Symbol) -> Bool {
    basicRows[Int(symbol)] >= 0
  }

  // MARK: Rows

  /// Puts a row in place and computes its constant.
  mutating func insert(basic: Symbol, entries: [Entry]) -> Int {
    let place: Int
    if let vacant = vacantRows.popLast() {
      place = Int(vacant)
    } else {
      place = rows.count
      rows.append(Row(basic: Row.vacant))
      savedIn.append(0)
      touchedIn.append(0)
    }
    save(place)
    rows[place] = Row(basic: basic, entries: pool.store(entries))
    index(place)
    recompute(place)
    return place
  }

  /// Takes a row out for good; a change that does this cannot be rolled back.
  mutating func remove(_ place: Int) {
    unindex(place)
    pool.release(rows[place].entries)
    rows[place] = Row(basic: Row.vacant)
    vacantRows.append(Int32(place))
  }

  /// A row's entries as a list of their own.
  func entries(ofRow place: Int) -> [Entry] {
    Array(pool.storage[rows[place].entries.range])
  }

  mutating func index(_ place: Int) {
    let row = rows[place]
    if row.basic >= 0 { basicRows[Int(row.basic)] = Int32(place) }
    for entry in row.entries.range { columns.append(Int32(place), to: pool[entry].symbol) }
  }

  mutating func unindex(_ place: Int) {
    let row = rows[place]
    if row.basic >= 0 {
      basicRows[Int(row.basic)] = -1
      touchedSymbols.append(row.basic)
    }
    for entry in row.entries.range { columns.remove(Int32(place), from: pool[entry].symbol) }
  }

  /// Takes all rows out for good, keeping kinds and offsets.
  mutating func removeAllRows() {
    for place in rows.indices where rows[place].basic != Row.vacant { remove(place) }
    objectives.removeAll(keepingCapacity: true)
  }

  // MARK: Constants

  mutating func setOffset(_ symbol: Symbol, _ offset: Double) {
    offsets[Int(symbol)] = offset
    touchedSymbols.append(symbol)
    if basicRows[Int(symbol)] >= 0 {
      recompute(Int(basicRows[Int(symbol)]))
    } else {
      for position in columns.range(of: symbol) { recompute(Int(columns[position])) }
    }
  }

  /// Sums up a row's constant from the offsets.
  mutating func recompute(_ place: Int) {
    let basic = rows[place].basic
    guard basic >= 0 else {
      rows[place].scale = pool.largestMagnitude(in: rows[place].entries)
      return
    }
    touch(place)
    var (sum, scale) = total(rows[place].entries)
    sum -= offsets[Int(basic)]
    scale += offsets[Int(basic)].magnitude
    if sum.magnitude <= Self.roundingTolerance * scale { sum = 0 }
    rows[place].constant = sum
    rows[place].scale = scale
    if isInfeasible(place) { suspects.append(Int32(place)) }
  }

  /// The sum of coefficients times offsets, and the sum of the magnitudes.
  private func total(_ entries: Block) -> (sum: Double, scale: Double) {
    let range = entries.range
    return pool.storage.withUnsafeBufferPointer { entries in
      offsets.withUnsafeBufferPointer { offsets in
        var sum = 0.0
        var scale = 0.0
        for place in range {
          let part = entries[place].coefficient * offsets[Int(entries[place].symbol)]
          sum += part
          scale += part.magnitude
        }
        return (sum, scale)
      }
    }
  }

  func isInfeasible(_ place: Int) -> Bool {
    let basic = rows[place].basic
    guard basic >= 0 else { return false }
    let tolerance = Self.feasibilityTolerance * rows[place].scale
    let constant = rows[place].constant
    return constant < -tolerance || (kinds[Int(basic)] == .fixed && constant > tolerance)
  }

  private mutating func touch(_ place: Int) {
    if touchedIn[place] != change {
      touchedIn[place] = change
      touchedRows.append(Int32(place))
    }
  }

  /// Frees a symbol that occurs in no row.
  mutating func release(_ symbol: Symbol) {
    kinds[Int(symbol)] = .none
    offsets[Int(symbol)] = 0
  }

  /// Looks at all costs again, when an objective that outweighed others is gone.
  mutating func reviewCosts() {
    for objective in objectives {
      for place in rows[Int(objective)].entries.range where pool[place].coefficient < 0 {
        improvers.append(pool[place].symbol)
      }
    }
  }
}
