import ScrollHost

/// One behavior in one variant to be checked: the unit of work that `--jobs` spreads.
public struct Check: Sendable {
  public var entry: BehaviorEntry
  public var variant: String
  public var parameters: ParameterValues
  /// Settings beyond the variant's, by name and text.
  public var settings: [FindingRun.Setting] = []
  public var gestures: [NamedGesture]
  public var devices: [Device]
  public var rules: [Rule]
  /// The list without an effect that gestures are judged by.
  public var control: BehaviorEntry?

  public init(
    entry: BehaviorEntry, variant: String, parameters: ParameterValues,
    gestures: [NamedGesture], devices: [Device] = Check.probeDevices, rules: [Rule] = Rule.all,
    control: BehaviorEntry? = nil
  ) {
    self.entry = entry
    self.variant = variant
    self.parameters = parameters
    self.gestures = gestures
    self.devices = devices
    self.rules = rules
    self.control = control
  }

  /// Safe-area tops 0, 20, 47 and 59.
  public static let probeDevices: [Device] = ["bare", "iphone-se", "iphone-13", "iphone-15"]
    .compactMap { (name: String) in Device.named(name) }

  /// Runs the probes and the rules, and shortens the gestures that show what they found.
  ///
  /// - Returns: The findings, allowances among them with their reason, in the order of the rules.
  /// - Throws: `RunError` when the behavior refuses its parameters or a gesture is too long.
  public func findings() throws(RunError) -> [Finding] {
    let examination = try Examination(
      entry: entry, variant: variant, parameters: parameters, settings: settings,
      gestures: gestures, devices: devices, control: control)
    try examination.examine(with: rules)
    try examination.shrinkGestures()
    return examination.findings
  }
}
