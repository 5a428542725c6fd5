extension Tableau {
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
}
