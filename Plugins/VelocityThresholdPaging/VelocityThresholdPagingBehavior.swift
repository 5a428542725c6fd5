import ScrollHost

/// A table whose rows are pages: the end of a drag turns one, by finger travel and speed.
///
/// The table is three rows tall and has a row of inset at both ends, so that the rows before and
/// after the one in front are loaded while it moves.
public final class VelocityThresholdPagingBehavior: ScrollBehavior {
  let pages: Int
  let peek: Double
  private let slowTravel: Double
  private let flickTravel: Double
  private let flickSpeed: Double
  private let moveDuration: Double
  private let initialOffset: Double?
  private let clampsIndex: Bool
  private let clearsSpeed: Bool
  private let usesFlickSign: Bool
  let animatesOffset: Bool
  private let derivesIndex: Bool
  let sizesFromViewport: Bool

  var table: HostScrollView!
  var pageLength: LayoutConstraint!
  /// Height of a row, in points.
  var pageHeight: Double
  /// The page in front, as far as the code knows.
  private(set) var index: Int
  /// The page in front when the drag began; nil once its end was handled.
  var start: Int?
  /// The page at which the last drag began.
  var lastStart = 0
  /// The page that an animated offset is on its way to.
  var destination: Int?
  /// The speed of the last release, in points per millisecond.
  private var speed = 0.0

  public init(_ parameters: ParameterValues) throws(ParameterError) {
    pages = try parameters.count("pages")
    pageHeight = try parameters.length("pageHeight")
    peek = try parameters.length("peek")
    slowTravel = try parameters.length("slowTravel")
    flickTravel = try parameters.length("flickTravel")
    flickSpeed = try parameters.number("flickSpeed")
    moveDuration = try parameters.number("moveDuration")
    index = try parameters.count("initialPage")
    initialOffset = try parameters.optionalLength("initialOffset")
    clampsIndex = try parameters.flag("clampsIndex")
    clearsSpeed = try parameters.flag("clearsSpeed")
    usesFlickSign = try parameters.flag("usesFlickSign")
    animatesOffset = try parameters.choice("move") == "animated-offset"
    derivesIndex = try parameters.choice("indexSource") == "offset"
    sizesFromViewport = try parameters.choice("pageSize") == "viewport"
  }

  public func install(on stage: Stage) {
    let screen = stage.viewport.size
    if sizesFromViewport { pageHeight = max(1, screen.height) }
    table = stage.addScrollView("table")
    stage.layout.make(table) {
      $0.left.equals(stage.screen.left)
      if sizesFromViewport {
        $0.width.equals(stage.screen.width)
        $0.height.equals(stage.screen.height, times: 3)
        $0.centerY.equals(stage.screen.centerY, plus: peek)
      } else {
        $0.top.equals(stage.screen.top, plus: peek - pageHeight)
        $0.width.equals(screen.width)
        $0.height.equals(pageHeight * 3)
      }
    }
    table.setRows(pages, height: pageHeight)
    table.contentInset = EdgeInsets(top: pageHeight, left: 0, bottom: pageHeight, right: 0)
    table.contentInsetAdjustmentBehavior = .never
    stage.addContent(in: table, height: Double(pages) * pageHeight)
    let front = stage.addView(role: .page, in: table, takesTouches: false)
    stage.layout.make(front) {
      $0.top.equals(table.top)
      $0.left.equals(table.left)
      $0.width.equals(table.width)
      pageLength = $0.height.equals(pageHeight)
    }
    if let initialOffset { table.contentOffset = Point(x: 0, y: initialOffset) }
    if derivesIndex { index = page(at: table.contentOffset.y) }
    stage.setOutput("page.index", Double(index))
  }

  /// Makes `page` the page in front.
  private func turn(to page: Int, on stage: Stage) {
    index = page
    stage.setOutput("page.index", Double(page))
  }

  public func didScroll(_ scroll: HostScrollView, on stage: Stage) {
    if derivesIndex { turn(to: page(at: scroll.contentOffset.y), on: stage) }
  }

  public func willBeginDragging(_ scroll: HostScrollView, on stage: Stage) {
    start = index
    lastStart = index
    destination = nil
  }

  public func willEndDragging(
    _ scroll: HostScrollView, on stage: Stage, release: inout Release
  ) {
    speed = release.velocityPerMillisecond.y
    if animatesOffset { holdStill(scroll, &release) }
  }

  public func didEndDragging(_ scroll: HostScrollView, on stage: Stage, willDecelerate: Bool) {
    guard animatesOffset else {
      stage.nextTurn { self.jump(scroll, on: stage) }
      return
    }
    guard let start else { return }
    self.start = nil
    let next = page(after: start, of: scroll)
    if !willDecelerate { settle(on: next) }
  }

  /// The document's block on the main queue: deaf to touches, it jumps and draws the way over.
  private func jump(_ scroll: HostScrollView, on stage: Stage) {
    let next = page(after: index, of: scroll)
    scroll.panGestureRecognizer.isEnabled = false
    if next != index { turn(to: next, on: stage) }
    stage.animate(seconds: moveDuration, curve: .easeOut) {
      scroll.scrollToRow(index, animated: false)
    } completion: {
      scroll.panGestureRecognizer.isEnabled = true
    }
  }

  /// The page that a finger's travel and speed lead to from `page`.
  private func page(after page: Int, of scroll: HostScrollView) -> Int {
    let travel = scroll.panGestureRecognizer.translation.y
    let isFlick = speed.magnitude > flickSpeed
    let needed = isFlick ? flickTravel : slowTravel
    let sign = isFlick && usesFlickSign ? speed : 0
    if clearsSpeed { speed = 0 }
    let last = clampsIndex ? pages - 1 : pages
    if travel < -needed && page < last && sign >= 0 { return page + 1 }
    if travel > needed && page > 0 && sign <= 0 { return page - 1 }
    return page
  }
}
