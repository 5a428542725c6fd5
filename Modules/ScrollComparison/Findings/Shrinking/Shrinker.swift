import GestureScript
import ScrollHost

/// Makes a gesture smaller as long as it still shows what it is kept for: fewer commands, then
/// rounder numbers, then fewer letters.
///
/// Deterministic: candidates are tried in a fixed order and the first that holds is taken. Every step
/// makes the script smaller, and the attempts are limited, so that it ends.
final class Shrinker {
  /// Whether a script still shows it; nil when there is no time left to find out.
  typealias Predicate = (GestureScript) throws(RunError) -> Bool?

  private var best: GestureScript
  private var cost: ScriptCost
  private var attempts: Int
  private var refuted: Set<String> = []
  private var isOver = false

  private init(_ script: GestureScript, attempts: Int) {
    var plain = script
    plain.title = nil
    best = plain
    cost = ScriptCost(plain)
    self.attempts = attempts
  }

  /// Shrinks `script`.
  ///
  /// - Parameters:
  ///   - script: A script for which `holds` is true. Its title is dropped.
  ///   - attempts: How many candidates are tried at most.
  ///   - holds: The question.
  /// - Returns: The smallest script found for which `holds` is true.
  /// - Throws: What `holds` throws.
  static func shrink(
    _ script: GestureScript, attempts: Int = 600, while holds: Predicate
  ) throws(RunError) -> GestureScript {
    let shrinker = Shrinker(script, attempts: attempts)
    try shrinker.run(holds)
    return shrinker.best
  }

  private func run(_ holds: Predicate) throws(RunError) {
    var improves = true
    while improves && !isOver {
      improves = try takesSmallerBody(holds)
      if !improves { improves = try takesRounderNumber(holds) }
    }
  }

  /// Tries the stages in order; starts over with the first as soon as one succeeds.
  private func takesSmallerBody(_ holds: Predicate) throws(RunError) -> Bool {
    if best.touchRate != nil {
      var script = best
      script.touchRate = nil
      if try accepts(script, holds) { return true }
    }
    for stage in ScriptSimplifications.stages {
      for body in ScriptSimplifications.candidates(of: stage, for: best.statements) {
        var script = best
        script.statements = body
        if try accepts(script, holds) { return true }
        if isOver { return false }
      }
    }
    return false
  }

  private func takesRounderNumber(_ holds: Predicate) throws(RunError) -> Bool {
    let numbers = best.numbers
    for place in numbers.indices {
      for rounder in Self.rounder(numbers[place]) {
        if try accepts(best.replacingNumber(at: place, with: rounder), holds) { return true }
        if isOver { return false }
      }
    }
    return false
  }

  /// Numbers near `value` with fewer digits, the roundest first.
  static func rounder(_ value: Double) -> [Double] {
    guard value != 0, value.isFinite else { return [] }
    var found = [0.0]
    let size = value.magnitude
    func append(_ rounded: Double) {
      let signed = value < 0 ? -rounded : rounded
      if signed != value && rounded != 0 && !found.contains(signed) { found.append(signed) }
    }
    // Multiples of the largest power of ten first, then of ever smaller ones, down to a tenth.
    var unit = 1.0
    while unit * 10 <= size { unit *= 10 }
    while unit >= 1 {
      append((size / unit).rounded(.down) * unit)
      append((size / unit).rounded(.up) * unit)
      unit = unit == 1 ? 0 : unit / 10
    }
    append((size * 10).rounded(.down) / 10)
    append((size * 10).rounded(.up) / 10)
    return found
  }

  private func accepts(_ script: GestureScript, _ holds: Predicate) throws(RunError) -> Bool {
    let smaller = ScriptCost(script)
    guard smaller < cost else { return false }
    let text = script.text
    guard !refuted.contains(text), script.isRunnable else { return false }
    guard attempts > 0, let isHeld = try holds(script) else {
      isOver = true
      return false
    }
    attempts -= 1
    guard isHeld else {
      refuted.insert(text)
      return false
    }
    (best, cost) = (script, smaller)
    return true
  }
}
