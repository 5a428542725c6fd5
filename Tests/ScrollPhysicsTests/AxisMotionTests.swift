import ScrollPhysics
import Testing

@Suite struct AxisMotionTests {
  /// Runs until it stops; fails if that takes longer than `limit` frames.
  private func rest(
    from position: Double, velocity: Double, hertz: Double = 60, rate: DecelerationRate = .normal,
    exponential: ExponentialForm = .series, target: Double? = nil,
    in range: ClosedRange<Double> = -.infinity ... .infinity, bounces: Bool = true,
    limit: Int = 1_000_000
  ) -> (position: Double, frames: Int) {
    var motion = AxisMotion(
      position: position, velocity: velocity, rate: rate, exponential: exponential, target: target)
    var frames = 0
    while !motion.isStopped && frames < limit {
      motion.advance(
        seconds: 1 / hertz, minimum: range.lowerBound, maximum: range.upperBound, bounces: bounces)
      frames += 1
    }
    #expect(motion.isStopped && motion.velocity == 0)
    return (motion.position, frames)
  }

  /// iOS 26.1, 0.75 pt/ms at 5074 pt, read back in thirds of a point; the first frame lasts 9.7 ms.
  @Test func `follows a recorded glide frame by frame`() {
    let recorded = [
      5081.333, 5093.333, 5105, 5116, 5127, 5137.667, 5147.667, 5157.667, 5167.333, 5176.333,
      5185.333, 5194, 5202.333, 5210.333, 5218, 5225.667, 5233, 5240, 5247, 5253.667, 5260, 5266,
      5272, 5278, 5283.333, 5289, 5294, 5299, 5304, 5308.667, 5313.333, 5317.667, 5322, 5326.333,
      5330.333, 5334, 5337.667, 5341.333, 5345, 5348.333, 5351.667, 5354.667, 5358, 5360.667,
      5363.667, 5366.333, 5369, 5371.667, 5374.333, 5376.667, 5379,
    ]
    var motion = AxisMotion(position: 5074, velocity: 750, rate: .normal)
    for (frame, offset) in recorded.enumerated() {
      motion.advance(
        seconds: frame == 0 ? 0.0097 : 1.0 / 60, minimum: 0, maximum: 39148, bounces: true)
      #expect((motion.position - offset).magnitude <= 0.34, "frame \(frame)")
    }
    var time = 0.0097 + 50.0 / 60
    while !motion.isStopped {
      motion.advance(seconds: 1.0 / 60, minimum: 0, maximum: 39148, bounces: true)
      time += 1.0 / 60
    }
    #expect((motion.position - 5443.333).magnitude <= 0.34)
    #expect((time - 2.1605).magnitude <= 1.0 / 60)
  }

  /// The published rests of a flick at 2 pt/ms from 50 pt before the leading edge.
  @Test func `an inward flick rests where the model says at each frame rate`() {
    let range = 0.0 ... .infinity
    #expect((rest(from: -50, velocity: 2000, in: range).position - 721.6).magnitude < 0.05)
    let faster = rest(from: -50, velocity: 2000, hertz: 120, in: range).position
    #expect((faster - 727.2).magnitude < 0.05)
    let fine = rest(from: -50, velocity: 2000, hertz: 20_000, exponential: .exact, in: range)
    #expect((fine.position - 727.409).magnitude < 0.05)
  }

  @Test func `with the true exponential every frame rate draws the closed form`() {
    for rate in [DecelerationRate.normal, .fast] {
      let glide = Glide(from: 12, velocity: -3000, rate: rate)
      for hertz in [60.0, 90, 120, 240, 1000] {
        var motion = AxisMotion(position: 12, velocity: -3000, rate: rate, exponential: .exact)
        var frame = 0.0
        while !motion.isStopped {
          motion.advance(
            seconds: 1 / hertz, minimum: -.infinity, maximum: .infinity, bounces: true)
          frame += 1
          if frame / hertz < glide.duration {
            #expect((motion.position - glide.position(at: frame / hertz)).magnitude < 1e-9)
            #expect((motion.velocity - glide.velocity(at: frame / hertz)).magnitude < 1e-9)
          }
        }
        #expect((frame / hertz - glide.duration).magnitude <= 1 / hertz)
      }
    }
  }

