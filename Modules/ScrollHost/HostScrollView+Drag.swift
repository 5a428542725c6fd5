import ScrollGeometry
import ScrollPhysics

extension HostScrollView {
  /// A finger lands: what moves stops where the last frame showed it.
  func touchBegan(at point: Point, stamp: Int64) {
    guard panGestureRecognizer.isEnabled else { return }
    panGestureRecognizer.begin(at: point, stamp: stamp, caughtMotion: !motion.isNone)
    isTracking = true
    lockedAxis = nil
    guard case .animation(let animation) = motion else {
      stopMotion()
      return
    }
    stopMotion()
    if animation.purpose == .scrolling { didEndScrollingAnimation() }
  }

  /// A sample of the finger. `mayBegin` decides, at recognition, whether the drag is this view's.
  func touchMoved(to point: Point, stamp: Int64, mayBegin: () -> Bool) {
    let pan = panGestureRecognizer
    guard let stage, pan.state == .possible || pan.state == .dragging else { return }
    if pan.move(to: point, stamp: stamp) {
      guard mayBegin() else {
        pan.state = .failed
        pan.translation = .zero
        return
      }
      pan.state = .dragging
      isDragging = true
      if isDirectionalLockEnabled {
        let travel = point - pan.start
        lockedAxis = travel.x.magnitude > travel.y.magnitude ? .horizontal : .vertical
      }
      for axis in Axis.allCases { dragStart[axis] = unbanded(offset[axis], axis) }
      stage.call(.willBeginDragging, from: self)
    }
    if isDragging { follow() }
  }

  /// Puts the content where the finger has it, an edge resisting.
  private func follow() {
    guard let stage else { return }
    if case .animation = motion {
      stopMotion()
      didEndScrollingAnimation()
    }
    var shown = offset
    for axis in Axis.allCases where isLive(axis) && (lockedAxis ?? axis) == axis {
      let wanted = dragStart[axis] - panGestureRecognizer.translation[axis]
      let edge = min(max(wanted, minimumContentOffset[axis]), maximumContentOffset[axis])
      var place = edge
      if bounces && wanted != edge {
        place = edge + rubberBanded(wanted - edge, viewportLength: frame.size[axis])
      }
      shown[axis] = place.roundedToPixel(scale: stage.viewport.scale)
    }
    write(shown)
  }

  /// The finger lifts.
  func touchEnded(stamp: Int64) {
    guard isTracking else { return }
    isTracking = false
    panGestureRecognizer.state = .none
    guard isDragging else {
      resumeCaughtMotion(stamp: stamp)
      return
    }
    release(stamp: stamp)
  }

  /// The system takes the touch away, or the recognizer is turned off: no `willEndDragging`.
  func touchCancelled(stamp: Int64) {
    guard isTracking else { return }
    isTracking = false
    panGestureRecognizer.state = .none
    guard isDragging else {
      resumeCaughtMotion(stamp: stamp)
      return
    }
    endDrag(moving: glide(velocity: .zero, from: stamp), stamp: stamp)
  }

  func panWasDisabled() {
    guard let stage else { return }
    touchCancelled(stamp: stage.now)
  }

  /// A still finger stopped a glide and lifts: outside the range the bounce goes on, else the glide
  /// is over now.
  private func resumeCaughtMotion(stamp: Int64) {
    guard isDecelerating else { return }
    if let glide = glide(velocity: .zero, from: stamp) {
      motion = glide
    } else {
      didEndDecelerating()
    }
  }

