import GestureScript
import ScrollComparison
import ScrollGeometry
import ScrollHost
import ScrollReports

extension Command {
  static let compare = Command(
    "compare", synopsis: "[GESTURE ...]", operands: .gestures,
    "Runs gestures through behaviors and tabulates what each did, side by side.",
    discussion: [
      "A GESTURE is the name of a standard gesture ('scrollhost list gestures'), a file, or - for "
        + "standard input; all standard gestures if none is named.",
      "header peak and rest: where the header is when it is tallest and at the end, in points, and "
        + "zoom, the drawn picture's width over the screen's. content: the first row's y at the "
        + "end. alpha: the least and greatest of bar, title and dimming, unclamped. settle: seconds "
        + "from the last lift of the finger until nothing moves. drag: how far the content moved "
        + "per point of a dragging finger. layout: constraints edited in each frame that edited "
        + "any, and the number of such frames. Of several variants, the literal one is the row of the "
        + "behavior's name, the others follow below it.",
    ],
    options: [
      .behavior, .variant, .device, .rate, .setting,
      .format(["table", "markdown", "csv", "json", "jsonl"]), .at, .gestures,
      .baseline, .updateBaseline, .tolerance, .output, .jobs,
      .color, .quiet,
    ],
    examples: [
      "scrollhost compare",
      "scrollhost compare flick-up slow-pull-release --variant all",
      "scrollhost compare --behavior plain-scroll --baseline plain.json --update-baseline",
      "scrollhost compare --behavior constraint-remake-zoom --device iphone-se --format csv",
    ],
    run: Comparing.run)
}

extension CommandOption {
  fileprivate static let at = CommandOption(
    "at", .words(["marks"]), placeholder: "marks",
    "The outputs at each mark of the gestures instead: a row a checkpoint, a column a behavior.")
}

private enum Comparing {
  static func run(_ invocation: Invocation) throws(CommandFailure) -> ExitStatus {
    let selection = try Selection(invocation, behaviors: invocation.arguments.values(.behavior))
    let gestures = try GestureSource(invocation).gestures(invocation.arguments.operands)
    let comparison = Comparison(
      subjects: selection.subjects, gestures: gestures,
      keepsCheckpoints: invocation.arguments.has(.at))
    let gate = try BaselineGate(invocation)
    let cells = try invocation.spread(comparison.runCount, unit: "runs") {
      (number: Int) throws(RunError) in try comparison.cell(number)
    }
    let result = comparison.result(cells)
    let differences = try gate?.judge(Baseline([], cells), scope: scope(of: comparison, invocation))
      .differences
    var bytes: [UInt8] = []
    switch invocation.format {
    case "csv": ComparisonCSV.append(result, to: &bytes)
    case "json": ComparisonJSON.append(result, to: &bytes)
    case "jsonl": ComparisonJSON.appendLines(result, to: &bytes)
    case "markdown":
      let tables = ComparisonTables(result).tables + differenceTables(differences)
      MarkdownTable.append(tables, to: &bytes)
    default:
      let tables =
        ComparisonTables(result, isNarrow: true).tables + differenceTables(differences)
      invocation.terminalTable.append(tables, to: &bytes)
    }
    try invocation.emit(bytes)
    for cell in cells { invocation.note(cell.run, cell.unsettled, cell.notes) }
    guard let differences, !differences.isEmpty else { return .ok }
    if ["csv", "json", "jsonl"].contains(invocation.format) {
      // These forms have no place for them.
      for difference in differences { invocation.error("baseline: " + difference.line) }
    }
    return .findings
  }

  private static func differenceTables(_ differences: [BaselineDifference]?) -> [Table] {
    differences.map { (differences: [BaselineDifference]) in
      [BaselineTables.table(differences)]
    } ?? []
  }

  /// The baseline's entries that this comparison is about: those of its subjects and gestures, and,
  /// if it takes all gestures, also those of gestures that are no more.
  private static func scope(
    of comparison: Comparison, _ invocation: Invocation
  ) -> BaselineScope {
    let subjects = Set(
      comparison.subjects.map { (subject: ComparisonSubject) in
        [
          subject.entry.descriptor.id, subject.variant, subject.device.name,
          NumberText.string(subject.framesPerSecond),
        ]
      })
    let gestures = Set(comparison.gestures.map { (gesture: NamedGesture) in gesture.name })
    let takesAll = invocation.arguments.operands.isEmpty
    return BaselineScope(
      coversFinding: { (finding: Baseline.Accepted) in false },
      coversRun: { (run: Baseline.Numbers) in
        subjects.contains([run.behavior, run.variant, run.device, NumberText.string(run.rate)])
          && (takesAll || gestures.contains(run.gesture))
      })
  }
}

extension Invocation {
  /// Spreads runs over as many threads as `--jobs` says.
  ///
  /// - Parameters:
  ///   - count: How many pieces of work there are.
  ///   - unit: What a progress line calls them.
  ///   - work: Does a piece.
  /// - Returns: A result a piece, in order.
  /// - Throws: What the first piece, by number, could not do; `.usage` for a wrong `--jobs`.
  func spread<Value: Sendable>(
    _ count: Int, unit: String, _ work: @escaping @Sendable (Int) throws(RunError) -> Value
  ) throws(CommandFailure) -> [Value] {
    let most = try number(.jobs, in: 1...1024, isWhole: true)
    let spreader = WorkSpreader(
      jobs: most.map { (jobs: Double) in Int(jobs) } ?? console.processorCount)
    let progress = ProgressLine(self, total: count, unit: unit)
    defer { progress.end() }
    do throws(RunError) {
      return try spreader.map(count, progress: { (done: Int) in progress.show(done) }, work)
    } catch {
      throw failure(error)
    }
  }

  /// Tells what a run's script asked for in vain.
  func note(_ run: RunDescription, _ unsettled: [UnsettledWait], _ notes: [String]) {
    let place = "\(run.gesture), \(run.behavior) (\(run.variant)) on \(run.device): "
    for wait in unsettled {
      let seconds = FixedNumber.short(Double(wait.end - wait.start) / 1e9, decimals: 3)
      note(place + "not at rest \(seconds) s after the settle in line \(wait.line) began")
    }
    for text in notes { note(place + text) }
  }
}
