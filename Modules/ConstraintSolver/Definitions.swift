/// The values of all symbols, and the rows that define variables by other symbols.
///
/// A variable is either *parametric*, with value zero, or *defined* by a row: a linear combination
/// of other variables and of restricted symbols. Rows are not substituted into one another, so a
/// chain of n views costs n short rows; instead the rows are kept acyclic and are evaluated in
/// topological order. Whatever parametric variables a defined variable depends on, directly or
/// not, are older than it (have lower symbols).
///
/// A restricted symbol's *level* here is its value plus its offset, the share of its constraint's
/// constant that it carries; so rows need no constants of their own.
struct Definitions: Sendable {
  /// Variable: its value. Restricted symbol: its value plus its offset.
  private(set) var levels: [Double] = []
  private(set) var rows: [Block] = []
  private(set) var pool = BlockPool<Entry>(filler: Entry(0, 0))
  /// Entries in all rows together.
  private(set) var entryCount = 0
  /// For each symbol the variables whose rows hold it.
  private(set) var users = IndexLists()
  private(set) var isDefined: [Bool] = []
  /// Whether a row is more than one constraint's equation as written, and so has been rounded.
  private(set) var isDerived: [Bool] = []
  /// Defined variables, each behind all that its row holds; -1 where one was taken out.
  private var order: [Symbol] = []
  private var rank: [Int32] = []
  private var orderIsValid = true
  private var gaps = 0
  /// One bit for each rank.
  private var marks: [UInt64] = []
  private var stale: [Symbol] = []
  /// Variables whose value changed since the list was last emptied.
  var changed: [Symbol] = []

  mutating func grow(to count: Int) {
    while levels.count < count {
      levels.append(0)
      rows.append(Block())
      isDefined.append(false)
      isDerived.append(false)
      rank.append(-1)
    }
    users.grow(to: count)
  }

  /// The row of a variable, empty for a parametric one.
  func entries(of variable: Symbol) -> [Entry] {
    Array(pool.storage[rows[Int(variable)].range])
  }

  /// Forgets the level of a symbol whose number is given to another.
  mutating func reset(_ symbol: Symbol) {
    levels[Int(symbol)] = 0
  }

  /// Defines a parametric variable by `row`, none of whose symbols may depend on it.
  mutating func define(_ variable: Symbol, by row: [Entry], isDerived: Bool) {
    store(row, for: variable)
    self.isDerived[Int(variable)] = isDerived
    isDefined[Int(variable)] = true
    if orderIsValid && users.count(of: variable) == 0 {
      rank[Int(variable)] = Int32(order.count)
      order.append(variable)
    } else {
      orderIsValid = false
    }
    stale.append(variable)
  }

  /// Makes a defined variable parametric.
  mutating func undefine(_ variable: Symbol) {
    discardRow(of: variable)
    isDefined[Int(variable)] = false
    isDerived[Int(variable)] = false
    if orderIsValid {
      order[Int(rank[Int(variable)])] = -1
      gaps += 1
      // Otherwise a variable defined anew again and again would lengthen the order without end.
      if gaps > 32 && gaps > order.count / 2 { orderIsValid = false }
    }
    rank[Int(variable)] = -1
    stale.append(variable)
  }

  /// Gives a defined variable another row, which must not make a cycle.
  mutating func redefine(_ variable: Symbol, by row: [Entry], addsVariables: Bool) {
    discardRow(of: variable)
    store(row, for: variable)
    isDerived[Int(variable)] = true
    if addsVariables { orderIsValid = false }
    stale.append(variable)
  }

  /// Makes all variables parametric; their levels stay until `update`.
  mutating func undefineAll() {
    for variable in rows.indices where isDefined[variable] { undefine(Symbol(variable)) }
  }

  private mutating func store(_ row: [Entry], for variable: Symbol) {
    for entry in row { users.append(variable, to: entry.symbol) }
    rows[Int(variable)] = pool.store(row)
    entryCount += row.count
  }

  private mutating func discardRow(of variable: Symbol) {
    let row = rows[Int(variable)]
    for place in row.range { users.remove(variable, from: pool[place].symbol) }
    pool.release(row)
    entryCount -= Int(row.count)
    rows[Int(variable)] = Block()
  }

