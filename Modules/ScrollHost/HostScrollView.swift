import ScrollGeometry
import ScrollLayout
import ScrollPhysics

/// A headless `UIScrollView`: its range, insets, finger, glide, bounce and delegate order.
///
/// Offsets and insets are points, y down; the delegate is the stage's behavior.
public final class HostScrollView: StageView {
  /// How the safe area is added to the author's inset.
  public enum InsetAdjustment: Equatable, Sendable {
    /// Top and bottom always, left and right when the content scrolls sideways.
    case automatic
    /// Only along axes that scroll.
    case scrollableAxes
    case never
    case always
  }

  /// What constraints of things inside the scroll view mean by its edges; moves with the offset.
  public let contentLayoutGuide: LayoutItem
  /// The scroll view's own rectangle on the screen, which stays when the content moves.
  ///
  /// For what lies inside; there `top` of the scroll view itself is the content's.
  public private(set) lazy var frameLayoutGuide: LayoutItem =
    stage?.layout.makeFrameGuide(of: item, name: name + ".frame") ?? item
  public let panGestureRecognizer = PanRecognizer()
  /// Place among the stage's scroll views; 0 is the main one.
  public let scrollIndex: Int

  // MARK: Settings

  /// The author's own margin around the content, in points.
  public var contentInset = EdgeInsets.zero { didSet { updateInsets() } }
  public var contentInsetAdjustmentBehavior = InsetAdjustment.automatic {
    didSet { updateInsets() }
  }
  @exclusivity(unchecked) public var bounces = true
  @exclusivity(unchecked) public var alwaysBounceVertical = false
  @exclusivity(unchecked) public var alwaysBounceHorizontal = false
  public var isPagingEnabled = false
  public var isScrollEnabled = true
  @exclusivity(unchecked) public var isDirectionalLockEnabled = false
  /// Whether a tap on the status bar scrolls this view to its top.
  public var scrollsToTop = true
  public var decelerationRate = DecelerationRate.normal
  /// Whether the recorded series or a true exponential moves a glide.
  public var exponentialForm = ExponentialForm.series

  // MARK: State

  @exclusivity(unchecked) public internal(set) var isTracking = false
  @exclusivity(unchecked) public internal(set) var isDragging = false
  @exclusivity(unchecked) public internal(set) var isDecelerating = false
  /// `contentInset`, what others added, and the safe area's share, in points.
  @exclusivity(unchecked) public internal(set) var adjustedContentInset = EdgeInsets.zero
  /// The smallest offset that is not overscrolled, in points, on a pixel.
  @exclusivity(unchecked) public internal(set) var minimumContentOffset = Point.zero
  /// The largest offset that is not overscrolled, in points, on a pixel.
  @exclusivity(unchecked) public internal(set) var maximumContentOffset = Point.zero
  /// Heights of equal table rows; empty unless `setRows` was called.
  public internal(set) var rowCount = 0
  public internal(set) var rowHeight = 0.0
  /// The constraint that says how tall the content is, for a behavior whose constraints do.
  ///
  /// A script's `content` and `insert` change its constant instead of `contentSize`.
  public var contentHeightConstraint: LayoutConstraint?

  /// The stage, until the run is over.
  @exclusivity(unchecked) var stage: Stage?
  @exclusivity(unchecked) var offset = Point.zero
  @exclusivity(unchecked) var size = Size.zero
  @exclusivity(unchecked) var motion = ScrollMotion.none
  /// Counts what replaces or ends a motion, so that a delegate call which does so is noticed.
  @exclusivity(unchecked) var motionChanges = 0
  /// The offset that the finger asks for, with the translation taken back and no edge resisting.
  @exclusivity(unchecked) var dragStart = Point.zero
  /// The only axis that moves, once a directional lock has chosen it.
  @exclusivity(unchecked) var lockedAxis: Axis?
  @exclusivity(unchecked) var wasOffsetSet = false
  @exclusivity(unchecked) var hasLaidOut = false
  @exclusivity(unchecked) var scrollDepth = 0
  /// What insets and range were last computed from, beside the insets that others set.
  @exclusivity(unchecked) var basis = RangeBasis()
  /// How often insets, range or content size may have become others.
  @exclusivity(unchecked) package internal(set) var rangeChanges = 0
  /// What someone else added to `contentInset`, in points.
  @exclusivity(unchecked) var outerInset = EdgeInsets.zero

  init(
    name: String, role: Role, item: LayoutItem, guide: LayoutItem, index: Int, parentIndex: Int?,
    scrollIndex: Int, stage: Stage
  ) {
    contentLayoutGuide = guide
    self.scrollIndex = scrollIndex
    self.stage = stage
    super.init(
      name: name, role: role, item: item, index: index, parentIndex: parentIndex,
      takesTouches: true, animator: stage.animator)
    panGestureRecognizer.scrollView = self
  }

  /// Lets go of the stage, so that the two do not keep each other alive.
  func dismantle() {
    stage = nil
    panGestureRecognizer.scrollView = nil
    contentHeightConstraint = nil
  }

  /// What the scroll view is doing.
  public var phase: ScrollPhase {
    if isDragging { return .dragging }
    if isTracking { return .tracking }
    switch motion {
    case .glide(let glide):
      for axis in Axis.allCases where glide.isMoving(axis) {
        let position = glide[axis].position
        if position < minimumContentOffset[axis] || position > maximumContentOffset[axis] {
          return .bouncing
        }
      }
      return .decelerating
    case .animation(let animation):
      return animation.purpose == .deceleration ? .decelerating : .animating
    case .none:
      return animator.isRunning ? .animating : .idle
    }
  }

  /// Speed of the content offset in points per second: the finger's while dragging, the integrator's
  /// in a glide or bounce, else 0.
  public var velocity: Point {
    if isDragging { return -panGestureRecognizer.velocity }
    if case .glide(let glide) = motion {
      return Point(
        x: glide.isMoving(.horizontal) ? glide.x.velocity : 0,
        y: glide.isMoving(.vertical) ? glide.y.velocity : 0)
    }
    return .zero
  }

  /// Whether nothing moves the scroll view and no finger is on it.
  var isAtRest: Bool { !isTracking && motion.isNone }
}
