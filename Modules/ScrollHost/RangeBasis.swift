import ScrollGeometry

/// What a scroll view's insets and range depend on, beside the insets that others set.
///
/// A layout that leaves all of it as it was leaves insets and range as they are.
struct RangeBasis: Equatable {
  private var frame = Rect.zero
  private var contentSize = Size.zero
  private var viewport = Viewport(size: .zero)
  private var bounces = false
  private var alwaysBouncesHorizontally = false
  private var alwaysBouncesVertically = false

  init() {}

  init(of scroll: HostScrollView, on stage: Stage) {
    frame = scroll.frame
    contentSize = scroll.size
    viewport = stage.viewport
    bounces = scroll.bounces
    alwaysBouncesHorizontally = scroll.alwaysBounceHorizontal
    alwaysBouncesVertically = scroll.alwaysBounceVertical
  }
}
