import ScrollReports

extension CommandOption {
  static let baseline = CommandOption(
    "baseline", .file, placeholder: "FILE",
    "Accepts what this file lists, and ends with 1 for anything that differs from it: a new "
      + "finding or run, one that is gone, a number that moved.")
  static let updateBaseline = CommandOption(
    "update-baseline", .none,
    "Writes what was found into the file of --baseline and ends with 0; what this run does not "
      + "cover stays as it is. Refused where CI=true: a baseline is looked at, then committed.")
  static let tolerance = CommandOption(
    "tolerance", .number, placeholder: "PT",
    "How far a length may move from the baseline, in points: 0.5 if not given. Times may move by a "
      + "tenth of the number in seconds, alphas, zooms and shares by a hundredth of it; what is "
      + "counted may not move.")
}

/// The baseline that a command line names.
struct BaselineGate {
  private let path: String
  private let isUpdating: Bool
  private let tolerance: BaselineTolerance
  private let accepted: Baseline
  private let invocation: Invocation

  /// - Returns: Nil without `--baseline`.
  /// - Throws: `CommandFailure.usage` for options that do not fit, `.unreadable`, or `.badInput` with
  ///   the place in the file.
  init?(_ invocation: Invocation) throws(CommandFailure) {
    let arguments = invocation.arguments
    self.invocation = invocation
    isUpdating = arguments.has(.updateBaseline)
    let points = try invocation.number(.tolerance, in: 0...1e6)
    tolerance = points.map(BaselineTolerance.init(points:)) ?? BaselineTolerance()
    guard let path = arguments.value(.baseline) else {
      for option in [CommandOption.updateBaseline, .tolerance] where arguments.has(option) {
        throw invocation.usage("--\(option.name) lacks its --baseline FILE")
      }
      return nil
    }
    self.path = path
    if isUpdating, invocation.console.environment("CI") == "true" {
      throw invocation.usage(
        "--update-baseline is refused where CI=true (expected a baseline that was looked at and "
          + "committed)")
    }
    if isUpdating, System.kind(path) == .missing {
      accepted = Baseline()
      return
    }
    let bytes = try InputFile.read(path, limit: Baseline.mostBytes + 1)
    do throws(DocumentError) {
      accepted = try Baseline(bytes, file: path)
    } catch {
      throw .badInput([error.description])
    }
  }

  /// Judges what was found, or writes it into the file.
  ///
  /// - Parameters:
  ///   - present: What was found.
  ///   - scope: What was looked for.
  /// - Returns: What is accepted from now on, and what differs from it.
  /// - Throws: `CommandFailure.unwritable`.
  func judge(
    _ present: Baseline, scope: BaselineScope
  ) throws(CommandFailure) -> (accepted: Baseline, differences: [BaselineDifference]) {
    let differences = accepted.differences(to: present, scope: scope, tolerance: tolerance)
    guard isUpdating else { return (accepted, differences) }
    let updated = accepted.updated(with: present, scope: scope)
    var bytes: [UInt8] = []
    updated.append(to: &bytes)
    try OutputFile.write(bytes, to: path)
    let counts = BaselineTables.counts(differences)
    invocation.note(
      "\(path) now lists \(Self.count(updated.findings.count, "finding")) and "
        + "\(Self.count(updated.runs.count, "run")) "
        + "(\(counts.isEmpty ? "nothing changed" : counts))")
    return (updated, [])
  }

  private static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}

typealias Baseline = ScrollReports.Baseline
typealias BaselineDifference = ScrollReports.BaselineDifference
