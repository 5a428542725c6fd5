/// A check in GitHub's Markdown: a table a behavior and variant, and the commands that repeat what it
/// found, folded up.
public enum FindingsMarkdown {
  public static func append(_ record: CheckRecord, to output: inout [UInt8]) {
    output.append(contentsOf: "**\(FindingsTables.summary(record))**\n".utf8)
    for table in FindingsTables.tables(record, showsReplays: false) {
      output.append(UInt8(ascii: "\n"))
      MarkdownTable.append([withMessages(table, record)], to: &output)
    }
    if let differences = record.differences {
      output.append(UInt8(ascii: "\n"))
      MarkdownTable.append([BaselineTables.table(differences)], to: &output)
    }
    let defects = record.findings.filter { (finding: FindingRecord) in finding.isDefect }
    guard !defects.isEmpty else { return }
    output.append(contentsOf: "\n<details><summary>How to see each</summary>\n".utf8)
    for finding in defects { append(replaysOf: finding, to: &output) }
    output.append(contentsOf: "\n</details>\n".utf8)
  }

  private static let width = 100

  /// The table with what a terminal shows below each row as a last column.
  private static func withMessages(_ table: Table, _ record: CheckRecord) -> Table {
    var table = table
    guard !table.columns.isEmpty else { return table }
    table.columns.append(Table.Column("what a user sees", alignment: .leading))
    for (index, detail) in table.details.enumerated() {
      let words = detail(.max).split { (character: Character) in
        character == " " || character == "\n"
      }
      table.rows[index].append(words.joined(separator: " "))
    }
    return table
  }

  private static func append(replaysOf finding: FindingRecord, to output: inout [UInt8]) {
    let place = "\(finding.behavior), \(finding.variant): \(finding.ruleText) \(finding.output)"
    output.append(contentsOf: "\n\(MarkdownTable.escaped(place))\n\n```sh\n".utf8)
    for run in finding.runs {
      output.append(contentsOf: Replay(run, of: finding).text(width: width, indent: 0).utf8)
    }
    output.append(contentsOf: "```\n".utf8)
  }
}
