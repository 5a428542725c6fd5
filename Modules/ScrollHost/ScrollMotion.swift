import ScrollGeometry
import ScrollPhysics

/// What moves a scroll view when no finger does.
enum ScrollMotion {
  case none
  /// A glide or a bounce, each axis by itself.
  case glide(Glide)
  /// An eased move to a target.
  case animation(Animation)

  struct Glide {
    var x: AxisMotion
    var y: AxisMotion
    /// The time up to which the axes were advanced, in nanoseconds.
    var time: Int64
    /// Whether each axis takes part, horizontal first.
    var moves: (horizontal: Bool, vertical: Bool) = (true, true)

    func isMoving(_ axis: Axis) -> Bool {
      let takesPart = axis == .horizontal ? moves.horizontal : moves.vertical
      return takesPart && !self[axis].isStopped
    }

    var isOver: Bool { !isMoving(.horizontal) && !isMoving(.vertical) }

    subscript(axis: Axis) -> AxisMotion {
      get { axis == .horizontal ? x : y }
      set {
        if axis == .horizontal { x = newValue } else { y = newValue }
      }
    }
  }

  struct Animation {
    /// What is told at the end.
    enum Purpose: Equatable {
      case scrolling
      case scrollToTop
      /// The end of a drag whose target no decay reaches.
      case deceleration
    }

    var from: Point
    var to: Point
    var start: Int64
    var curve: CubicCurve
    var purpose: Purpose
  }

  var isNone: Bool {
    if case .none = self { return true }
    return false
  }
}

/// Length of UIKit's animated scrolls, 0.3 s in nanoseconds: 18 frames recorded at 60 Hz.
let animatedScrollDuration: Int64 = 300_000_000