  @Test func `with the true exponential a bounce draws the closed form`() {
    for (offset, velocity) in [(100.0, 0.0), (40, 2500), (80, -60)] {
      let bounce = Bounce(from: offset, edge: 0, velocity: velocity)
      for hertz in [60.0, 120, 1000] {
        var motion = AxisMotion(
          position: offset, velocity: velocity, rate: .normal, exponential: .exact)
        var frame = 0.0
        while !motion.isStopped {
          motion.advance(seconds: 1 / hertz, minimum: -500, maximum: 0, bounces: true)
          frame += 1
          if frame / hertz < bounce.duration {
            #expect((motion.position - bounce.position(at: frame / hertz)).magnitude < 1e-9)
          }
        }
        #expect(motion.position == 0)
        #expect((frame / hertz - bounce.duration).magnitude <= 1 / hertz)
      }
    }
  }

  @Test func `through an edge, finer frames close in on glide and bounce in turn`() throws {
    let glide = Glide(from: 0, velocity: 3000)
    let impact = try #require(glide.time(toReach: 200))
    let handed = try #require(glide.velocity(atOffset: 200))
    let bounce = Bounce(from: 200, edge: 200, velocity: handed)
    var errors: [Double] = []
    for hertz in [60.0, 120, 1000] {
      var motion = AxisMotion(position: 0, velocity: 3000, rate: .normal, exponential: .exact)
      var worst = 0.0
      for frame in 1...Int(hertz / 2) {
        motion.advance(seconds: 1 / hertz, minimum: 0, maximum: 200, bounces: true)
        let time = Double(frame) / hertz
        let expected =
          time < impact ? glide.position(at: time) : bounce.position(at: time - impact)
        worst = max(worst, (motion.position - expected).magnitude)
      }
      errors.append(worst)
    }
    #expect(errors[0] < 0.25 && errors[1] < 0.1 && errors[2] < 0.002)
  }

  @Test func `the series stays within a point of the true exponential`() {
    for velocity in [300.0, 1000, 3000, 8000] {
      let series = rest(from: 0, velocity: velocity).position
      let exact = rest(from: 0, velocity: velocity, exponential: .exact).position
      #expect((series - exact).magnitude < 1)
    }
  }

  @Test func `a mirrored motion is the mirrored result`() {
    for (offset, velocity) in [(0.0, 3000.0), (430, 700), (-30, 0), (-50, 2000), (390, 0.0)] {
      var right = AxisMotion(position: offset, velocity: velocity, rate: .normal)
      var left = AxisMotion(position: -offset, velocity: -velocity, rate: .normal)
      for _ in 0..<300 {
        right.advance(seconds: 1.0 / 60, minimum: 0, maximum: 400, bounces: true)
        left.advance(seconds: 1.0 / 60, minimum: -400, maximum: 0, bounces: true)
        #expect(right.position == -left.position && right.velocity == -left.velocity)
        #expect(right.isStopped == left.isStopped)
      }
    }
  }

  @Test func `a bounce rests exactly on its edge`() {
    let third = 400 + 1.0 / 3
    for step in 0...100 {
      let result = rest(from: 300 + Double(step) * 4, velocity: 4000, in: 0...third)
      #expect(result.position == third)
    }
    #expect(rest(from: 100, velocity: 0, in: -10...0) == (0, 32))
  }

