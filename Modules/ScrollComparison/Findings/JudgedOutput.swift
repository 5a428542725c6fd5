import ScrollHost

/// An output that rules judge, with what its role and its behavior's contract promise of it.
struct JudgedOutput: Equatable, Sendable {
  enum Kind: Equatable, Sendable { case position, size, alpha, scale, index, other }

  var name: String
  var number: TraceNumber
  var kind: Kind
  var unit: String
  /// The most it may move per point of offset; nil for outputs without slopes.
  var slope: Double?
  var range: ClosedRange<Double>?
  var direction = ContractClause.Direction.none
  var insetShift = ContractClause.InsetShift.fixed
  var minimum: Double?
  var remembers = false

  /// What counts as the same, in the output's unit: what half a point of offset may change.
  var tolerance: Double { 0.5 * (slope ?? 1) }

  /// The outputs that every behavior with the role is judged by, in the order of a trace's columns.
  static let ofRoles: [JudgedOutput] = [
    position(.headerMinX), position(.headerMinY, direction: .none),
    size(.headerWidth), size(.headerHeight, direction: .falling),
    scale(.headerImageScale),
    position(.contentMinY, direction: .falling, shift: .follows),
    position(.pinnedMinY, shift: .either), size(.pinnedHeight),
    alpha(.navigationBarAlpha), alpha(.titleAlpha), alpha(.dimmingAlpha),
    JudgedOutput(
      name: "\(Output.pageIndex.name)", number: .column(.pageIndex), kind: .index, unit: "page"),
  ]

  private static func position(
    _ output: Output, direction: ContractClause.Direction = .none,
    shift: ContractClause.InsetShift = .fixed
  ) -> JudgedOutput {
    JudgedOutput(
      name: "\(output.name)", number: .column(output), kind: .position, unit: "pt", slope: 1,
      direction: direction, insetShift: shift)
  }

  private static func size(
    _ output: Output, direction: ContractClause.Direction = .none
  ) -> JudgedOutput {
    JudgedOutput(
      name: "\(output.name)", number: .column(output), kind: .size, unit: "pt", slope: 1,
      direction: direction, minimum: 0)
  }

  private static func alpha(_ output: Output) -> JudgedOutput {
    JudgedOutput(
      name: "\(output.name)", number: .column(output), kind: .alpha, unit: "1", slope: 1.0 / 40,
      range: 0...1, direction: .rising)
  }

  private static func scale(_ output: Output) -> JudgedOutput {
    JudgedOutput(
      name: "\(output.name)", number: .column(output), kind: .scale, unit: "1", slope: 1.0 / 100)
  }

  /// The outputs of a trace, each with its behavior's own clauses laid over its role's.
  static func all(of trace: Trace, contract: Contract) -> [JudgedOutput] {
    var outputs = ofRoles.filter { (output: JudgedOutput) in
      guard case .column(let column) = output.number else { return true }
      return trace.has(column)
    }
    for (index, name) in trace.extraNames.enumerated() {
      outputs.append(JudgedOutput(name: name, number: .extra(index), kind: .other, unit: "1"))
    }
    for clause in contract.clauses {
      for index in outputs.indices { outputs[index].apply(clause) }
    }
    return outputs
  }

  private mutating func apply(_ clause: ContractClause) {
    switch clause {
    case .range(name, let range): self.range = range
    case .slope(name, let slope): self.slope = slope
    case .direction(name, let direction): self.direction = direction
    case .insetShift(name, let shift): insetShift = shift
    case .minimum(name, let minimum): self.minimum = minimum
    case .remembers(name): remembers = true
    default: break
    }
  }
}
