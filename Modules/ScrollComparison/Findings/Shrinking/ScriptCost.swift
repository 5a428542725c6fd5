import GestureScript
import ScrollGeometry

/// How much there is to read in a script: commands first, then digits, then letters.
///
/// A `repeat` counts as one command plus its body.
struct ScriptCost: Comparable {
  var commands = 0
  /// Digits of all numbers without the zeros at either end, so that 100 is rounder than 97.
  var digits = 0
  var bytes = 0

  init(_ script: GestureScript) {
    commands = script.commandCount
    for number in script.numbers { digits += Self.digits(of: number) }
    bytes = script.text.utf8.count
  }

  static func < (left: ScriptCost, right: ScriptCost) -> Bool {
    if left.commands != right.commands { return left.commands < right.commands }
    if left.digits != right.digits { return left.digits < right.digits }
    return left.bytes < right.bytes
  }

  /// How many digits a number has between its first and its last that is not 0.
  static func digits(of number: Double) -> Int {
    var text: [UInt8] = []
    NumberText.append(number, to: &text)
    var count = 0
    var zeros = 0
    for byte in text where byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") {
      if byte == UInt8(ascii: "0") {
        if count > 0 { zeros += 1 }
      } else {
        count += zeros + 1
        zeros = 0
      }
    }
    return count
  }
}

extension GestureScript {
  /// Commands after the title; a `repeat` counts as one plus its body.
  public var commandCount: Int { Self.count(statements) }

  private static func count(_ statements: [GestureStatement]) -> Int {
    var count = statements.count
    for statement in statements {
      if case .repeat(_, let body) = statement.command { count += Self.count(body) }
    }
    return count
  }
}