  /// Sets the level of a restricted symbol; `update` then carries it to the variables.
  mutating func setLevel(_ symbol: Symbol, _ level: Double) {
    guard levels[Int(symbol)] != level else { return }
    levels[Int(symbol)] = level
    for place in users.range(of: symbol) { stale.append(users[place]) }
  }

  /// Evaluates every variable that depends on what changed.
  mutating func update() {
    guard !stale.isEmpty else { return }
    validateOrder()
    for variable in stale {
      if isDefined[Int(variable)] {
        mark(variable)
      } else if levels[Int(variable)] != 0 {
        levels[Int(variable)] = 0
        changed.append(variable)
        markUsers(of: variable)
      }
    }
    stale.removeAll(keepingCapacity: true)
    for word in marks.indices {
      while marks[word] != 0 {
        let bit = marks[word].trailingZeroBitCount
        marks[word] &= marks[word] &- 1
        evaluate(order[word << 6 | bit])
      }
    }
  }

  private mutating func evaluate(_ variable: Symbol) {
    let place = Int(variable)
    let range = rows[place].range
    let sum = pool.storage.withUnsafeBufferPointer { entries in
      levels.withUnsafeBufferPointer { levels in
        var sum = 0.0
        for place in range {
          sum += entries[place].coefficient * levels[Int(entries[place].symbol)]
        }
        return sum
      }
    }
    guard sum != levels[place] else { return }
    levels[place] = sum
    changed.append(variable)
    markUsers(of: variable)
  }

  /// Replaces the defined variables in `sum` by what defines them, down to parametric variables and
  /// restricted symbols.
  mutating func expand(_ sum: inout SparseAccumulator) {
    validateOrder()
    for symbol in sum.indices where isDefined[Int(symbol)] { mark(symbol) }
    var word = marks.count - 1
    while word >= 0 {
      while marks[word] != 0 {
        let bit = 63 - marks[word].leadingZeroBitCount
        marks[word] &= ~(1 << UInt64(bit))
        let variable = order[word << 6 | bit]
        let factor = sum[variable]
        sum.drop(variable)
        // Zero factors too, so that the caller can count on what each symbol was reached by.
        for place in rows[Int(variable)].range {
          let entry = pool[place]
          sum.add(entry.symbol, factor * entry.coefficient)
          if isDefined[Int(entry.symbol)] { mark(entry.symbol) }
        }
      }
      word -= 1
    }
  }

  /// Leaves in `sum` the coefficient of `symbol` in each variable that depends on it.
  mutating func accumulateDependents(of symbol: Symbol, into sum: inout SparseAccumulator) {
    validateOrder()
    markUsers(of: symbol)
    for word in marks.indices {
      while marks[word] != 0 {
        let bit = marks[word].trailingZeroBitCount
        marks[word] &= marks[word] &- 1
        let variable = order[word << 6 | bit]
        for place in rows[Int(variable)].range {
          let entry = pool[place]
          let factor = entry.symbol == symbol ? 1 : sum[entry.symbol]
          if factor != 0 { sum.add(variable, factor * entry.coefficient) }
        }
        if sum[variable] != 0 { markUsers(of: variable) }
      }
    }
  }

  private mutating func mark(_ variable: Symbol) {
    let place = Int(rank[Int(variable)])
    marks[place >> 6] |= 1 << UInt64(place & 63)
  }

  private mutating func markUsers(of symbol: Symbol) {
    for place in users.range(of: symbol) { mark(users[place]) }
  }

  /// Restores the topological order after changes that broke it (Kahn's algorithm).
  private mutating func validateOrder() {
    if !orderIsValid {
      orderIsValid = true
      gaps = 0
      order.removeAll(keepingCapacity: true)
      for variable in rows.indices where isDefined[variable] {
        // Until it gets its rank, a variable counts how many of its symbols wait for theirs.
        var waiting: Int32 = 0
        for place in rows[variable].range where isDefined[Int(pool[place].symbol)] { waiting += 1 }
        rank[variable] = waiting
        if waiting == 0 { order.append(Symbol(variable)) }
      }
      var next = 0
      while next < order.count {
        let variable = order[next]
        rank[Int(variable)] = Int32(next)
        for place in users.range(of: variable) {
          let user = users[place]
          rank[Int(user)] -= 1
          if rank[Int(user)] == 0 { order.append(user) }
        }
        next += 1
      }
    }
    while marks.count << 6 < order.count { marks.append(0) }
  }
}
