import ScrollGeometry
import ScrollPhysics

extension HostScrollView {
  /// Moves a glide, a bounce or an animated scroll on to `time`, in nanoseconds.
  func advance(to time: Int64, on stage: Stage) {
    switch motion {
    case .none: return
    case .glide(let glide): advance(glide, to: time, on: stage)
    case .animation(let animation): advance(animation, to: time, on: stage)
    }
  }

  private func advance(_ glide: ScrollMotion.Glide, to time: Int64, on stage: Stage) {
    guard time > glide.time else { return }
    var glide = glide
    let seconds = Double(time - glide.time) / 1e9
    glide.time = time
    var shown = offset
    for axis in Axis.allCases where glide.isMoving(axis) {
      glide[axis].advance(
        seconds: seconds, minimum: minimumContentOffset[axis],
        maximum: maximumContentOffset[axis], bounces: bounces)
      shown[axis] = glide[axis].position.roundedToPixel(scale: stage.viewport.scale)
    }
    let isOver = glide.isOver
    motion = .glide(glide)
    let changes = motionChanges
    write(shown, on: stage)
    guard isOver, motionChanges == changes, case .glide = motion else { return }
    motion = .none
    motionChanges += 1
    didEndDecelerating()
  }

  private func advance(_ animation: ScrollMotion.Animation, to time: Int64, on stage: Stage) {
    let elapsed = time - animation.start
    let changes = motionChanges
    guard elapsed >= animatedScrollDuration else {
      let progress = animation.curve.value(at: Double(elapsed) / Double(animatedScrollDuration))
      write(animation.from + (animation.to - animation.from) * progress, on: stage)
      return
    }
    write(animation.to, on: stage)
    guard motionChanges == changes else { return }
    stopMotion()
    switch animation.purpose {
    case .scrolling: didEndScrollingAnimation()
    case .scrollToTop: stage.call(.didScrollToTop, from: self)
    case .deceleration: didEndDecelerating()
    }
  }

  func didEndDecelerating() {
    stage?.call(.didEndDecelerating, from: self)
    isDecelerating = motion.isNone ? false : isDecelerating
  }

  func didEndScrollingAnimation() {
    stage?.call(.didEndScrollingAnimation, from: self)
  }
}
