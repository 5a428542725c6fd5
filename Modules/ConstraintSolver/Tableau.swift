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
    /// Sum of the magnitudes that the constant was summed from: what tolerances are relative to.
    var scale = 0.0
    var entries = SparseRow()

    static let objective: Symbol = -1
    static let vacant: Symbol = -2
  }

  /// A constant counts as zero below this part of its row's scale.
  static let roundingTolerance = 1e-12
  /// A row is infeasible when its constant is below minus this part of the row's scale.
  static let feasibilityTolerance = 1e-9
  /// Entries below this part of the largest in their row are no pivots.
  static let pivotTolerance = 1e-9

  var rows: [Row] = []
  private(set) var kinds: [Kind] = []
  private(set) var offsets: [Double] = []
  /// The row in which a symbol is basic, or -1.
  var basicRows: [Int32] = []
  /// For each parametric symbol the rows that hold it, in no particular order.
  var columns: [[Int32]] = []
  /// Rows of the objectives, highest priority first.
  var objectives: [Int32] = []
  private var vacantRows: [Int32] = []

  /// Rows that may be infeasible.
  var suspects: [Int32] = []
  /// Symbols that may improve an objective by entering the basis.
  var improvers: [Symbol] = []

  // What the present change did, to undo it or to tell the variables.
  var undo: [(place: Int32, row: Row)] = []
  var touchedRows: [Int32] = []
  var touchedSymbols: [Symbol] = []
  private var savedIn: [Int] = []
  private var touchedIn: [Int] = []
  private var change = 1
  private var spareEntries: [SparseRow] = []

  mutating func grow(to count: Int) {
    while kinds.count < count {
      kinds.append(.none)
      offsets.append(0)
      basicRows.append(-1)
      columns.append([])
    }
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
  mutating func insert(basic: Symbol, entries: SparseRow) -> Int {
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
    rows[place] = Row(basic: basic, entries: entries)
    index(place)
    touch(place)
    recompute(place)
    return place
  }

  /// Takes a row out for good.
  mutating func remove(_ place: Int) {
    save(place)
    unindex(place)
    rows[place] = Row(basic: Row.vacant)
    vacantRows.append(Int32(place))
  }

  private mutating func index(_ place: Int) {
    let row = rows[place]
    if row.basic >= 0 { basicRows[Int(row.basic)] = Int32(place) }
    for symbol in row.entries.symbols { columns[Int(symbol)].append(Int32(place)) }
  }

  private mutating func unindex(_ place: Int) {
    let basic = rows[place].basic
    if basic >= 0 {
      basicRows[Int(basic)] = -1
      touchedSymbols.append(basic)
    }
    for position in 0..<rows[place].entries.count {
      removeFromColumn(rows[place].entries.symbols[position], Int32(place))
    }
  }

  mutating func removeFromColumn(_ symbol: Symbol, _ place: Int32) {
    let column = columns[Int(symbol)]
    if let found = column.firstIndex(of: place) {
      columns[Int(symbol)].swapAt(found, column.count - 1)
      columns[Int(symbol)].removeLast()
    }
  }

  // MARK: Constants

  mutating func setOffset(_ symbol: Symbol, _ offset: Double) {
    offsets[Int(symbol)] = offset
    touchedSymbols.append(symbol)
    if basicRows[Int(symbol)] >= 0 {
      recompute(Int(basicRows[Int(symbol)]))
    } else {
      for position in columns[Int(symbol)].indices {
        recompute(Int(columns[Int(symbol)][position]))
      }
    }
  }

  /// Sums up a row's constant from the offsets.
  mutating func recompute(_ place: Int) {
    let basic = rows[place].basic
    guard basic >= 0 else { return }
    touch(place)
    var sum = 0.0
    var scale = 0.0
    let count = rows[place].entries.count
    for position in 0..<count {
      let symbol = rows[place].entries.symbols[position]
      let part = rows[place].entries.coefficients[position] * offsets[Int(symbol)]
      sum += part
      scale += part.magnitude
    }
    sum -= offsets[Int(basic)]
    scale += offsets[Int(basic)].magnitude
    if sum.magnitude <= Self.roundingTolerance * scale { sum = 0 }
    rows[place].constant = sum
    rows[place].scale = scale
    if isInfeasible(place) { suspects.append(Int32(place)) }
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

  // MARK: Pivots

  /// Makes `entering` basic in row `place`, whose basic symbol becomes parametric.
  mutating func pivot(_ place: Int, entering: Symbol) {
    let leaving = rows[place].basic
    let old = rows[place].entries
    var solved = takeSpare()
    let inverse = 1 / old.coefficient(of: entering)
    var isLeavingWritten = false
    for position in 0..<old.count {
      let symbol = old.symbols[position]
      if !isLeavingWritten && leaving < symbol {
        solved.append(leaving, inverse)
        isLeavingWritten = true
      }
      if symbol != entering { solved.append(symbol, -old.coefficients[position] * inverse) }
    }
    if !isLeavingWritten { solved.append(leaving, inverse) }

    save(place)
    touchedSymbols.append(leaving)
    basicRows[Int(leaving)] = -1
    basicRows[Int(entering)] = Int32(place)
    var column: [Int32] = []
    swap(&column, &columns[Int(entering)])
    columns[Int(leaving)].append(Int32(place))
    for other in column where other != Int32(place) {
      merge(into: Int(other), solved, factor: nil, replacing: entering)
    }
    column.removeAll(keepingCapacity: true)
    swap(&column, &columns[Int(entering)])
    rows[place].basic = entering
    rows[place].entries = solved
    recompute(place)
  }

  /// Adds `factor` times `addend` to a row; with `replacing`, the factor is the row's coefficient
  /// of that symbol, which is taken out.
  mutating func merge(
    into place: Int, _ addend: SparseRow, factor given: Double?, replacing replaced: Symbol
  ) {
    save(place)
    let old = rows[place].entries
    let factor = given ?? old.coefficient(of: replaced)
    let isObjective = rows[place].basic == Row.objective
    var result = takeSpare()
    var left = 0
    var right = 0
    while left < old.count || right < addend.count {
      let leftSymbol = left < old.count ? old.symbols[left] : Symbol.max
      let rightSymbol = right < addend.count ? addend.symbols[right] : Symbol.max
      if leftSymbol < rightSymbol {
        if leftSymbol != replaced { result.append(leftSymbol, old.coefficients[left]) }
        left += 1
      } else if rightSymbol < leftSymbol {
        let value = factor * addend.coefficients[right]
        result.append(rightSymbol, value)
        columns[Int(rightSymbol)].append(Int32(place))
        if isObjective && value < 0 { improvers.append(rightSymbol) }
        right += 1
      } else {
        let value = old.coefficients[left] + factor * addend.coefficients[right]
        if value.magnitude > SparseRow.cancellation * old.coefficients[left].magnitude {
          result.append(leftSymbol, value)
          if isObjective && value < 0 { improvers.append(leftSymbol) }
        } else {
          removeFromColumn(leftSymbol, Int32(place))
          if isObjective { improvers.append(leftSymbol) }
        }
        left += 1
        right += 1
      }
    }
    rows[place].entries = result
    recompute(place)
  }

  /// Takes every entry of a symbol out of the rows.
  mutating func eraseColumn(_ symbol: Symbol) {
    for place in columns[Int(symbol)] {
      save(Int(place))
      let position = rows[Int(place)].entries.position(of: symbol)
      if position >= 0 { rows[Int(place)].entries.remove(at: position) }
      recompute(Int(place))
    }
    columns[Int(symbol)].removeAll(keepingCapacity: true)
  }

  /// Frees a symbol that occurs in no row.
  mutating func release(_ symbol: Symbol) {
    kinds[Int(symbol)] = .none
    offsets[Int(symbol)] = 0
  }

  /// Looks at all costs again, when an objective that outweighed others is gone.
  mutating func reviewCosts() {
    for objective in objectives {
      let entries = rows[Int(objective)].entries
      for position in 0..<entries.count where entries.coefficients[position] < 0 {
        improvers.append(entries.symbols[position])
      }
    }
  }

  // MARK: Changes

  private mutating func takeSpare() -> SparseRow {
    SparseRow()
  }

  /// Keeps a row as it is before the present change first alters it.
  private mutating func save(_ place: Int) {
    if savedIn[place] != change {
      savedIn[place] = change
      undo.append((Int32(place), rows[place]))
    }
  }

  /// Accepts the present change.
  mutating func commit() {
    change += 1
    undo.removeAll(keepingCapacity: true)
    touchedRows.removeAll(keepingCapacity: true)
    touchedSymbols.removeAll(keepingCapacity: true)
    suspects.removeAll(keepingCapacity: true)
    improvers.removeAll(keepingCapacity: true)
  }

  /// Puts every row back as it was before the present change, to the bit.
  ///
  /// Offsets are the caller's to restore, before this.
  mutating func rollBack() {
    for saved in undo { unindex(Int(saved.place)) }
    for saved in undo {
      rows[Int(saved.place)] = saved.row
      if saved.row.basic == Row.vacant { vacantRows.append(saved.place) }
      index(Int(saved.place))
    }
    for position in touchedRows.indices { recompute(Int(touchedRows[position])) }
    commit()
  }
}
