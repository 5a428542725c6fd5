import ScrollComparison
import ScrollHost
import ScrollReports

extension Command {
  static let trace = Command(
    "trace", synopsis: "BEHAVIOR GESTURE", operands: .behaviorThenGesture,
    "Runs one gesture through one behavior and prints it frame by frame.",
    discussion: [
      "The GESTURE is the name of a standard gesture, a file, or - for standard input.",
      "The table rounds and shows the columns that fit; csv, json and jsonl hold every number in the "
        + "shortest form that reads back exactly. csv is the form to exchange.",
    ],
    options: [
      .variant, .device, .rate, .setting, .format(["table", "markdown", "csv", "json", "jsonl"]),
      .gestures, .output, .color, .quiet,
    ],
    examples: [
      "scrollhost trace height-constant-inset slow-pull-release",
      "scrollhost trace constraint-remake-zoom flick-up --hz 120 --format csv --output run.csv",
      "scrollhost trace plain-scroll - --set plain-scroll.paging=true < my.gesture",
    ],
    run: Tracing.run)
}

private enum Tracing {
  static func run(_ invocation: Invocation) throws(CommandFailure) -> ExitStatus {
    try invocation.expectOperands(2...2)
    let operands = invocation.arguments.operands
    guard invocation.arguments.value(.variant) != Selection.allVariants else {
      throw invocation.usage("a trace shows one variant (expected its name)")
    }
    let subjects = try Selection(invocation, behaviors: [operands[0]]).subjects
    guard subjects.count == 1 else {
      throw invocation.usage("a trace shows one device (expected --device once)")
    }
    let gestures = try GestureSource(invocation).gestures([operands[1]])
    let comparison = Comparison(subjects: subjects, gestures: gestures)
    let trace: Trace
    do throws(RunError) {
      trace = try comparison.run(0).trace()
    } catch {
      throw invocation.failure(error)
    }
    var bytes: [UInt8] = []
    switch invocation.format {
    case "csv": TraceCSV.append(trace, to: &bytes)
    case "json": TraceJSON.append(trace, to: &bytes)
    case "jsonl": TraceJSON.appendLines(trace, to: &bytes)
    case "markdown": MarkdownTable.append([TraceTable.table(trace)], to: &bytes)
    default: invocation.terminalTable.append([TraceTable.table(trace)], to: &bytes)
    }
    try invocation.emit(bytes)
    invocation.note(trace.run, trace.unsettled, trace.notes)
    return .ok
  }
}
