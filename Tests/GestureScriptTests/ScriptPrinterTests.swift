import GestureScript
import ScrollGeometry
import Testing

@Suite struct ScriptPrinterTests {
  @Test func `a script prints in canonical form`() throws {
    let script = try parsed(
      """
      gesture  "A \\"b\\" \\\\"   # comment
      touch-rate 125.0
      down 187 5e2
      drag by 0 +60 over 0.3s ease linear
      drag to 1 2 over 8.333333ms ease in-out
      hold 1s silent
      up
      repeat 2 { repeat 3 { settle within 10s } }
      flick by 0 -1 over 20ms at -0 0
      wait 0ms
      """)
    #expect(
      script.text == """
        gesture "A \\"b\\" \\\\"
        touch-rate 125
        down 187 500
        drag by 0 60 over 300ms
        drag to 1 2 over 8.333333ms ease in-out
        hold 1s silent
        up
        repeat 2 {
          repeat 3 {
            settle
          }
        }
        flick by 0 -1 over 20ms at 0 0
        wait 0s

        """)
  }

  @Test func `parsing what was printed gives the same script`() throws {
    var random = SeededRandom(seed: 7)
    for _ in 0..<400 {
      var maker = RandomScript(random: random)
      let script = maker.script()
      random = maker.random
      let text = script.text
      let again = try parsed(text)
      #expect(again == script, "\(text)")
      #expect(again.text == text)
      #expect(script.isRunnable)
    }
  }

  @Test func `a script that breaks a rule is not runnable`() {
    let bad: [GestureScript] = [
      GestureScript(title: "a\nb"),
      GestureScript(touchRate: .nan),
      GestureScript(commands: [.up]),
      GestureScript(commands: [.mark("a b")]),
      GestureScript(commands: [.mark("")]),
      GestureScript(commands: [.tap(Point(x: .infinity, y: 0))]),
      GestureScript(commands: [.wait(nanoseconds: -1)]),
      GestureScript(commands: [.wait(nanoseconds: .max)]),
      GestureScript(commands: [.wait(nanoseconds: .min)]),
      GestureScript(commands: [.repeat(0, [])]),
      GestureScript(commands: [.environment(.scroll(view: "to", to: .zero, .plain))]),
      GestureScript(commands: [.environment(.resize(.zero))]),
    ]
    for script in bad { #expect(!script.isRunnable, "\(script.text)") }
    #expect(GestureScript(commands: [.mark("a")]).isRunnable)
  }
}

/// Makes scripts that obey the rules.
private struct RandomScript {
  var random: SeededRandom

  mutating func script() -> GestureScript {
    let title: String? =
      flip() ? nil : ["", "a # {", "\"q\" \\", "é\u{301} 🙂"].randomElement(using: &random)
    let rate: Double? = flip() ? nil : [1, 60, 62.5, 59.94, 10_000].randomElement(using: &random)
    return GestureScript(title: title, touchRate: rate, statements: statements(depth: 0))
  }

  private mutating func flip() -> Bool { Bool.random(using: &random) }

  private mutating func number() -> Double {
    switch Int.random(in: 0..<4, using: &random) {
    case 0: Double(Int.random(in: -500...500, using: &random))
    case 1: Double(Int.random(in: -5000...5000, using: &random)) / 10
    case 2: Double.random(in: -1e9...1e9, using: &random)
    default: Double.random(in: -1...1, using: &random) * 1e-12
    }
  }

  private mutating func point() -> Point { Point(x: number(), y: number()) }

  private mutating func time() -> Int64 {
    switch Int.random(in: 0..<3, using: &random) {
    case 0: Int64.random(in: 1...3000, using: &random) * 1_000_000
    case 1: Int64.random(in: 1...5_000_000_000, using: &random)
    default: Int64.random(in: 1...9, using: &random) * 1_000_000_000
    }
  }

  private mutating func statements(depth: Int) -> [GestureStatement] {
    var made: [GestureCommand] = []
    for _ in 0..<Int.random(in: 0..<6, using: &random) {
      switch Int.random(in: 0..<9, using: &random) {
      case 0:
        made.append(.down(point()))
        for _ in 0..<Int.random(in: 0..<4, using: &random) { made.append(touching()) }
        made.append(flip() ? .up : .cancel)
      case 1: made.append(.flick(by: point(), nanoseconds: time(), at: flip() ? point() : nil))
      case 2: made.append(.tap(point()))
      case 3: made.append(.wait(nanoseconds: flip() ? 0 : time()))
      case 4: made.append(.settle(withinNanoseconds: flip() ? 10_000_000_000 : time()))
      case 5 where depth < 3:
        made.append(.repeat(Int.random(in: 1...3, using: &random), statements(depth: depth + 1)))
      case 6: made.append(.mark(["a", "peak-1", "_", "9.z"].randomElement(using: &random)!))
      default: made.append(.environment(environment()))
      }
    }
    return made.map { GestureStatement($0) }
  }

  private mutating func touching() -> GestureCommand {
    let ease = Ease.allCases.randomElement(using: &random)!
    switch Int.random(in: 0..<4, using: &random) {
    case 0: return .dragBy(point(), nanoseconds: time(), ease: ease)
    case 1: return .dragTo(point(), nanoseconds: time(), ease: ease)
    case 2: return .hold(nanoseconds: flip() ? 0 : time(), isSilent: flip())
    default: return .environment(environment())
    }
  }

  private mutating func environment() -> EnvironmentCommand {
    switch Int.random(in: 0..<9, using: &random) {
    case 0:
      return .scroll(
        view: flip() ? nil : "inner.1", to: point(),
        ProgrammaticScroll.allCases.randomElement(using: &random)!)
    case 1: return .scrollToTop
    case 2: return .rotate(flip() ? .portrait : .landscape)
    case 3: return .resize(Size(width: number().magnitude + 1, height: number().magnitude + 1))
    case 4: return .inset(top: number(), bottom: number())
    case 5: return .content(height: number().magnitude)
    case 6: return .insert(height: number(), at: number())
    case 7: return .reload
    default: return .resend
    }
  }
}
