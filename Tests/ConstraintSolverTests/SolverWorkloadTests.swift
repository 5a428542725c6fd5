import ConstraintSolver
import Testing

/// Systems as layouts have them, at the sizes they have.
@Suite struct SolverWorkloadTests {
  /// A header that shrinks with the offset above a column of cells.
  private struct Column {
    var solver = Solver()
    let offset: Variable
    var bottoms: [Variable] = []

    init(cellCount: Int) throws {
      offset = solver.makeVariable()
      let height = solver.makeVariable()
      var previous = solver.makeVariable()
      try solver.addEdit(offset, priority: .high)
      try solver.add(height + offset - 240, .equal, priority: 500)
      try solver.add(height - 88, .greaterOrEqual)
      try solver.add(previous - height, .equal)
      for _ in 0..<cellCount {
        let top = solver.makeVariable()
        let height = solver.makeVariable()
        let bottom = solver.makeVariable()
        try solver.add(top - previous, .equal)
        try solver.add(height - 44, .equal, priority: .low)
        try solver.add(height - 20, .greaterOrEqual)
        try solver.add(bottom - top - height, .equal)
        previous = bottom
        bottoms.append(bottom)
      }
    }
  }

  @Test func `a column of cells follows its header`() throws {
    for count in [1, 10, 50, 200] {
      var column = try Column(cellCount: count)
      for step in 0..<100 {
        let offset = -200 + Double(7 * step % 600)
        try column.solver.suggest(column.offset, offset)
        let header = max(88, 240 - offset)
        #expect(column.solver.value(of: column.bottoms[0]) == header + 44)
        #expect(column.solver.value(of: column.bottoms[count - 1]) == header + 44 * Double(count))
      }
    }
  }

