/// Draws tables as aligned columns of plain text, within a width, without wrapping a row.
public struct TerminalTable: Sendable {
  /// Terminal cells that a line may take at most.
  public let width: Int
  /// Whether titles are bold and heads dim; nothing is said by color alone.
  public let usesColor: Bool

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
      let own = TableLayout.naturalWidths(table)
      shared[heads(table)] =
        shared[heads(table)].map { (widths: [Int]) in zip(widths, own).map(max) } ?? own
    }
    for (index, table) in tables.enumerated() {
      if index > 0 { output.append(Self.newLine) }
      let widths = shared[heads(table)] ?? TableLayout.naturalWidths(table)
      append(table, TableLayout(table, naturalWidths: widths, width: width), to: &output)
    }
  }

  private func heads(_ table: Table) -> String {
    table.columns.map { (column: Table.Column) in column.fullHead }.joined(separator: "\u{1F}")
  }

  private func append(_ table: Table, _ layout: TableLayout, to output: inout [UInt8]) {
    if !table.title.isEmpty { appendTitle(table, to: &output) }
    let blocks = table.columns.isEmpty ? [] : layout.blocks
    for (number, block) in blocks.enumerated() {
      if number > 0 { output.append(Self.newLine) }
      let isLast = number == blocks.count - 1
      append(block, of: table, layout, details: isLast ? table.details : [], to: &output)
    }
    if !layout.omitted.isEmpty {
      let names = layout.omitted.map { (index: Int) in table.columns[index].fullHead }
      let text = "not shown: " + names.joined(separator: ", ")
      appendLine(TextWidth.fitted(text, to: width), Self.dim, to: &output)
    }
    for note in table.notes {
      appendLine(TextWidth.fitted(note, to: width), "", to: &output)
    }
  }

  private func appendTitle(_ table: Table, to output: inout [UInt8]) {
    let title = TextWidth.fitted(table.title, to: width)
    let room = width - TextWidth.width(title) - 2
    let subtitle = room > 0 ? TextWidth.fitted(table.subtitle, to: room) : ""
    append(title, Self.bold, to: &output)
    if !subtitle.isEmpty { append("  " + subtitle, "", to: &output) }
    output.append(Self.newLine)
  }

  private func append(
    _ block: [[Int]], of table: Table, _ layout: TableLayout, details: [Table.Detail],
    to output: inout [UInt8]
  ) {
    if block.contains(where: { (group: [Int]) in !table.columns[group[0]].group.isEmpty }) {
      var line = ""
      for (place, group) in block.enumerated() {
        let column = table.columns[group[0]]
        line += padded(column.group, layout.width(ofGroup: group), column.alignment)
        line += spaces(layout.gap(after: place))
      }
      appendLine(line, Self.dim, to: &output)
    }
    let heads = table.columns.map { (column: Table.Column) in
      TableLayout.headLines(column.head)
    }
    var height = 1
    for group in block {
      for index in group { height = max(height, heads[index].count) }
    }
    for number in (0..<height).reversed() {
      let line = heads.map { (lines: [String]) in
        number < lines.count ? lines[lines.count - 1 - number] : ""
      }
      appendLine(row(line, block, table, layout), Self.dim, to: &output)
    }
    let rule = String(repeating: "─", count: max(1, layout.width(ofBlock: block)))
    appendLine(rule, Self.dim, to: &output)
    for (number, cells) in table.rows.enumerated() {
      appendLine(row(cells, block, table, layout), "", to: &output)
      if number < details.count { output.append(contentsOf: details[number](width).utf8) }
    }
  }

  private func row(
    _ cells: [String], _ block: [[Int]], _ table: Table, _ layout: TableLayout
  ) -> String {
    var line = ""
    for (place, group) in block.enumerated() {
      var text = ""
      for (inner, index) in group.enumerated() {
        let width = layout.widths[index]
        let cell = TextWidth.fitted(cells[index], to: width)
        text += inner > 0 ? " " : ""
        text += padded(cell, width, table.columns[index].alignment)
      }
      let width = layout.width(ofGroup: group)
      line += padded(text, width, table.columns[group[0]].alignment)
      line += spaces(layout.gap(after: place))
    }
    return line
  }

  private func padded(_ text: String, _ width: Int, _ alignment: Table.Alignment) -> String {
    let space = spaces(width - TextWidth.width(text))
    return alignment == .leading ? text + space : space + text
  }

  private func spaces(_ count: Int) -> String { String(repeating: " ", count: max(0, count)) }

  /// Appends a line without the spaces at its end.
  private func appendLine(_ text: String, _ style: String, to output: inout [UInt8]) {
    var bytes = Array(text.utf8)
    while bytes.last == UInt8(ascii: " ") { bytes.removeLast() }
    append(String(decoding: bytes, as: UTF8.self), style, to: &output)
    output.append(Self.newLine)
  }

  private func append(_ text: String, _ style: String, to output: inout [UInt8]) {
    let isStyled = usesColor && !style.isEmpty
    if isStyled { output.append(contentsOf: style.utf8) }
    output.append(contentsOf: text.utf8)
    if isStyled { output.append(contentsOf: Self.plain.utf8) }
  }

  private static let newLine = UInt8(ascii: "\n")
  private static let bold = "\u{1B}[1m"
  private static let dim = "\u{1B}[2m"
  private static let plain = "\u{1B}[0m"
}
