import ScrollComparison
import ScrollHost
import Synchronization

// Plants whose defect shows wherever the content is.

/// `jump`: the title's alpha leaps by a fifth half-way.
final class PlantedJump: PlantedBehavior {
  override func titleAlpha(at place: Place) -> Double {
    min(place.alpha + (place.pushed > 40 ? 0.2 : 0), 1)
  }
}

/// `gap`: a pulled header grows by less than the content moves.
final class PlantedGap: PlantedBehavior {
  override func headerHeight(at place: Place) -> Double {
    max(200 - (place.pushed < 0 ? 0.9 : 1) * place.pushed, place.bar)
  }
}

/// `overlap`: a pushed header shrinks by less than the tabs move.
final class PlantedOverlap: PlantedBehavior {
  override func headerHeight(at place: Place) -> Double {
    max(200 - (place.pushed > 0 ? 0.9 : 1) * place.pushed, place.bar)
  }
}

/// `min-size`: pinned tabs shrink to 26 pt, where 30 are promised.
final class PlantedMinimumSize: PlantedBehavior {
  override func tabHeight(at place: Place) -> Double {
    44 - min(max(0, place.pushed - 300) / 2, 18)
  }
}

/// `alpha-range`: a pull makes the dimming negative.
final class PlantedAlpha: PlantedBehavior {
  override func dimmingAlpha(at place: Place) -> Double { min(place.pushed / (200 - place.bar), 1) }
}

/// `non-monotone`: the dimming is taken back once the tabs are pinned.
final class PlantedTurn: PlantedBehavior {
  override func dimmingAlpha(at place: Place) -> Double {
    max(0, place.alpha - max(0, place.pushed - 300) / 400)
  }
}

/// `layout-failure` of kind `ambiguous`: a badge has no horizontal place.
final class PlantedAmbiguity: PlantedBehavior {
  override func install(on stage: Stage) {
    super.install(on: stage)
    let badge = stage.addView("badge", takesTouches: false)
    stage.layout.make(badge) {
      $0.top.equals(stage.screen.top)
      $0.width.equals(10)
      $0.height.equals(10)
    }
  }
}

/// `layout-failure` of kind `conflict`: a shade from the screen's top to the content is asked to be
/// there even when the content has gone past the top.
final class PlantedConflict: PlantedBehavior {
  override func install(on stage: Stage) {
    super.install(on: stage)
    let shade = stage.addView("shade", in: scroll, takesTouches: false)
    stage.layout.make(shade) {
      $0.left.equals(stage.screen.left)
      $0.width.equals(10)
      $0.top.equals(stage.screen.top)
      $0.bottom.equals(scroll.top, plus: 100)
    }
  }
}

/// `rest-mismatch`: the tabs are 40 pt tall where 44 are promised.
final class PlantedRest: PlantedBehavior {
  override var ownInset: Double { 240 }
  override func tabHeight(at place: Place) -> Double { 40 }
}

/// `inset-shift`: the dimming is measured from the inset that the screen asked for itself.
final class PlantedInset: PlantedBehavior {
  private var outer = 0.0

  override func arrange(at offset: Double, on stage: Stage) {
    outer = scroll.adjustedContentInset.top - scroll.contentInset.top
    super.arrange(at: offset, on: stage)
  }

  override func dimmingAlpha(at place: Place) -> Double {
    min(max((place.pushed - outer) / (200 - place.bar), 0), 1)
  }
}

/// `unreachable-content`: the content size leaves 50 pt blank below the rows.
final class PlantedBlank: PlantedBehavior {
  override func addRows(on stage: Stage) {
    let rows = stage.addView(role: .content, in: scroll, takesTouches: false)
    scroll.contentSize = Size(width: stage.viewport.size.width, height: 2050)
    stage.layout.make(rows) {
      $0.top.equals(scroll.top)
      $0.left.equals(scroll.left)
      $0.width.equals(scroll.width)
      $0.height.equals(2000)
    }
  }
}

/// `dead-zone`: the first 20 pt of a pull do not zoom the picture.
final class PlantedDeadZone: PlantedBehavior {
  override var deadZone: Double { 20 }
}

/// `resize-stale`: a page keeps the height that the screen had first.
final class PlantedStalePage: PlantedBehavior {
  override func addPage(on stage: Stage) {
    let page = stage.addView(role: .page, in: scroll, takesTouches: false)
    stage.layout.make(page) {
      $0.top.equals(scroll.top)
      $0.left.equals(scroll.left)
      $0.width.equals(scroll.width)
      $0.height.equals(stage.viewport.size.height)
    }
  }
}

/// `index-range`: a pull leads to page -1.
final class PlantedIndex: PlantedBehavior {
  override func pageIndex(at distance: Double, on stage: Stage) -> Double {
    min((distance / stage.viewport.size.height).rounded(.down), 9)
  }
}
