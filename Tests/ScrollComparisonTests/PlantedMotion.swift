import ScrollComparison
import ScrollHost

// Plants that move, or fail to.

/// `lost-input`: a view over the header keeps its touches.
final class PlantedCover: PlantedBehavior {
  override func install(on stage: Stage) {
    super.install(on: stage)
    let cover = stage.addView("cover")
    stage.layout.make(cover) {
      $0.left.equals(stage.screen.left)
      $0.width.equals(stage.screen.width)
      $0.top.equals(stage.screen.top)
      $0.height.equals(150)
    }
  }
}

/// `against-direction`: during a fast glide the index runs the other way.
final class PlantedWrongWay: PlantedBehavior {
  private var bias = 0.0

  override func willBeginDragging(_ scroll: HostScrollView, on stage: Stage) { bias = 0 }

  override func willEndDragging(
    _ scroll: HostScrollView, on stage: Stage, release: inout Release
  ) {
    let speed = release.velocityPerMillisecond.y
    guard speed.magnitude > 0.4 else { return }
    bias = speed > 0 ? -1 : 1
    arrange(at: scroll.contentOffset.y, on: stage)
  }

  override func didScroll(_ scroll: HostScrollView, on stage: Stage) {
    if scroll === self.scroll && !scroll.isDecelerating { bias = 0 }
    super.didScroll(scroll, on: stage)
  }

  override func didEndDecelerating(_ scroll: HostScrollView, on stage: Stage) {
    bias = 0
    arrange(at: scroll.contentOffset.y, on: stage)
  }

  override func pageIndex(at distance: Double, on stage: Stage) -> Double {
    min(max(super.pageIndex(at: distance, on: stage) + bias, 0), 9)
  }
}

/// `not-interruptible`: instead of a glide the content is moved on for 8 frames, whoever touches it.
final class PlantedDrift: PlantedBehavior {
  private var isDragging = false

  override func willBeginDragging(_ scroll: HostScrollView, on stage: Stage) { isDragging = true }

  override func willEndDragging(
    _ scroll: HostScrollView, on stage: Stage, release: inout Release
  ) {
    if isInside { release.targetContentOffset.y = scroll.contentOffset.y }
  }

  override func didEndDragging(
    _ scroll: HostScrollView, on stage: Stage, willDecelerate: Bool
  ) {
    if isDragging && isInside { drift(left: 8, on: stage) }
    isDragging = false
  }

  private var isInside: Bool {
    let y = scroll.contentOffset.y
    return y >= scroll.minimumContentOffset.y && y <= scroll.maximumContentOffset.y
  }

  private func drift(left: Int, on stage: Stage) {
    guard left > 0 else { return }
    stage.nextTurn {
      self.scroll.contentOffset.y = min(
        self.scroll.contentOffset.y + 1, self.scroll.maximumContentOffset.y)
      self.drift(left: left - 1, on: stage)
    }
  }
}

/// `teleport`: a drag ends at the next multiple of 50 pt, at once.
final class PlantedLeap: PlantedBehavior {
  override func didEndDragging(
    _ scroll: HostScrollView, on stage: Stage, willDecelerate: Bool
  ) {
    stage.nextTurn {
      let (low, high) = (scroll.minimumContentOffset.y, scroll.maximumContentOffset.y)
      let steps = ((scroll.contentOffset.y - low) / 50).rounded(.up)
      scroll.setContentOffset(
        Point(x: 0, y: min(max(low + 50 * steps, low), high)), animated: false)
    }
  }
}

/// `unsettled`: from the first release on, a block follows a block.
final class PlantedUnrest: PlantedBehavior {
  override func didEndDragging(
    _ scroll: HostScrollView, on stage: Stage, willDecelerate: Bool
  ) {
    spin(on: stage)
  }

  private func spin(on stage: Stage) { stage.nextTurn { self.spin(on: stage) } }
}
