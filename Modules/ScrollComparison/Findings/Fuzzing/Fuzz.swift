import GestureScript
import ScrollHost

/// Random gestures through one behavior, with every rule as the judge.
///
/// Run number i makes its gesture from stream i of the seed, so that any range of runs can be made
/// anywhere, in any order, with the same result.
public struct Fuzz: Sendable {
  public var entry: BehaviorEntry
  public var variant: String
  public var parameters: ParameterValues
  /// Settings beyond the variant's, by name and text.
  public var settings: [FindingRun.Setting] = []
  /// Portrait devices; runs take turns on them.
  public var devices: [Device]
  public var rules: [Rule]
  /// The list without an effect that gestures are judged by.
  public var control: BehaviorEntry?
  public var seed: UInt64

  public init(
    entry: BehaviorEntry, variant: String, parameters: ParameterValues, seed: UInt64,
    devices: [Device] = Check.probeDevices, rules: [Rule] = Rule.all,
    control: BehaviorEntry? = nil
  ) {
    precondition(!devices.isEmpty, "a fuzz needs a device")
    self.entry = entry
    self.variant = variant
    self.parameters = parameters
    self.seed = seed
    self.devices = devices
    self.rules = rules
    self.control = control
  }

  /// Makes a range of runs.
  ///
  /// Comparing frame rates costs more than all else, so only some runs do: every eighth at the rates
  /// of phones, every sixty-fourth at 1000 Hz too, and none in which the script itself changes
  /// something, as what it changes depends on where the finger is in the frame that it acts in. Every
  /// sixteenth is run twice.
  ///
  /// - Parameter runs: Numbers of runs, from 0.
  /// - Returns: What each rule found first, in the order of the runs; allowances left out.
  /// - Throws: `RunError` when the behavior refuses its parameters.
  public func discoveries(in runs: Range<Int>) throws(RunError) -> [FuzzDiscovery] {
    var found: [FuzzDiscovery] = []
    var stands: [FuzzStand] = []
    for device in devices { stands.append(try FuzzStand(self, device)) }
    for number in runs {
      let stand = stands[number % stands.count]
      for finding in try stand.findings(inRun: number) {
        guard !found.contains(where: { (known: FuzzDiscovery) in known.isAlike(finding) }) else {
          continue
        }
        found.append(
          FuzzDiscovery(
            run: number, script: script(number, place: stand.place), finding: finding))
      }
    }
    return found
  }

  /// The gesture of a run.
  func script(_ number: Int, place: RandomScript.Place) -> GestureScript {
    RandomScript.make(SplitMix64(seed: seed, stream: UInt64(number)), for: place)
  }

  /// Joins what ranges of runs found, the first of each kind only.
  ///
  /// - Parameter parts: The discoveries of each range, the ranges in order.
  /// - Returns: The discoveries in the order of the runs.
  public static func joined(_ parts: [[FuzzDiscovery]]) -> [FuzzDiscovery] {
    var found: [FuzzDiscovery] = []
    for part in parts {
      for discovery in part {
        let isKnown = found.contains { (known: FuzzDiscovery) in
          known.isAlike(discovery.finding)
        }
        if !isKnown { found.append(discovery) }
      }
    }
    return found
  }

  /// The shortest gesture found that still shows a discovery.
  ///
  /// - Throws: `RunError` when the behavior refuses its parameters.
  public func shrunk(_ discovery: FuzzDiscovery) throws(RunError) -> FuzzDiscovery {
    guard let rule = Rule.named(discovery.finding.rule),
      let device = Device.named(discovery.finding.device)
    else { return discovery }
    let stand = try FuzzStand(self, device)
    stand.comparesAllRates = true
    var smaller = discovery
    var framesLeft = Self.mostFramesToShrink
    smaller.script = try Shrinker.shrink(discovery.script) {
      (script: GestureScript) throws(RunError) -> Bool? in
      guard framesLeft > 0 else { return nil }
      let before = stand.framesRun
      let findings = try stand.findings(in: script, with: [rule])
      framesLeft -= stand.framesRun - before
      for finding in findings where discovery.shows(finding) {
        smaller.finding = finding
        return true
      }
      return false
    }
    return smaller
  }

  /// How many frames may be run in search of a shorter gesture.
  private static let mostFramesToShrink = 150_000
}

/// A behavior on one device, ready to judge gestures.
private final class FuzzStand {
  private let fuzz: Fuzz
  private let device: Device
  private let examination: Examination
  let place: RandomScript.Place
  /// Whether frame rates are compared at 1000 Hz too, whatever the run.
  var comparesAllRates = false

  init(_ fuzz: Fuzz, _ device: Device) throws(RunError) {
    self.fuzz = fuzz
    self.device = device
    examination = try Examination(
      entry: fuzz.entry, variant: fuzz.variant, parameters: fuzz.parameters,
      settings: fuzz.settings, gestures: [], devices: [device], control: fuzz.control)
    examination.judgesCatches = false
    let rest = try examination.rest(on: device)
    func known(_ output: Output) -> Double {
      let value = rest.value(output, 0)
      return value.isFinite ? value : 0
    }
    place = RandomScript.Place(
      size: device.size, contentTop: known(.contentMinY), minimumOffset: known(.minimumOffsetY),
      maximumOffset: known(.maximumOffsetY),
      otherViews: Array(rest.scrollViewNames.dropFirst()))
  }

  var framesRun: Int { examination.framesRun }

  func findings(inRun number: Int) throws(RunError) -> [Finding] {
    let turn = number / fuzz.devices.count
    let comparesRates = turn % 8 == 0
    let repeats = turn % 16 == 1
    examination.comparedRates = turn % 64 == 0 ? Self.allRates : Self.phoneRates
    let script = fuzz.script(number, place: place)
    let rules = fuzz.rules.filter { (rule: Rule) in
      switch rule.name {
      case Rule.frameRate.name: comparesRates && !script.hasOwnSets
      case Rule.nondeterminism.name: repeats
      default: true
      }
    }
    return try judged(script, with: rules)
  }

  func findings(in script: GestureScript, with rules: [Rule]) throws(RunError) -> [Finding] {
    examination.comparedRates = Self.allRates
    return try judged(script, with: rules)
  }

  private func judged(_ script: GestureScript, with rules: [Rule]) throws(RunError) -> [Finding] {
    let gesture = NamedGesture(name: "fuzz", script: script)
    do throws(RunError) {
      let found = try examination.findings(in: gesture, on: device, with: rules, watches: true)
      return found.filter { (finding: Finding) in finding.reason == nil }
    } catch {
      // A gesture of more frames than a run may have shows nothing.
      if case .tooLong = error { return [] }
      throw error
    }
  }

  private static let phoneRates = [60.0, 120]
  private static let allRates = [60.0, 120, 1000]
}
