extension Tableau {
  /// Keeps a row as it is before the present change first alters it.
  mutating func save(_ place: Int) {
    if savedIn[place] != change {
      savedIn[place] = change
      undo.append((Int32(place), rows[place]))
      // The block is the saved row's now.
      rows[place].entries = Block()
    }
  }

  /// Releases a row's block, unless it was kept.
  mutating func discard(_ place: Int) {
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
