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
  /// The frame's outputs while they are gathered.
  private var row = Array(repeating: Trace.absent, count: Output.count)

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
  }

  mutating func record(_ stage: Stage, time: Int64) {
    let frame = trace.times.count
    trace.times.append(time)
    trace.phases.append(scroll?.phase ?? .idle)
    for event in stage.events { trace.events.append(Trace.Event(frame: frame, event: event)) }
    for conflict in stage.conflicts {
      trace.conflicts.append(Trace.Conflict(frame: frame, conflict: conflict))
    }
    recordScroll(stage)
    recordViews()
    for output in stage.outputs where output.name == "page.index" {
      put(.pageIndex, output.value)
    }
    put(.layoutEdits, Double(stage.layoutEdits))
    put(.layoutConflicts, Double(stage.conflicts.count))
    put(.workImages, Double(stage.imageCount))
    put(.viewportWidth, stage.viewport.size.width)
    put(.viewportHeight, stage.viewport.size.height)
    put(.safeAreaTop, stage.viewport.safeAreaInsets.top)
    put(.safeAreaBottom, stage.viewport.safeAreaInsets.bottom)
    put(.navigationBarBottom, stage.viewport.navigationBarBottom)
    trace.rows.append(contentsOf: row)
    for index in trace.extraNames.indices {
      var value = Trace.absent
      for output in stage.outputs where output.name == trace.extraNames[index] {
        value = output.value
      }
      trace.extras[index].append(value)
    }
  }

  private mutating func recordScroll(_ stage: Stage) {
    if let touch = stage.touch {
      put(.touchX, touch.x)
      put(.touchY, touch.y)
    } else {
      row[Output.touchX.rawValue] = Trace.absent
      row[Output.touchY.rawValue] = Trace.absent
    }
    guard let scroll else { return }
    put(scroll.contentOffset, .contentOffsetX, .contentOffsetY)
    put(scroll.presentedOffset, .presentedOffsetX, .presentedOffsetY)
    put(scroll.velocity, .velocityX, .velocityY)
    let inset = scroll.adjustedContentInset
    put(.adjustedInsetTop, inset.top)
    put(.adjustedInsetBottom, inset.bottom)
    put(.panTranslationY, scroll.panGestureRecognizer.translation.y)
    put(scroll.minimumContentOffset, .minimumOffsetX, .minimumOffsetY)
    put(scroll.maximumContentOffset, .maximumOffsetX, .maximumOffsetY)
    let size = scroll.contentSize
    put(.contentSizeWidth, size.width)
    put(.contentSizeHeight, size.height)
    let frame = scroll.frame
    put(frame.origin, .scrollMinX, .scrollMinY)
    put(.scrollWidth, frame.width)
    put(.scrollHeight, frame.height)
  }

  private mutating func recordViews() {
    if let header {
      let frame = header.frame
      put(frame.origin, .headerMinX, .headerMinY)
      put(.headerWidth, frame.width)
      put(.headerHeight, frame.height)
      put(.headerDemandedHeight, header.demandedSize.height)
      if header.picture != nil {
        put(.headerImageScale, header.imageScale)
        put(.headerSpill, header.imageSpill)
      }
    }
    if let content {
      let frame = content.frame
      put(frame.origin, .contentMinX, .contentMinY)
      put(.contentWidth, frame.width)
      put(.contentHeight, frame.height)
    }
    if let pinned {
      let frame = pinned.frame
      put(frame.origin, .pinnedMinX, .pinnedMinY)
      put(.pinnedWidth, frame.width)
      put(.pinnedHeight, frame.height)
    }
    if let page {
      let frame = page.frame
      put(.pageMinY, frame.minY)
      put(.pageHeight, frame.height)
    }
    if let navigationBar { put(.navigationBarAlpha, navigationBar.alpha) }
    if let title { put(.titleAlpha, title.alpha) }
    if let dimming { put(.dimmingAlpha, dimming.alpha) }
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
