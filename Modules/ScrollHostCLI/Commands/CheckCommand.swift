import GestureScript
import ScrollComparison
import ScrollHost
import ScrollReports

extension Command {
  static let check = Command(
    "check", synopsis: "[BEHAVIOR ...]", operands: .behaviors,
    "Probes behaviors for defects that a user of the phone would meet.",
    discussion: [
      "Every rule runs its probes and judges the standard gestures on every device; what it finds "
        + "at many places is one finding, its worst place with a count. 'scrollhost list rules' "
        + "lists the rules, 'scrollhost explain RULE' says what one means and how to mend it.",
      "Under each finding stands what a user would see, and the command that repeats it. What a "
        + "behavior allows itself, with a reason, is listed apart and fails nothing.",
      "It ends with 1 when there is a finding, else with 0. With --baseline, it ends with 1 when "
        + "something differs from what the file accepts: findings, and of each gesture on one "
        + "device (iphone-15, if it is among them) where header and content peak and rest, the "
        + "alphas, the page and the time until it settles.",
    ],
    options: [
      .behavior, .variant, .probedDevice, .setting, .rule, .addedGestures,
      .baseline, .updateBaseline, .tolerance,
      .format(["table", "json", "markdown", "junit", "sarif"]), .output, .jobs, .color, .quiet,
    ],
    examples: [
      "scrollhost check height-constant-inset",
      "scrollhost check --variant all --format sarif --output findings.sarif",
      "scrollhost check velocity-threshold-paging --rule index-range --device iphone-15",
      "scrollhost check container-bottom-pin --baseline pin.json --update-baseline",
    ],
    run: Checking.run)
}

extension CommandOption {
  static let probedDevice = CommandOption(
    "device", .device, placeholder: "NAME", isRepeatable: true,
    "The phone, upright; again for more. If not given, those of the probes: bare, iphone-se, "
      + "iphone-13, iphone-15.")
  static let rule = CommandOption(
    "rule", .rule, placeholder: "NAME", isRepeatable: true,
    "Only this rule; again for more. All of them if not given.")
  static let addedGestures = CommandOption(
    "gestures", .folder, placeholder: "DIR",
    "The .gesture files of this folder, sorted by name, besides the standard gestures.")
}

private enum Checking {
  static func run(_ invocation: Invocation) throws(CommandFailure) -> ExitStatus {
    let plan = try CheckPlan(invocation)
    let gate = try BaselineGate(invocation)
    var record = try plan.run(invocation)
    if let gate {
      let cells = try plan.cells(invocation)
      let (accepted, differences) = try gate.judge(
        Baseline(record.findings, cells), scope: plan.scope)
      record.accept(accepted, differences: differences)
    }
    var bytes: [UInt8] = []
    switch invocation.format {
    case "json": FindingsJSON.append(record, to: &bytes)
    case "markdown": FindingsMarkdown.append(record, to: &bytes)
    case "junit": FindingsJUnit.append(record, to: &bytes)
    case "sarif":
      let sarif = FindingsSARIF(version: CommandLineTool.version) { (rule: String) in
        Rule.named(rule)?.explanation
      }
      sarif.append(record, to: &bytes)
    default:
      var tables = FindingsTables.tables(record)
      if let differences = record.differences { tables.append(BaselineTables.table(differences)) }
      invocation.terminalTable.append(tables, to: &bytes)
      bytes += "\n\(FindingsTables.summary(record))\n".utf8
    }
    try invocation.emit(bytes)
    return record.fails ? .findings : .ok
  }
}
