import ScrollGeometry
import ScrollLayout
import ScrollPhysics

/// The screen that hosts one behavior: viewport, layout, views, scroll views, the main queue's next
/// turn, and view animations.
///
/// A stage is driven frame by frame from outside; it has no clock. Two stages given the same calls do
/// the same to the bit.
public final class Stage {
  /// The screen as it is now.
  @exclusivity(unchecked) public private(set) var viewport: Viewport
  public let layout = Layout()
  /// The scroll views in the order they were added; the first is the main one.
  @exclusivity(unchecked) public private(set) var scrollViews: [HostScrollView] = []
  /// What a behavior said with `setOutput`, in the order the names first appeared.
  @exclusivity(unchecked) public private(set) var outputs: [(name: String, value: Double)] = []
  /// The time of the frame that runs, in nanoseconds of the script.
  @exclusivity(unchecked) public private(set) var now: Int64 = 0

  /// The delegate calls, marks and faults since last cleared.
  @exclusivity(unchecked) package private(set) var events: [StageEvent] = []
  /// Images made since last cleared.
  @exclusivity(unchecked) package private(set) var imageCount = 0
  /// Sets of constraints broken since last cleared, each once.
  @exclusivity(unchecked) package private(set) var conflicts: [LayoutConflict] = []
  /// Whether a fault ended the run.
  @exclusivity(unchecked) package private(set) var isOver = false
  /// The finger's last delivered point, while it is down.
  @exclusivity(unchecked) package private(set) var touch: Point?

  let animator = Animator()
  @exclusivity(unchecked) private(set) var behavior: (any ScrollBehavior)?
  private let device: Device
  @exclusivity(unchecked) private var rootViews: [StageView] = []
  @exclusivity(unchecked) private var stageViews: [StageView] = []
  @exclusivity(unchecked) private var touched: [HostScrollView] = []
  @exclusivity(unchecked) private var nextTurnBlocks: [() -> Void] = []
  /// The last delegate call, and the index of the scroll view that made it.
  @exclusivity(unchecked) private var lastCall: HostEvent?
  @exclusivity(unchecked) private var lastCaller = 0
  private var lastRelease: Release?
  /// How often an output may have become another.
  @exclusivity(unchecked) package private(set) var outputChanges = 0
  private var bar: StageView?
  /// How often the screen turned or changed its size.
  package private(set) var viewportChanges = 0

  /// Sets up a screen and installs a behavior on it; the first layout is the first frame's.
  package init(device: Device, behavior: any ScrollBehavior) {
    self.device = device
    viewport = device.viewport
    self.behavior = behavior
    placeGuides()
    behavior.install(on: self)
    layout.changes.edits = 0
  }

  /// Ends the run: lets go of everything that refers back to the stage.
  package func dismantle() {
    for scroll in scrollViews { scroll.dismantle() }
    nextTurnBlocks.removeAll()
    animator.animations.removeAll()
    behavior = nil
    lastCall = nil
    touched.removeAll()
  }

  // MARK: Guides and views

  /// The whole screen, for constraints.
  public var screen: LayoutItem { layout.screen }
  /// The screen less what notch, status bar and home bar cover, for constraints.
  public var safeArea: LayoutItem { layout.safeArea }
  /// The views in the order they were added.
  public var views: [StageView] { stageViews }

  /// The main scroll view.
  public var scrollView: HostScrollView {
    precondition(!scrollViews.isEmpty, "add a scroll view before asking for the main one")
    return scrollViews[0]
  }

  /// The bar at the top of the screen, below the safe area's top; made when first asked for.
  ///
  /// It lies in front of everything and takes no touches. Its alpha is an output.
  public var navigationBar: StageView {
    if let bar { return bar }
    let view = addView("navigationBar", role: .navigationBar, takesTouches: false)
    layout.changes.isHostEditing = true
    layout.make(view) { $0.edges(equal: layout.navigationBar) }
    layout.changes.isHostEditing = false
    bar = view
    return view
  }

