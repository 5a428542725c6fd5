import ScrollHost

/// A square picture on top of a scrolling page, that zooms as it is pulled.
///
/// The document's delegate code throws the picture's constraints away on every event and makes new
/// ones, pinned to the screen below the threshold and to the content above it.
public final class ConstraintRemakeZoomBehavior: ScrollBehavior {
  private let tableHeight: Double
  private let pictureRatio: Double
  private let overscan: Double
  private let handlesZero: Bool
  private let sizesAfterLayout: Bool
  private let startsAtRest: Bool
  private let followsSafeArea: Bool
  private let pinsHorizontally: Bool
  private let fitsContent: Bool
  private let followsWidth: Bool
  private let checksSource: Bool
  private let remakes: Bool

  private var root: HostScrollView!
  private var header: StageView!
  private var tableWidth: LayoutConstraint!
  private var tableLength: LayoutConstraint!
  /// The picture's own constraints, where they are updated rather than remade.
  private var bottom, width, height: LayoutConstraint?
  /// The scroll view's width at the last layout that was looked at, in points.
  private var knownWidth: Double?

  public init(_ parameters: ParameterValues) throws(ParameterError) {
    tableHeight = try parameters.length("tableHeight")
    pictureRatio = try parameters.number("pictureRatio")
    overscan = try parameters.length("overscan")
    handlesZero = try parameters.flag("handlesZero")
    sizesAfterLayout = try parameters.choice("firstSize") == "laid-out"
    startsAtRest = try parameters.choice("threshold") == "rest"
    followsSafeArea = try parameters.flag("followsSafeArea")
    pinsHorizontally = try parameters.flag("pinsHorizontally")
    fitsContent = try parameters.choice("contentSizing") == "table"
    followsWidth = try parameters.flag("followsWidth")
    checksSource = try parameters.flag("checksSource")
    remakes = try parameters.choice("mechanism") == "remake"
  }

  public func install(on stage: Stage) {
    let screen = stage.viewport.size
    root = stage.addScrollView("root")
    root.contentSize = Size(width: screen.width, height: screen.height * 2)
    stage.layout.make(root) {
      if followsSafeArea {
        $0.top.equals(stage.safeArea.top)
        $0.bottom.equals(stage.screen.bottom)
      } else {
        $0.top.equals(stage.screen.top)
        $0.height.equals(stage.screen.height)
      }
      $0.width.equals(stage.screen.width)
      if pinsHorizontally { $0.left.equals(stage.screen.left) }
    }
    header = stage.addView(
      role: .header, in: root, picture: Picture(heightToWidth: pictureRatio))
    place(side: root.frame.width, isPulled: false, on: stage)
    // The inner table never scrolls by a finger and, so, adjusts no insets.
    let table = stage.addScrollView("table", role: .content, in: root)
    table.isScrollEnabled = false
    table.contentInsetAdjustmentBehavior = .never
    table.setRows(Self.songCount, height: Self.songHeight)
    stage.layout.make(table) {
      tableWidth = $0.width.equals(screen.width)
      tableLength = $0.height.equals(tableHeight)
      $0.top.equals(header.bottom)
      if pinsHorizontally { $0.left.equals(root.left) }
    }
  }

  public func didScroll(_ scroll: HostScrollView, on stage: Stage) {
    if checksSource && scroll !== root { return }
    zoom(at: scroll.contentOffset.y, on: stage)
  }

  private func zoom(at offset: Double, on stage: Stage) {
    let width = root.frame.width
    if offset < threshold {
      place(side: width + (threshold - offset) + overscan, isPulled: true, on: stage)
    } else if offset > threshold || handlesZero {
      place(side: width, isPulled: false, on: stage)
    }
  }

  private var threshold: Double { startsAtRest ? -root.adjustedContentInset.top : 0 }

  private func place(side: Double, isPulled: Bool, on stage: Stage) {
    guard remakes else {
      // The bottom stays where the table's top belongs, so that it need not be edited in a pull.
      let edge = root.frame.width + (isPulled ? overscan : 0)
      if let bottom, let width, let height {
        (bottom.constant, width.constant, height.constant) = (edge, side, side)
      } else {
        stage.layout.make(header) {
          bottom = $0.bottom.equals(root.top, plus: edge)
          $0.centerX.equals(root.centerX)
          width = $0.width.equals(side)
          height = $0.height.equals(side)
        }
      }
      return
    }
    stage.layout.remake(header) {
      if isPulled {
        $0.top.equals(stage.screen.top, plus: -threshold)
      } else {
        $0.top.equals(root.top)
      }
      $0.centerX.equals(root.centerX)
      $0.width.equals(side)
      $0.height.equals(side)
    }
  }

  public func didLayout(on stage: Stage) {
    let width = root.frame.width
    guard width != knownWidth else { return }
    let isFirst = knownWidth == nil
    knownWidth = width
    if isFirst ? sizesAfterLayout : followsWidth {
      let pull = max(0, threshold - root.contentOffset.y)
      place(side: width + pull + (pull > 0 ? overscan : 0), isPulled: pull > 0, on: stage)
    }
    if followsWidth { tableWidth.constant = width }
    if fitsContent && (isFirst || followsWidth) { fitContent(width) }
  }

  /// At rest the offset follows a new inset, which is a scroll; in motion it does not.
  public func insetsDidChange(_ scroll: HostScrollView, on stage: Stage) {
    guard startsAtRest, scroll === root, scroll.isDragging || scroll.isDecelerating else { return }
    zoom(at: scroll.contentOffset.y, on: stage)
  }

  public func contentDidChange(
    _ change: ContentChange, in scroll: HostScrollView, on stage: Stage
  ) {
    guard fitsContent, scroll === root else { return }
    tableLength.constant = max(0, root.contentSize.height - root.frame.width)
    fitContent(root.frame.width)
  }

  private func fitContent(_ width: Double) {
    root.contentSize = Size(width: width, height: width + tableLength.constant)
  }

  /// The document's list has 14 songs; a table row is 44 points tall unless said otherwise.
  private static let songCount = 14
  private static let songHeight = 44.0
}
