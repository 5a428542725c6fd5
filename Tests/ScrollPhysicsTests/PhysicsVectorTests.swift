import ScrollGeometry
import Testing

@testable import ScrollPhysics

@Suite struct PhysicsVectorTests {
  @Test func `all 69 figures are there, each once`() {
    #expect(PhysicsVector.all.count == 69)
    #expect(Set(PhysicsVector.all.map { $0.id }).count == 69)
  }

  @Test(arguments: PhysicsVector.all)
  func `reproduces the figure`(vector: PhysicsVector) throws {
    let actual = try #require(vector.actual(), "no test computes \(vector.id)")
    let error = (actual - vector.expected).magnitude
    #expect(error <= vector.tolerance, "\(vector.id) \(vector.quantity): \(actual)")
    // A formula of ours is not merely near: only the rounding may differ.
    if vector.kind == .formula {
      #expect(error <= 1e-11 * max(1, vector.expected.magnitude), "\(vector.id): \(actual)")
    }
  }
}

extension PhysicsVector {
  private func number(_ name: String) -> Double { input[name] ?? 0 }
  private var rate: DecelerationRate {
    DecelerationRate(perMillisecond: input["d"] ?? 0.998)
  }
  /// Inputs have pt/ms, the library pt/s.
  private var velocity: Double { number("v") * 1000 }
  private var scale: Double { number("scale") }
  private var seconds: Double { number("t") / 1000 }
  private var glide: Glide { Glide(from: number("x0"), velocity: velocity, rate: rate) }
  private var bounce: Bounce { Bounce(from: number("y0"), edge: 0, velocity: velocity) }

  /// Offset after `frames` frames of `rate` a second, or the frames it takes to stop.
  private func stepped(
    _ frames: Int = 100_000, hertz: Double = 60, exponential: ExponentialForm = .series
  ) -> (position: Double, frames: Int) {
    var motion = AxisMotion(
      position: number("x"), velocity: velocity, rate: rate, exponential: exponential)
    var count = 0
    while count < frames && !motion.isStopped {
      motion.advance(
        seconds: 1 / hertz, minimum: -.infinity, maximum: input["edge"] ?? .infinity, bounces: true)
      count += 1
    }
    return (motion.position, count)
  }

  /// What the library computes for this figure, in the figure's unit; nil if no case knows it.
  func actual() -> Double? {
    switch id {
    case "A01": rate.gain
    case "A03", "A04": -1 / rate.logarithm
    case "A05", "A06", "A08": glide.position(at: seconds)
    case "A10", "A12", "C01", "C08", "C10", "C11", "C13":
      glide.restOffset.roundedToPixel(scale: scale)
    case "A11", "C07", "C09": target(minimum: -.infinity)
    case "A14", "A15", "G13": glide.duration * 1000
    case "A16": projectedOffset(from: 0, velocity: number("v_pt_per_s"), rate: rate)
    case "B01", "C14": stepped(1).position
    case "B02", "B08":
      stepped(10, exponential: id == "B08" ? .exact : .series).position
    case "B03", "B06", "E16": Double(stepped().frames)
    case "B04": stepped().position
    case "B05": stepped(10, hertz: 120).position
    case "C12": stepped(1, hertz: 120).position
    case "D01", "D02", "D03", "D09":
      rubberBanded(number("x"), viewportLength: number("dim"))
    case "D06": rubberUnbanded(number("y"), viewportLength: number("dim"))
    case "E15", "E17": stepped(1).position
    case "E18_20": stepped(20).position
    case "E20_15": stepped(15).position
    default: bounceFigure() ?? gestureFigure() ?? rangeFigure() ?? flutterFigure()
    }
  }

  private func target(minimum: Double) -> Double {
    reportedTarget(
      from: input["x0"] ?? number("x"), velocity: velocity, rate: rate, minimum: minimum,
      maximum: .infinity, scale: scale)
  }

  private func bounceFigure() -> Double? {
    switch id {
    case "E01", "E03": return bounce.position(at: seconds)
    case "E02", "E10": return bounce.duration * 1000
    case "E05": return Bounce(from: 0, edge: 0, velocity: 1000).peak.seconds * 1000
    case "E06": return Bounce(from: 0, edge: 0, velocity: 1000).peak.overshoot
    case "E07", "E08": return bounce.velocity(at: seconds) / 1000
    case "E11": return bounce.crossingTime.map { $0 * 1000 }
    case "E13": return glide.time(toReach: number("edge")).map { $0 * 1000 }
    case "E14": return glide.velocity(atOffset: number("edge")).map { $0 / 1000 }
    case "E22": return target(minimum: number("lo"))
    case "E23":
      let bounce = Bounce(from: number("x"), edge: number("lo"), velocity: velocity)
      guard let crossing = bounce.crossingTime else { return nil }
      return Glide(from: number("lo"), velocity: bounce.carriedVelocity(at: crossing)).restOffset
    default: return nil
    }
  }

  private func gestureFigure() -> Double? {
    switch id {
    case "F03": return number("travel") - ScrollConstants.touchSlop
    case "F05", "F11": return estimate(samples.map { $0 / 1000 }).reported.y
    case "F06": return estimate(samples).release.y / 1000
    case "F09":
      // Raw samples whose reported values are the two given.
      let last = (number("last") - 0.8 * number("prev")) / 0.2
      return estimate([number("prev"), last]).release.y / 1000
    case "F12": return number("x").roundedToPixel(scale: scale)
    default: return nil
    }
  }

  /// An estimate after samples of these velocities, in pt/ms, 10 ms apart.
  private func estimate(_ velocities: [Double]) -> VelocityEstimate {
    var estimate = VelocityEstimate()
    for velocity in velocities {
      estimate.add(displacement: Point(x: 0, y: velocity * 10), seconds: 0.01)
    }
    return estimate
  }

  private func rangeFigure() -> Double? {
    switch id {
    case "G02", "G03":
      return offsetRange(
        contentLength: number("content"), leadingInset: number("lead"),
        trailingInset: number("trail"), viewportLength: number("view"), scale: 3
      ).maximum
    case "G07", "G08":
      return pageTarget(
        offset: number("x"), velocity: velocity, pageLength: number("width"),
        minimum: number("lo"), maximum: number("hi"))
    case "G12":
      return DecelerationRate(
        distance: number("target") - number("x0"), velocityPerMillisecond: number("v")
      ).perMillisecond
    case "G17": return CubicCurve.easeInOut.value(at: number("t"))
    case "G18": return CubicCurve.easeOut.value(at: number("t"))
    default: return nil
    }
  }

  private func flutterFigure() -> Double? {
    let friction = Friction(from: number("x0"), velocity: number("v"), drag: input["drag"] ?? 0.135)
    switch id {
    case "I01": return friction.position(at: number("t_s"))
    case "I05": return friction.velocity(at: number("t_s"))
    case "I08":
      let spring = Spring(
        mass: number("m"), stiffness: number("k"), dampingRatio: number("ratio"))
      let motion = SpringMotion(spring, from: number("start"), to: number("end"))
      return motion.position(at: number("t_s")).rounded(.down)
    case "I15":
      let spring = Spring(
        mass: number("m"), stiffness: number("k"), dampingRatio: number("ratio"))
      guard let impact = friction.time(toReach: number("lo")) else { return nil }
      let motion = SpringMotion(
        spring, from: number("lo"), to: number("lo"), velocity: friction.velocity(at: impact))
      return motion.position(at: 0.1 - impact)
    default: return nil
    }
  }
}