  /// Adds a view, in front of what its parent already holds or right behind one of those.
  ///
  /// - Parameters:
  ///   - name: Its name in messages; by default the role's.
  ///   - role: What it means to the technique.
  ///   - parent: The view it lies in; the screen when nil.
  ///   - sibling: The view it lies right behind; in front of all when nil.
  ///   - picture: The image it shows, aspect-fill.
  ///   - takesTouches: Whether a touch on it is its own rather than what lies below's. As in UIKit,
  ///     views do and picture views do not, unless said otherwise.
  /// - Returns: The view, still without constraints.
  public func addView(
    _ name: String? = nil, role: Role = .none, in parent: StageView? = nil,
    behind sibling: StageView? = nil, picture: Picture? = nil, takesTouches: Bool? = nil
  ) -> StageView {
    let title = name ?? "\(role.name)"
    let view = StageView(
      name: title, role: role, item: layout.makeViewItem(name: title, parent: parent),
      index: layout.nextViewIndex, parentIndex: parent?.index,
      takesTouches: takesTouches ?? (picture == nil), animator: animator)
    view.picture = picture
    insert(view, in: parent, behind: sibling)
    return view
  }

  /// Adds a scroll view; the first one is the main one, which traces and gestures speak of.
  public func addScrollView(
    _ name: String = "scroll", role: Role = .none, in parent: StageView? = nil,
    behind sibling: StageView? = nil
  ) -> HostScrollView {
    let item = layout.makeViewItem(name: name, parent: parent)
    let scroll = HostScrollView(
      name: name, role: role, item: item,
      guide: layout.makeContentGuide(of: item, name: name + ".content"),
      index: layout.nextViewIndex, parentIndex: parent?.index, scrollIndex: scrollViews.count,
      stage: self)
    scrollViews.append(scroll)
    insert(scroll, in: parent, behind: sibling)
    return scroll
  }

  private func insert(_ view: StageView, in parent: StageView?, behind sibling: StageView?) {
    layout.add(view)
    stageViews.append(view)
    func place(in views: inout [StageView]) {
      var index = views.count
      for (candidate, other) in views.enumerated() where other === sibling { index = candidate }
      views.insert(view, at: index)
    }
    if let parent { place(in: &parent.children) } else { place(in: &rootViews) }
  }

  // MARK: What a behavior may ask for

  /// Runs a block in the main queue's next turn: `DispatchQueue.main.async`.
  public func nextTurn(_ block: @escaping () -> Void) { nextTurnBlocks.append(block) }

  /// Changes models at once and lets their drawings follow: `UIView.animate`.
  ///
  /// Offsets, alphas and, where the closure calls `layoutIfNeeded()`, frames are animated. The
  /// completion runs when the time is over, also when nothing changed.
  ///
  /// - Parameters:
  ///   - seconds: How long it takes; 0 or less ends in this frame.
  ///   - curve: The progress over time.
  ///   - changes: What changes.
  ///   - completion: Runs at the end.
  public func animate(
    seconds: Double, curve: CubicCurve = .easeInOut, _ changes: () -> Void,
    completion: (() -> Void)? = nil
  ) {
    let duration = seconds.isFinite ? min(max(seconds, 0), 3600) : 0
    let outer = animator.capturing
    animator.animations.append(
      Animator.Animation(
        start: now, duration: Int64(duration * 1e9 + 0.5), curve: curve, completion: completion))
    animator.capturing = animator.animations.count - 1
    changes()
    animator.capturing = outer
  }

  /// Makes an image, as rendering one for a bar's background does; counted as work.
  public func makeImage() { imageCount += 1 }

  /// Publishes a number that no role covers, `page.index` for one.
  public func setOutput(_ name: String, _ value: Double) {
    outputChanges += 1
    for index in outputs.indices where outputs[index].name == name {
      outputs[index].value = value
      return
    }
    outputs.append((name, value))
  }

  /// Records what would be an exception on a phone. The run ends with this frame.
  public func fault(_ text: String) {
    guard !isOver else { return }
    isOver = true
    events.append(StageEvent(.fault(text)))
  }

  /// Lays out now what changed.
  public func layoutIfNeeded() {
    var passes = 0
    while layout.needsLayout && passes < Self.mostLayoutPasses {
      passes += 1
      let before =
        animator.capturing == nil ? [] : stageViews.map { (view: StageView) in view.frame }
      layout.layoutIfNeeded()
      for conflict in layout.conflicts where !conflicts.contains(conflict) {
        conflicts.append(conflict)
      }
      captureFrames(before)
      for scroll in scrollViews { scroll.layoutDidPlace(on: self) }
      behavior?.didLayout(on: self)
    }
  }

  /// How often one layout may cause another within a frame.
  private static let mostLayoutPasses = 8