  @Test func `a fast inward flick is not swallowed at the edge`() {
    // The frame ends outside, within half a point, still fast.
    var motion = AxisMotion(position: -34, velocity: 2000, rate: .normal)
    for _ in 0..<3 { motion.advance(seconds: 0.0001, minimum: 0, maximum: 1000, bounces: true) }
    var nearest = motion.position
    while motion.position < 0 {
      nearest = motion.position
      motion.advance(seconds: 0.0001, minimum: 0, maximum: 1000, bounces: true)
      #expect(!motion.isStopped)
    }
    #expect(nearest > -0.5)
  }

  @Test func `without velocity it stops at the first frame inside and returns from outside`() {
    #expect(rest(from: 50.123, velocity: 0, in: 0...100) == (50.123, 1))
    #expect(rest(from: 100, velocity: 0, in: 0...100) == (100, 1))
    #expect(rest(from: -20, velocity: 0, in: 0...100).position == 0)
  }

  @Test func `frames without a length move nothing`() {
    var motion = AxisMotion(position: 3, velocity: 0, rate: .normal)
    for seconds in [0.0, -0.0, -1, .nan, -.infinity] {
      motion.advance(seconds: seconds, minimum: 0, maximum: 10, bounces: true)
      #expect(motion.position == 3 && !motion.isStopped)
    }
  }

  @Test func `without bounces it stops on the edge it reaches`() {
    #expect(rest(from: 0, velocity: 3000, in: 0...130, bounces: false) == (130, 3))
    #expect(rest(from: 100, velocity: -3000, in: 60...130, bounces: false) == (60, 1))
    #expect(rest(from: 150, velocity: -3000, in: 60...130, bounces: false) == (130, 1))
    let free = rest(from: 0, velocity: 1000, in: 0...1000, bounces: false)
    #expect(free == rest(from: 0, velocity: 1000, in: 0...1000))
  }

  @Test func `a moved edge is met where it is now`() {
    var motion = AxisMotion(position: 0, velocity: -500, rate: .normal)
    motion.advance(seconds: 1.0 / 60, minimum: -100, maximum: 1000, bounces: true)
    #expect(motion.isOutside(minimum: 0, maximum: 1000))
    #expect(!motion.isOutside(minimum: -100, maximum: 1000))
    while !motion.isStopped {
      motion.advance(seconds: 1.0 / 60, minimum: 0, maximum: 1000, bounces: true)
    }
    #expect(motion.position == 0)
  }

  @Test func `an edge itself is not outside, and a maximum below the minimum is the minimum`() {
    let motion = AxisMotion(position: 5, velocity: 0, rate: .normal)
    #expect(!motion.isOutside(minimum: 5, maximum: 5))
    #expect(!motion.isOutside(minimum: 5, maximum: -5))
    #expect(motion.isOutside(minimum: 6, maximum: 0) && motion.isOutside(minimum: 0, maximum: 4))
  }

  @Test func `a plain set goes on from the new place`() {
    var plain = AxisMotion(position: 0, velocity: 2000, rate: .normal)
    var shifted = plain
    for _ in 0..<5 {
      plain.advance(seconds: 1.0 / 60, minimum: 0, maximum: 10_000, bounces: true)
      shifted.advance(seconds: 1.0 / 60, minimum: 0, maximum: 10_000, bounces: true)
    }
    shifted.shift(to: shifted.position + 300)
    #expect(shifted.velocity == plain.velocity)
    while !plain.isStopped {
      plain.advance(seconds: 1.0 / 60, minimum: 0, maximum: 10_000, bounces: true)
      shifted.advance(seconds: 1.0 / 60, minimum: 0, maximum: 10_000, bounces: true)
    }
    #expect(shifted.isStopped && (shifted.position - plain.position - 300).magnitude < 1e-9)
    shifted.shift(to: .nan)
    #expect(shifted.position.isFinite)
  }

