import ScrollComparison
import ScrollHost

/// A screen that keeps every promise a contract can make: the control of the planted defects.
///
/// A list below a header that a pull enlarges, tabs that stop under the navigation bar, three alphas
/// that rise meanwhile, pages, and an inner list. A plant overrides the one thing that it does wrong.
class PlantedBehavior: ScrollBehavior {
  /// What a plant promises beyond the control, so that it can break it.
  class var clauses: [ContractClause] { [] }
  /// Outputs of a plant that no role covers.
  class var outputs: [String] { [] }

  class var descriptor: BehaviorDescriptor {
    BehaviorDescriptor(
      id: "planted", title: "Planted defect", outputs: outputs,
      contract: Contract(
        [
          .meets(upper: "header.maxY", lower: "pinned.minY", mayOverlapFromRest: false),
          .meets(upper: "pinned.maxY", lower: "content.minY", mayOverlapFromRest: true),
          .pinsUnderNavigationBar,
          .rest("header.height", .number(200)),
          .rest("pinned.height", .number(44)),
          .rest("contentOffset.y", .minimumContentOffset),
          .showsContentAtRest(44),
          .respondsToPull("header.imageScale"),
          .insetShift("header.minY", .follows),
          .insetShift("pinned.minY", .follows),
          .ignoresSafeArea("header.height"),
          .minimum("pinned.height", 30),
          .pages(10),
          .pageFitsViewport,
        ] + clauses))
  }

  private(set) var scroll: HostScrollView!
  private(set) var header: StageView!
  private var dimming: StageView!
  private var title: StageView!
  private var headerTop, headerLength, tabTop, tabLength: LayoutConstraint!
  /// The inset that the screen itself asks for: the header and the tabs.
  var ownInset: Double { 244 }

  required init(_ parameters: ParameterValues) throws(ParameterError) {}

  func install(on stage: Stage) {
    scroll = stage.addScrollView("list")
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.alwaysBounceVertical = true
    scroll.contentInset.top = ownInset
    stage.layout.make(scroll) { $0.edges(equal: stage.screen) }
    addRows(on: stage)
    addPage(on: stage)
    addInnerList(on: stage)
    dimming = stage.addView(role: .dimming, takesTouches: false)
    stage.layout.make(dimming) { $0.edges(equal: scroll.item) }
    header = stage.addView(
      role: .header, picture: Picture(heightToWidth: 4.0 / 9), takesTouches: false)
    stage.layout.make(header) {
      headerTop = $0.top.equals(stage.screen.top)
      $0.leading.equals(stage.screen.leading)
      $0.trailing.equals(stage.screen.trailing)
      headerLength = $0.height.equals(200)
    }
    let tabs = stage.addView(role: .pinned, takesTouches: false)
    stage.layout.make(tabs) {
      tabTop = $0.top.equals(stage.screen.top, plus: 200)
      $0.leading.equals(stage.screen.leading)
      $0.trailing.equals(stage.screen.trailing)
      tabLength = $0.height.equals(44)
    }
    title = stage.addView(role: .title, in: stage.navigationBar, takesTouches: false)
    stage.layout.make(title) { $0.edges(equal: stage.navigationBar.item) }
  }

  func addRows(on stage: Stage) { stage.addContent(in: scroll, height: 2000) }

  func addPage(on stage: Stage) {
    let page = stage.addView(role: .page, in: scroll, takesTouches: false)
    stage.layout.make(page) {
      $0.top.equals(scroll.top)
      $0.left.equals(scroll.left)
      $0.width.equals(scroll.width)
      $0.height.equals(stage.screen.height)
    }
  }

  private func addInnerList(on stage: Stage) {
    let inner = stage.addScrollView("tags", in: scroll)
    inner.contentInsetAdjustmentBehavior = .never
    inner.isScrollEnabled = false
    inner.contentSize = Size(width: 100, height: 400)
    stage.layout.make(inner) {
      $0.top.equals(scroll.top, plus: 20)
      $0.left.equals(scroll.left)
      $0.width.equals(100)
      $0.height.equals(50)
    }
  }

  // MARK: Calls

  func didScroll(_ scroll: HostScrollView, on stage: Stage) {
    guard scroll === self.scroll else { return }
    arrange(at: scroll.contentOffset.y, on: stage)
  }

  func didLayout(on stage: Stage) { arrange(at: scroll.contentOffset.y, on: stage) }

  /// At rest the offset is about to follow the new inset, so nothing is pulled then.
  func insetsDidChange(_ scroll: HostScrollView, on stage: Stage) {
    guard scroll === self.scroll, scroll.frame.height > 0 else { return }
    let isMoving = scroll.isDragging || scroll.isDecelerating
    let offset = scroll.contentOffset.y
    arrange(at: isMoving ? offset : max(offset, -scroll.adjustedContentInset.top), on: stage)
  }

  func willBeginDragging(_ scroll: HostScrollView, on stage: Stage) {}
  func willEndDragging(_ scroll: HostScrollView, on stage: Stage, release: inout Release) {}
  func didEndDragging(_ scroll: HostScrollView, on stage: Stage, willDecelerate: Bool) {}
  func didEndDecelerating(_ scroll: HostScrollView, on stage: Stage) {}

  /// Puts everything where it belongs at a content offset.
  func arrange(at offset: Double, on stage: Stage) {
    let inset = scroll.adjustedContentInset.top
    let place = Place(pushed: offset + inset, bar: stage.viewport.navigationBarBottom)
    headerTop.constant = inset - ownInset
    headerLength.constant = headerHeight(at: place)
    tabTop.constant = inset - ownInset + tabTop(at: place)
    tabLength.constant = tabHeight(at: place)
    stage.navigationBar.alpha = place.alpha
    title.alpha = titleAlpha(at: place)
    dimming.alpha = dimmingAlpha(at: place)
    let resting = Size(width: header.frame.width, height: 200)
    let stretch = (headerLength.constant - 200 - deadZone) / 200
    header.pictureScale = (header.picture?.scale(in: resting) ?? 1) * (1 + max(0, stretch))
    stage.setOutput("page.index", pageIndex(at: offset + inset, on: stage))
  }

  // MARK: What plants get wrong

  /// How far the content is from its rest.
  struct Place {
    /// Points that the content is pushed up, negative when pulled.
    var pushed: Double
    /// The navigation bar's bottom edge, in points.
    var bar: Double
    /// From 0 at rest to 1 with the tabs under the bar.
    var alpha: Double { min(max(pushed / (200 - bar), 0), 1) }
  }

  /// How far a pull goes before the picture zooms, in points.
  var deadZone: Double { 0 }
  func headerHeight(at place: Place) -> Double { max(200 - place.pushed, place.bar) }
  func tabTop(at place: Place) -> Double { max(200 - place.pushed, place.bar) }
  func tabHeight(at place: Place) -> Double { 44 }
  func titleAlpha(at place: Place) -> Double { place.alpha }
  func dimmingAlpha(at place: Place) -> Double { place.alpha }
  func pageIndex(at distance: Double, on stage: Stage) -> Double {
    min(max((distance / stage.viewport.size.height).rounded(.down), 0), 9)
  }
}
