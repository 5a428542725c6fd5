import ScrollGeometry
import ScrollLayout

/// A view on the stage: a laid-out rectangle with an alpha, that may take touches.
public class StageView: LayoutView {
  /// The model's opacity. Nothing clamps it: what a behavior writes is what a trace shows.
  @exclusivity(unchecked) public final var alpha = 1.0 {
    didSet {
      if alpha != oldValue, let animation = animator.capturing {
        animator.animations[animation].alphas.append((index, oldValue - alpha))
      }
    }
  }
  /// Whether a touch inside the view belongs to it, rather than to what lies below.
  public final var takesTouches: Bool
  /// A drawn size of the picture that replaces aspect-fill's: the drawn width over the view's.
  ///
  /// nil draws the picture as its content mode does.
  @exclusivity(unchecked) public final var pictureScale: Double?

  let animator: Animator
  /// The views inside, from back to front.
  var children: [StageView] = []

  init(
    name: String, role: Role, item: LayoutItem, index: Int, parentIndex: Int?, takesTouches: Bool,
    animator: Animator
  ) {
    self.takesTouches = takesTouches
    self.animator = animator
    super.init(name: name, role: role, item: item, index: index, parentIndex: parentIndex)
  }

  /// The opacity as drawn: it lags behind the model's during a view animation.
  public var presentedAlpha: Double { alpha + animator.alphaLag(of: index) }

  /// The place as drawn, in screen points: it lags behind the model's during a view animation.
  public var presentedFrame: Rect {
    let lag = animator.frameLag(of: index)
    return Rect(
      x: frame.minX + lag.minX, y: frame.minY + lag.minY, width: frame.width + lag.width,
      height: frame.height + lag.height)
  }

  /// The drawn picture's width over the view's; 1 for a view without a picture.
  public var imageScale: Double { pictureScale ?? picture?.scale(in: frame.size) ?? 1 }

  /// How far the drawn picture passes the view's top, and its bottom, in points.
  public var imageSpill: Double {
    guard let picture else { return 0 }
    guard let pictureScale else { return picture.spill(in: frame.size) }
    let drawn = frame.width * pictureScale * picture.heightToWidth
    return max(0, (drawn - frame.height) / 2)
  }

  /// The view at `point` that takes its touch: the frontmost, deepest one.
  func hitTest(_ point: Point) -> StageView? {
    guard frame.contains(point) else { return nil }
    for child in children.reversed() {
      if let hit = child.hitTest(point) { return hit }
    }
    return takesTouches ? self : nil
  }
}
