/// A published, recorded or hand-computed figure that the physics must reproduce.
///
/// Units inside are those of the sources: points, milliseconds, points per millisecond.
struct PhysicsVector: Sendable {
  enum Kind { case formula, measured, flutter }

  let id: String
  let kind: Kind
  /// What is computed, in words.
  let quantity: String
  let input: [String: Double]
  /// Samples, oldest first, where the input is a sequence.
  let samples: [Double]
  /// The figure with all its digits, and how near a result must come to it.
  let expected: Double
  let tolerance: Double

  static let all: [PhysicsVector] = [
    PhysicsVector(
      id: "A01", kind: .formula, quantity: "gain d/(1-d)", input: ["d": 0.998], samples: [],
      expected: 498.99999999999955, tolerance: 0.005),
    PhysicsVector(
      id: "A03", kind: .formula, quantity: "-1/ln d", input: ["d": 0.998], samples: [],
      expected: 499.4998331664548, tolerance: 0.005),
    PhysicsVector(
      id: "A04", kind: .formula, quantity: "-1/ln d", input: ["d": 0.99], samples: [],
      expected: 99.49916247342207, tolerance: 0.00099),
    PhysicsVector(
      id: "A05", kind: .formula, quantity: "glide_pos",
      input: ["x0": 0, "v": 1, "t": 100, "d": 0.998], samples: [], expected: 90.5351644604745,
      tolerance: 0.00091),
    PhysicsVector(
      id: "A06", kind: .formula, quantity: "glide_pos",
      input: ["x0": 0, "v": 1, "t": 1000, "d": 0.998], samples: [], expected: 431.6028032991046,
      tolerance: 0.0043),
    PhysicsVector(
      id: "A08", kind: .formula, quantity: "glide_pos",
      input: ["x0": 0, "v": 1, "t": 100, "d": 0.99], samples: [], expected: 62.76279821395026,
      tolerance: 0.00063),
    PhysicsVector(
      id: "A10", kind: .formula, quantity: "glide_rest", input: ["x0": 0, "v": 1, "d": 0.998],
      samples: [], expected: 494.00999999999954, tolerance: 0.0049),
    PhysicsVector(
      id: "A11", kind: .formula, quantity: "glide_target", input: ["x0": 0, "v": 1, "d": 0.998],
      samples: [], expected: 494.50483483479024, tolerance: 0.0049),
    PhysicsVector(
      id: "A12", kind: .formula, quantity: "glide_rest", input: ["x0": 100, "v": -2, "d": 0.99],
      samples: [], expected: -97.00999999999982, tolerance: 0.00097),
    PhysicsVector(
      id: "A14", kind: .formula, quantity: "glide_time", input: ["v": 1, "d": 0.998], samples: [],
      expected: 2300.2817396041833, tolerance: 0.023),
    PhysicsVector(
      id: "A15", kind: .formula, quantity: "glide_time", input: ["v": 1, "d": 0.99], samples: [],
      expected: 458.21057655338853, tolerance: 0.0046),
    PhysicsVector(
      id: "A16", kind: .formula, quantity: "WWDC18-803 projection v/1000*d/(1-d)",
      input: ["v_pt_per_s": 1234, "d": 0.998], samples: [], expected: 615.7659999999994,
      tolerance: 0.0062),
    PhysicsVector(
      id: "B01", kind: .formula, quantity: "Glide.step x1 60Hz", input: ["x": 0, "v": 2],
      samples: [], expected: 32.74442238552951, tolerance: 0.00033),
    PhysicsVector(
      id: "B02", kind: .formula, quantity: "Glide x10 60Hz", input: ["x": 0, "v": 2], samples: [],
      expected: 283.09501295156974, tolerance: 0.0028),
    PhysicsVector(
      id: "B03", kind: .formula, quantity: "Glide frames to stop 60Hz", input: ["x": 0, "v": 2],
      samples: [], expected: 159, tolerance: 0),
    PhysicsVector(
      id: "B04", kind: .formula, quantity: "Glide rest 60Hz", input: ["x": 0, "v": 2], samples: [],
      expected: 993.0397527118784, tolerance: 0.0099),
    PhysicsVector(
      id: "B05", kind: .formula, quantity: "Glide x10 120Hz", input: ["x": 0, "v": 2], samples: [],
      expected: 153.34559362797845, tolerance: 0.0015),
    PhysicsVector(
      id: "B06", kind: .formula, quantity: "Glide frames to stop 60Hz fast",
      input: ["x": 0, "v": 2, "d": 0.99], samples: [], expected: 32, tolerance: 0),
    PhysicsVector(
      id: "B08", kind: .formula, quantity: "B02 with a true exp instead of the series",
      input: ["x": 0, "v": 2, "frames": 10], samples: [], expected: 283.1403965995296,
      tolerance: 0.0028),
    PhysicsVector(
      id: "C01", kind: .measured, quantity: "glide_rest",
      input: ["x0": 364.0, "v": 4.61994, "scale": 2], samples: [], expected: 2664.5, tolerance: 0.26
    ),
    PhysicsVector(
      id: "C07", kind: .measured, quantity: "glide_target",
      input: ["x0": 5074, "v": 0.75, "scale": 3], samples: [], expected: 5443.66667, tolerance: 0.17
    ),
    PhysicsVector(
      id: "C08", kind: .measured, quantity: "glide_rest",
      input: ["x0": 5074, "v": 0.75, "scale": 3], samples: [], expected: 5443.33333, tolerance: 0.17
    ),
    PhysicsVector(
      id: "C09", kind: .measured, quantity: "glide_target",
      input: ["x0": 5326, "v": 3.0, "scale": 3], samples: [], expected: 6819.66667, tolerance: 0.17),
    PhysicsVector(
      id: "C10", kind: .measured, quantity: "glide_rest",
      input: ["x0": 5326, "v": 3.0, "scale": 3], samples: [], expected: 6818.0, tolerance: 0.17),
    PhysicsVector(
      id: "C11", kind: .measured, quantity: "glide_rest",
      input: ["x0": 93.6666667, "v": 4.151620924466666, "scale": 3], samples: [],
      expected: 2160.33333, tolerance: 0.17),
    PhysicsVector(
      id: "C12", kind: .measured, quantity: "Glide.step x1 120Hz",
      input: ["x": 93.6666667, "v": 4.151620924466666], samples: [], expected: 127.940581,
      tolerance: 0.01),
    PhysicsVector(
      id: "C13", kind: .measured, quantity: "glide_rest",
      input: ["x0": 397, "v": 0.34096164887137625], samples: [], expected: 562.18474,
      tolerance: 0.17),
    PhysicsVector(
      id: "C14", kind: .measured, quantity: "Glide.step x1 60Hz after a catch",
      input: ["x": 2234.6666667, "v": 5.43877573933099], samples: [], expected: 2323.711451,
      tolerance: 0.01),
    PhysicsVector(
      id: "D01", kind: .formula, quantity: "band", input: ["x": 10, "dim": 852, "c": 0.55],
      samples: [], expected: 5.464723032069928, tolerance: 5.5e-05),
    PhysicsVector(
      id: "D02", kind: .formula, quantity: "band", input: ["x": 100, "dim": 852, "c": 0.55],
      samples: [], expected: 51.664829106946044, tolerance: 0.00052),
    PhysicsVector(
      id: "D03", kind: .formula, quantity: "band", input: ["x": 590, "dim": 852, "c": 0.55],
      samples: [], expected: 234.99702507437314, tolerance: 0.0023),
    PhysicsVector(
      id: "D06", kind: .formula, quantity: "unband", input: ["y": 235, "dim": 852, "c": 0.55],
      samples: [], expected: 590.0103138352732, tolerance: 0.0059),
    PhysicsVector(
      id: "D09", kind: .measured, quantity: "band", input: ["x": 10.333333015442, "dim": 874],
      samples: [], expected: 5.646615086691, tolerance: 1e-06),
    PhysicsVector(
      id: "E01", kind: .formula, quantity: "bounce_pos", input: ["y0": 100, "v": 0, "t": 100],
      samples: [], expected: 36.60323412732292, tolerance: 0.00037),
    PhysicsVector(
      id: "E02", kind: .formula, quantity: "bounce time from rest",
      input: ["y0": 100, "v": 0, "until": 0.5], samples: [], expected: 527.1781404899169,
      tolerance: 0.0053),
    PhysicsVector(
      id: "E03", kind: .formula, quantity: "bounce_pos", input: ["y0": 0, "v": 3, "t": 50],
      samples: [], expected: 86.27024327350632, tolerance: 0.00086),
    PhysicsVector(
      id: "E05", kind: .formula, quantity: "impact_peak time (any v)", input: ["d": 0.998],
      samples: [], expected: 90.73547201484259, tolerance: 0.00091),
    PhysicsVector(
      id: "E06", kind: .formula, quantity: "impact_peak overshoot per 1 pt/ms", input: ["d": 0.998],
      samples: [], expected: 33.30053402241559, tolerance: 0.00033),
    PhysicsVector(
      id: "E07", kind: .formula, quantity: "bounce_screen_vel at release",
      input: ["y0": 100, "v": 0, "t": 0], samples: [], expected: -1.005033585350145,
      tolerance: 1e-05),
    PhysicsVector(
      id: "E08", kind: .formula, quantity: "bounce_screen_vel at impact",
      input: ["y0": 0, "v": 3, "t": 0], samples: [], expected: 2.996997997997597, tolerance: 3e-05),
    PhysicsVector(
      id: "E10", kind: .formula, quantity: "bounce duration from impact",
      input: ["v": 3, "until": 0.5], samples: [], expected: 772.6027285321088, tolerance: 0.0077),
    PhysicsVector(
      id: "E11", kind: .formula, quantity: "inward flick leaves the band: crossing time",
      input: ["y0": 50, "v": -2], samples: [], expected: 25.67367906615317, tolerance: 0.00026),
    PhysicsVector(
      id: "E13", kind: .formula, quantity: "time to reach edge",
      input: ["x0": 0, "v": 3.125, "edge": 60], samples: [], expected: 19.598747754283973,
      tolerance: 0.0002),
    PhysicsVector(
      id: "E14", kind: .formula, quantity: "velocity at edge",
      input: ["x0": 0, "v": 3.125, "edge": 60], samples: [], expected: 3.004759519038076,
      tolerance: 3e-05),
    PhysicsVector(
      id: "E15", kind: .formula, quantity: "Glide bounce x1 60Hz",
      input: ["x": 100, "v": 0, "edge": 0], samples: [], expected: 84.65234650483337,
      tolerance: 0.00085),
    PhysicsVector(
      id: "E16", kind: .formula, quantity: "Glide bounce frames 60Hz",
      input: ["x": 100, "v": 0, "edge": 0], samples: [], expected: 32, tolerance: 0),
    PhysicsVector(
      id: "E17", kind: .formula, quantity: "Glide edge crossed inside one frame",
      input: ["x": 1990, "v": 3, "edge": 2000], samples: [], expected: 2034.2503960258148,
      tolerance: 0.02),
    PhysicsVector(
      id: "E18_20", kind: .measured, quantity: "Glide x20 60Hz",
      input: ["x": 5317, "v": 2.3975368981203546, "edge": 5126], samples: [],
      expected: 5153.622871060959, tolerance: 0.01),
    PhysicsVector(
      id: "E20_15", kind: .measured, quantity: "Glide x15 60Hz through an edge",
      input: ["x": 4563.6666667, "v": 4.763633146885719, "edge": 5126], samples: [],
      expected: 5244.163984547141, tolerance: 0.01),
    PhysicsVector(
      id: "E22", kind: .formula, quantity: "release in the band with inward flick: reported target",
      input: ["x": -50, "v": 2, "lo": 0], samples: [], expected: 944.004668001245, tolerance: 0.0094
    ),
    PhysicsVector(
      id: "E23", kind: .formula, quantity: "same: actual rest (extrapolated)",
      input: ["x": -50, "v": 2, "lo": 0], samples: [], expected: 727.4089689608296,
      tolerance: 0.0073),
    PhysicsVector(
      id: "F03", kind: .measured, quantity: "slop", input: ["travel": 13], samples: [],
      expected: 3.0, tolerance: 1e-06),
    PhysicsVector(
      id: "F05", kind: .formula, quantity: "pan_velocity", input: [:], samples: [500, 1000],
      expected: 600.0, tolerance: 0.006),
    PhysicsVector(
      id: "F06", kind: .formula, quantity: "release_velocity from raw samples", input: [:],
      samples: [0.8, 1.2, 1.5], expected: 0.9750000000000001, tolerance: 9.8e-06),
    PhysicsVector(
      id: "F09", kind: .formula, quantity: "release_velocity at threshold",
      input: ["prev": 0.5, "last": 0.25], samples: [], expected: 0.4375, tolerance: 4.4e-06),
    PhysicsVector(
      id: "F11", kind: .measured, quantity: "pan_velocity", input: [:],
      samples: [-25.488458643700834, -319.77], expected: -84.345, tolerance: 0.02),
    PhysicsVector(
      id: "F12", kind: .formula, quantity: "pixel", input: ["x": 562.1847, "scale": 3], samples: [],
      expected: 562.3333333333334, tolerance: 0.0056),
    PhysicsVector(
      id: "G02", kind: .formula, quantity: "max_off",
      input: ["content": 2000, "lead": 64, "trail": 34, "view": 667], samples: [], expected: 1367,
      tolerance: 1e-09),
    PhysicsVector(
      id: "G03", kind: .formula, quantity: "max_off short content",
      input: ["content": 100, "lead": 64, "trail": 0, "view": 667], samples: [], expected: -64,
      tolerance: 1e-09),
    PhysicsVector(
      id: "G07", kind: .formula, quantity: "page_target",
      input: ["x": 330, "v": 0.5, "width": 320, "lo": 0, "hi": 960], samples: [], expected: 640,
      tolerance: 1e-09),
    PhysicsVector(
      id: "G08", kind: .formula, quantity: "page_target",
      input: ["x": 330, "v": -0.5, "width": 320, "lo": 0, "hi": 960], samples: [], expected: 320,
      tolerance: 1e-09),
    PhysicsVector(
      id: "G12", kind: .formula, quantity: "rate_for_target",
      input: ["x0": 0, "v": 2, "target": 500], samples: [], expected: 0.9960357776051316,
      tolerance: 1e-05),
    PhysicsVector(
      id: "G13", kind: .formula, quantity: "glide_time at that rate",
      input: ["v": 2, "d": 0.9960357776051316], samples: [], expected: 1333.8829241293924,
      tolerance: 0.013),
    PhysicsVector(
      id: "G17", kind: .formula, quantity: "cubic easeInEaseOut", input: ["t": 0.25], samples: [],
      expected: 0.12916193104731985, tolerance: 1.3e-06),
    PhysicsVector(
      id: "G18", kind: .formula, quantity: "cubic easeOut", input: ["t": 0.25], samples: [],
      expected: 0.3781381308251099, tolerance: 3.8e-06),
    PhysicsVector(
      id: "I01", kind: .flutter, quantity: "friction x(t)",
      input: ["drag": 0.135, "x0": 100, "v": 100, "t_s": 0.1], samples: [], expected: 110,
      tolerance: 1),
    PhysicsVector(
      id: "I05", kind: .flutter, quantity: "friction dx(t)",
      input: ["drag": 0.3, "x0": 100, "v": 400, "t_s": 1], samples: [], expected: 120,
      tolerance: 0.001),
    PhysicsVector(
      id: "I08", kind: .flutter, quantity: "critical spring floor x(t)",
      input: ["m": 1, "k": 100, "ratio": 1, "start": 0, "end": 500, "t_s": 0.25], samples: [],
      expected: 356, tolerance: 1),
    PhysicsVector(
      id: "I15", kind: .flutter, quantity: "friction then overdamped spring x(.1)",
      input: [
        "x0": 500, "v": -7500, "lo": 0, "hi": 1000, "drag": 0.135, "m": 1, "k": 170, "ratio": 1.1,
      ], samples: [], expected: -123, tolerance: 1),
  ]
}