  @Test func `cells give way when their column is limited`() throws {
    var column = try Column(cellCount: 20)
    let last = column.bottoms[19]
    let limit = try column.solver.add(last - 900, .lessOrEqual, priority: 499)
    #expect(column.solver.value(of: last) == 900)
    try column.solver.setConstant(of: limit, to: -488)
    #expect(column.solver.value(of: last) == 20 * 20 + 240)
    try column.solver.setPriority(of: limit, to: 501)
    #expect(column.solver.value(of: last) == 20 * 20 + 88)
    try column.solver.setPriority(of: limit, to: .required)
    let error = #expect(throws: SolverError.self) {
      try column.solver.setConstant(of: limit, to: -487)
    }
    guard case .unsatisfiable(let conflict, nil) = error else { return }
    // The limit, the header's least height and its tie, and for each cell the least height and two
    // ties.
    #expect(conflict.count == 3 + 3 * 20)
    #expect(column.solver.value(of: last) == 488)
  }

  /// A form: rows of label and field that share a midline, inside a window of edited size.
  private struct Form {
    var solver = Solver()
    let width, height, midline: Variable
    var labels: [(left: Variable, width: Variable)] = []
    var fields: [(top: Variable, width: Variable, height: Variable)] = []
    var optional: [(handle: Constraint, priority: Double)] = []

    init(rowCount: Int) throws {
      width = solver.makeVariable()
      height = solver.makeVariable()
      midline = solver.makeVariable()
      try solver.addEdit(width, priority: .high)
      try solver.addEdit(height, priority: .high)
      try solver.add(midline * 1, .greaterOrEqual)
      var top = Expression(constant: 10)
      for row in 0..<rowCount {
        let left = solver.makeVariable()
        let labelWidth = solver.makeVariable()
        let fieldTop = solver.makeVariable()
        let fieldWidth = solver.makeVariable()
        let fieldHeight = solver.makeVariable()
        try solver.add(left - 10, .greaterOrEqual)
        optional.append((try solver.add(left - 10, .equal, priority: 501), 501))
        try solver.add(labelWidth - Double(40 + 13 * row), .greaterOrEqual)
        optional.append(
          (try solver.add(labelWidth - Double(40 + 13 * row), .equal, priority: .low), 250))
        try solver.add(midline - left - labelWidth - 10, .greaterOrEqual)
        optional.append(
          (try solver.add(midline - left - labelWidth - 10, .equal, priority: 501), 501))
        try solver.add(midline + fieldWidth + 10 - width, .lessOrEqual)
        optional.append(
          (try solver.add(midline + fieldWidth + 10 - width, .equal, priority: 501), 501))
        try solver.add(fieldWidth - 125, .greaterOrEqual)
        try solver.add(fieldHeight - 21, .equal)
        try solver.add(fieldTop - top, .greaterOrEqual)
        optional.append((try solver.add(fieldTop - top, .equal, priority: 501), 501))
        top = fieldTop + fieldHeight + 10
        labels.append((left, labelWidth))
        fields.append((fieldTop, fieldWidth, fieldHeight))
      }
      try solver.add(top - height, .lessOrEqual)
    }

    func violation(at priority: Double) -> Double {
      optional.reduce(0) { $0 + ($1.priority == priority ? solver.violation(of: $1.handle) : 0) }
    }
  }

  @Test func `a form fills its window and keeps its rows aligned`() throws {
    var form = try Form(rowCount: 3)
    for (width, height) in [(400, 600), (600, 400), (800, 1200), (400, 800), (800, 400)]
      as [(Double, Double)]
    {
      try form.solver.suggest(form.width, width)
      try form.solver.suggest(form.height, height)
      #expect(form.solver.value(of: form.width) == width)
      // Every row at 501 holds; labels of 40, 53 and 66 points end together, at 66.
      #expect(form.violation(at: 501) == 0)
      #expect(form.violation(at: 250) == 26 + 13)
      #expect(form.solver.value(of: form.midline) == 86)
      for (row, field) in form.fields.enumerated() {
        #expect(form.solver.value(of: field.top) == Double(10 + 31 * row))
        #expect(form.solver.value(of: field.width) == width - 96)
        #expect(form.solver.isDetermined(field.width))
      }
    }
    try form.solver.suggest(form.width, 100)
    #expect(form.solver.value(of: form.width) == 86 + 125 + 10)
  }

  @Test func `a hundred thousand edits do not drift`() throws {
    var solver = Solver()
    let variables = (0..<4).map { _ in solver.makeVariable() }
    // Coefficients that binary fractions cannot state, and limits that are met again and again.
    func build(_ solver: inout Solver) throws -> [Constraint] {
      var edits: [Constraint] = []
      for index in 1..<4 {
        try solver.add(
          variables[index] - variables[index - 1] * 0.3 - variables[(index + 2) % 4] * (1.0 / 7),
          .equal, priority: 600)
        try solver.add(variables[index] - 50.1, .lessOrEqual)
        try solver.add(variables[index] + 3.3, .greaterOrEqual)
        edits.append(
          try solver.add(variables[index] * 1.1, .equal, priority: Priority(400 + Double(index))))
      }
      edits.append(try solver.add(variables[0] * 0.7, .equal, priority: 700))
      return edits
    }
    let edits = try build(&solver)
    var random = SplitMix64(seed: 4)
    var constants = [Double](repeating: 0, count: edits.count)
    for _ in 0..<100_000 {
      let index = random.integer(in: 0...edits.count - 1)
      constants[index] = random.fraction() * 400 - 200
      try solver.setConstant(of: edits[index], to: constants[index])
    }
    var fresh = Solver()
    for _ in variables { _ = fresh.makeVariable() }
    let handles = try build(&fresh)
    for (handle, constant) in zip(handles, constants) {
      try fresh.setConstant(of: handle, to: constant)
    }
    for variable in variables {
      #expect(fresh.isDetermined(variable))
      #expect(abs(solver.value(of: variable) - fresh.value(of: variable)) < 1e-8)
    }
  }

  @Test func `a constraint made anew on every step leaves no trace`() throws {
    var column = try Column(cellCount: 10)
    let start = column.solver.description
    var handle: Constraint?
    for step in 0..<2_000 {
      if let handle { try column.solver.remove(handle) }
      let top = column.bottoms[4]
      handle = try column.solver.add(top - Double(300 + step % 50), .equal, priority: 999)
      #expect(column.solver.value(of: top) == Double(300 + step % 50))
    }
    try column.solver.remove(handle!)
    #expect(column.solver.value(of: column.bottoms[9]) == 240 + 440)
    #expect(column.solver.description.utf8.count < 2 * start.utf8.count)
  }
}
