import ScrollGeometry

/// One action of one input source, valid by itself.
struct W3CItem {
  enum Kind {
    case pause
    case pointerDown
    case pointerUp
    case pointerCancel
    /// To a point of the viewport, or by a distance from where the pointer is.
    case pointerMove(Point, isRelative: Bool)
  }

  let kind: Kind
  /// Whole milliseconds; nil lasts as long as its tick.
  let milliseconds: Int64?
  /// The action's JSON pointer.
  let pointer: String
}

/// One input source, valid by itself.
struct W3CSource {
  let isPointer: Bool
  let items: [W3CItem]
  /// The source's JSON pointer.
  let pointer: String

  /// Whether it does more than pause.
  var acts: Bool {
    items.contains { item in
      if case .pause = item.kind { return false }
      return true
    }
  }
}
