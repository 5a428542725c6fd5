/// Draws tables as aligned columns of plain text, within a width, without wrapping a row.
public struct TerminalTable: Sendable {
  /// Terminal cells that a line may take at most.
  public var width: Int
  /// Whether titles are bold and heads dim; nothing is said by color alone.
  public var usesColor: Bool

  /// The narrowest width that is drawn to.
  public static let leastWidth = 20

  public init(width: Int = 120, usesColor: Bool = false) {
    self.width = max(Self.leastWidth, width)
    self.usesColor = usesColor
  }

  /// Appends tables with an empty line between them; those of the same heads share their widths.
  public func append(_ tables: [Table], to output: inout [UInt8]) {
    var shared: [String: [Int]] = [:]
    for table in tables {
      let key = heads(table)
      let own = naturalWidths(table)
      shared[key] = shared[key].map { (widths: [Int]) in zip(widths, own).map(max) } ?? own
    }
    for (index, table) in tables.enumerated() {
      if index > 0 { newLine(&output) }
      append(table, widths: shared[heads(table)] ?? naturalWidths(table), to: &output)
    }
  }

  private func heads(_ table: Table) -> String {
    table.columns.map { (column: Table.Column) in column.fullHead }.joined(separator: "\u{1F}")
  }

  // MARK: Widths

  private func naturalWidths(_ table: Table) -> [Int] {
    table.columns.indices.map { (index: Int) in
      var most = TextWidth.width(table.columns[index].head)
      for row in table.rows { most = max(most, TextWidth.width(row[index])) }
      return most
    }
  }

  /// The columns of each block: the keys, and as many more as fit.
  private func blocks(_ table: Table, _ widths: inout [Int]) -> (shown: [[Int]], left: [Int]) {
    let keys = Array(0..<min(table.keyColumns, table.columns.count))
    squeeze(table, &widths)
    var blocks: [[Int]] = []
    var block = keys
    for index in keys.count..<max(keys.count, table.columns.count) {
      if block.count > keys.count, lineWidth(table, block + [index], widths) > width {
        blocks.append(block)
        block = keys
        if table.overflow == .omits { return (blocks, Array(index..<table.columns.count)) }
      }
      block.append(index)
    }
    return (blocks + [block], [])
  }

  /// Takes from the columns that may be cut what the width lacks; if even one column beside the
  /// keys has no room, from the widest column.
  private func squeeze(_ table: Table, _ widths: inout [Int]) {
    let all = Array(table.columns.indices)
    for index in all.reversed() {
      guard let least = table.columns[index].leastWidth else { continue }
      let excess = lineWidth(table, all, widths) - width
      if excess > 0 { widths[index] = max(min(least, widths[index]), widths[index] - excess) }
    }
    let keys = Array(0..<min(table.keyColumns, all.count))
    for index in all {
      let block = keys.contains(index) ? keys : keys + [index]
      while lineWidth(table, block, widths) > width {
        let widest = block.max { (left: Int, right: Int) in widths[left] < widths[right] }
        guard let widest, widths[widest] > 1 else { break }
        widths[widest] -= 1
      }
    }
  }

  private func lineWidth(_ table: Table, _ block: [Int], _ widths: [Int]) -> Int {
    var total = 0
    for span in spans(table, block) {
      var inner = 0
      for index in span { inner += widths[index] + 1 }
      total += max(inner - 1, TextWidth.width(table.columns[span[0]].group)) + 2
    }
    return max(0, total - 2)
  }

  /// Neighbors of one group stand together, a space apart; others two.
  private func spans(_ table: Table, _ block: [Int]) -> [[Int]] {
    var spans: [[Int]] = []
    for index in block {
      let group = table.columns[index].group
      if !group.isEmpty, let last = spans.last?.last, table.columns[last].group == group {
        spans[spans.count - 1].append(index)
      } else {
        spans.append([index])
      }
    }
    return spans
  }

  // MARK: Drawing

