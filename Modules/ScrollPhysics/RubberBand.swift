/// Returns how far past its edge content is shown for a finger `overscroll` past that edge.
///
/// For x = |overscroll|, d = `viewportLength` and c = `coefficient`, the magnitude is (1 - 1 /
/// (c·x/d + 1)) · d: slope c at the edge, limit d far from it. Recorded calls agree to 1e-9 pt
/// (`Docs/Physics.md`).
///
/// - Parameters:
///   - overscroll: Signed distance past the edge, in points. An infinite one gives the limit.
///   - viewportLength: Visible length along the same axis, in points. One that is not positive and
///     finite has no rubber band: the result is 0.
///   - coefficient: Unitless stiffness in (0, 1].
/// - Returns: Displayed overscroll, in points, with the sign of `overscroll`.
public func rubberBanded(
  _ overscroll: Double, viewportLength: Double,
  coefficient: Double = ScrollConstants.rubberBandCoefficient
) -> Double {
  precondition(coefficient > 0 && coefficient <= 1, "coefficient must be in (0, 1]")
  guard viewportLength > 0, viewportLength < .infinity else { return 0 }
  let pull = coefficient * overscroll.magnitude / viewportLength
  let shown = (1 - 1 / (pull + 1)) * viewportLength
  return overscroll < 0 ? -shown : shown
}

/// Returns how far past its edge a finger is for content shown `displayedOverscroll` past that
/// edge.
///
/// The inverse of `rubberBanded`, with its symbols and y = |displayedOverscroll|: d·y / (c·(d -
/// y)). Used when a bouncing view is caught, so that nothing jumps.
///
/// - Parameters:
///   - displayedOverscroll: Signed distance past the edge, in points; its magnitude is taken as at
///     most 0.999 of the viewport.
///   - viewportLength: Visible length along the same axis, in points. One that is not positive and
///     finite has no rubber band: the result is 0.
///   - coefficient: Unitless stiffness in (0, 1].
/// - Returns: The finger's overscroll, in points, with the sign of `displayedOverscroll`.
public func rubberUnbanded(
  _ displayedOverscroll: Double, viewportLength: Double,
  coefficient: Double = ScrollConstants.rubberBandCoefficient
) -> Double {
  precondition(coefficient > 0 && coefficient <= 1, "coefficient must be in (0, 1]")
  guard viewportLength > 0, viewportLength < .infinity else { return 0 }
  let limit = ScrollConstants.largestInvertibleFraction * viewportLength
  let shown = min(displayedOverscroll.magnitude, limit)
  let pulled = viewportLength * (shown / (coefficient * (viewportLength - shown)))
  return displayedOverscroll < 0 ? -pulled : pulled
}
