import ScrollHost

/// A number of a trace by name: a column's, a further output's, or an edge made of two columns.
enum TraceNumber: Equatable, Sendable {
  case column(Output)
  case sum(Output, Output)
  case extra(Int)
}

extension Trace {
  /// Finds what `name` stands for: `header.height`, `header.maxY`, a further output's name.
  func number(named name: String) -> TraceNumber? {
    switch name {
    case "header.maxY": return .sum(.headerMinY, .headerHeight)
    case "pinned.maxY": return .sum(.pinnedMinY, .pinnedHeight)
    case "content.maxY": return .sum(.contentMinY, .contentHeight)
    case "page.maxY": return .sum(.pageMinY, .pageHeight)
    case "scroll.maxY": return .sum(.scrollMinY, .scrollHeight)
    default: break
    }
    for output in Output.allCases where "\(output.name)" == name { return .column(output) }
    for index in extraNames.indices where extraNames[index] == name { return .extra(index) }
    return nil
  }

  /// A number in one frame; `absent` when the behavior has none.
  func read(_ number: TraceNumber, _ frame: Int) -> Double {
    switch number {
    case .column(let output): return value(output, frame)
    case .extra(let index): return extras[index][frame]
    case .sum(let first, let second):
      let (a, b) = (value(first, frame), value(second, frame))
      return Trace.isAbsent(a) || Trace.isAbsent(b) ? Trace.absent : a + b
    }
  }

  /// A number by name in one frame; `absent` when the behavior has none.
  public func value(named name: String, _ frame: Int) -> Double {
    guard let number = number(named: name) else { return Trace.absent }
    return read(number, frame)
  }

  /// Whether the content is past none of its ends, to a pixel.
  func isInRange(_ frame: Int) -> Bool {
    let offset = value(.contentOffsetY, frame)
    return offset >= value(.minimumOffsetY, frame) - 1
      && offset <= value(.maximumOffsetY, frame) + 1
  }

  /// The last frame.
  public var lastFrame: Int { frameCount - 1 }

  /// The frames of one kind of event of the main scroll view.
  func frames(where matches: (HostEvent) -> Bool) -> [Int] {
    var found: [Int] = []
    for event in events where event.event.scrollView == 0 && matches(event.event.event) {
      found.append(event.frame)
    }
    return found
  }
}
