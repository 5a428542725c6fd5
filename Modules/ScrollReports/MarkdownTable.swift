/// Draws tables in GitHub's Markdown.
public enum MarkdownTable {
  /// Appends tables with an empty line between them.
  public static func append(_ tables: [Table], to output: inout [UInt8]) {
    for (index, table) in tables.enumerated() {
      if index > 0 { output.append(UInt8(ascii: "\n")) }
      append(table, to: &output)
    }
  }

  private static func append(_ table: Table, to output: inout [UInt8]) {
    if !table.title.isEmpty {
      line("### " + escaped(table.title), to: &output)
      line("", to: &output)
      if !table.subtitle.isEmpty {
        line(escaped(table.subtitle), to: &output)
        line("", to: &output)
      }
    }
    if table.columns.isEmpty { return }
    line(row(table.columns.map { (column: Table.Column) in column.fullHead }), to: &output)
    var rule = "|"
    for column in table.columns { rule += column.alignment == .leading ? " :-- |" : " --: |" }
    line(rule, to: &output)
    for cells in table.rows { line(row(cells), to: &output) }
    if !table.notes.isEmpty { line("", to: &output) }
    for note in table.notes { line("- " + escaped(note), to: &output) }
  }

  private static func row(_ cells: [String]) -> String {
    var text = "|"
    for cell in cells { text += " " + escaped(cell) + " |" }
    return text
  }

  /// The text with what Markdown would take for markup written as such.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in TextWidth.printable(text).unicodeScalars {
      switch scalar {
      case "|", "\\", "`", "*", "_", "[", "]", "#": result += "\\"
      case "<":
        result += "&lt;"
        continue
      case "&":
        result += "&amp;"
        continue
      default: break
      }
      result.unicodeScalars.append(scalar)
    }
    return result
  }

  private static func line(_ text: String, to output: inout [UInt8]) {
    output.append(contentsOf: text.utf8)
    output.append(UInt8(ascii: "\n"))
  }
}