  /// s = 500 / 1.99, d = 0.996036: 1333.88 ms.
  @Test func `a rewritten target is reached exactly, at the published time`() {
    let result = rest(from: 0, velocity: 2000, hertz: 1000, exponential: .exact, target: 500)
    #expect(result.position == 500 && (1334...1335).contains(result.frames))
    #expect(rest(from: 0, velocity: 2000, target: 500).position == 500)
    #expect(rest(from: 0, velocity: -2000, target: -2000).position == -2000)
  }

  @Test func `the way to a rewritten target ignores edges and goes only forward`() {
    for target in [1.0, 90, 500, 5000] {
      var motion = AxisMotion(position: 0, velocity: 900, rate: .normal, target: target)
      var previous = 0.0
      while !motion.isStopped {
        motion.advance(seconds: 1.0 / 60, minimum: 0, maximum: 80, bounces: true)
        #expect(motion.position > previous || motion.isStopped)
        #expect(motion.position <= target + 0.17)
        previous = motion.position
      }
      #expect(motion.position == target)
    }
  }

  @Test func `a decay fits only a target ahead`() {
    #expect(AxisMotion.fits(target: 500, from: 0, velocity: 2000))
    #expect(AxisMotion.fits(target: -500, from: 0, velocity: -250))
    #expect(!AxisMotion.fits(target: 500, from: 0, velocity: 0))
    #expect(!AxisMotion.fits(target: -500, from: 0, velocity: 2000))
    #expect(!AxisMotion.fits(target: 0, from: 0, velocity: 2000))
    #expect(!AxisMotion.fits(target: 1, from: 0, velocity: 10))
    #expect(!AxisMotion.fits(target: .nan, from: 0, velocity: 2000))
    #expect(!AxisMotion.fits(target: .infinity, from: 0, velocity: 2000))
    #expect(rest(from: 3, velocity: 0, target: 500) == (500, 1))
    #expect(rest(from: 3, velocity: -100, target: 500) == (500, 1))
  }

  @Test func `a set on the way to a target moves the target along`() {
    var motion = AxisMotion(position: 0, velocity: 1000, rate: .normal, target: 200)
    motion.advance(seconds: 1.0 / 60, minimum: 0, maximum: 1000, bounces: true)
    motion.shift(to: motion.position - 50)
    while !motion.isStopped {
      motion.advance(seconds: 1.0 / 60, minimum: 0, maximum: 1000, bounces: true)
    }
    #expect((motion.position - 150).magnitude < 1e-9)
  }

  @Test func `any input ends in finite positions`() {
    let numbers: [Double] = [
      0, 1, -1, 300, 1e9, -1e12, 1e300, .infinity, -.infinity, .nan, .leastNonzeroMagnitude,
      .greatestFiniteMagnitude,
    ]
    let rates = [0, 0.5, 0.998, 1].map { DecelerationRate(perMillisecond: $0) }
    for position in numbers {
      for velocity in numbers {
        for rate in rates {
          for target in [nil, 1e300, .nan, -5] {
            for exponential in [ExponentialForm.series, .exact] {
              var motion = AxisMotion(
                position: position, velocity: velocity, rate: rate, exponential: exponential,
                target: target)
              for seconds in [1.0 / 60, 1, 1e-300, 1e300, .infinity] {
                for (minimum, maximum) in [(0.0, 100.0), (-1e300, 1e300), (.nan, .nan), (5, -5)] {
                  motion.advance(
                    seconds: seconds, minimum: minimum, maximum: maximum, bounces: seconds != 1)
                  #expect(motion.position.isFinite && motion.velocity.isFinite)
                }
              }
            }
          }
        }
      }
    }
  }

  @Test func `long frames and huge flicks end on the edge`() {
    #expect(rest(from: 0, velocity: 1e9, hertz: 1, in: 0...500).position == 500)
    #expect(rest(from: 0, velocity: -1e12, hertz: 0.01, in: 0...500).position == 0)
    #expect(rest(from: 250, velocity: 1e9, in: 0...500).position == 500)
    #expect(rest(from: -1e9, velocity: 0, in: 0...500, limit: 300).position == 0)
  }
}
