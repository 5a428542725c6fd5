extension Solver {
  /// Enters what violating a constraint costs into the objective of its priority.
  mutating func addCosts(_ index: Int) {
    let record = records[index]
    guard record.isOptional else { return }
    let level = makeLevel(record.statement.priority)
    priorities[level].count += 1
    charge(record.positive, record.positiveCost, level)
    charge(record.negative, record.negativeCost, level)
  }

  /// Takes the costs of a constraint out of its objective.
  mutating func removeCosts(_ index: Int) {
    let record = records[index]
    guard record.isOptional else { return }
    let level = makeLevel(record.statement.priority)
    charge(record.positive, -record.positiveCost, level)
    charge(record.negative, -record.negativeCost, level)
    priorities[level].count -= 1
    if priorities[level].count == 0 {
      tableau.remove(Int(tableau.objectives[level]))
      tableau.objectives.remove(at: level)
      priorities.remove(at: level)
      tableau.reviewCosts()
    }
  }

  private mutating func charge(_ symbol: Symbol, _ cost: Double, _ level: Int) {
    guard cost != 0 else { return }
    tableau.add(symbol, times: cost, toRow: Int(tableau.objectives[level]))
  }

  /// The position of a priority among those in use, entering it when it is new.
  private mutating func makeLevel(_ priority: Priority) -> Int {
    var low = 0
    var high = priorities.count
    while low < high {
      let middle = (low + high) >> 1
      if priorities[middle].priority > priority { low = middle + 1 } else { high = middle }
    }
    if low < priorities.count && priorities[low].priority == priority { return low }
    let row = tableau.insert(basic: Tableau.Row.objective, entries: [])
    tableau.objectives.insert(Int32(row), at: low)
    priorities.insert((priority, 0), at: low)
    return low
  }
}