  private func release(stamp: Int64) {
    guard let stage else { return }
    var velocity = -panGestureRecognizer.estimate.release
    var proposed = offset
    for axis in Axis.allCases {
      if !isLive(axis) || (lockedAxis ?? axis) != axis { velocity[axis] = 0 }
      guard isLive(axis) else { continue }
      proposed[axis] = reportedTarget(
        from: offset[axis], velocity: velocity[axis], rate: decelerationRate,
        minimum: minimumContentOffset[axis], maximum: maximumContentOffset[axis],
        scale: stage.viewport.scale)
      if isPagingEnabled && isInside(axis) {
        proposed[axis] = pageTarget(
          offset: offset[axis], velocity: velocity[axis], pageLength: frame.size[axis],
          minimum: minimumContentOffset[axis], maximum: maximumContentOffset[axis])
      }
    }
    var release = Release(
      velocityPerMillisecond: velocity * 0.001, targetContentOffset: proposed)
    stage.call(willEndDragging: &release, from: self)
    var target = release.targetContentOffset
    for axis in Axis.allCases where target[axis] != proposed[axis] || !target[axis].isFinite {
      target[axis] =
        target[axis].isFinite
        ? min(max(target[axis], minimumContentOffset[axis]), maximumContentOffset[axis])
        : proposed[axis]
    }
    guard isDragging else { return }
    endDrag(
      moving: motion(velocity: velocity, proposed: proposed, target: target, stamp: stamp),
      stamp: stamp)
  }

  private func isInside(_ axis: Axis) -> Bool {
    offset[axis] >= minimumContentOffset[axis] && offset[axis] <= maximumContentOffset[axis]
  }

  /// What follows a release, nil when nothing moves.
  private func motion(
    velocity: Point, proposed: Point, target: Point, stamp: Int64
  ) -> ScrollMotion? {
    let isPaged = isPagingEnabled && (isInside(.horizontal) && isInside(.vertical))
    guard target != proposed || isPaged else { return glide(velocity: velocity, from: stamp) }
    guard target != offset else { return nil }
    var glide = ScrollMotion.Glide(
      x: axisMotion(.horizontal, velocity: velocity.x),
      y: axisMotion(.vertical, velocity: velocity.y), time: stamp)
    glide.moves = (isLive(.horizontal), isLive(.vertical))
    var fits = !isPaged
    for axis in Axis.allCases where target[axis] != proposed[axis] {
      if AxisMotion.fits(target: target[axis], from: offset[axis], velocity: velocity[axis]) {
        glide[axis] = AxisMotion(
          position: offset[axis], velocity: velocity[axis], rate: decelerationRate,
          exponential: exponentialForm, target: target[axis])
      } else if target[axis] != offset[axis] {
        fits = false
      } else {
        glide[axis] = axisMotion(axis, velocity: 0)
      }
    }
    guard !fits else { return .glide(glide) }
    return .animation(
      ScrollMotion.Animation(
        from: offset, to: target, start: stamp, curve: isPaged ? .easeOut : .easeInOut,
        purpose: .deceleration))
  }

  private func axisMotion(_ axis: Axis, velocity: Double) -> AxisMotion {
    AxisMotion(
      position: offset[axis], velocity: velocity, rate: decelerationRate,
      exponential: exponentialForm)
  }

  /// A glide from the present offset, nil when no axis would move.
  private func glide(velocity: Point, from stamp: Int64) -> ScrollMotion? {
    var glide = ScrollMotion.Glide(
      x: axisMotion(.horizontal, velocity: velocity.x),
      y: axisMotion(.vertical, velocity: velocity.y), time: stamp)
    glide.moves = (wouldGlide(.horizontal, velocity.x), wouldGlide(.vertical, velocity.y))
    return glide.isOver ? nil : .glide(glide)
  }

  /// Whether a release at `velocity` moves the axis: it glides, or it is overscrolled and bounces.
  private func wouldGlide(_ axis: Axis, _ velocity: Double) -> Bool {
    guard isLive(axis) else { return false }
    if !isInside(axis) && bounces { return true }
    if velocity == 0 { return false }
    if bounces { return true }
    return velocity > 0
      ? offset[axis] < maximumContentOffset[axis] : offset[axis] > minimumContentOffset[axis]
  }

  /// Ends the drag and starts what follows, unless the behavior starts something of its own.
  private func endDrag(moving next: ScrollMotion?, stamp: Int64) {
    guard let stage else { return }
    isDragging = false
    let changes = motionChanges
    stage.call(.didEndDragging(willDecelerate: next != nil), from: self)
    guard let next, motionChanges == changes, !isTracking else {
      if next == nil && isDecelerating && motion.isNone { didEndDecelerating() }
      return
    }
    isDecelerating = true
    motion = next
    stage.call(.willBeginDecelerating, from: self)
  }
}
