import ScrollGeometry

/// An axis at an instant: points, and points per millisecond.
struct State {
  var position: Double
  var velocity: Double

  var isFinite: Bool { position.isFinite && velocity.isFinite }
}

/// The two laws of a frame; see `AxisMotion` for the formulas.
struct FrameLaw: Sendable {
  private let gain: Double
  private let logarithm: Double
  private let returnLogarithm: Double
  private let exponential: ExponentialForm

  init(rate: DecelerationRate, exponential: ExponentialForm) {
    gain = rate.gain
    logarithm = rate.logarithm
    returnLogarithm = Elementary.log(ScrollConstants.bounceRatePerMillisecond)
    self.exponential = exponential
  }

  /// The law whose d is s / (1 + s), for a positive finite `gain` s.
  init(gain: Double, exponential: ExponentialForm) {
    self.gain = gain
    // log d = -log(1 + 1/s) = -2·atanh(1/(2s + 1)), as a series where 1 - d would lose its digits.
    let u = 1 / (2 * gain + 1)
    let w = u * u
    let series = 1 + w * (1.0 / 3 + w * (1.0 / 5 + w * (1.0 / 7 + w * (1.0 / 9))))
    logarithm = u < 0.01 ? -2 * u * series : Elementary.log(gain / (1 + gain))
    returnLogarithm = 0
    self.exponential = exponential
  }

  func inside(_ state: State, _ time: Double) -> State {
    let decay = exponential.value(time * logarithm)
    return State(
      position: state.position + state.velocity * gain * (1 - decay),
      velocity: state.velocity * decay)
  }

  func outside(_ state: State, _ time: Double, _ edge: Double) -> State {
    let decay = exponential.value(time * logarithm)
    let back = exponential.value(time * returnLogarithm)
    let pulled = edge + back * (state.position - edge)
    return State(
      position: pulled + state.velocity * gain * back * (1 - decay),
      velocity: state.velocity * decay * back)
  }
}

/// The range of an axis.
struct Edges {
  let minimum: Double
  let maximum: Double

  init(minimum: Double, maximum: Double) {
    self.minimum = minimum
    self.maximum = Swift.max(minimum, maximum)
  }

  /// The edge that `position` is strictly beyond, or nil. An edge that is not finite is none.
  func edge(beyondWhich position: Double) -> Double? {
    if position < minimum { return minimum.isFinite ? minimum : nil }
    if position > maximum { return maximum.isFinite ? maximum : nil }
    return nil
  }
}
