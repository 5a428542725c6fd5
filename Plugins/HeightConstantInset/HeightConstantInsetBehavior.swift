import ScrollHost

/// A picture behind a transparent table: pulling makes it taller, pushing darkens it.
///
/// The table's top inset leaves room for the picture, one constraint constant follows the offset, and
/// the table's own background does the darkening.
public final class HeightConstantInsetBehavior: ScrollBehavior {
  private let imageHeight: Double
  private let contentHeight: Double
  private let pictureRatio: Double
  private let startsBelowSafeArea: Bool
  private let alwaysBounces: Bool
  private let clampsAlpha: Bool
  private let followsInset: Bool
  private let heightMismatch: Double
  private let zoomsFromRest: Bool
  private let nestsDeeper: Bool
  private let minimumVisibleContent: Double

  private var table: HostScrollView!
  private var header: StageView!
  private var background: StageView!
  private var top: LayoutConstraint!
  private var height: LayoutConstraint!
  /// Height of the picture at rest, in points.
  private var restHeight: Double

  public init(_ parameters: ParameterValues) throws(ParameterError) {
    imageHeight = try parameters.length("imageHeight")
    contentHeight = try parameters.length("contentHeight")
    pictureRatio = try parameters.number("pictureRatio")
    startsBelowSafeArea = try parameters.choice("tableTop") == "safe-area"
    alwaysBounces = try parameters.flag("alwaysBounce")
    clampsAlpha = try parameters.flag("clampsAlpha")
    followsInset = try parameters.choice("rest") == "adjusted"
    heightMismatch = try parameters.length("heightMismatch")
    zoomsFromRest = try parameters.choice("zoom") == "from-rest"
    nestsDeeper = try parameters.flag("nestsDeeper")
    minimumVisibleContent = try parameters.length("minimumVisibleContent")
    restHeight = imageHeight
  }

  public func install(on stage: Stage) {
    let start = startsBelowSafeArea ? stage.safeArea.top : stage.screen.top
    header = stage.addView(role: .header, picture: Picture(heightToWidth: pictureRatio))
    background = stage.addView("background", role: .dimming, takesTouches: false)
    table = stage.addScrollView("table")
    stage.layout.make(header) {
      $0.leading.equals(stage.screen.leading)
      $0.trailing.equals(stage.screen.trailing)
      top = $0.top.equals(start)
      height = $0.height.equals(max(0, imageHeight + heightMismatch))
    }
    stage.layout.make(table) {
      $0.leading.equals(stage.screen.leading)
      $0.trailing.equals(stage.screen.trailing)
      $0.top.equals(start)
      $0.bottom.equals(stage.screen.bottom)
    }
    stage.layout.make(background) { $0.edges(equal: table.item) }
    background.alpha = 0
    table.alwaysBounceVertical = alwaysBounces
    table.contentInset.top = imageHeight
    stage.addContent(in: table, height: contentHeight)
  }

  public func didScroll(_ scroll: HostScrollView, on stage: Stage) {
    arrange(at: scroll.contentOffset.y)
  }

  private func arrange(at offset: Double) {
    let originalOffset = followsInset ? -table.adjustedContentInset.top : -imageHeight
    let distance = (offset - originalOffset).magnitude
    let isPulled = offset < originalOffset
    if !nestsDeeper { height.constant = isPulled ? restHeight + distance : restHeight }
    let alpha = isPulled ? 0 : distance / restHeight
    background.alpha = clampsAlpha ? min(alpha, 1) : alpha
    if followsInset {
      top.constant = table.adjustedContentInset.top - table.contentInset.top
    }
    if zoomsFromRest, let picture = header.picture {
      let resting = picture.scale(in: Size(width: header.frame.width, height: restHeight))
      header.pictureScale = resting * max(1, height.constant / restHeight)
    }
  }

  public func didLayout(on stage: Stage) {
    if minimumVisibleContent > 0 {
      let room =
        table.frame.height - stage.viewport.safeAreaInsets.bottom - minimumVisibleContent
      let fitting = min(imageHeight, max(1, room))
      if fitting != restHeight {
        restHeight = fitting
        table.contentInset.top = fitting
      }
    }
    if followsInset || zoomsFromRest { arrange(at: table.contentOffset.y) }
  }

  /// At rest the offset is about to follow the new inset, so nothing is pulled then.
  public func insetsDidChange(_ scroll: HostScrollView, on stage: Stage) {
    guard followsInset else { return }
    let isMoving = scroll.isDragging || scroll.isDecelerating
    let offset = scroll.contentOffset.y
    arrange(at: isMoving ? offset : max(offset, -scroll.adjustedContentInset.top))
  }
}
