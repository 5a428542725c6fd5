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
  private static let suspiciousWork = 1 << 20

  private(set) var rows: [Row] = []
  private(set) var pool = BlockPool<Entry>(filler: Entry(0, 0))
  private(set) var kinds: [Kind] = []
  private(set) var offsets: [Double] = []
  /// The row in which a symbol is basic, or -1.
  var basicRows: [Int32] = []
  /// For each parametric symbol the rows that hold it.
  private(set) var columns = IndexLists()
  /// Rows of the objectives, highest priority first.
  var objectives: [Int32] = []
  private var vacantRows: [Int32] = []

  /// Rows that may be infeasible.
  var suspects: [Int32] = []
  /// Symbols that may improve an objective by entering the basis.
  var improvers: [Symbol] = []

  // What the present change did, to undo it or to tell the variables.
  private var undo: [(place: Int32, row: Row)] = []
  private(set) var touchedRows: [Int32] = []
  private(set) var touchedSymbols: [Symbol] = []
  private var savedIn: [Int] = []
  private var touchedIn: [Int] = []
  private var change = 1
  private var filledIn: [Symbol] = []
  private var canceled: [Symbol] = []
  private var negative: [Symbol] = []
  /// What the dual simplex chooses from; kept for its memory.
  var candidates: [Candidate] = []
  /// Pivots and substitutions since the last look at what rounding did.
  private(set) var workSinceCheck = 0

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

  private mutating func index(_ place: Int) {
    let row = rows[place]
    if row.basic >= 0 { basicRows[Int(row.basic)] = Int32(place) }
    for entry in row.entries.range { columns.append(Int32(place), to: pool[entry].symbol) }
  }

  private mutating func unindex(_ place: Int) {
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

  // MARK: Pivots

  /// Makes `entering` basic in row `place`, whose basic symbol becomes parametric.
  mutating func pivot(_ place: Int, entering: Symbol) {
    let leaving = rows[place].basic
    countWork(
      dividingBy: pool.coefficient(of: entering, in: rows[place].entries),
      largest: pool.largestMagnitude(in: rows[place].entries))
    let solved = solve(rows[place].entries, basic: leaving, for: entering)
    save(place)
    discard(place)
    rows[place].basic = entering
    rows[place].entries = solved
    touchedSymbols.append(leaving)
    basicRows[Int(leaving)] = -1
    basicRows[Int(entering)] = Int32(place)
    let column = columns.take(entering)
    columns.append(Int32(place), to: leaving)
    for position in column.range where columns[position] != Int32(place) {
      let other = Int(columns[position])
      let factor = pool.coefficient(of: entering, in: rows[other].entries)
      merge(into: other, solved, factor: factor, replacing: entering)
    }
    columns.release(column)
    recompute(place)
  }

  /// Notes a step that rounds: a division of a row by one of its coefficients.
  ///
  /// Rounding errors grow by the largest coefficient over the divisor, so a small divisor calls for
  /// a look at the result.
  mutating func countWork(dividingBy divisor: Double, largest: Double) {
    workSinceCheck += divisor.magnitude * 16 < largest ? Self.suspiciousWork : 1
  }

  mutating func resetWork() {
    workSinceCheck = 0
  }

  /// The row of `entering`, given the row of `basic` that holds it.
  private mutating func solve(_ old: Block, basic: Symbol, for entering: Symbol) -> Block {
    let inverse = 1 / pool.coefficient(of: entering, in: old)
    var solved = pool.allocate(Int(old.count))
    solved.count = old.count
    pool.withUnsafeMutableStorage { storage in
      var place = Int(solved.start)
      var isBasicWritten = false
      for source in old.range {
        let entry = storage[source]
        if !isBasicWritten && basic < entry.symbol {
          storage[place] = Entry(basic, inverse)
          place += 1
          isBasicWritten = true
        }
        if entry.symbol != entering {
          storage[place] = Entry(entry.symbol, -entry.coefficient * inverse)
          place += 1
        }
      }
      if !isBasicWritten { storage[place] = Entry(basic, inverse) }
    }
    return solved
  }

  /// Adds `factor` times `addend` to a row and takes `replaced` out of it.
  private mutating func merge(
    into place: Int, _ addend: Block, factor: Double, replacing replaced: Symbol
  ) {
    let old = rows[place].entries
    let isObjective = rows[place].basic == Row.objective
    var result = pool.allocate(Int(old.count) + Int(addend.count))
    Self.merge(
      &pool, old, addend, factor, replaced, into: &result,
      filledIn: &filledIn, canceled: &canceled, negative: &negative)
    for symbol in filledIn { columns.append(Int32(place), to: symbol) }
    for symbol in canceled { columns.remove(Int32(place), from: symbol) }
    if isObjective {
      improvers.append(contentsOf: negative)
      improvers.append(contentsOf: canceled)
    }
    negative.removeAll(keepingCapacity: true)
    filledIn.removeAll(keepingCapacity: true)
    canceled.removeAll(keepingCapacity: true)
    save(place)
    discard(place)
    rows[place].entries = result
    recompute(place)
  }

  private static func merge(
    _ pool: inout BlockPool<Entry>, _ old: Block, _ addend: Block, _ factor: Double,
    _ replaced: Symbol, into result: inout Block,
    filledIn: inout [Symbol], canceled: inout [Symbol], negative: inout [Symbol]
  ) {
    let start = Int(result.start)
    let end = pool.withUnsafeMutableStorage { storage in
      var place = start
      var left = old.range.lowerBound
      var right = addend.range.lowerBound
      let leftEnd = old.range.upperBound
      let rightEnd = addend.range.upperBound
      while left < leftEnd || right < rightEnd {
        let leftSymbol = left < leftEnd ? storage[left].symbol : Symbol.max
        let rightSymbol = right < rightEnd ? storage[right].symbol : Symbol.max
        if leftSymbol < rightSymbol {
          if leftSymbol != replaced {
            storage[place] = storage[left]
            place += 1
          }
          left += 1
        } else if rightSymbol < leftSymbol {
          let value = factor * storage[right].coefficient
          storage[place] = Entry(rightSymbol, value)
          if value < 0 { negative.append(rightSymbol) }
          place += 1
          filledIn.append(rightSymbol)
          right += 1
        } else {
          let before = storage[left].coefficient
          let value = before + factor * storage[right].coefficient
          if value.magnitude > Entry.cancellation * before.magnitude {
            storage[place] = Entry(leftSymbol, value)
            if value < 0 { negative.append(leftSymbol) }
            place += 1
          } else {
            canceled.append(leftSymbol)
          }
          left += 1
          right += 1
        }
      }
      return place
    }
    result.count = Int32(end - start)
  }

  /// Adds `factor` times the row of a basic symbol, or a parametric symbol itself, to a row.
  ///
  /// A change that does this cannot be rolled back.
  mutating func add(_ symbol: Symbol, times factor: Double, toRow place: Int) {
    if isBasic(symbol) {
      let addend = rows[Int(basicRows[Int(symbol)])].entries
      return merge(into: place, addend, factor: factor, replacing: -1)
    }
    let found = pool.lowerBound(of: symbol, in: rows[place].entries)
    let position = found - rows[place].entries.range.lowerBound
    if found < rows[place].entries.range.upperBound, pool[found].symbol == symbol {
      let before = pool[found].coefficient
      let value = before + factor
      pool[found].coefficient = value
      if value.magnitude <= Entry.cancellation * before.magnitude {
        pool.remove(at: position, in: &rows[place].entries)
        columns.remove(Int32(place), from: symbol)
      }
    } else {
      pool.insert(Entry(symbol, factor), at: position, in: &rows[place].entries)
      columns.append(Int32(place), to: symbol)
    }
    rows[place].scale = max(rows[place].scale, factor.magnitude)
    improvers.append(symbol)
  }

  /// What a unit of a parametric symbol costs in an objective; exactly zero where only rounding
  /// errors are left beside the largest cost.
  func cost(of symbol: Symbol, objective place: Int32) -> Double {
    let row = rows[Int(place)]
    let cost = pool.coefficient(of: symbol, in: row.entries)
    return cost.magnitude > Entry.cancellation * row.scale ? cost : 0
  }

  /// Takes every entry of a symbol out of the rows; cannot be rolled back.
  mutating func eraseColumn(_ symbol: Symbol) {
    let column = columns.take(symbol)
    for position in column.range {
      let place = Int(columns[position])
      let found = pool.place(of: symbol, in: rows[place].entries)
      if found >= 0 {
        pool.remove(
          at: found - rows[place].entries.range.lowerBound, in: &rows[place].entries)
      }
      recompute(place)
    }
    columns.release(column)
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

  // MARK: Changes

  /// Keeps a row as it is before the present change first alters it.
  private mutating func save(_ place: Int) {
    if savedIn[place] != change {
      savedIn[place] = change
      undo.append((Int32(place), rows[place]))
      // The block is the saved row's now.
      rows[place].entries = Block()
    }
  }

  /// Releases a row's block, unless it was kept.
  private mutating func discard(_ place: Int) {
    pool.release(rows[place].entries)
    rows[place].entries = Block()
  }

  /// Accepts the present change.
  mutating func commit() {
    for saved in undo { pool.release(saved.row.entries) }
    forget()
  }

  private mutating func forget() {
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
      pool.release(rows[Int(saved.place)].entries)
      rows[Int(saved.place)] = saved.row
      if saved.row.basic == Row.vacant { vacantRows.append(saved.place) }
      index(Int(saved.place))
    }
    for position in touchedRows.indices { recompute(Int(touchedRows[position])) }
    forget()
  }
}
