import ScrollHost

extension Trace {
  /// The kinds of the delegate calls in order, several `didScroll` in a row as one.
  var callbackKinds: [HostEvent.Kind] {
    var kinds: [HostEvent.Kind] = []
    for event in events {
      guard let kind = event.event.event.kind else { continue }
      if kind == .didScroll && kinds.last == .didScroll { continue }
      kinds.append(kind)
    }
    return kinds
  }

  /// At how many places two sequences of kinds differ, counting from the first to the end.
  static func difference(_ first: [HostEvent.Kind], _ second: [HostEvent.Kind]) -> Int {
    var count = (first.count - second.count).magnitude
    for (a, b) in zip(first, second) where a != b { count += 1 }
    return Int(count)
  }
}

extension HostEvent {
  /// A delegate call without what it was told.
  enum Kind: Equatable, Sendable {
    case willBeginDragging, didScroll, willEndDragging, didEndDragging, willBeginDecelerating,
      didEndDecelerating, didEndScrollingAnimation, didScrollToTop
  }

  /// The kind of a delegate call; nil for marks and faults.
  var kind: Kind? {
    switch self {
    case .willBeginDragging: .willBeginDragging
    case .didScroll: .didScroll
    case .willEndDragging: .willEndDragging
    case .didEndDragging: .didEndDragging
    case .willBeginDecelerating: .willBeginDecelerating
    case .didEndDecelerating: .didEndDecelerating
    case .didEndScrollingAnimation: .didEndScrollingAnimation
    case .didScrollToTop: .didScrollToTop
    case .mark, .fault: nil
    }
  }
}

extension Trace {
  /// How many begins of drags have no end, or ends no begin; a broken glide is no breach.
  var unpairedCallbacks: Int {
    var open = 0
    var unpaired = 0
    for kind in callbackKinds {
      switch kind {
      case .willBeginDragging:
        unpaired += open
        open = 1
      case .didEndDragging:
        if open == 0 { unpaired += 1 }
        open = 0
      case .willEndDragging: if open == 0 { unpaired += 1 }
      default: break
      }
    }
    return unpaired + open
  }
}
