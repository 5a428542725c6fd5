import ScrollComparison
import ScrollHost

/// The behaviors, variants, devices and settings that a command line chooses.
struct Selection {
  /// Device by device, behavior by behavior, variant by variant.
  let subjects: [ComparisonSubject]

  /// - Parameters:
  ///   - invocation: The command line; options that its command does not have count as not given.
  ///   - ids: The behaviors chosen; all of the catalog when empty.
  /// - Throws: `CommandFailure.usage` for what does not exist or does not fit.
  init(_ invocation: Invocation, behaviors ids: [String]) throws(CommandFailure) {
    let choices = try Self.choices(invocation, behaviors: ids)
    let rate = try invocation.number(.rate, in: Run.rates)
    var subjects: [ComparisonSubject] = []
    for device in try Self.devices(invocation) {
      for choice in choices {
        subjects.append(
          ComparisonSubject(
            entry: choice.entry, variant: choice.variant, parameters: choice.parameters,
            device: device, framesPerSecond: rate))
      }
    }
    self.subjects = subjects
  }

  /// A behavior with its settings, on no device yet.
  struct Choice {
    let entry: BehaviorEntry
    let variant: String
    let parameters: ParameterValues
    /// What `--set` gave beyond the variant.
    let settings: [FindingRun.Setting]
  }

  /// The behaviors and variants chosen, behavior by behavior.
  ///
  /// - Throws: `CommandFailure.usage` for what does not exist or does not fit.
  static func choices(_ invocation: Invocation, behaviors ids: [String]) throws(CommandFailure)
    -> [Choice]
  {
    var entries: [BehaviorEntry] = []
    for id in ids { entries.append(try invocation.behavior(id)) }
    if ids.isEmpty { entries = invocation.tool.behaviors }
    let settings = try Self.settings(invocation, entries)
    let variant = invocation.arguments.value(.variant) ?? Variant.literal.name
    try Self.check(variant, of: entries, invocation)
    var choices: [Choice] = []
    for entry in entries {
      let own = settings.filter { (setting: Setting) in setting.id == entry.descriptor.id }
      for name in Self.variants(variant, of: entry) {
        let parameters: ParameterValues
        do throws(ParameterError) {
          parameters = try ParameterValues(
            entry.descriptor, variant: name,
            settings: own.map { (setting: Setting) in (setting.name, setting.text) })
        } catch {
          throw invocation.usage("\(entry.descriptor.id): \(error.description)")
        }
        choices.append(
          Choice(
            entry: entry, variant: name, parameters: parameters,
            settings: own.map { (setting: Setting) in
              FindingRun.Setting(name: setting.name, text: setting.text)
            }))
      }
    }
    return choices
  }

  /// The device of `--device` that a run takes if none is given.
  static let standardDevice = "iphone-15"
  /// The word of `--variant` that stands for all of them.
  static let allVariants = "all"

  // MARK: Variants and devices

  private static func check(
    _ variant: String, of entries: [BehaviorEntry], _ invocation: Invocation
  ) throws(CommandFailure) {
    guard variant != allVariants else { return }
    var known: [String] = []
    for entry in entries {
      for other in entry.descriptor.variants where !known.contains(other.name) {
        known.append(other.name)
      }
    }
    guard known.contains(variant) else {
      throw invocation.usage(
        NearestWord.unknown("variant", variant, known: known + [allVariants]))
    }
  }

  /// A behavior without the variant takes part as what it has: its literal one.
  private static func variants(_ variant: String, of entry: BehaviorEntry) -> [String] {
    let names = entry.descriptor.variants.map { (variant: Variant) in variant.name }
    if variant == allVariants { return names }
    return [names.contains(variant) ? variant : Variant.literal.name]
  }

  /// The devices of `--device`; others when none is given.
  ///
  /// - Throws: `CommandFailure.usage` with the nearest device's name.
  static func devices(
    _ invocation: Invocation, otherwise others: [String] = [standardDevice]
  ) throws(CommandFailure) -> [Device] {
    var names = invocation.arguments.values(.device)
    if names.isEmpty { names = others }
    var devices: [Device] = []
    for name in names {
      guard let device = Device.named(name) else {
        throw invocation.usage(
          NearestWord.unknown(
            "device", name, known: Self.deviceNames, listedBy: "scrollhost list devices"))
      }
      devices.append(device)
    }
    return devices
  }

  /// Every device, upright and sideways.
  static var deviceNames: [String] {
    Device.all.flatMap { (device: Device) in [device.name, device.heldInLandscape.name] }
  }

  // MARK: Settings

  private struct Setting {
    let id: String
    let name: String
    let text: String
  }

  private static func settings(
    _ invocation: Invocation, _ entries: [BehaviorEntry]
  ) throws(CommandFailure) -> [Setting] {
    var settings: [Setting] = []
    for given in invocation.arguments.values(.setting) {
      let form = "expected \(CommandOption.setting.placeholder)"
      let place = "--set \(NearestWord.quoted(given))"
      guard let dot = given.utf8.firstIndex(of: UInt8(ascii: ".")),
        let equals = given.utf8[dot...].firstIndex(of: UInt8(ascii: "="))
      else { throw invocation.usage("\(place) is no setting (\(form))") }
      let setting = Setting(
        id: String(given[..<dot]), name: String(given[given.utf8.index(after: dot)..<equals]),
        text: String(given[given.utf8.index(after: equals)...]))
      let entry = try invocation.behavior(setting.id)
      let isChosen = entries.contains { (chosen: BehaviorEntry) in
        chosen.descriptor.id == setting.id
      }
      guard isChosen else {
        throw invocation.usage("\(place) has no effect: this run is without '\(setting.id)'")
      }
      let known = entry.descriptor.parameters.map { (parameter: Parameter) in parameter.name }
      guard known.contains(setting.name) else {
        throw invocation.usage(
          NearestWord.unknown("parameter", setting.name, known: known)
            + "; 'scrollhost describe \(setting.id)' lists them")
      }
      settings.append(setting)
    }
    return settings
  }
}

extension Invocation {
  /// The behavior of that id.
  ///
  /// - Throws: `CommandFailure.usage` with the nearest id.
  func behavior(_ id: String) throws(CommandFailure) -> BehaviorEntry {
    for entry in tool.behaviors where entry.descriptor.id == id { return entry }
    let known = tool.behaviors.map { (entry: BehaviorEntry) in entry.descriptor.id }
    throw usage(
      NearestWord.unknown("behavior", id, known: known, listedBy: "scrollhost list behaviors"))
  }

  /// What a run that could not be made is to the user.
  func failure(_ error: RunError) -> CommandFailure {
    switch error {
    case .parameter: usage(error.description)
    case .tooLong: .impossible(error.description)
    }
  }
}
