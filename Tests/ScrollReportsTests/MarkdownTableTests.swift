import ScrollReports
import Testing

@Suite struct MarkdownTableTests {
  @Test func `tables have their heads in one line and markup made harmless`() {
    var bytes: [UInt8] = []
    MarkdownTable.append(
      [
        Table(
          title: "a_b", subtitle: "sub <i>",
          columns: [
            Table.Column("behavior", alignment: .leading), Table.Column("y pt", group: "header"),
          ],
          rows: [["x|y", "1.0"], ["`z`\n", "-"]], notes: ["a [link](x)"])
      ], to: &bytes)
    #expect(
      String(decoding: bytes, as: UTF8.self) == """
        ### a\\_b

        sub &lt;i>

        | behavior | header y pt |
        | :-- | --: |
        | x\\|y | 1.0 |
        | \\`z\\`\u{FFFD} | - |

        - a \\[link\\](x)

        """)
  }
}