  private func append(_ table: Table, widths natural: [Int], to output: inout [UInt8]) {
    var widths = natural
    let (blocks, left) = blocks(table, &widths)
    if !table.title.isEmpty { appendTitle(table, to: &output) }
    for (number, block) in blocks.enumerated() {
      if number > 0 { newLine(&output) }
      append(block, of: table, widths, to: &output)
    }
    if !left.isEmpty {
      let names = left.map { (index: Int) in table.columns[index].fullHead }
      appendLine("not shown: " + names.joined(separator: ", "), style: Self.dim, to: &output)
    }
    for note in table.notes { appendLine(note, style: "", to: &output) }
  }

  private func appendTitle(_ table: Table, to output: inout [UInt8]) {
    let title = TextWidth.fitted(table.title, to: width)
    style(Self.bold, &output)
    put(title, &output)
    style(Self.plain, &output)
    let room = width - TextWidth.width(title) - 2
    if !table.subtitle.isEmpty, room > 0 {
      put("  " + TextWidth.fitted(table.subtitle, to: room), &output)
    }
    newLine(&output)
  }

  private func append(
    _ block: [Int], of table: Table, _ widths: [Int], to output: inout [UInt8]
  ) {
    var widths = widths
    let spans = spans(table, block)
    var isGrouped = false
    for span in spans {
      let group = table.columns[span[0]].group
      isGrouped = isGrouped || !group.isEmpty
      var inner = -1
      for index in span { inner += widths[index] + 1 }
      widths[span[0]] += max(0, TextWidth.width(group) - inner)
    }
    if isGrouped {
      style(Self.dim, &output)
      var line = ""
      for span in spans {
        var inner = -1
        for index in span { inner += widths[index] + 1 }
        let column = table.columns[span[0]]
        line += padded(column.group, inner, column.alignment) + "  "
      }
      appendTrimmed(line, to: &output)
      style(Self.plain, &output)
      newLine(&output)
    }
    let heads = table.columns.map { (column: Table.Column) in column.head }
    style(Self.dim, &output)
    appendRow(heads, table, spans, widths, to: &output)
    style(Self.plain, &output)
    newLine(&output)
    var total = -2
    for span in spans {
      total += 2
      for (place, index) in span.enumerated() { total += widths[index] + (place > 0 ? 1 : 0) }
    }
    style(Self.dim, &output)
    put(String(repeating: "─", count: max(1, min(total, width))), &output)
    style(Self.plain, &output)
    newLine(&output)
    for row in table.rows {
      appendRow(row, table, spans, widths, to: &output)
      newLine(&output)
    }
  }

  private func appendRow(
    _ cells: [String], _ table: Table, _ spans: [[Int]], _ widths: [Int],
    to output: inout [UInt8]
  ) {
    var line = ""
    for span in spans {
      for (place, index) in span.enumerated() {
        let cell = TextWidth.fitted(cells[index], to: widths[index])
        line += padded(cell, widths[index], table.columns[index].alignment)
        line += place == span.count - 1 ? "  " : " "
      }
    }
    appendTrimmed(line, to: &output)
  }

  private func padded(_ text: String, _ width: Int, _ alignment: Table.Alignment) -> String {
    let space = String(repeating: " ", count: max(0, width - TextWidth.width(text)))
    return alignment == .leading ? text + space : space + text
  }

  private func appendTrimmed(_ line: String, to output: inout [UInt8]) {
    output.append(contentsOf: line.utf8)
    while output.last == UInt8(ascii: " ") { output.removeLast() }
  }

  private func appendLine(_ text: String, style code: String, to output: inout [UInt8]) {
    style(code, &output)
    put(TextWidth.fitted(text, to: width), &output)
    style(code.isEmpty ? "" : Self.plain, &output)
    newLine(&output)
  }

  private func put(_ text: String, _ output: inout [UInt8]) { output.append(contentsOf: text.utf8) }

  private func newLine(_ output: inout [UInt8]) { output.append(UInt8(ascii: "\n")) }

  private func style(_ code: String, _ output: inout [UInt8]) {
    if usesColor { output.append(contentsOf: code.utf8) }
  }

  private static let bold = "\u{1B}[1m"
  private static let dim = "\u{1B}[2m"
  private static let plain = "\u{1B}[0m"
}
