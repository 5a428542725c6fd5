/// Adds up what a script grows to once its repeats are unrolled.
struct SizeCheck {
  private struct Sum {
    var commands = 0
    var nanoseconds: Int64 = 0
    let place: Place
    var count = 1
  }

  /// Reports the first command or outermost repeat that takes the script past a limit.
  static func run(_ outline: ScriptOutline, _ errors: inout ErrorCollector) {
    var total = Sum(place: Place(line: 1, column: 1))
    var open: [Sum] = []
    var isOverCommands = false
    var isOverTime = false
    for entry in outline.entries {
      var commands = 0
      var nanoseconds: Int64 = 0
      var place = entry.place
      switch entry.kind {
      case .command(let command):
        commands = 1
        nanoseconds = command?.nanoseconds ?? 0
      case .open(let count, _):
        open.append(Sum(place: entry.place, count: count))
        continue
      case .close:
        let body = open.removeLast()
        commands = saturatingProduct(body.commands, body.count)
        nanoseconds = saturatingProduct(body.nanoseconds, Int64(body.count))
        place = body.place
      }
      guard open.isEmpty else {
        open[open.count - 1].commands = saturatingSum(open[open.count - 1].commands, commands)
        open[open.count - 1].nanoseconds = saturatingSum(
          open[open.count - 1].nanoseconds, nanoseconds)
        continue
      }
      total.commands = saturatingSum(total.commands, commands)
      total.nanoseconds = saturatingSum(total.nanoseconds, nanoseconds)
      if !isOverCommands, total.commands > ScriptLimits.commands {
        isOverCommands = true
        errors.report(.tooManyCommands, at: place)
      }
      if !isOverTime, total.nanoseconds > ScriptLimits.nanoseconds {
        isOverTime = true
        errors.report(.tooLongInAll, at: place)
      }
    }
  }

  private static func saturatingSum<Value: FixedWidthInteger>(_ a: Value, _ b: Value) -> Value {
    let (sum, isOver) = a.addingReportingOverflow(b)
    return isOver ? .max : sum
  }

  private static func saturatingProduct<Value: FixedWidthInteger>(
    _ a: Value, _ b: Value
  ) -> Value {
    let (product, isOver) = a.multipliedReportingOverflow(by: b)
    return isOver ? .max : product
  }
}

extension GestureCommand {
  /// The time that the command takes by itself; a settle's is not known beforehand and counts 0.
  var nanoseconds: Int64 {
    switch self {
    case .dragBy(_, let nanoseconds, _), .dragTo(_, let nanoseconds, _),
      .flick(_, let nanoseconds, _), .hold(let nanoseconds, _), .wait(let nanoseconds):
      nanoseconds
    case .tap: ScriptLimits.tapNanoseconds
    case .down, .up, .cancel, .settle, .mark, .repeat, .environment: 0
    }
  }
}