  private func captureFrames(_ before: [Rect]) {
    guard let capturing = animator.capturing else { return }
    for view in stageViews where view.index < before.count && before[view.index] != view.frame {
      let old = before[view.index]
      animator.animations[capturing].frames.append(
        (
          view.index,
          Rect(
            x: old.minX - view.frame.minX, y: old.minY - view.frame.minY,
            width: old.width - view.frame.width, height: old.height - view.frame.height)
        ))
    }
  }

  // MARK: Frames

  /// Whether nothing is under way: no finger, motion, animation or block.
  package var isAtRest: Bool {
    guard touch == nil, !animator.isRunning, nextTurnBlocks.isEmpty else { return false }
    for scroll in scrollViews where !scroll.isAtRest { return false }
    return true
  }

  /// Forgets what the last frame recorded.
  package func clearRecord() {
    if !events.isEmpty { events.removeAll(keepingCapacity: true) }
    if !conflicts.isEmpty { conflicts.removeAll(keepingCapacity: true) }
    imageCount = 0
    layout.changes.edits = 0
  }

  /// Constraints that the behavior added, removed or changed since last cleared.
  package var layoutEdits: Int { layout.changes.edits }

  /// The first layout, which puts scroll views at their beginning.
  package func start() {
    layoutIfNeeded()
    clearRecord()
  }

  /// Sets the time of the frame that now runs.
  package func begin(frameAt time: Int64) { now = time }

  /// The blocks queued before this call.
  package func runNextTurn() {
    guard !nextTurnBlocks.isEmpty else { return }
    let blocks = nextTurnBlocks
    nextTurnBlocks.removeAll(keepingCapacity: true)
    for block in blocks where !isOver { block() }
  }

  /// Glides, bounces, animated scrolls and view animations move on to this frame's time.
  package func advanceMotions() {
    guard !isOver else { return }
    for scroll in scrollViews { scroll.advance(to: now, on: self) }
    animator.advance(to: now)
  }

  // MARK: Touches

  package func touchDown(at point: Point, stamp: Int64) {
    touch = point
    touched.removeAll(keepingCapacity: true)
    guard !isOver else { return }
    var hit: StageView?
    for view in rootViews.reversed() where hit == nil { hit = view.hitTest(point) }
    var next = hit
    while let view = next {
      if let scroll = view as? HostScrollView, scroll.isScrollEnabled { touched.append(scroll) }
      next = view.parentIndex.map { (index: Int) in stageViews[index] }
    }
    for scroll in touched { scroll.touchBegan(at: point, stamp: stamp) }
  }

  package func touchMove(to point: Point, stamp: Int64) {
    touch = point
    guard !isOver else { return }
    for scroll in touched {
      scroll.touchMoved(to: point, stamp: stamp) { mayBegin(scroll, at: point) }
    }
  }

  package func touchUp(stamp: Int64) {
    touch = nil
    guard !isOver else { return }
    for scroll in touched { scroll.touchEnded(stamp: stamp) }
  }

  package func touchCancel(stamp: Int64) {
    touch = nil
    guard !isOver else { return }
    for scroll in touched { scroll.touchCancelled(stamp: stamp) }
  }

  /// Of nested scroll views under one finger, the innermost that can move the finger's way drags;
  /// the others only if the behavior lets both.
  private func mayBegin(_ scroll: HostScrollView, at point: Point) -> Bool {
    for other in touched where other !== scroll && other.isDragging {
      if behavior?.shouldRecognizeTogether(scroll, other) != true { return false }
    }
    let travel = point - scroll.panGestureRecognizer.start
    let axis: Axis = travel.x.magnitude > travel.y.magnitude ? .horizontal : .vertical
    if scroll.isLive(axis) { return true }
    for other in touched where other !== scroll && other.isTracking && other.isLive(axis) {
      return false
    }
    return true
  }

  // MARK: Environment

  /// The screen turns.
  package func rotate(to orientation: Orientation) {
    let short = min(viewport.size.width, viewport.size.height)
    let long = max(viewport.size.width, viewport.size.height)
    let size =
      orientation == .portrait
      ? Size(width: short, height: long) : Size(width: long, height: short)
    change(to: device.viewport(size: size))
  }

  /// The screen is resized, in points.
  package func resize(to size: Size) { change(to: device.viewport(size: size)) }

  private func change(to new: Viewport) {
    guard new != viewport, !isOver else { return }
    behavior?.viewportWillChange(to: new, on: self)
    viewport = new
    viewportChanges += 1
    placeGuides()
    layoutIfNeeded()
    for scroll in scrollViews { scroll.updateInsets() }
  }

