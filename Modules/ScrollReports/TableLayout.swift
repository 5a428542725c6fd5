/// Which columns of a table stand where, so that no line is wider than a width.
struct TableLayout {
  /// The columns of each block of rows, in groups: neighbors under one group's head.
  private(set) var blocks: [[[Int]]] = []
  /// Columns that have no room.
  private(set) var omitted: [Int] = []
  /// Cells of each column.
  private(set) var widths: [Int]
  /// How many gaps between groups, from the left, are two spaces wide; the others, and those between
  /// columns of one group, are one.
  private var wideGaps = Int.max

  private let table: Table

  /// - Parameters:
  ///   - table: What to lay out.
  ///   - widths: What each column's cells and head take, as `naturalWidths` measures it.
  ///   - width: The most that a line may take.
  init(_ table: Table, naturalWidths widths: [Int], width: Int) {
    self.table = table
    self.widths = widths
    let all = Array(table.columns.indices)
    let keys = Array(all.prefix(table.keyColumns))
    // What may be cut is cut first, then the gaps close, then columns move or go.
    squeeze(all, to: width)
    if lineWidth(all) > width {
      wideGaps = 0
      let room = width - lineWidth(all)
      if room > 0 { wideGaps = room }
      if room < 0, table.overflow == .continues { wideGaps = .max }
    }
    narrow(keys, to: width)
    var block = keys
    for index in all.dropFirst(keys.count) {
      narrow(keys + [index], to: width)
      if block.count > keys.count, lineWidth(block + [index]) > width {
        blocks.append(groups(block))
        block = keys
        if table.overflow == .omits {
          omitted = Array(all[index...])
          break
        }
      }
      block.append(index)
    }
    if omitted.isEmpty { blocks.append(groups(block)) }
    for block in blocks { widen(block.flatMap { (group: [Int]) in group }, widths, to: width) }
  }

  /// What each column's cells and head take.
  static func naturalWidths(_ table: Table) -> [Int] {
    table.columns.indices.map { (index: Int) in
      var most = 0
      for line in headLines(table.columns[index].head) { most = max(most, TextWidth.width(line)) }
      for row in table.rows { most = max(most, TextWidth.width(row[index])) }
      return most
    }
  }

  static func headLines(_ head: String) -> [String] {
    head.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// Cells that a group takes: its columns, or its own head where that is wider.
  func width(ofGroup group: [Int]) -> Int {
    var inner = -1
    for index in group { inner += widths[index] + 1 }
    return max(inner, TextWidth.width(table.columns[group[0]].group))
  }

  /// Spaces after a group of a block, by its place.
  func gap(after place: Int) -> Int { place < wideGaps ? 2 : 1 }

  /// Cells that a line of a block takes.
  func width(ofBlock block: [[Int]]) -> Int {
    var total = 0
    for (place, group) in block.enumerated() {
      total += width(ofGroup: group) + (place > 0 ? gap(after: place - 1) : 0)
    }
    return total
  }

  private func lineWidth(_ columns: [Int]) -> Int { width(ofBlock: groups(columns)) }

  private func groups(_ columns: [Int]) -> [[Int]] {
    var groups: [[Int]] = []
    for index in columns {
      let name = table.columns[index].group
      if !name.isEmpty, let last = groups.last?.last, table.columns[last].group == name {
        groups[groups.count - 1].append(index)
      } else {
        groups.append([index])
      }
    }
    return groups
  }

  /// Takes from the columns that may be cut what the width lacks.
  private mutating func squeeze(_ columns: [Int], to width: Int) {
    for index in columns.reversed() {
      guard let least = table.columns[index].leastWidth else { continue }
      let excess = lineWidth(columns) - width
      if excess > 0 { widths[index] = max(min(least, widths[index]), widths[index] - excess) }
    }
  }

  /// Gives columns that were cut what the width has left.
  private mutating func widen(_ columns: [Int], _ natural: [Int], to width: Int) {
    for index in columns where table.columns[index].leastWidth != nil {
      let room = width - lineWidth(columns)
      if room > 0 { widths[index] = min(natural[index], widths[index] + room) }
    }
  }

  /// Cuts the widest columns where even these alone have no room.
  private mutating func narrow(_ columns: [Int], to width: Int) {
    while lineWidth(columns) > width {
      let widest = columns.max { (left: Int, right: Int) in widths[left] < widths[right] }
      guard let widest, widths[widest] > 1 else { return }
      widths[widest] -= 1
    }
  }
}
