import ScrollHost

/// The move by an animated offset: a touch stops it, and a page is wherever the offset says.
extension VelocityThresholdPagingBehavior {
  /// The page nearest to a content offset.
  func page(at offset: Double) -> Int {
    let place = (offset + table.adjustedContentInset.top) / pageHeight + 0.5
    return Int(min(max(place.rounded(.down), 0), Double(pages - 1)))
  }

  /// Lets the drag end where it is, so that no glide has to be stopped; an overscroll bounces.
  func holdStill(_ scroll: HostScrollView, _ release: inout Release) {
    let offset = scroll.contentOffset.y
    let isInside =
      offset >= scroll.minimumContentOffset.y && offset <= scroll.maximumContentOffset.y
    if isInside { release.targetContentOffset.y = offset }
  }

  /// Moves to a page over 0.3 s.
  func settle(on page: Int) {
    let offset = table.contentOffset
    let y = min(
      max(Double(page) * pageHeight - table.adjustedContentInset.top, table.minimumContentOffset.y),
      table.maximumContentOffset.y)
    guard y != offset.y else { return }
    destination = page
    table.setContentOffset(Point(x: offset.x, y: y), animated: true)
  }

  /// A bounce that a flick sent back into the range ends between two pages.
  public func didEndDecelerating(_ scroll: HostScrollView, on stage: Stage) {
    guard animatesOffset else { return }
    settle(on: min(max(page(at: scroll.contentOffset.y), lastStart - 1), lastStart + 1))
  }

  public func didEndScrollingAnimation(_ scroll: HostScrollView, on stage: Stage) {
    guard destination != nil else { return }
    destination = nil
    if scroll.isTracking { settleAfterLift(scroll, on: stage) }
  }

  /// A finger stopped the move; should it lift without a drag, no call would tell.
  private func settleAfterLift(_ scroll: HostScrollView, on stage: Stage) {
    stage.nextTurn {
      guard !scroll.isDragging else { return }
      if scroll.isTracking {
        self.settleAfterLift(scroll, on: stage)
      } else if scroll.phase == .idle {
        self.settle(on: self.page(at: scroll.contentOffset.y))
      }
    }
  }

  public func insetsDidChange(_ scroll: HostScrollView, on stage: Stage) { retarget() }

  public func contentDidChange(
    _ change: ContentChange, in scroll: HostScrollView, on stage: Stage
  ) { retarget() }

  private func retarget() {
    if let destination { settle(on: destination) }
  }

  /// Gives the rows the new screen's height and keeps the page in front.
  public func viewportWillChange(to viewport: Viewport, on stage: Stage) {
    guard sizesFromViewport else { return }
    let page = destination ?? self.page(at: table.contentOffset.y)
    pageHeight = max(1, viewport.size.height)
    pageLength.constant = pageHeight
    table.setRows(pages, height: pageHeight)
    table.contentHeightConstraint?.constant = Double(pages) * pageHeight
    table.contentInset = EdgeInsets(top: pageHeight, left: 0, bottom: pageHeight, right: 0)
    let offset = Point(
      x: table.contentOffset.x, y: Double(page) * pageHeight - table.adjustedContentInset.top)
    if destination != nil {
      table.setContentOffset(offset, animated: false)
    } else {
      table.contentOffset = offset
    }
  }
}
