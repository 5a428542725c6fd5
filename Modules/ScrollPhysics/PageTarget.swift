/// Returns the offset of the page that a paging scroll view settles on after the lift.
///
/// Pages lie at the multiples of `pageLength` from offset 0, insets ignored (P, B). Still, the
/// nearest page wins; moving, the next one in that direction, so that a flick never skips a page
/// (B). Exact at offsets of 3·10⁷ pt and more, where UIKit's paging was reported to fail.
///
/// - Parameters:
///   - offset: The content offset at the lift, in points.
///   - velocity: The release velocity; only its sign counts.
///   - pageLength: The viewport's length, in points. One that is not positive has no pages: the
///     result is `offset`, clamped.
///   - minimum: The leading edge, in points.
///   - maximum: The trailing edge, in points; not taken below `minimum`.
/// - Returns: A content offset in points, inside the range.
public func pageTarget(
  offset: Double, velocity: Double, pageLength: Double, minimum: Double, maximum: Double
) -> Double {
  guard pageLength > 0, pageLength < .infinity, offset.isFinite else {
    return offset.clamped(from: minimum, to: maximum)
  }
  let position = offset / pageLength
  let nearest = (position + 0.5).rounded(.down)
  // An offset rounded to pixels is on its page although the division is not exact.
  let isOnPage = (offset - nearest * pageLength).magnitude <= ScrollConstants.pageAllowance
  let page: Double
  if velocity > 0 {
    page = (isOnPage ? nearest : position.rounded(.down)) + 1
  } else if velocity < 0 {
    page = (isOnPage ? nearest : position.rounded(.up)) - 1
  } else {
    page = nearest
  }
  return (page * pageLength).clamped(from: minimum, to: maximum)
}
