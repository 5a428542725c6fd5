/// A script as the parser reads it: commands and the ends of repeats in one flat list.
///
/// Commands that could not be read keep their place, so that one mistake does not make others.
struct ScriptOutline {
  struct Entry {
    enum Kind {
      /// A command; nil if its words are wrong.
      case command(GestureCommand?)
      /// A repeat begins; `end` is the index of its `close`.
      case open(count: Int, end: Int)
      case close
    }

    var kind: Kind
    /// The word that the command was taken for.
    let word: CommandWord?
    let place: Place
  }

  private(set) var entries: [Entry] = []

  mutating func append(_ command: GestureCommand?, word: CommandWord?, at place: Place) {
    entries.append(Entry(kind: .command(command), word: word, place: place))
  }

  /// Begins a repeat and returns the index that `close` takes.
  mutating func open(count: Int, at place: Place) -> Int {
    entries.append(Entry(kind: .open(count: count, end: 0), word: nil, place: place))
    return entries.count - 1
  }

  mutating func close(_ index: Int) {
    if case .open(let count, _) = entries[index].kind {
      entries[index].kind = .open(count: count, end: entries.count)
    }
    entries.append(Entry(kind: .close, word: nil, place: entries[index].place))
  }

  /// The statements, nested; commands that could not be read are left out.
  func statements() -> [GestureStatement] {
    var levels: [[GestureStatement]] = [[]]
    var repeats: [(count: Int, place: Place)] = []
    for entry in entries {
      switch entry.kind {
      case .command(nil): break
      case .command(let command?):
        levels[levels.count - 1].append(GestureStatement(command, at: entry.place))
      case .open(let count, _):
        levels.append([])
        repeats.append((count, entry.place))
      case .close:
        let body = levels.removeLast()
        let (count, place) = repeats.removeLast()
        levels[levels.count - 1].append(GestureStatement(.repeat(count, body), at: place))
      }
    }
    return levels[0]
  }
}

extension GestureStatement {
  fileprivate init(_ command: GestureCommand, at place: Place) {
    self.init(command, line: place.line, column: place.column)
  }
}
