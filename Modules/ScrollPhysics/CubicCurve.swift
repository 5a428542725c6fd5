/// An easing curve: a cubic Bézier from (0, 0) to (1, 1) with two control points, as UIKit and CSS
/// have.
public struct CubicCurve: Equatable, Sendable {
  /// The first control point's time, a fraction from 0 through 1.
  public let x1: Double
  /// The first control point's progress; may lie outside 0...1, and the curve then overshoots.
  public let y1: Double
  /// The second control point's time, a fraction from 0 through 1.
  public let x2: Double
  /// The second control point's progress.
  public let y2: Double

  /// Constant speed.
  public static var linear: CubicCurve { CubicCurve(0, 0, 1, 1) }
  /// Starts slow: (0.42, 0), (1, 1) (P).
  public static var easeIn: CubicCurve { CubicCurve(0.42, 0, 1, 1) }
  /// Ends slow: (0, 0), (0.58, 1) (P).
  public static var easeOut: CubicCurve { CubicCurve(0, 0, 0.58, 1) }
  /// Starts and ends slow: (0.42, 0), (0.58, 1) (P); the curve of animated scrolls (I).
  public static var easeInOut: CubicCurve { CubicCurve(0.42, 0, 0.58, 1) }
  /// Core Animation's default: (0.25, 0.1), (0.25, 1) (P).
  public static var standard: CubicCurve { CubicCurve(0.25, 0.1, 0.25, 1) }

  /// Creates the curve with control points (x1, y1) and (x2, y2).
  ///
  /// - Parameters:
  ///   - x1: Moved into 0...1, so that progress is a function of time; 0 if not finite.
  ///   - y1: 0 if not finite.
  ///   - x2: As `x1`.
  ///   - y2: As `y1`.
  public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.x1 = x1.finiteOrZero.clamped(from: 0, to: 1)
    self.y1 = y1.finiteOrZero
    self.x2 = x2.finiteOrZero.clamped(from: 0, to: 1)
    self.y2 = y2.finiteOrZero
  }

  /// Returns the progress at a fraction of the duration, to 1e-12 where the curve is not vertical.
  ///
  /// - Parameter fraction: Of the duration; below 0 (or NaN) counts as 0, above 1 as 1.
  /// - Returns: Unitless; exactly 0 at the start and 1 at the end.
  public func value(at fraction: Double) -> Double {
    guard fraction > 0 else { return 0 }
    guard fraction < 1 else { return 1 }
    if x1 == y1 && x2 == y2 { return fraction }
    return Self.coordinate(parameter(at: fraction), y1, y2)
  }

  private static func coordinate(_ s: Double, _ first: Double, _ second: Double) -> Double {
    let c = 3 * first
    let b = 3 * (second - first) - c
    return ((((1 - c - b) * s) + b) * s + c) * s
  }

  /// The parameter whose time is `fraction`: Newton's method inside a bracket that bisection
  /// shrinks.
  private func parameter(at fraction: Double) -> Double {
    let c = 3 * x1
    let b = 3 * (x2 - x1) - c
    let a = 1 - c - b
    var (low, high) = (0.0, 1.0)
    var s = fraction
    for _ in 0..<80 {
      let error = ((a * s + b) * s + c) * s - fraction
      if error == 0 { return s }
      if error < 0 { low = s } else { high = s }
      let newton = s - error / ((3 * a * s + 2 * b) * s + c)
      let isInside = newton > low && newton < high
      let next = isInside ? newton : (low + high) / 2
      let change = (next - s).magnitude
      s = next
      // Newton's step squares the error: after one this small nothing is left of it.
      if change <= (isInside ? 1e-9 : 2e-16) * s { return s }
    }
    return s
  }
}
