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
  private(set) var rows: [SparseRow] = []
  /// For each symbol the variables whose rows hold it.
  private(set) var users: [[Symbol]] = []
  private(set) var isDefined: [Bool] = []
  /// Defined variables, each behind all that its row holds; -1 where one was taken out.
  private var order: [Symbol] = []
  private var rank: [Int32] = []
  private var orderIsValid = true
  /// One bit for each rank.
  private var marks: [UInt64] = []
  private var stale: [Symbol] = []
  /// Variables whose value changed since the list was last emptied.
  var changed: [Symbol] = []

  mutating func grow(to count: Int) {
    while levels.count < count {
      levels.append(0)
      rows.append(SparseRow())
      users.append([])
      isDefined.append(false)
      rank.append(-1)
    }
  }

  /// Forgets the level of a symbol whose number is given to another.
  mutating func reset(_ symbol: Symbol) {
    levels[Int(symbol)] = 0
  }

  /// Defines a parametric variable by `row`, none of whose symbols may depend on it.
  mutating func define(_ variable: Symbol, by row: SparseRow) {
    for symbol in row.symbols { users[Int(symbol)].append(variable) }
    rows[Int(variable)] = row
    isDefined[Int(variable)] = true
    if orderIsValid && users[Int(variable)].isEmpty {
      rank[Int(variable)] = Int32(order.count)
      order.append(variable)
    } else {
      orderIsValid = false
    }
    stale.append(variable)
  }

  /// Makes a defined variable parametric.
  mutating func undefine(_ variable: Symbol) {
    for symbol in rows[Int(variable)].symbols { removeUser(variable, of: symbol) }
    rows[Int(variable)].clear()
    isDefined[Int(variable)] = false
    if rank[Int(variable)] >= 0 { order[Int(rank[Int(variable)])] = -1 }
    rank[Int(variable)] = -1
    stale.append(variable)
  }

  /// Gives a defined variable another row, which must not make a cycle.
  mutating func redefine(_ variable: Symbol, by row: SparseRow, addsVariables: Bool) {
    for symbol in rows[Int(variable)].symbols { removeUser(variable, of: symbol) }
    for symbol in row.symbols { users[Int(symbol)].append(variable) }
    rows[Int(variable)] = row
    if addsVariables { orderIsValid = false }
    stale.append(variable)
  }

  /// Sets the level of a restricted symbol; `update` then carries it to the variables.
  mutating func setLevel(_ symbol: Symbol, _ level: Double) {
    guard levels[Int(symbol)] != level else { return }
    levels[Int(symbol)] = level
    for user in users[Int(symbol)] { stale.append(user) }
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
    var sum = 0.0
    for position in 0..<rows[place].count {
      sum += rows[place].coefficients[position] * levels[Int(rows[place].symbols[position])]
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
        for position in 0..<rows[Int(variable)].count {
          let symbol = rows[Int(variable)].symbols[position]
          sum.add(symbol, factor * rows[Int(variable)].coefficients[position])
          if isDefined[Int(symbol)] { mark(symbol) }
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
        for position in 0..<rows[Int(variable)].count {
          let other = rows[Int(variable)].symbols[position]
          let factor = other == symbol ? 1 : sum[other]
          if factor != 0 { sum.add(variable, factor * rows[Int(variable)].coefficients[position]) }
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
    for user in users[Int(symbol)] { mark(user) }
  }

  private mutating func removeUser(_ variable: Symbol, of symbol: Symbol) {
    if let found = users[Int(symbol)].firstIndex(of: variable) {
      users[Int(symbol)].remove(at: found)
    }
  }

  /// Restores the topological order after changes that broke it (Kahn's algorithm).
  private mutating func validateOrder() {
    if !orderIsValid {
      orderIsValid = true
      order.removeAll(keepingCapacity: true)
      var waiting = [Int32](repeating: 0, count: rows.count)
      for place in rows.indices where isDefined[place] {
        for symbol in rows[place].symbols where isDefined[Int(symbol)] { waiting[place] += 1 }
        if waiting[place] == 0 { order.append(Symbol(place)) }
      }
      var next = 0
      while next < order.count {
        let variable = order[next]
        rank[Int(variable)] = Int32(next)
        for user in users[Int(variable)] {
          waiting[Int(user)] -= 1
          if waiting[Int(user)] == 0 { order.append(user) }
        }
        next += 1
      }
    }
    while marks.count << 6 < order.count { marks.append(0) }
  }
}
