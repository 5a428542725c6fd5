import ScrollGeometry
import ScrollPhysics

/// The view animations of a stage: models jump at once, drawings follow over time.
///
/// An animation holds what its closure changed as differences from the model that shrink to zero, so
/// that a model which moves again during the animation is followed (UIKit's additive animations).
final class Animator {
  struct Animation {
    var start: Int64
    var duration: Int64
    var curve: CubicCurve
    var offsets: [(view: Int, difference: Point)] = []
    var alphas: [(view: Int, difference: Double)] = []
    var frames: [(view: Int, difference: Rect)] = []
    var completion: (() -> Void)?
    /// What is left of each difference, 1 at the start and 0 at the end.
    var remaining = 1.0
  }

  @exclusivity(unchecked) var animations: [Animation] = []
  /// The animation whose closure is running.
  @exclusivity(unchecked) var capturing: Int?

  var isRunning: Bool { !animations.isEmpty }

  /// Whether the drawn offset of a view is on its way.
  func isMoving(_ view: Int) -> Bool {
    for animation in animations {
      for change in animation.offsets where change.view == view { return true }
    }
    return false
  }

  func offsetLag(of view: Int) -> Point {
    var lag = Point.zero
    guard isRunning else { return lag }
    for animation in animations {
      for change in animation.offsets where change.view == view {
        lag = lag + change.difference * animation.remaining
      }
    }
    return lag
  }

  func alphaLag(of view: Int) -> Double {
    var lag = 0.0
    for animation in animations {
      for change in animation.alphas where change.view == view {
        lag += change.difference * animation.remaining
      }
    }
    return lag
  }

  func frameLag(of view: Int) -> Rect {
    var lag = Rect.zero
    for animation in animations {
      for change in animation.frames where change.view == view {
        let left = animation.remaining
        lag.origin = lag.origin + change.difference.origin * left
        lag.size.width += change.difference.width * left
        lag.size.height += change.difference.height * left
      }
    }
    return lag
  }

  /// Moves every animation to `time` (nanoseconds) and runs the completions of those that end.
  func advance(to time: Int64) {
    guard !animations.isEmpty else { return }
    for index in animations.indices {
      let animation = animations[index]
      let elapsed = time - animation.start
      let progress =
        elapsed >= animation.duration
        ? 1 : animation.curve.value(at: Double(elapsed) / Double(animation.duration))
      animations[index].remaining = 1 - progress
    }
    var completions: [() -> Void] = []
    animations.removeAll { (animation: Animation) in
      guard time - animation.start >= animation.duration else { return false }
      if let completion = animation.completion { completions.append(completion) }
      return true
    }
    for completion in completions { completion() }
  }
}
