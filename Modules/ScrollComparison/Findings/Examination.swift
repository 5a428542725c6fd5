import GestureScript
import ScrollHost

/// A gesture that probes run, by name.
public struct NamedGesture: Sendable {
  public var name: String
  public var script: GestureScript

  public init(name: String, script: GestureScript) {
    self.name = name
    self.script = script
  }
}

/// The check of one behavior in one variant: the probes, run once each and shared between rules, and
/// the findings.
public final class Examination {
  public let entry: BehaviorEntry
  public let variant: String
  public let parameters: ParameterValues
  /// Settings beyond the variant's, repeated in every finding's runs.
  let settings: [FindingRun.Setting]
  let gestures: [NamedGesture]
  /// Portrait devices, the first of which is the one for probes that need only one.
  let devices: [Device]
  let outputs: [JudgedOutput]
  /// The control, a list without an effect, by which gestures are judged fit for a rule.
  let control: BehaviorEntry?
  var findings: [Finding] = []
  /// The gesture that each finding was judged in; nil for one of a rule's own probes.
  var sources: [NamedGesture?] = []
  private var judged: NamedGesture?
  private var traces: [String: Trace] = [:]
  private var firstLayouts: [(device: Device, trace: Trace)] = []
  private var rule: Rule?
  /// The rates that a gesture is compared at: a phone's two, and one fine enough for the limit.
  var comparedRates = [60.0, 120, 1000]
  /// Whether frame rates are compared where a finger lands on moving content, too: where it is then
  /// depends on the frame.
  var judgesCatches = true
  /// Frames of all runs so far: a measure of the work done that is the same everywhere.
  private(set) var framesRun = 0
  /// Where gestures on the present device came to rest.
  var rests: [Rest] = []

  /// A gesture's last frame.
  struct Rest {
    var gesture: NamedGesture
    var trace: Trace
    var frame: Int
  }

  /// The rate of a probe that has no reason for another.
  static let framesPerSecond = 60.0

  init(
    entry: BehaviorEntry, variant: String, parameters: ParameterValues,
    settings: [FindingRun.Setting], gestures: [NamedGesture], devices: [Device],
    control: BehaviorEntry?
  ) throws(RunError) {
    precondition(!devices.isEmpty, "an examination needs a device")
    self.entry = entry
    self.variant = variant
    self.parameters = parameters
    self.settings = settings
    self.gestures = gestures
    self.devices = devices
    self.control = control
    let first = try Run(
      entry: entry, variant: variant, parameters: parameters, device: devices[0],
      framesPerSecond: Self.framesPerSecond, gestureName: "rest",
      script: GestureScript(commands: [])
    ).trace()
    outputs = JudgedOutput.all(of: first, contract: entry.descriptor.contract)
  }

  /// Runs every rule's probes, and lets it judge every gesture on every device.
  ///
  /// - Throws: `RunError` when a gesture is too long for a run.
  func examine(with rules: [Rule]) throws(RunError) {
    for rule in rules {
      self.rule = rule
      if let probes = rule.probes { try probes(self) }
      guard let judge = rule.judge else { continue }
      for device in devices {
        rests.removeAll()
        for gesture in gestures {
          judged = gesture
          try judge(self, gesture, device)
        }
        judged = nil
      }
    }
  }

  /// Lets rules judge one gesture on one device, and nothing else.
  ///
  /// - Throws: `RunError` when the gesture is too long for a run.
  func judge(_ gesture: NamedGesture, on device: Device, with rules: [Rule]) throws(RunError) {
    for rule in rules {
      self.rule = rule
      rests.removeAll()
      if let judge = rule.judge { try judge(self, gesture, device) }
    }
  }

  /// What rules find in one gesture on one device, judged by itself.
  ///
  /// - Parameters:
  ///   - gesture: The gesture.
  ///   - device: A portrait device.
  ///   - rules: The rules that judge.
  ///   - earlier: Gestures whose rest counts as a path to the same place.
  ///   - watches: Whether every frame is looked at, as of random gestures.
  /// - Returns: The findings, allowances among them.
  /// - Throws: `RunError` when the gesture is too long for a run.
  func findings(
    in gesture: NamedGesture, on device: Device, with rules: [Rule],
    after earlier: [NamedGesture] = [], watches: Bool = false
  ) throws(RunError) -> [Finding] {
    findings.removeAll()
    sources.removeAll()
    traces.removeAll(keepingCapacity: true)
    for rule in rules {
      self.rule = rule
      if let judge = rule.judge {
        rests.removeAll()
        for other in earlier {
          let trace = try trace(other, on: device)
          rests.append(Rest(gesture: other, trace: trace, frame: trace.lastFrame))
        }
        try judge(self, gesture, device)
      }
      if watches, let watch = rule.watch { try watch(self, gesture, device) }
    }
    return findings
  }

  // MARK: Probes

  /// The trace of a probe given as text.
  func trace(_ text: String, on device: Device, at rate: Double = framesPerSecond)
    throws(RunError) -> Trace
  {
    try trace(NamedGesture(name: text, script: parsed(text)), on: device, at: rate)
  }