  private func placeGuides() {
    let insets = viewport.safeAreaInsets
    layout.place(
      screen, at: Rect(x: 0, y: 0, width: viewport.size.width, height: viewport.size.height))
    layout.place(safeArea, at: viewport.safeArea)
    layout.place(
      layout.navigationBar,
      at: Rect(
        x: 0, y: insets.top, width: viewport.size.width, height: viewport.navigationBarHeight))
  }

  /// Someone else adds to the main scroll view's inset; absolute, in points.
  package func setOuterInset(top: Double, bottom: Double) {
    guard let scroll = scrollViews.first, !isOver else { return }
    scroll.setOuterInset(EdgeInsets(top: top, bottom: bottom))
  }

  /// The main scroll view's content gets another height, in points.
  package func setContentHeight(_ height: Double) {
    guard let scroll = scrollViews.first, !isOver else { return }
    let old = scroll.contentSize.height
    changeContent(of: scroll, to: height)
    behavior?.contentDidChange(.height(from: old, to: height), in: scroll, on: self)
  }

  /// Content appears in the main scroll view, or goes.
  package func insertContent(height: Double, at y: Double) {
    guard let scroll = scrollViews.first, !isOver else { return }
    changeContent(of: scroll, to: max(0, scroll.contentSize.height + height))
    behavior?.contentDidChange(.inserted(height: height, at: y), in: scroll, on: self)
  }

  package func reloadContent() {
    guard let scroll = scrollViews.first, !isOver else { return }
    behavior?.contentDidChange(.reloaded, in: scroll, on: self)
  }

  private func changeContent(of scroll: HostScrollView, to height: Double) {
    guard let constraint = scroll.contentHeightConstraint else {
      scroll.contentSize.height = height
      return
    }
    layout.changes.isHostEditing = true
    constraint.constant = height
    layout.changes.isHostEditing = false
    layoutIfNeeded()
  }

  package func scrollToTop() {
    guard let scroll = scrollViews.first, !isOver else { return }
    scroll.scrollToTop()
  }

  /// The scroll view of that name; nil name for the main one.
  package func scrollView(named name: String?) -> HostScrollView? {
    guard let name else { return scrollViews.first }
    for scroll in scrollViews where scroll.name == name { return scroll }
    return nil
  }

  package func record(mark name: String) { events.append(StageEvent(.mark(name))) }

  // MARK: Delegate calls

  /// Makes the last delegate call once more.
  package func resendLastCall() {
    guard let lastCall else { return }
    let scroll = scrollViews[lastCaller]
    if var release = lastRelease {
      call(willEndDragging: &release, from: scroll)
    } else {
      call(lastCall, from: scroll)
    }
  }

  /// Records a delegate call and makes it.
  func call(_ event: HostEvent, from scroll: HostScrollView) {
    guard !isOver, let behavior else { return }
    note(event, from: scroll)
    switch event {
    case .didScroll: behavior.didScroll(scroll, on: self)
    case .willBeginDragging: behavior.willBeginDragging(scroll, on: self)
    case .didEndDragging(let willDecelerate):
      behavior.didEndDragging(scroll, on: self, willDecelerate: willDecelerate)
    case .willBeginDecelerating: behavior.willBeginDecelerating(scroll, on: self)
    case .didEndDecelerating: behavior.didEndDecelerating(scroll, on: self)
    case .didEndScrollingAnimation: behavior.didEndScrollingAnimation(scroll, on: self)
    case .didScrollToTop: behavior.didScrollToTop(scroll, on: self)
    case .willEndDragging, .mark, .fault: break
    }
  }

  /// The call that nearly every frame makes.
  func callDidScroll(from scroll: HostScrollView) {
    guard !isOver, let behavior else { return }
    note(.didScroll, from: scroll)
    behavior.didScroll(scroll, on: self)
  }

  private func note(_ event: HostEvent, from scroll: HostScrollView) {
    events.append(StageEvent(event, scrollView: scroll.scrollIndex))
    lastCall = event
    lastCaller = scroll.scrollIndex
    lastRelease = nil
  }

  func call(willEndDragging release: inout Release, from scroll: HostScrollView) {
    guard !isOver, let behavior else { return }
    note(
      .willEndDragging(
        velocityPerMillisecond: release.velocityPerMillisecond,
        target: release.targetContentOffset), from: scroll)
    lastRelease = release
    behavior.willEndDragging(scroll, on: self, release: &release)
  }
}
