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
    var pageIndex = Trace.absent
    for output in stage.outputs where output.name == "page.index" { pageIndex = output.value }
    put(.pageIndex, pageIndex)
    put(.layoutEdits, Double(stage.layoutEdits))
    put(.layoutConflicts, Double(stage.conflicts.count))
    put(.workImages, Double(stage.imageCount))
    put(.viewportWidth, stage.viewport.size.width)
    put(.viewportHeight, stage.viewport.size.height)
    put(.safeAreaTop, stage.viewport.safeAreaInsets.top)
    put(.safeAreaBottom, stage.viewport.safeAreaInsets.bottom)
    put(.navigationBarBottom, stage.viewport.navigationBarBottom)
    for index in trace.extraNames.indices {
      var value = Trace.absent
      for output in stage.outputs where output.name == trace.extraNames[index] {
        value = output.value
      }
      trace.extras[index].append(value)
    }
  }

  private mutating func recordScroll(_ stage: Stage) {
    put(.touchX, stage.touch?.x)
    put(.touchY, stage.touch?.y)
    put(.contentOffsetX, scroll?.contentOffset.x)
    put(.contentOffsetY, scroll?.contentOffset.y)
    let presented = scroll?.presentedOffset
    put(.presentedOffsetX, presented?.x)
    put(.presentedOffsetY, presented?.y)
    let velocity = scroll?.velocity
    put(.velocityX, velocity?.x)
    put(.velocityY, velocity?.y)
    put(.adjustedInsetTop, scroll?.adjustedContentInset.top)
    put(.adjustedInsetBottom, scroll?.adjustedContentInset.bottom)
    put(.panTranslationY, scroll?.panGestureRecognizer.translation.y)
    put(.minimumOffsetX, scroll?.minimumContentOffset.x)
    put(.maximumOffsetX, scroll?.maximumContentOffset.x)
    put(.minimumOffsetY, scroll?.minimumContentOffset.y)
    put(.maximumOffsetY, scroll?.maximumContentOffset.y)
    put(.contentSizeWidth, scroll?.contentSize.width)
    put(.contentSizeHeight, scroll?.contentSize.height)
    put(.scrollMinX, scroll?.frame.minX)
    put(.scrollMinY, scroll?.frame.minY)
    put(.scrollWidth, scroll?.frame.width)
    put(.scrollHeight, scroll?.frame.height)
  }

  private mutating func recordViews() {
    put(.headerMinX, header?.frame.minX)
    put(.headerMinY, header?.frame.minY)
    put(.headerWidth, header?.frame.width)
    put(.headerHeight, header?.frame.height)
    let picture = header?.picture == nil ? nil : header
    put(.headerImageScale, picture?.imageScale)
    put(.headerSpill, picture?.imageSpill)
    put(.headerDemandedHeight, header?.demandedSize.height)
    put(.contentMinX, content?.frame.minX)
    put(.contentMinY, content?.frame.minY)
    put(.contentWidth, content?.frame.width)
    put(.contentHeight, content?.frame.height)
    put(.pinnedMinX, pinned?.frame.minX)
    put(.pinnedMinY, pinned?.frame.minY)
    put(.pinnedWidth, pinned?.frame.width)
    put(.pinnedHeight, pinned?.frame.height)
    put(.pageMinY, page?.frame.minY)
    put(.pageHeight, page?.frame.height)
    put(.navigationBarAlpha, navigationBar?.alpha)
    put(.titleAlpha, title?.alpha)
    put(.dimmingAlpha, dimming?.alpha)
  }

  private mutating func put(_ output: Output, _ value: Double?) {
    // Minus zero prints as 0 and compares as such.
    trace.columns[output.rawValue].append(
      value.map { (number: Double) in number + 0 } ?? Trace.absent)
  }
}
