import GestureScript
import ScrollHost

extension GestureScript {
  /// Every number of the commands in reading order: points as they are, times in milliseconds,
  /// passes of a repeat.
  var numbers: [Double] {
    var editor = NumberEditor()
    for statement in statements { _ = editor.edited(statement.command) }
    return editor.numbers
  }

  /// The script with the number of that place, in reading order, replaced.
  func replacingNumber(at place: Int, with value: Double) -> GestureScript {
    var editor = NumberEditor()
    editor.place = place
    editor.value = value
    var script = self
    script.statements = statements.map { (statement: GestureStatement) in
      GestureStatement(editor.edited(statement.command))
    }
    return script
  }
}

/// Goes over the numbers of commands and replaces one of them.
private struct NumberEditor {
  var numbers: [Double] = []
  var place: Int?
  var value = 0.0

  private mutating func next(_ number: Double) -> Double {
    numbers.append(number)
    return numbers.count - 1 == place ? value : number
  }

  private mutating func next(time nanoseconds: Int64) -> Int64 {
    let milliseconds = Double(nanoseconds) / 1e6
    let new = next(milliseconds)
    return new == milliseconds ? nanoseconds : Int64((new * 1e6).rounded(.toNearestOrEven))
  }

  private mutating func next(_ point: Point) -> Point {
    let x = next(point.x)
    return Point(x: x, y: next(point.y))
  }

  mutating func edited(_ command: GestureCommand) -> GestureCommand {
    switch command {
    case .down(let point): return .down(next(point))
    case .dragBy(let distance, let time, let ease):
      let way = next(distance)
      return .dragBy(way, nanoseconds: next(time: time), ease: ease)
    case .dragTo(let point, let time, let ease):
      let end = next(point)
      return .dragTo(end, nanoseconds: next(time: time), ease: ease)
    case .hold(let time, let isSilent):
      return .hold(nanoseconds: next(time: time), isSilent: isSilent)
    case .flick(let distance, let time, let start):
      let way = next(distance)
      let duration = next(time: time)
      guard let start else { return .flick(by: way, nanoseconds: duration, at: nil) }
      return .flick(by: way, nanoseconds: duration, at: next(start))
    case .tap(let point): return .tap(next(point))
    case .wait(let time): return .wait(nanoseconds: next(time: time))
    case .settle(ScriptLimits.settleNanoseconds), .up, .cancel, .mark: return command
    case .settle(let limit): return .settle(withinNanoseconds: next(time: limit))
    case .repeat(let count, let body):
      let passes = Int(next(Double(count)))
      var edited: [GestureStatement] = []
      for statement in body { edited.append(GestureStatement(self.edited(statement.command))) }
      return .repeat(passes, edited)
    case .environment(let command): return .environment(self.edited(command))
    }
  }

  private mutating func edited(_ command: EnvironmentCommand) -> EnvironmentCommand {
    switch command {
    case .scroll(let view, let point, let way): return .scroll(view: view, to: next(point), way)
    case .resize(let size):
      let width = next(size.width)
      return .resize(Size(width: width, height: next(size.height)))
    case .inset(let top, let bottom):
      let newTop = next(top)
      return .inset(top: newTop, bottom: next(bottom))
    case .content(let height): return .content(height: next(height))
    case .insert(let height, let y):
      let newHeight = next(height)
      return .insert(height: newHeight, at: next(y))
    case .scrollToTop, .rotate, .reload, .resend: return command
    }
  }
}
