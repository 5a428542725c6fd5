/// An incremental solver of linear equations and inequalities with strict priorities.
///
/// Constraints are added, changed and removed one at a time, and after each change the variables
/// have the values of a best solution: all required constraints hold, and the summed violation is
/// least at the highest priority, then, of those solutions, at the next, and so on. A priority
/// outweighs any number of constraints of lower priority, as in UIKit. A variable that the
/// constraints leave open is zero; of several the oldest are left open.
///
/// The method is the dual and primal simplex of Cassowary (Badros, Borning, Stuckey: The Cassowary
/// Linear Arithmetic Constraint Solving Algorithm, ACM TOCHI 8(4), 2001,
/// https://doi.org/10.1145/504704.504705) with a lexicographic objective instead of weights.
///
/// A solver is a value. The same calls in the same order give the same bits on every platform.
/// Numbers within 1e-9 of the magnitudes they were computed from count as equal.
public struct Solver: Sendable {
  var tableau = Tableau()
  var definitions = Definitions()
  var sum = SparseAccumulator()
  var records: [ConstraintRecord] = []
  private var vacantRecords: [Int32] = []
  /// For each variable its symbol.
  var symbols: [Symbol] = []
  /// For each symbol its variable or, of a restricted symbol, its constraint.
  var owners: [Int32] = []
  private var vacantSymbols: [Symbol] = []
  /// The priorities in use, highest first, and how many constraints each has.
  var priorities: [(priority: Priority, count: Int)] = []
  /// For each variable the constraint that edits it, or -1.
  var edits: [Int32] = []
  /// How much rounding may happen unseen; grows while nothing can be done about it.
  var checkInterval = 1
  /// The size of the definitions above which they are worth computing anew.
  var entryLimit = 64
  private var changedVariables: [Variable] = []
  private var isChanged: [Bool] = []

  /// Makes a solver without variables and constraints.
  public init() {}

  // MARK: Variables

  /// The number of variables made so far.
  public var variableCount: Int { symbols.count }

  /// Makes a variable. Its value is zero until a constraint says otherwise.
  public mutating func makeVariable() -> Variable {
    let variable = Variable(index: symbols.count)
    // Symbols of variables are never used again, so they ascend with the variables.
    let symbol = Symbol(owners.count)
    owners.append(Int32(variable.index))
    growToSymbols()
    symbols.append(symbol)
    edits.append(-1)
    isChanged.append(false)
    return variable
  }

  /// The value of a variable in the present solution.
  ///
  /// The variable must be of this solver.
  public func value(of variable: Variable) -> Double {
    precondition(symbols.indices.contains(variable.index), "the variable is of another solver")
    return definitions.levels[Int(symbols[variable.index])]
  }

  /// Hands over the variables whose values changed since the last call, each once, with the value
  /// it has now.
  public mutating func takeChanges(_ body: (Variable, Double) -> Void) {
    for variable in changedVariables {
      isChanged[variable.index] = false
      body(variable, definitions.levels[Int(symbols[variable.index])])
    }
    changedVariables.removeAll(keepingCapacity: true)
  }

  /// Whether any value changed since the last `takeChanges`.
  public var hasChanges: Bool { !changedVariables.isEmpty }

  // MARK: Constraints

  /// Adds the constraint `expression` `relation` 0.
  ///
  /// Terms of the same variable are added up, terms with coefficient zero are left out. Beside the
  /// others of its constraint a coefficient below 1e-9 of the largest counts for nothing. An
  /// expression without terms is accepted when it holds or is not required.
  ///
  /// - Throws: `SolverError.unsatisfiable` when the constraint is required and contradicts other
  ///   required ones; `.notFinite`, `.outOfRange` or `.unknownVariable` for a bad expression.
  @discardableResult
  public mutating func add(
    _ expression: Expression, _ relation: Relation, priority: Priority = .required
  ) throws(SolverError) -> Constraint {
    try validate(expression)
    let statement = ConstraintStatement(expression, relation, priority: priority)
    let index: Int
    if let vacant = vacantRecords.popLast() {
      index = Int(vacant)
      records[index].statement = statement
    } else {
      index = records.count
      records.append(ConstraintRecord(statement: statement))
    }
    do throws(SolverError) {
      try attach(index)
    } catch {
      vacantRecords.append(Int32(index))
      throw error
    }
    records[index].isPresent = true
    finish()
    return Constraint(index: index, generation: records[index].generation)
  }

  /// Removes a constraint; its handle is unknown from then on.
  ///
  /// - Throws: `SolverError.unknownConstraint`.
  public mutating func remove(_ constraint: Constraint) throws(SolverError) {
    let index = try find(constraint)
    if let edited = records[index].statement.expression.terms.first,
      records[index].statement.expression.terms.count == 1,
      edits[edited.variable.index] == Int32(index)
    {
      edits[edited.variable.index] = -1
    }
    detach(index)
    records[index].isPresent = false
    records[index].generation += 1
    vacantRecords.append(Int32(index))
    finish()
  }

