import ScrollGeometry
import ScrollPhysics

extension HostScrollView {
  /// The content's size in points. Where constraints say what it is, they overwrite it.
  public var contentSize: Size {
    get { size }
    set {
      guard newValue != size else { return }
      size = newValue
      rangeChanges += 1
      stage?.layout.setContentSize(newValue, of: contentLayoutGuide)
      updateRange()
    }
  }

  /// Makes the content a table of equal rows, `count` of `height` points.
  public func setRows(_ count: Int, height: Double) {
    rowCount = count
    rowHeight = height
    contentSize = Size(width: size.width, height: Double(count) * height)
  }

  /// Scrolls so that the row's top lies at the inset's edge, as far as the range allows.
  ///
  /// A row that does not exist is a fault, which ends the run: on a phone, an exception.
  public func scrollToRow(_ row: Int, animated: Bool) {
    guard row >= 0 && row < rowCount else {
      stage?.fault("row \(row) of \(rowCount)")
      return
    }
    let top = Double(row) * rowHeight - adjustedContentInset.top
    let y = min(max(top, minimumContentOffset.y), maximumContentOffset.y)
    setContentOffset(Point(x: offset.x, y: y), animated: animated)
  }

  /// Whether content can move along `axis` at all.
  func isLive(_ axis: Axis) -> Bool {
    if minimumContentOffset[axis] < maximumContentOffset[axis] { return true }
    let always = axis == .horizontal ? alwaysBounceHorizontal : alwaysBounceVertical
    return bounces && always
  }

  func setOuterInset(_ inset: EdgeInsets) {
    outerInset = inset
    updateInsets()
  }

  /// Computes the adjusted inset anew and tells the behavior when it is another.
  func updateInsets() {
    rangeChanges += 1
    if let stage { basis = RangeBasis(of: self, on: stage) }
    let adjusted = contentInset + outerInset + safeAreaShare()
    guard adjusted != adjustedContentInset else {
      updateRange()
      return
    }
    adjustedContentInset = adjusted
    if hasLaidOut, let stage { stage.behavior?.insetsDidChange(self, on: stage) }
    updateRange()
  }

  /// What of the screen's safe-area insets covers this view.
  private func safeAreaShare() -> EdgeInsets {
    guard let stage, contentInsetAdjustmentBehavior != .never, hasLaidOut || frame != .zero else {
      return .zero
    }
    let viewport = stage.viewport
    let insets = viewport.safeAreaInsets
    var share = EdgeInsets(
      top: max(0, insets.top - frame.minY), left: max(0, insets.left - frame.minX),
      bottom: max(0, insets.bottom - (viewport.size.height - frame.maxY)),
      right: max(0, insets.right - (viewport.size.width - frame.maxX)))
    let scrollsSideways = size.width > frame.width || (bounces && alwaysBounceHorizontal)
    let scrollsUpright = size.height > frame.height || (bounces && alwaysBounceVertical)
    if contentInsetAdjustmentBehavior != .always && !scrollsSideways {
      (share.left, share.right) = (0, 0)
    }
    if contentInsetAdjustmentBehavior == .scrollableAxes && !scrollsUpright {
      (share.top, share.bottom) = (0, 0)
    }
    return share
  }

  /// Computes the range anew; at rest, an offset at the old minimum follows the new one, and any
  /// other is brought inside.
  func updateRange() {
    guard hasLaidOut, let stage else { return }
    rangeChanges += 1
    let old = minimumContentOffset
    let oldMaximum = maximumContentOffset
    for axis in Axis.allCases {
      (minimumContentOffset[axis], maximumContentOffset[axis]) = offsetRange(
        contentLength: size[axis], leadingInset: adjustedContentInset.leading(axis),
        trailingInset: adjustedContentInset.trailing(axis), viewportLength: frame.size[axis],
        scale: stage.viewport.scale)
    }
    guard minimumContentOffset != old || maximumContentOffset != oldMaximum else { return }
    guard !isDragging, motion.isNone, !animator.isMoving(index) else { return }
    var settled = offset
    for axis in Axis.allCases {
      if offset[axis] == old[axis] {
        settled[axis] = minimumContentOffset[axis]
      } else {
        settled[axis] = min(
          max(offset[axis], minimumContentOffset[axis]), maximumContentOffset[axis])
      }
    }
    write(settled)
  }

  /// Takes in where the layout put the view, and how large its content is.
  func layoutDidPlace(on stage: Stage) {
    size = stage.layout.contentSize(of: contentLayoutGuide, given: size)
    if hasLaidOut {
      if basis != RangeBasis(of: self, on: stage) { updateInsets() }
    } else {
      rangeChanges += 1
      adjustedContentInset = contentInset + outerInset + safeAreaShare()
      hasLaidOut = true
      let set = wasOffsetSet
      minimumContentOffset = offset
      maximumContentOffset = offset
      startRange(keepingOffset: set)
    }
  }

  /// The first range: the view starts at its beginning, unless its installation said otherwise.
  private func startRange(keepingOffset: Bool) {
    guard let stage else { return }
    for axis in Axis.allCases {
      (minimumContentOffset[axis], maximumContentOffset[axis]) = offsetRange(
        contentLength: size[axis], leadingInset: adjustedContentInset.leading(axis),
        trailingInset: adjustedContentInset.trailing(axis), viewportLength: frame.size[axis],
        scale: stage.viewport.scale)
    }
    if !keepingOffset { write(minimumContentOffset) }
  }
}
