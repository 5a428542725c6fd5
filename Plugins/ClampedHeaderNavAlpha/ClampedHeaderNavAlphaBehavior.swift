import ScrollHost

/// A header and tabs that lie over a table: a pull enlarges the header, a push shrinks it until the
/// tabs stop at the navigation bar, which fades in on the way.
///
/// The table knows of neither: its top inset leaves room for both, and one height constraint follows
/// the offset.
public final class ClampedHeaderNavAlphaBehavior: ScrollBehavior {
  private let headHeight: Double
  private let barHeight: Double
  private let tabHeight: Double
  private let contentHeight: Double
  private let pictureRatio: Double
  private let adjustsInsets: Bool
  private let alwaysBounces: Bool
  private let followsInset: Bool
  private let lastOffsetY: Double
  private let clampsAlpha: Bool
  private let opaqueAlpha: Double
  private let opaqueBarShiftsLayout: Bool
  private let stopsAtPin: Bool
  private let measuresBar: Bool
  private let coversTouches: Bool
  private let makesImages: Bool

  private var table: HostScrollView!
  private var title: StageView!
  private var tableTop: LayoutConstraint!
  private var headerTop: LayoutConstraint!
  private var height: LayoutConstraint!

  public init(_ parameters: ParameterValues) throws(ParameterError) {
    headHeight = try parameters.length("headHeight")
    barHeight = try parameters.length("barHeight")
    tabHeight = try parameters.length("tabHeight")
    contentHeight = try parameters.length("contentHeight")
    pictureRatio = try parameters.number("pictureRatio")
    adjustsInsets = try parameters.choice("insetAdjustment") == "automatic"
    alwaysBounces = try parameters.flag("alwaysBounce")
    followsInset = try parameters.choice("rest") == "adjusted"
    lastOffsetY = try parameters.length("lastOffsetY")
    clampsAlpha = try parameters.flag("clampsAlpha")
    opaqueAlpha = try parameters.number("opaqueAlpha")
    opaqueBarShiftsLayout = try parameters.flag("opaqueBarShiftsLayout")
    stopsAtPin = try parameters.choice("pastPin") == "stops"
    measuresBar = try parameters.choice("barBottom") == "measured"
    coversTouches = try parameters.flag("coversTouches")
    makesImages = try parameters.flag("makesImages")
    guard barHeight < headHeight else {
      throw ParameterError(
        .outOfRange, parameter: "barHeight", text: try parameters.value("barHeight").text,
        expected: "less than headHeight")
    }
  }

  public func install(on stage: Stage) {
    table = stage.addScrollView("table")
    table.contentInsetAdjustmentBehavior = adjustsInsets ? .automatic : .never
    table.alwaysBounceVertical = alwaysBounces
    table.contentInset.top = headHeight + tabHeight
    stage.layout.make(table) {
      tableTop = $0.top.equals(stage.screen.top)
      $0.leading.equals(stage.screen.leading)
      $0.trailing.equals(stage.screen.trailing)
      $0.bottom.equals(stage.screen.bottom)
    }
    stage.addContent(in: table, height: contentHeight)
    let header = stage.addView(
      role: .header, picture: Picture(heightToWidth: pictureRatio), takesTouches: coversTouches)
    let tabs = stage.addView("tab", role: .pinned, takesTouches: coversTouches)
    stage.layout.make(header) {
      headerTop = $0.top.equals(table.top)
      $0.leading.equals(stage.screen.leading)
      $0.trailing.equals(stage.screen.trailing)
      height = $0.height.equals(headHeight)
    }
    stage.layout.make(tabs) {
      $0.top.equals(header.bottom)
      $0.leading.equals(stage.screen.leading)
      $0.trailing.equals(stage.screen.trailing)
      $0.height.equals(tabHeight)
    }
    title = stage.addView(role: .title, in: stage.navigationBar, takesTouches: false)
    stage.layout.make(title) { $0.edges(equal: stage.navigationBar.item) }
    title.alpha = 0
    stage.navigationBar.alpha = 0
  }

  public func didScroll(_ scroll: HostScrollView, on stage: Stage) {
    arrange(at: scroll.contentOffset.y, on: stage)
    if makesImages { stage.makeImage() }
    let pin = rest + headHeight - bottom(of: stage)
    if stopsAtPin && scroll.contentOffset.y > pin { scroll.contentOffset.y = pin }
  }

  private func arrange(at offset: Double, on stage: Stage) {
    let barBottom = bottom(of: stage)
    let delta = offset - rest
    height.constant = max(headHeight - delta, barBottom)
    var alpha = delta / max(1, headHeight - barBottom)
    if alpha >= 1 { alpha = opaqueAlpha }
    if clampsAlpha { alpha = max(0, alpha) }
    title.alpha = alpha
    stage.navigationBar.alpha = alpha
    if followsInset {
      headerTop.constant = table.adjustedContentInset.top - table.contentInset.top
    }
    if opaqueBarShiftsLayout { tableTop.constant = alpha >= 1 ? barHeight : 0 }
  }

  private var rest: Double { followsInset ? -table.adjustedContentInset.top : lastOffsetY }

  private func bottom(of stage: Stage) -> Double {
    measuresBar ? stage.viewport.navigationBarBottom : barHeight
  }

  public func didLayout(on stage: Stage) {
    if measuresBar { arrange(at: table.contentOffset.y, on: stage) }
  }

  /// At rest the offset is about to follow the new inset, so nothing is pulled then.
  public func insetsDidChange(_ scroll: HostScrollView, on stage: Stage) {
    guard followsInset else { return }
    let isMoving = scroll.isDragging || scroll.isDecelerating
    let offset = scroll.contentOffset.y
    arrange(at: isMoving ? offset : max(offset, -scroll.adjustedContentInset.top), on: stage)
  }
}
