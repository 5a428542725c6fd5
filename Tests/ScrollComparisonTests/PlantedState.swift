import ScrollComparison
import ScrollHost
import Synchronization

// Plants that remember what they should not, or do too much.

/// `hysteresis`: between 30 and 90 pt the title is fainter on the way back.
final class PlantedMemory: PlantedBehavior {
  private var last = 0.0
  private var isReturning = false

  override func titleAlpha(at place: Place) -> Double {
    if place.pushed != last { isReturning = place.pushed < last }
    last = place.pushed
    let band = max(0, 1 - (place.pushed - 60).magnitude / 30)
    return place.alpha - (isReturning ? 0.1 * band : 0)
  }
}

/// `frame-rate`: a progress that each event carries on by a fixed step.
final class PlantedStep: PlantedBehavior {
  override class var outputs: [String] { ["progress"] }
  override class var clauses: [ContractClause] { [.remembers("progress")] }
  private var progress = 0.0

  override func didScroll(_ scroll: HostScrollView, on stage: Stage) {
    super.didScroll(scroll, on: stage)
    if scroll === self.scroll { progress += 0.01 }
    stage.setOutput("progress", progress)
  }
}

/// `stale-gesture-state`: a cancelled drag is judged by the speed of the drag before.
final class PlantedStaleSpeed: PlantedBehavior {
  private var speed = 0.0
  private var hasReleased = false

  override func willBeginDragging(_ scroll: HostScrollView, on stage: Stage) {
    hasReleased = false
  }

  override func willEndDragging(
    _ scroll: HostScrollView, on stage: Stage, release: inout Release
  ) {
    speed = release.velocityPerMillisecond.y
    hasReleased = true
  }

  override func didEndDragging(
    _ scroll: HostScrollView, on stage: Stage, willDecelerate: Bool
  ) {
    guard !hasReleased, !willDecelerate, speed > 1.25 else { return }
    let y = min(scroll.contentOffset.y + 60, scroll.maximumContentOffset.y)
    scroll.setContentOffset(Point(x: 0, y: y), animated: true)
  }
}

/// `not-idempotent`: every end of a drag is counted.
final class PlantedCount: PlantedBehavior {
  override class var outputs: [String] { ["drags"] }
  override class var clauses: [ContractClause] { [.remembers("drags")] }
  private var drags = 0.0

  override func didEndDragging(
    _ scroll: HostScrollView, on stage: Stage, willDecelerate: Bool
  ) {
    drags += 1
    stage.setOutput("drags", drags)
  }
}

/// `nondeterminism`: a number that goes on from run to run.
final class PlantedGlobal: PlantedBehavior {
  override class var outputs: [String] { ["serial"] }
  private static let runs = Mutex(0)

  override func install(on stage: Stage) {
    super.install(on: stage)
    let serial = Self.runs.withLock { (runs: inout Int) in
      runs += 1
      return runs
    }
    stage.setOutput("serial", Double(serial) * 1e-9)
  }
}

/// `work-per-event`: a badge is moved to and fro on every event, one edit too many.
final class PlantedWork: PlantedBehavior {
  private var badge: LayoutConstraint!

  override func install(on stage: Stage) {
    super.install(on: stage)
    let view = stage.addView("badge", takesTouches: false)
    stage.layout.make(view) {
      badge = $0.left.equals(stage.screen.left)
      $0.top.equals(stage.screen.top)
      $0.width.equals(10)
      $0.height.equals(10)
    }
  }

  override func didScroll(_ scroll: HostScrollView, on stage: Stage) {
    super.didScroll(scroll, on: stage)
    badge.constant = 1 - badge.constant
  }
}

/// `work-per-event`: an image is made on every event.
final class PlantedImage: PlantedBehavior {
  override func didScroll(_ scroll: HostScrollView, on stage: Stage) {
    super.didScroll(scroll, on: stage)
    stage.makeImage()
  }
}

/// `lost-input`: the inner list's offset is taken for the list's own.
final class PlantedForeignEvent: PlantedBehavior {
  override func didScroll(_ scroll: HostScrollView, on stage: Stage) {
    if scroll !== self.scroll { dim = 0.4 }
    super.didScroll(scroll, on: stage)
    if scroll !== self.scroll { arrange(at: self.scroll.contentOffset.y, on: stage) }
  }

  private var dim = 0.0

  override func dimmingAlpha(at place: Place) -> Double { max(dim, place.alpha) }
}
