extension Solver: CustomStringConvertible {
  /// The whole state as text, a line each: objectives, rows of the tableau, definitions, edits.
  ///
  /// `v3` is variable 3; `c2+` and `c2-` are what the expression of constraint 2 is above and below
  /// zero. Basic symbols stand left of the equals sign; symbols on the right that no row states are
  /// zero.
  public var description: String {
    var lines: [String] = ["objectives"]
    for level in priorities.indices {
      let costs = tableau.entries(ofRow: Int(tableau.objectives[level]))
      lines.append("  \(priorities[level].priority.rawValue): " + text(costs, constant: 0))
    }
    lines.append("rows")
    for symbol in tableau.basicRows.indices where tableau.basicRows[symbol] >= 0 {
      let place = Int(tableau.basicRows[symbol])
      let right = text(tableau.entries(ofRow: place), constant: tableau.rows[place].constant)
      lines.append("  \(name(Symbol(symbol))) = " + right)
    }
    lines.append("definitions")
    for symbol in symbols where definitions.isDefined[Int(symbol)] {
      let row = definitions.entries(of: symbol)
      var constant = 0.0
      for entry in row { constant += entry.coefficient * tableau.offsets[Int(entry.symbol)] }
      lines.append(
        "  \(name(symbol)) = " + text(row, constant: constant)
          + " = \(definitions.levels[Int(symbol)])")
    }
    lines.append("edits")
    for index in edits.indices where edits[index] >= 0 {
      lines.append("  v\(index) by c\(edits[index])")
    }
    var result = ""
    for line in lines { result += line + "\n" }
    return result
  }

  private func name(_ symbol: Symbol) -> String {
    let owner = owners[Int(symbol)]
    if tableau.kinds[Int(symbol)] == .none { return "v\(owner)" }
    return records[Int(owner)].positive == symbol ? "c\(owner)+" : "c\(owner)-"
  }

  private func text(_ row: [Entry], constant: Double) -> String {
    var result = "\(constant)"
    for entry in row {
      result += entry.coefficient < 0 ? " - " : " + "
      if entry.coefficient.magnitude != 1 { result += "\(entry.coefficient.magnitude)*" }
      result += name(entry.symbol)
    }
    return result
  }
}