  /// Whether a handle is of a constraint in the solver.
  public func contains(_ constraint: Constraint) -> Bool {
    records.indices.contains(constraint.index)
      && records[constraint.index].isPresent
      && records[constraint.index].generation == constraint.generation
  }

  /// What a constraint says, or nil for an unknown one.
  public func statement(of constraint: Constraint) -> ConstraintStatement? {
    contains(constraint) ? records[constraint.index].statement : nil
  }

  /// How far the present solution violates a constraint, in the unit of its expression; zero when
  /// it holds or is unknown.
  public func violation(of constraint: Constraint) -> Double {
    guard contains(constraint) else { return 0 }
    let statement = records[constraint.index].statement
    return statement.relation.violation(of: value(of: statement.expression))
  }

  /// The value of an expression in the present solution.
  public func value(of expression: Expression) -> Double {
    var result = expression.constant
    for term in expression.terms { result += term.coefficient * value(of: term.variable) }
    return result
  }

  // MARK: Internals

  func find(_ constraint: Constraint) throws(SolverError) -> Int {
    guard contains(constraint) else { throw .unknownConstraint(constraint) }
    return constraint.index
  }

  func validate(_ constant: Double) throws(SolverError) {
    guard constant.isFinite else { throw .notFinite(constant) }
    guard constant.magnitude <= 1e100 else { throw .outOfRange(constant) }
  }

  private func validate(_ expression: Expression) throws(SolverError) {
    try validate(expression.constant)
    for term in expression.terms {
      guard symbols.indices.contains(term.variable.index) else {
        throw .unknownVariable(term.variable)
      }
      try validate(term.coefficient)
      if term.coefficient != 0 && term.coefficient.magnitude < 1e-100 {
        throw .outOfRange(term.coefficient)
      }
    }
  }

  mutating func makeSymbol(_ kind: Tableau.Kind, owner: Int) -> Symbol {
    let symbol: Symbol
    if let vacant = vacantSymbols.popLast() {
      symbol = vacant
      owners[Int(symbol)] = Int32(owner)
    } else {
      symbol = Symbol(owners.count)
      owners.append(Int32(owner))
      growToSymbols()
    }
    tableau.setKind(symbol, kind)
    return symbol
  }

  mutating func release(_ symbol: Symbol) {
    guard symbol >= 0 else { return }
    tableau.release(symbol)
    definitions.reset(symbol)
    vacantSymbols.append(symbol)
  }

  private mutating func growToSymbols() {
    tableau.grow(to: owners.count)
    definitions.grow(to: owners.count)
    sum.grow(to: owners.count)
  }

  /// Ends a change: optimizes, carries the new values to the variables, and forgets how to undo.
  mutating func finish() {
    _ = tableau.optimize()
    updateValues()
    if tableau.workSinceCheck >= checkInterval { checkAccuracy() }
    for symbol in definitions.changed {
      let index = Int(owners[Int(symbol)])
      if !isChanged[index] {
        isChanged[index] = true
        changedVariables.append(Variable(index: index))
      }
    }
    definitions.changed.removeAll(keepingCapacity: true)
  }

  /// Carries the values of the tableau to the variables, and forgets how to undo the change.
  mutating func updateValues() {
    for place in tableau.touchedRows {
      let basic = tableau.rows[Int(place)].basic
      if basic >= 0 { updateLevel(basic) }
    }
    for symbol in tableau.touchedSymbols { updateLevel(symbol) }
    tableau.commit()
    definitions.update()
  }

  mutating func updateLevel(_ symbol: Symbol) {
    let place = Int(symbol)
    guard tableau.kinds[place] != .none else { return }
    definitions.setLevel(symbol, tableau.offsets[place] + tableau.value(of: symbol))
  }

  /// Runs the dual simplex.
  ///
  /// - Returns: What went wrong; the caller then undoes its change.
  mutating func restoreFeasibility() -> SolverError? {
    switch tableau.restoreFeasibility() {
    case .feasible: nil
    case .conflict(let row): .unsatisfiable(conflict: conflict(inRow: row), rejected: nil)
    case .stalled: .illConditioned
    }
  }

  /// The constraints in the solver whose equations row `place` combines.
  ///
  /// The row proves the contradiction (Farkas): it says that a sum of what must not be negative is
  /// negative. Being a row of a simplex dictionary it combines no more equations than it has to, so
  /// the set is irreducible (Gleeson and Ryan, ORSA Journal on Computing 2(1), 1990). What rounding
  /// left in it is not part of the proof, and an optional constraint can never be.
  func conflict(inRow place: Int) -> [Constraint] {
    let row = tableau.entries(ofRow: place)
    var largest = 1.0
    for entry in row { largest = max(largest, entry.coefficient.magnitude) }
    var indices = [Int(owners[Int(tableau.rows[place].basic)])]
    for entry in row
    where entry.coefficient.magnitude > Tableau.pivotTolerance * largest {
      indices.append(Int(owners[Int(entry.symbol)]))
    }
    indices.sort()
    var result: [Constraint] = []
    for index in indices
    where records[index].isPresent && !records[index].isOptional && result.last?.index != index {
      result.append(Constraint(index: index, generation: records[index].generation))
    }
    return result
  }
}
