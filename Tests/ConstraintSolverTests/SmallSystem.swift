import ConstraintSolver

/// A system of up to three variables, solved by trying every vertex: the oracle of the tests.
///
/// The violations are piecewise linear, so a best solution lies where as many boundaries of
/// constraints as there are variables meet; coordinate planes and a wide box are added so that such
/// points exist.
struct SmallSystem {
  struct Row {
    var coefficients: [Double]
    var constant: Double
    var relation: Relation
    var priority: Double

    func violation(at point: [Double]) -> Double {
      var value = constant
      for index in point.indices { value += coefficients[index] * point[index] }
      switch relation {
      case .lessOrEqual: return max(0, value)
      case .equal: return value.magnitude
      case .greaterOrEqual: return max(0, -value)
      }
    }
  }

  static let halfBox = 1e5

  var variableCount: Int
  var rows: [Row]

  /// The summed violations, highest priority first.
  func violations(at point: [Double]) -> [Double] {
    let levels = Set(rows.map { $0.priority }).filter { $0 < 1000 }.sorted(by: >)
    return levels.map { level in
      rows.filter { $0.priority == level }.reduce(0) { $0 + $1.violation(at: point) }
    }
  }

  func isFeasible(_ point: [Double]) -> Bool {
    rows.allSatisfy { $0.priority < 1000 || $0.violation(at: point) <= 1e-7 }
  }

  /// All vertices with the least violations; empty when the required rows contradict each other.
  func bestVertices() -> [[Double]] {
    var planes = rows.map { ($0.coefficients, -$0.constant) }
    for index in 0..<variableCount {
      var axis = [Double](repeating: 0, count: variableCount)
      axis[index] = 1
      for value in [0, -Self.halfBox, Self.halfBox] { planes.append((axis, value)) }
    }
    var best: [[Double]] = []
    var least: [Double] = []
    forEachChoice(of: variableCount, from: planes.count) { choice in
      guard let point = solve(choice.map { planes[$0] }), isFeasible(point),
        point.allSatisfy({ $0.magnitude <= Self.halfBox * 1.000_001 })
      else { return }
      let violations = violations(at: point)
      let order = best.isEmpty ? -1 : Self.compare(violations, least)
      if order < 0 { (best, least) = ([point], violations) }
      if order == 0 { best.append(point) }
    }
    return best
  }

  /// Compares sums of violations, highest priority first: -1, 0 or 1.
  static func compare(_ left: [Double], _ right: [Double]) -> Int {
    for (left, right) in zip(left, right) {
      let tolerance = 1e-6 * max(1, right.magnitude / 100)
      if left < right - tolerance { return -1 }
      if left > right + tolerance { return 1 }
    }
    return 0
  }

  private func forEachChoice(of count: Int, from total: Int, _ body: ([Int]) -> Void) {
    var choice = Array(0..<count)
    while true {
      body(choice)
      var place = count - 1
      while place >= 0 && choice[place] == total - count + place { place -= 1 }
      guard place >= 0 else { return }
      choice[place] += 1
      for later in place + 1..<max(count, place + 1) { choice[later] = choice[later - 1] + 1 }
    }
  }

  /// Gaussian elimination; nil when the planes do not meet in one point.
  private func solve(_ planes: [([Double], Double)]) -> [Double]? {
    var matrix = planes.map { $0.0 + [$0.1] }
    for column in matrix.indices {
      let pivot = matrix.indices[column...].max {
        matrix[$0][column].magnitude < matrix[$1][column].magnitude
      }!
      guard matrix[pivot][column].magnitude > 1e-9 else { return nil }
      matrix.swapAt(column, pivot)
      for row in matrix.indices where row != column {
        let factor = matrix[row][column] / matrix[column][column]
        for place in column..<matrix[row].count {
          matrix[row][place] -= factor * matrix[column][place]
        }
      }
    }
    return matrix.indices.map { matrix[$0][matrix.count] / matrix[$0][$0] }
  }
}
