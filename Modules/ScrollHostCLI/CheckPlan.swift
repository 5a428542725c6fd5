import ScrollComparison
import ScrollHost
import ScrollReports

/// What a command line asks to be checked: subjects, rules, devices and gestures.
struct CheckPlan {
  let choices: [Selection.Choice]
  let rules: [Rule]
  let devices: [Device]
  let gestures: [NamedGesture]
  private let control: BehaviorEntry?

  /// The list without an effect that gestures are judged by, where the catalog has it.
  private static let controlID = "plain-scroll"

  /// - Throws: `CommandFailure.usage` for what does not exist or does not fit, and what reading
  ///   gestures throws.
  init(_ invocation: Invocation) throws(CommandFailure) {
    let arguments = invocation.arguments
    var ids = arguments.operands
    for id in arguments.values(.behavior) where !ids.contains(id) { ids.append(id) }
    var distinct: [String] = []
    for id in ids where !distinct.contains(id) { distinct.append(id) }
    choices = try Selection.choices(invocation, behaviors: distinct)
    devices = try Self.devices(invocation)
    rules = try Self.rules(invocation)
    gestures = try [NamedGesture].standard + Self.addedGestures(invocation)
    control = invocation.tool.behaviors.first { (entry: BehaviorEntry) in
      entry.descriptor.id == Self.controlID
    }
  }

  private static func devices(_ invocation: Invocation) throws(CommandFailure) -> [Device] {
    let names = Check.probeDevices.map { (device: Device) in device.name }
    let devices = try Selection.devices(invocation, otherwise: names)
    for device in devices where device.orientation == .landscape {
      throw invocation.usage(
        "--device \(device.name) is held sideways (expected an upright one: the probes turn it)")
    }
    return devices
  }

  private static func rules(_ invocation: Invocation) throws(CommandFailure) -> [Rule] {
    let names = invocation.arguments.values(.rule)
    for name in names { _ = try invocation.rule(name) }
    return names.isEmpty
      ? Rule.all : Rule.all.filter { (rule: Rule) in names.contains(rule.name) }
  }

  /// The gestures of the folder, named by their paths, so that none has a standard gesture's name.
  private static func addedGestures(_ invocation: Invocation) throws(CommandFailure)
    -> [NamedGesture]
  {
    guard let folder = invocation.arguments.value(.gestures) else { return [] }
    return try GestureSource(invocation).gestures([]).map { (gesture: NamedGesture) in
      NamedGesture(name: "\(folder)/\(gesture.name)", script: gesture.script)
    }
  }

  // MARK: Work

  /// The check of some rules on one subject.
  private struct Piece {
    let choice: Selection.Choice
    let rules: [Rule]
  }

  /// Runs all of it on as many threads as `--jobs` says.
  ///
  /// - Throws: What the first piece could not do; `.usage` for a wrong `--jobs`.
  func run(_ invocation: Invocation) throws(CommandFailure) -> CheckRecord {
    let pieces = choices.map { (choice: Selection.Choice) in Piece(choice: choice, rules: rules) }
    let found = try invocation.spread(pieces.count, unit: "checks") {
      (number: Int) throws(RunError) in try findings(pieces[number])
    }
    return CheckRecord(
      subjects: choices.map { (choice: Selection.Choice) in
        CheckRecord.Subject(behavior: choice.entry.descriptor.id, variant: choice.variant)
      },
      devices: devices.map { (device: Device) in device.name },
      rules: rules.map { (rule: Rule) in rule.name },
      findings: found.flatMap { (findings: [Finding]) in findings.map(FindingRecord.init) })
  }

  // MARK: Baselines

  /// The device whose runs a baseline keeps the numbers of: the one that other commands take, or the
  /// first.
  private var numbersDevice: Device {
    devices.first { (device: Device) in device.name == Selection.standardDevice } ?? devices[0]
  }

  /// What a baseline keeps numbers of: every gesture through every subject on one device.
  func cells(_ invocation: Invocation) throws(CommandFailure) -> [ComparisonCell] {
    let comparison = Comparison(
      subjects: choices.map { (choice: Selection.Choice) in
        ComparisonSubject(
          entry: choice.entry, variant: choice.variant, parameters: choice.parameters,
          device: numbersDevice)
      }, gestures: gestures)
    return try invocation.spread(comparison.runCount, unit: "runs") {
      (number: Int) throws(RunError) in try comparison.cell(number)
    }
  }

  /// What of a baseline this check is about.
  var scope: BaselineScope {
    let subjects = Set(
      choices.map { (choice: Selection.Choice) in [choice.entry.descriptor.id, choice.variant] })
    let rules = Set(self.rules.map { (rule: Rule) in rule.name })
    let devices = Set(self.devices.map { (device: Device) in device.name })
    let numbers = (device: numbersDevice.name, rate: numbersDevice.framesPerSecond)
    return BaselineScope(
      coversFinding: { (finding: Baseline.Accepted) in
        subjects.contains([finding.behavior, finding.variant]) && rules.contains(finding.rule)
          && devices.contains(finding.device)
      },
      coversRun: { (run: Baseline.Numbers) in
        subjects.contains([run.behavior, run.variant]) && run.device == numbers.device
          && run.rate == numbers.rate
      })
  }

  private func findings(_ piece: Piece) throws(RunError) -> [Finding] {
    var check = Check(
      entry: piece.choice.entry, variant: piece.choice.variant,
      parameters: piece.choice.parameters, gestures: gestures, devices: devices,
      rules: piece.rules, control: control)
    check.settings = piece.choice.settings
    return try check.findings()
  }
}

extension Invocation {
  /// The rule of that name.
  ///
  /// - Throws: `CommandFailure.usage` with the nearest rule's name.
  func rule(_ name: String) throws(CommandFailure) -> Rule {
    if let rule = Rule.named(name) { return rule }
    throw usage(
      NearestWord.unknown(
        "rule", name, known: Rule.all.map { (rule: Rule) in rule.name },
        listedBy: "scrollhost list rules"))
  }
}
