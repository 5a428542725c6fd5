/// A table as data: what the terminal and Markdown renderers draw.
public struct Table: Sendable {
  public enum Alignment: Sendable {
    case leading, trailing
  }

  /// What to do with columns that the width has no room for.
  public enum Overflow: Sendable {
    /// They follow in further blocks of rows, each with the first columns repeated.
    case continues
    /// They are left out, and a line names them.
    case omits
  }

  public struct Column: Sendable {
    /// What it shares with its neighbors, above its own head; empty for nothing.
    public var group: String
    /// Its head, with the unit; a line break in it only says where a terminal may break the word.
    public var head: String
    public var alignment: Alignment
    /// The least width that it may be squeezed to; nil if its cells are never cut.
    public var leastWidth: Int?

    public init(
      _ head: String, group: String = "", alignment: Alignment = .trailing, leastWidth: Int? = nil
    ) {
      self.head = head
      self.group = group
      self.alignment = alignment
      self.leastWidth = leastWidth
    }

    /// Group and head in one line.
    public var fullHead: String {
      let line = head.split(separator: "\n").joined()
      return group.isEmpty ? line : line.isEmpty ? group : group + " " + line
    }
  }

  /// Sets what belongs to a row in lines of a width, each with its line break.
  public typealias Detail = @Sendable (_ width: Int) -> String

  /// The line above the table; empty for none.
  public var title: String
  /// More about it, on the same line where there is room.
  public var subtitle: String
  public var columns: [Column]
  /// As many cells a row as there are columns.
  public var rows: [[String]]
  /// What a terminal shows below each row, in whole lines set for the width that it is given; empty
  /// for nothing.
  public var details: [Detail] = []
  /// Lines below the table.
  public var notes: [String]
  /// The first columns, which every block repeats.
  public var keyColumns: Int
  public var overflow: Overflow

  public init(
    title: String = "", subtitle: String = "", columns: [Column], rows: [[String]] = [],
    notes: [String] = [], keyColumns: Int = 1, overflow: Overflow = .continues
  ) {
    self.title = title
    self.subtitle = subtitle
    self.columns = columns
    self.rows = rows
    self.notes = notes
    self.keyColumns = keyColumns
    self.overflow = overflow
  }
}
