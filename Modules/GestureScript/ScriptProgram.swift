/// A script as a flat list of instructions, so that a player needs no recursion.
struct ScriptProgram: Sendable {
  enum Instruction: Sendable {
    case command(GestureCommand, line: Int)
    /// A repeat begins; its passes are counted.
    case begin(count: Int)
    /// A repeat ends; its body starts at `body`.
    case end(body: Int)
  }

  private(set) var instructions: [Instruction] = []

  init(_ script: GestureScript) {
    append(script.statements)
  }

  private mutating func append(_ statements: [GestureStatement]) {
    for statement in statements {
      guard case .repeat(let count, let body) = statement.command else {
        instructions.append(.command(statement.command, line: statement.line))
        continue
      }
      let start = instructions.count
      instructions.append(.begin(count: count))
      append(body)
      // A repeat that does nothing is left out, or it could count for ever.
      if count < 1 || instructions.count == start + 1 {
        instructions.removeSubrange(start...)
      } else {
        instructions.append(.end(body: start + 1))
      }
    }
  }
}
