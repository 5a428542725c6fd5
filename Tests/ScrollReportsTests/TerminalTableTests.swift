import ScrollReports
import Testing

@Suite struct TerminalTableTests {
  private let table = Table(
    title: "flick", subtitle: "on a phone",
    columns: [
      Table.Column("behavior", alignment: .leading),
      Table.Column("y pt", group: "header"), Table.Column("h pt", group: "header"),
      Table.Column("page"),
    ],
    rows: [["plain", "0.0", "-", "1"], ["zoom", "-12.5", "450.0", "-"]],
    notes: ["! zoom ended in a fault: row 10 of 10"])

  private func drawn(_ tables: [Table], width: Int = 120, usesColor: Bool = false) -> String {
    var bytes: [UInt8] = []
    TerminalTable(width: width, usesColor: usesColor).append(tables, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func `columns align under their groups and heads`() {
    #expect(
      drawn([table]) == """
        flick  on a phone
                       header
        behavior   y pt  h pt  page
        ───────────────────────────
        plain       0.0     -     1
        zoom      -12.5 450.0     -
        ! zoom ended in a fault: row 10 of 10

        """)
  }

  @Test func `columns without room follow in a block of their own`() {
    #expect(
      drawn([table], width: 22) == """
        flick  on a phone
                       header
        behavior   y pt  h pt
        ─────────────────────
        plain       0.0     -
        zoom      -12.5 450.0

        behavior  page
        ──────────────
        plain        1
        zoom         -
        ! zoom ended in a fau…

        """)
  }

  @Test func `gaps close before columns move, from the right`() {
    #expect(drawn([table], width: 26).split(separator: "\n")[2] == "behavior   y pt  h pt page")
    #expect(
      drawn([table], width: 25).split(separator: "\n")[2...5] == [
        "behavior  y pt  h pt page", "─────────────────────────", "plain      0.0     -    1",
        "zoom     -12.5 450.0    -",
      ])
  }

  @Test func `or they are left out and named`() {
    var table = table
    table.overflow = .omits
    table.notes = []
    #expect(
      drawn([table], width: 22).split(separator: "\n").suffix(2) == [
        "zoom     -12.5 450.0", "not shown: page",
      ])
  }

  @Test func `tables of the same heads share their widths`() {
    var wide = table
    wide.rows = [["a-much-longer-name", "1.0", "2.0", "3"]]
    let lines = drawn([table, wide]).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[2] == lines[10])
    #expect(lines[2].count == 37)
  }

  @Test func `heads break where they say, and sit on their columns`() {
    let table = Table(
      columns: [Table.Column("mark", alignment: .leading), Table.Column("plain-\nscroll")],
      rows: [["rest", "12.0"]])
    #expect(drawn([table]) == "      plain-\nmark  scroll\n────────────\nrest    12.0\n")
    #expect(table.columns[1].fullHead == "plain-scroll")
  }

  @Test func `color adds to the text and changes none of it`() {
    let colored = drawn([table], usesColor: true)
    #expect(colored.hasPrefix("\u{1B}[1mflick\u{1B}[0m  on a phone\n"))
    var plain = colored
    for code in ["\u{1B}[1m", "\u{1B}[2m", "\u{1B}[0m"] {
      plain = plain.split(separator: code, omittingEmptySubsequences: false).joined()
    }
    #expect(plain == drawn([table]))
  }

  @Test func `no line is ever wider than the width, whatever the cells`() {
    var table = table
    let cells = [
      "", "x", "1234567.8", "滚动滚动滚动", String(repeating: "long ", count: 20), "\n\u{1B}[",
    ]
    table.title = cells[4]
    for index in cells.indices {
      table.rows.append((0..<4).map { cells[(index + $0 * 5) % cells.count] })
    }
    table.columns[0].leastWidth = 4
    for width in 1...150 {
      for overflow in [Table.Overflow.continues, .omits] {
        table.overflow = overflow
        for line in drawn([table], width: width).split(separator: "\n") {
          #expect(TextWidth.width(String(line)) <= max(width, TerminalTable.leastWidth))
          #expect(!line.unicodeScalars.contains("\u{1B}"))
        }
      }
    }
  }
}
