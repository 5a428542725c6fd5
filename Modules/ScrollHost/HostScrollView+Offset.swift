import ScrollGeometry
import ScrollPhysics

extension HostScrollView {
  /// The model's content offset in points: the content point at the view's top left.
  ///
  /// Setting it tells the behavior at once, is not clamped, and stops nothing: a glide goes on from
  /// the new place, a drag keeps its grip, an animated scroll overwrites it in its next step.
  public var contentOffset: Point {
    get { offset }
    set {
      wasOffsetSet = true
      guard newValue != offset else { return }
      guard newValue.x.isFinite && newValue.y.isFinite else {
        stage?.fault("content offset is not a number")
        return
      }
      if isDragging {
        for axis in Axis.allCases {
          dragStart[axis] = unbanded(newValue[axis], axis) + panGestureRecognizer.translation[axis]
        }
      }
      if case .glide(var glide) = motion {
        for axis in Axis.allCases where newValue[axis] != offset[axis] {
          glide[axis].shift(to: newValue[axis])
        }
        motion = .glide(glide)
      }
      write(newValue)
    }
  }

  /// The offset as drawn; it lags behind the model's during a view animation.
  public var presentedOffset: Point { offset + animator.offsetLag(of: index) }

  /// Sets the offset, moving there over 0.3 s or, unanimated, at once and ending any motion.
  ///
  /// Animated to where it already is, nothing happens.
  public func setContentOffset(_ target: Point, animated: Bool) {
    wasOffsetSet = true
    guard target.x.isFinite && target.y.isFinite else {
      stage?.fault("content offset is not a number")
      return
    }
    if animated {
      guard target != offset else { return }
      animate(to: target, purpose: .scrolling, curve: .easeInOut, start: stage?.now ?? 0)
      return
    }
    var wasScrolling = false
    if case .animation(let animation) = motion { wasScrolling = animation.purpose == .scrolling }
    stopMotion()
    isDecelerating = false
    contentOffset = target
    if wasScrolling { didEndScrollingAnimation() }
  }

  /// What a tap on the status bar does.
  func scrollToTop() {
    guard let stage, let behavior = stage.behavior, scrollsToTop, !isTracking else { return }
    let top = Point(x: offset.x, y: minimumContentOffset.y)
    guard top != offset, behavior.shouldScrollToTop(self, on: stage) else { return }
    animate(to: top, purpose: .scrollToTop, curve: .easeInOut, start: stage.now)
  }

  func animate(
    to target: Point, purpose: ScrollMotion.Animation.Purpose, curve: CubicCurve, start: Int64
  ) {
    if purpose != .deceleration { isDecelerating = false }
    motionChanges += 1
    motion = .animation(
      ScrollMotion.Animation(from: offset, to: target, start: start, curve: curve, purpose: purpose)
    )
  }

  func stopMotion() {
    motionChanges += 1
    motion = .none
  }

  /// Stores an offset and, if it is another, tells the behavior.
  func write(_ new: Point) {
    if let stage { write(new, on: stage) }
  }

  func write(_ new: Point, on stage: Stage) {
    guard new != offset, !stage.isOver else { return }
    if let capturing = animator.capturing {
      animator.animations[capturing].offsets.append((index, offset - new))
    }
    offset = new
    stage.layout.setOffset(new, of: contentLayoutGuide)
    guard scrollDepth < Self.deepestScroll else {
      stage.fault("didScroll sets the content offset \(Self.deepestScroll) deep")
      return
    }
    scrollDepth += 1
    stage.callDidScroll(from: self)
    scrollDepth -= 1
  }

  /// How often a `didScroll` may set the offset inside a `didScroll`.
  private static let deepestScroll = 8

  /// The offset that a finger would have asked for to show `shown`.
  func unbanded(_ shown: Double, _ axis: Axis) -> Double {
    let edge = min(max(shown, minimumContentOffset[axis]), maximumContentOffset[axis])
    guard shown != edge else { return shown }
    return edge + rubberUnbanded(shown - edge, viewportLength: frame.size[axis])
  }
}
