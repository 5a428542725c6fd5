import ScrollHost

/// A number that a trace records every frame.
///
/// The cases up to `presentedOffsetX` are the columns of the published trace format, in its order
/// but for `frame`, `time`, `phase` and `events`, which are no numbers of the behavior; a later
/// column is only ever added after them. The rest serves findings and pictures.
public enum Output: Int, Equatable, Sendable, CaseIterable {
  case touchX, touchY
  case contentOffsetX, contentOffsetY, presentedOffsetY
  case velocityY
  case adjustedInsetTop
  case headerMinX, headerMinY, headerWidth, headerHeight, headerImageScale
  case contentMinY
  case pinnedMinY, pinnedHeight
  case navigationBarAlpha, titleAlpha, dimmingAlpha
  case pageIndex
  case layoutEdits
  case headerSpill, headerDemandedHeight
  case layoutConflicts, workImages
  case panTranslationY
  case velocityX, presentedOffsetX
  // Not columns of the published format.
  case contentMinX, contentWidth, contentHeight
  case pinnedMinX, pinnedWidth
  case pageMinY, pageHeight
  case adjustedInsetBottom
  case minimumOffsetX, maximumOffsetX, minimumOffsetY, maximumOffsetY
  case contentSizeWidth, contentSizeHeight
  case scrollMinX, scrollMinY, scrollWidth, scrollHeight
  case viewportWidth, viewportHeight, safeAreaTop, safeAreaBottom, navigationBarBottom

  /// How many there are.
  static let count = allCases.count

  /// The columns of the published format before `events`, and those after it.
  public static let beforeEvents = Array(allCases[...Output.layoutEdits.rawValue])
  public static let afterEvents = Array(
    allCases[(Output.layoutEdits.rawValue + 1)...Output.presentedOffsetX.rawValue])

  /// The column's name.
  public var name: StaticString {
    switch self {
    case .touchX: "touch.x"
    case .touchY: "touch.y"
    case .contentOffsetX: "contentOffset.x"
    case .contentOffsetY: "contentOffset.y"
    case .presentedOffsetY: "presentedOffset.y"
    case .velocityY: "velocity.y"
    case .adjustedInsetTop: "adjustedInset.top"
    case .headerMinX: "header.minX"
    case .headerMinY: "header.minY"
    case .headerWidth: "header.width"
    case .headerHeight: "header.height"
    case .headerImageScale: "header.imageScale"
    case .contentMinY: "content.minY"
    case .pinnedMinY: "pinned.minY"
    case .pinnedHeight: "pinned.height"
    case .navigationBarAlpha: "navigationBar.alpha"
    case .titleAlpha: "title.alpha"
    case .dimmingAlpha: "dimming.alpha"
    case .pageIndex: "page.index"
    case .layoutEdits: "layout.edits"
    case .headerSpill: "header.spill"
    case .headerDemandedHeight: "header.demandedHeight"
    case .layoutConflicts: "layout.conflicts"
    case .workImages: "work.images"
    case .panTranslationY: "pan.translation.y"
    case .velocityX: "velocity.x"
    case .presentedOffsetX: "presentedOffset.x"
    case .contentMinX: "content.minX"
    case .contentWidth: "content.width"
    case .contentHeight: "content.height"
    case .pinnedMinX: "pinned.minX"
    case .pinnedWidth: "pinned.width"
    case .pageMinY: "page.minY"
    case .pageHeight: "page.height"
    case .adjustedInsetBottom: "adjustedInset.bottom"
    case .minimumOffsetX: "minimumContentOffset.x"
    case .maximumOffsetX: "maximumContentOffset.x"
    case .minimumOffsetY: "minimumContentOffset.y"
    case .maximumOffsetY: "maximumContentOffset.y"
    case .contentSizeWidth: "contentSize.width"
    case .contentSizeHeight: "contentSize.height"
    case .scrollMinX: "scroll.minX"
    case .scrollMinY: "scroll.minY"
    case .scrollWidth: "scroll.width"
    case .scrollHeight: "scroll.height"
    case .viewportWidth: "viewport.width"
    case .viewportHeight: "viewport.height"
    case .safeAreaTop: "safeArea.top"
    case .safeAreaBottom: "safeArea.bottom"
    case .navigationBarBottom: "navigationBar.maxY"
    }
  }
}
