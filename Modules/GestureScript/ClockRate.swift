/// Ticks a second, and the whole nanosecond of each tick.
///
/// A rate of at most six decimals is kept as a whole number of millionths, so that tick times are
/// exact however far they are from the start; any other is computed with Double.
struct ClockRate: Equatable, Sendable {
  /// Ticks a second.
  let perSecond: Double
  /// The rate in millionths of a tick a second; 0 if that is not whole.
  private let millionths: Int64

  /// Nanoseconds a second times a million.
  private static let scaledSecond: Int64 = 1_000_000_000_000_000

  /// - Parameter perSecond: Ticks a second, 1...10000.
  init(_ perSecond: Double) {
    precondition(
      ScriptLimits.touchRates.contains(perSecond), "a rate must lie in 1...10000 ticks a second")
    self.perSecond = perSecond
    let millionths = (perSecond * 1e6).rounded(.toNearestOrEven)
    self.millionths = millionths / 1e6 == perSecond ? Int64(millionths) : 0
  }

  /// floor(tick · 1e9 / rate).
  func floorTime(ofTick tick: Int64) -> Int64 {
    guard let (whole, rest) = parts(tick) else {
      return Int64((Double(tick) * 1e9 / perSecond).rounded(.down))
    }
    return whole + rest / millionths
  }

  /// round(tick · 1e9 / rate), halves up.
  func roundedTime(ofTick tick: Int64) -> Int64 {
    guard let (whole, rest) = parts(tick) else {
      let time = Double(tick) * 1e9 / perSecond
      let whole = time.rounded(.down)
      return Int64(whole) + (time - whole >= 0.5 ? 1 : 0)
    }
    let remainder = rest % millionths
    return whole + rest / millionths + (remainder >= millionths - remainder ? 1 : 0)
  }

  /// tick · 1e9 / rate as whole nanoseconds and a numerator over `millionths`.
  private func parts(_ tick: Int64) -> (whole: Int64, rest: Int64)? {
    guard millionths > 0 else { return nil }
    let (whole, isOver) = tick.multipliedReportingOverflow(by: Self.scaledSecond / millionths)
    let (rest, isRestOver) = tick.multipliedReportingOverflow(by: Self.scaledSecond % millionths)
    return isOver || isRestOver ? nil : (whole, rest)
  }

  /// The first tick whose floored time is later than `time`, which is at least 0.
  func firstTick(after time: Int64) -> Int64 {
    var tick = max(0, Int64(Double(time) * perSecond / 1e9) - 1)
    while floorTime(ofTick: tick) <= time { tick += 1 }
    return tick
  }

  /// Whether `nanoseconds`, at least 0, is less than half the time from tick to tick.
  func isUnderHalfInterval(_ nanoseconds: Int64) -> Bool {
    guard millionths > 0 else { return Double(nanoseconds) * 2 * perSecond < 1e9 }
    // n < a / b, for whole numbers, is n <= (a - 1) / b rounded down.
    return nanoseconds <= (Self.scaledSecond / 2 - 1) / millionths
  }
}
