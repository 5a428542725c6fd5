import ScrollComparison

extension DelimitedText {
  /// Appends a table's heads and rows, its title and notes left out.
  public static func append(_ table: Table, to output: inout [UInt8]) {
    append(
      record: table.columns.map { (column: Table.Column) in column.fullHead }, to: &output)
    for row in table.rows { append(record: row, to: &output) }
  }
}
