import ScrollHost

/// A picture whose top is fixed to the screen and whose bottom is tied to something that scrolls.
///
/// As written it has no code that runs on a scroll: the constraint between the two edges does all.
public final class ContainerBottomPinBehavior: ScrollBehavior {
  private let containerHeight: Double
  private let contentHeight: Double
  private let pictureRatio: Double
  private let startsBelowSafeArea: Bool
  private let followsInset: Bool
  private let keepsHeight: Bool
  private let zoomsFromRest: Bool
  private let alwaysBounces: Bool
  private let followsWidth: Bool

  private var scroll: HostScrollView!
  private var picture: StageView!
  private var top: LayoutConstraint!

  public init(_ parameters: ParameterValues) throws(ParameterError) {
    containerHeight = try parameters.length("containerHeight")
    contentHeight = try parameters.length("contentHeight")
    pictureRatio = try parameters.number("pictureRatio")
    startsBelowSafeArea = try parameters.choice("top") == "safe-area"
    followsInset = try parameters.flag("followsInset")
    keepsHeight = try parameters.flag("keepsHeight")
    zoomsFromRest = try parameters.choice("zoom") == "from-rest"
    alwaysBounces = try parameters.flag("alwaysBounce")
    followsWidth = try parameters.flag("followsWidth")
  }

  public func install(on stage: Stage) {
    scroll = stage.addScrollView()
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.alwaysBounceVertical = alwaysBounces
    picture = stage.addView(
      role: .header, in: scroll, picture: Picture(heightToWidth: pictureRatio))
    let container = stage.addView("container", in: scroll)
    let pictureContainer = stage.addView("imageContainer", in: container)
    // The document shows no rows; this is what its content below the picture would be.
    let rows = stage.addView(role: .content, in: container)

    stage.layout.make(scroll) { $0.edges(equal: stage.screen) }
    stage.layout.make(pictureContainer) {
      $0.left.equals(container.left)
      $0.right.equals(container.right)
      $0.top.equals(container.top)
      $0.height.equals(containerHeight)
    }
    stage.layout.make(picture) {
      $0.left.equals(scroll.left)
      $0.right.equals(scroll.right)
      top = $0.top.equals(startsBelowSafeArea ? stage.safeArea.top : stage.screen.top)
      $0.bottom.equals(pictureContainer.bottom, priority: keepsHeight ? .high : .required)
      if keepsHeight { $0.height.atLeast(pictureContainer.height) }
    }
    stage.layout.make(container) {
      $0.edges(equal: scroll.item)
      if followsWidth {
        $0.width.equals(scroll.width)
      } else {
        $0.width.equals(stage.viewport.size.width)
      }
      // Once more, as the document does.
      $0.left.equals(scroll.left)
      $0.right.equals(scroll.right)
      $0.top.equals(scroll.top)
      scroll.contentHeightConstraint = $0.height.equals(contentHeight)
    }
    stage.layout.make(rows) {
      $0.left.equals(container.left)
      $0.right.equals(container.right)
      $0.top.equals(pictureContainer.bottom)
      $0.bottom.equals(container.bottom, priority: .high)
      $0.height.atLeast(0)
    }
  }

  public func didScroll(_ scroll: HostScrollView, on stage: Stage) { zoom(on: stage) }

  public func didLayout(on stage: Stage) { zoom(on: stage) }

  public func insetsDidChange(_ scroll: HostScrollView, on stage: Stage) {
    if followsInset { top.constant = scroll.adjustedContentInset.top }
    zoom(on: stage)
  }

  /// Draws the picture larger by as much as the pull makes it taller.
  private func zoom(on stage: Stage) {
    guard zoomsFromRest, let image = picture.picture else { return }
    let above = startsBelowSafeArea ? stage.viewport.safeAreaInsets.top : 0
    let resting = Size(width: scroll.frame.width, height: max(1, containerHeight - above))
    let rest = followsInset ? -scroll.adjustedContentInset.top : 0
    let pull = max(0, rest - scroll.contentOffset.y)
    picture.pictureScale = image.scale(in: resting) * (1 + pull / resting.height)
  }
}
