import ConstraintSolver

/// A solver driven by lines of text.
///
/// | line | answer |
/// |--|--|
/// | `new N` | `ok`: a new solver with N variables |
/// | `add ID REL PRIORITY CONSTANT [V COEFFICIENT]...` | `ok`, `no ID... [self]` or `error` |
/// | `remove ID` | `ok` |
/// | `constant ID C`, `priority ID P` | as `add` |
/// | `edit V PRIORITY`, `suggest V X`, `unedit V` | `ok` or `error` |
/// | `values` | the value of each variable |
/// | `violations` | `ID VIOLATION` of each constraint that is in, edits left out |
/// | `determined` | `0` or `1` for each variable |
///
/// REL is `=`, `<` or `>`: the expression compared with zero. `no` lists the conflict: constraints
/// that are in, and `self` for the one refused.
struct SolverReplay {
  private var solver = Solver()
  private var variables: [Variable] = []
  private var handles: [Int: Constraint] = [:]
  private var identifiers: [Constraint: Int] = [:]

  mutating func answer(to line: String) -> String {
    let words = line.split(separator: " ")
    guard let verb = words.first else { return "error empty line" }
    let numbers = words.dropFirst().compactMap { (word: Substring) in Double(word) }
    switch verb {
    case "new":
      self = SolverReplay()
      for _ in 0..<integer(numbers, 0) { variables.append(solver.makeVariable()) }
      return "ok"
    case "values":
      return joined(variables.map { (variable: Variable) in "\(solver.value(of: variable))" })
    case "determined":
      return joined(
        variables.map { (variable: Variable) in solver.isDetermined(variable) ? "1" : "0" })
    case "violations":
      let sorted = handles.sorted { $0.key < $1.key }
      return joined(sorted.map { "\($0.key) \(solver.violation(of: $0.value))" })
    default:
      do throws(SolverError) {
        try change(verb, words, numbers)
        return "ok"
      } catch {
        return refusal(error)
      }
    }
  }

  private mutating func change(
    _ verb: Substring, _ words: [Substring], _ numbers: [Double]
  ) throws(SolverError) {
    switch verb {
    case "add":
      // The relation is no number, so `numbers` begins with the identifier and the priority.
      var expression = Expression(constant: numbers[2])
      for place in stride(from: 3, to: numbers.count - 1, by: 2) {
        expression += variables[Int(numbers[place])] * numbers[place + 1]
      }
      let relation: Relation =
        words[2] == "=" ? .equal : words[2] == "<" ? .lessOrEqual : .greaterOrEqual
      let handle = try solver.add(expression, relation, priority: Priority(numbers[1]))
      handles[integer(numbers, 0)] = handle
      identifiers[handle] = integer(numbers, 0)
    case "remove":
      guard let handle = handles[integer(numbers, 0)] else { return }
      try solver.remove(handle)
      handles[integer(numbers, 0)] = nil
      identifiers[handle] = nil
    case "constant":
      guard let handle = handles[integer(numbers, 0)] else { return }
      try solver.setConstant(of: handle, to: numbers[1])
    case "priority":
      guard let handle = handles[integer(numbers, 0)] else { return }
      try solver.setPriority(of: handle, to: Priority(numbers[1]))
    case "edit":
      try solver.addEdit(variables[integer(numbers, 0)], priority: Priority(numbers[1]))
    case "suggest":
      try solver.suggest(variables[integer(numbers, 0)], numbers[1])
    case "unedit":
      try solver.removeEdit(variables[integer(numbers, 0)])
    default:
      preconditionFailure("unknown command '\(verb)'")
    }
  }

  private func refusal(_ error: SolverError) -> String {
    guard case .unsatisfiable(let conflict, let rejected) = error else {
      return "error \(error.description)"
    }
    var words = conflict.compactMap { (handle: Constraint) in identifiers[handle] }.sorted().map {
      (identifier: Int) in "\(identifier)"
    }
    if rejected != nil { words.append("self") }
    return joined(["no"] + words)
  }

  private func integer(_ numbers: [Double], _ place: Int) -> Int { Int(numbers[place]) }

  private func joined(_ words: [String]) -> String {
    var text = ""
    for word in words { text += text.isEmpty ? word : " " + word }
    return text
  }
}
