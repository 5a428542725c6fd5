import ScrollHost

/// Writes the rows of a trace from a stage.
struct TraceRecorder {
  var trace: Trace
  private let header: StageView?
  private let content: StageView?
  private let pinned: StageView?
  private let navigationBar: StageView?
  private let title: StageView?
  private let dimming: StageView?
  private let page: StageView?
  private let scroll: HostScrollView?
  /// The frame's outputs; what did not change stays from the frame before.
  private var row = Array(repeating: Trace.absent, count: Output.count)
  private var extraRow: [Double]
  /// The counts of changes at which each part of the row was last written.
  private var written = ChangeCounts()

  private struct ChangeCounts {
    var header = -1
    var content = -1
    var pinned = -1
    var page = -1
    var scroll = -1
    var range = -1
    var viewport = -1
    var outputs = -1
  }

  init(run: RunDescription, stage: Stage, outputs: [String]) {
    trace = Trace(run: run)
    func first(_ role: Role) -> StageView? {
      for view in stage.views where view.role == role { return view }
      return nil
    }
    header = first(.header)
    content = first(.content)
    pinned = first(.pinned)
    navigationBar = first(.navigationBar)
    title = first(.title)
    dimming = first(.dimming)
    page = first(.page)
    scroll = stage.scrollViews.first
    trace.scrollViewNames = stage.scrollViews.map { (scroll: HostScrollView) in scroll.name }
    trace.extraNames = outputs
    trace.extras = outputs.map { (_: String) in [] }
    extraRow = outputs.map { (_: String) in Trace.absent }
  }

  mutating func record(_ stage: Stage, time: Int64) {
    let frame = trace.times.count
    trace.times.append(time)
    trace.phases.append(scroll?.phase ?? .idle)
    for event in stage.events { trace.events.append(Trace.Event(frame: frame, event: event)) }
    for conflict in stage.conflicts {
      trace.conflicts.append(Trace.Conflict(frame: frame, conflict: conflict))
    }
    recordTouch(stage)
    if let scroll { record(scroll) }
    recordViews()
    put(.layoutEdits, Double(stage.layoutEdits))
    put(.layoutConflicts, Double(stage.conflicts.count))
    put(.workImages, Double(stage.imageCount))
    if written.outputs != stage.outputChanges { recordOutputs(stage) }
    if written.viewport != stage.viewportChanges { recordViewport(stage) }
    trace.rows.append(contentsOf: row)
    for index in extraRow.indices { trace.extras[index].append(extraRow[index]) }
  }

  private mutating func recordTouch(_ stage: Stage) {
    if let touch = stage.touch {
      put(touch, .touchX, .touchY)
    } else {
      row[Output.touchX.rawValue] = Trace.absent
      row[Output.touchY.rawValue] = Trace.absent
    }
  }

  private mutating func record(_ scroll: HostScrollView) {
    put(scroll.contentOffset, .contentOffsetX, .contentOffsetY)
    put(scroll.presentedOffset, .presentedOffsetX, .presentedOffsetY)
    put(scroll.velocity, .velocityX, .velocityY)
    put(.panTranslationY, scroll.panGestureRecognizer.translation.y)
    if written.range != scroll.rangeChanges {
      written.range = scroll.rangeChanges
      let inset = scroll.adjustedContentInset
      put(.adjustedInsetTop, inset.top)
      put(.adjustedInsetBottom, inset.bottom)
      put(scroll.minimumContentOffset, .minimumOffsetX, .minimumOffsetY)
      put(scroll.maximumContentOffset, .maximumOffsetX, .maximumOffsetY)
      let size = scroll.contentSize
      put(.contentSizeWidth, size.width)
      put(.contentSizeHeight, size.height)
    }
    if written.scroll != scroll.placements {
      written.scroll = scroll.placements
      let frame = scroll.frame
      put(frame.origin, .scrollMinX, .scrollMinY)
      put(.scrollWidth, frame.width)
      put(.scrollHeight, frame.height)
    }
  }

  private mutating func recordViews() {
    if let header { record(header: header) }
    if let content, written.content != content.placements {
      written.content = content.placements
      let frame = content.frame
      put(frame.origin, .contentMinX, .contentMinY)
      put(.contentWidth, frame.width)
      put(.contentHeight, frame.height)
    }
    if let pinned, written.pinned != pinned.placements {
      written.pinned = pinned.placements
      let frame = pinned.frame
      put(frame.origin, .pinnedMinX, .pinnedMinY)
      put(.pinnedWidth, frame.width)
      put(.pinnedHeight, frame.height)
    }
    if let page, written.page != page.placements {
      written.page = page.placements
      let frame = page.frame
      put(.pageMinY, frame.minY)
      put(.pageHeight, frame.height)
    }
    if let navigationBar { put(.navigationBarAlpha, navigationBar.alpha) }
    if let title { put(.titleAlpha, title.alpha) }
    if let dimming { put(.dimmingAlpha, dimming.alpha) }
  }

  private mutating func record(header: StageView) {
    if written.header != header.placements {
      written.header = header.placements
      let frame = header.frame
      put(frame.origin, .headerMinX, .headerMinY)
      put(.headerWidth, frame.width)
      put(.headerHeight, frame.height)
      put(.headerDemandedHeight, header.demandedSize.height)
    }
    guard header.picture != nil else { return }
    put(.headerImageScale, header.imageScale)
    put(.headerSpill, header.imageSpill)
  }

  private mutating func recordOutputs(_ stage: Stage) {
    written.outputs = stage.outputChanges
    for output in stage.outputs {
      if output.name == "page.index" { put(.pageIndex, output.value) }
      for index in trace.extraNames.indices where output.name == trace.extraNames[index] {
        extraRow[index] = output.value
      }
    }
  }

  private mutating func recordViewport(_ stage: Stage) {
    written.viewport = stage.viewportChanges
    let viewport = stage.viewport
    put(.viewportWidth, viewport.size.width)
    put(.viewportHeight, viewport.size.height)
    put(.safeAreaTop, viewport.safeAreaInsets.top)
    put(.safeAreaBottom, viewport.safeAreaInsets.bottom)
    put(.navigationBarBottom, viewport.navigationBarBottom)
  }

  private mutating func put(_ point: Point, _ x: Output, _ y: Output) {
    put(x, point.x)
    put(y, point.y)
  }

  private mutating func put(_ output: Output, _ value: Double) {
    // Minus zero prints as 0 and compares as such.
    row[output.rawValue] = value + 0
  }
}