  /// The trace of a gesture, run once per device and rate.
  func trace(_ gesture: NamedGesture, on device: Device, at rate: Double = framesPerSecond)
    throws(RunError) -> Trace
  {
    let key = "\(device.name) \(rate) \(gesture.name)"
    if let known = traces[key] { return known }
    let trace = try fresh(gesture, on: device, at: rate)
    traces[key] = trace
    return trace
  }

  /// Takes in a trace that was run elsewhere, so that it is not run again.
  func adopt(_ trace: Trace, of gesture: NamedGesture, on device: Device) {
    traces["\(device.name) \(Self.framesPerSecond) \(gesture.name)"] = trace
  }

  /// A trace that is run anew, whatever is known.
  func fresh(_ gesture: NamedGesture, on device: Device, at rate: Double = framesPerSecond)
    throws(RunError) -> Trace
  {
    var run = Run(
      entry: entry, variant: variant, parameters: parameters, device: device,
      framesPerSecond: rate, gestureName: gesture.name, script: gesture.script)
    run.findsAmbiguities = gesture.script.statements.isEmpty
    let trace = try run.trace()
    framesRun += trace.frameCount
    return trace
  }

  /// What the control does under a gesture, with as much to scroll as the behavior has; nil when
  /// there is no control.
  func controlTrace(_ gesture: NamedGesture, on device: Device, at rate: Double)
    throws(RunError) -> Trace?
  {
    guard let control else { return nil }
    let rest = try rest(on: device)
    let length = rest.value(.maximumOffsetY, 0) - rest.value(.minimumOffsetY, 0)
    var parameters = ParameterValues(control.descriptor.parameters)
    do throws(ParameterError) {
      try parameters.set("contentHeight", to: .number(length + device.viewport.size.height))
      try parameters.set("insetAdjustment", to: .choice("never"))
    } catch {
      throw .parameter(error, behavior: control.descriptor.id)
    }
    let trace = try Run(
      entry: control, parameters: parameters, device: device, framesPerSecond: rate,
      gestureName: gesture.name, script: gesture.script
    ).trace()
    framesRun += trace.frameCount
    return trace
  }

  /// The first layout and nothing else.
  func rest(on device: Device) throws(RunError) -> Trace {
    for known in firstLayouts where known.device == device { return known.trace }
    let trace = try fresh(
      NamedGesture(name: "", script: GestureScript(commands: [])), on: device)
    firstLayouts.append((device, trace))
    return trace
  }

  /// Reads a probe's own text.
  func parsed(_ text: String) -> GestureScript {
    do throws(GestureScriptErrors) {
      return try GestureScript.parse(Array(text.utf8), file: "probe")
    } catch {
      preconditionFailure("a probe does not parse: \(error.description)")
    }
  }

  // MARK: Findings

  /// Notes a finding; of several alike, the worst stays, with a count. One report may stand for
  /// several `places`.
  func report(
    _ output: String, kind: String? = nil, on device: Device, measured: Double, allowed: Double,
    unit: String, frame: Int, time: Double, _ measurement: Measurement, runs: [FindingRun],
    places: Int = 1, _ message: String
  ) {
    guard let rule else { return }
    var finding = Finding(
      rule: rule.name, kind: kind, severity: rule.severity, behavior: entry.descriptor.id,
      variant: variant, device: device.name, output: output, measured: measured, allowed: allowed,
      unit: unit, frame: frame, time: time, message: message, measurement: measurement, runs: runs)
    finding.reason = allowance(rule.name, output)
    finding.count = places
    for index in findings.indices {
      let known = findings[index]
      guard known.rule == finding.rule, known.kind == kind, known.output == output else { continue }
      finding.count = known.count + places
      let isWorse = (measured - allowed).magnitude > (known.measured - known.allowed).magnitude
      if isWorse {
        findings[index] = finding
        sources[index] = judged
      } else {
        findings[index].count += places
      }
      return
    }
    findings.append(finding)
    sources.append(judged)
  }

  private func allowance(_ rule: String, _ output: String) -> String? {
    for allowance in entry.descriptor.contract.allowances where allowance.rule == rule {
      if let variants = allowance.variants, !variants.contains(variant) { continue }
      if let name = allowance.output, name != output { continue }
      return allowance.reason
    }
    return nil
  }

  /// A run for a finding.
  func run(_ gesture: String, on device: Device, at rate: Double = framesPerSecond) -> FindingRun {
    FindingRun(
      device: device.name, framesPerSecond: rate, settings: settings, gesture: gesture)
  }

  // MARK: The contract

  /// The clauses that `select` makes something of.
  func clauses<Value>(_ select: (ContractClause) -> Value?) -> [Value] {
    var found: [Value] = []
    for clause in entry.descriptor.contract.clauses {
      if let value = select(clause) { found.append(value) }
    }
    return found
  }

  /// What a contract's quantity is in a frame.
  func amount(_ quantity: ContractQuantity, in trace: Trace, _ frame: Int) -> Double {
    switch quantity {
    case .number(let value): value
    case .viewportWidth: trace.value(.viewportWidth, frame)
    case .viewportHeight: trace.value(.viewportHeight, frame)
    case .minimumContentOffset: trace.value(.minimumOffsetY, frame)
    }
  }
}
