import GestureScript
import ScrollGeometry
import Testing

@Suite struct GestureScriptParserTests {
  @Test func `every command of the language is read`() throws {
    let script = try parsed(
      """
      gesture "All of them"
      touch-rate 62.5
      down 1 2
      drag by 0 -60.5 over 300ms
      drag by 1 2 over 0.3s ease linear
      drag to 3 4 over 1ms ease in
      drag to 3 4 over 1ms ease out
      drag by 3 4 over 1ms ease in-out
      hold 5ms
      hold 0ms silent
      up
      down -1 2e2
      cancel
      flick by 0 300 over 120ms
      flick by 0 300 over 120ms at 10 20
      tap 7 8
      wait 1.5s
      settle
      settle within 2s
      mark peak_1.a-B
      repeat 2 {
        mark inside
      }
      scroll to 0 100
      scroll inner to 0 100 animated
      scroll to 0 -100 stop
      scroll-to-top
      rotate landscape
      rotate portrait
      resize 320 480
      inset 60 -10
      content 0
      insert -20 at 5
      reload
      resend
      """)
    #expect(script.title == "All of them")
    #expect(script.touchRate == 62.5)
    let expected: [GestureCommand] = [
      .down(Point(x: 1, y: 2)),
      .dragBy(Point(x: 0, y: -60.5), nanoseconds: 300_000_000, ease: .linear),
      .dragBy(Point(x: 1, y: 2), nanoseconds: 300_000_000, ease: .linear),
      .dragTo(Point(x: 3, y: 4), nanoseconds: 1_000_000, ease: .easeIn),
      .dragTo(Point(x: 3, y: 4), nanoseconds: 1_000_000, ease: .easeOut),
      .dragBy(Point(x: 3, y: 4), nanoseconds: 1_000_000, ease: .easeInOut),
      .hold(nanoseconds: 5_000_000, isSilent: false),
      .hold(nanoseconds: 0, isSilent: true),
      .up,
      .down(Point(x: -1, y: 200)),
      .cancel,
      .flick(by: Point(x: 0, y: 300), nanoseconds: 120_000_000, at: nil),
      .flick(by: Point(x: 0, y: 300), nanoseconds: 120_000_000, at: Point(x: 10, y: 20)),
      .tap(Point(x: 7, y: 8)),
      .wait(nanoseconds: 1_500_000_000),
      .settle(withinNanoseconds: 10_000_000_000),
      .settle(withinNanoseconds: 2_000_000_000),
      .mark("peak_1.a-B"),
      .repeat(2, [GestureStatement(.mark("inside"))]),
      .environment(.scroll(view: nil, to: Point(x: 0, y: 100), .plain)),
      .environment(.scroll(view: "inner", to: Point(x: 0, y: 100), .animated)),
      .environment(.scroll(view: nil, to: Point(x: 0, y: -100), .stop)),
      .environment(.scrollToTop),
      .environment(.rotate(.landscape)),
      .environment(.rotate(.portrait)),
      .environment(.resize(Size(width: 320, height: 480))),
      .environment(.inset(top: 60, bottom: -10)),
      .environment(.content(height: 0)),
      .environment(.insert(height: -20, at: 5)),
      .environment(.reload),
      .environment(.resend),
    ]
    #expect(script.commands.count == expected.count)
    for (read, expected) in zip(script.commands, expected) { #expect(read == expected) }
  }

  @Test func `statements know their places`() throws {
    let script = try parsed("\n  mark a\r\n\trepeat 2 {\n  mark b }\n")
    #expect(script.statements[0].line == 2)
    #expect(script.statements[0].column == 3)
    #expect(script.statements[1].line == 3)
    #expect(script.statements[1].column == 2)
    guard case .repeat(_, let body) = script.statements[1].command else {
      Issue.record("the second statement is no repeat")
      return
    }
    #expect(body[0].line == 4)
  }

  @Test func `blank lines, comments, tabs, CR LF and a byte-order mark change nothing`() throws {
    let plain = try parsed("gesture \"a\"\nup-to-here\n".replacing("up-to-here", with: "reload"))
    let decorated = try parsed(
      "\u{FEFF}# head é\r\n\r\n\t gesture\t\"a\" # why\r\n\r\n  reload# glued\r\n#}")
    #expect(plain == decorated)
  }

  @Test func `a title keeps its hash signs, braces and quotes`() throws {
    #expect(try parsed(#"gesture "a # b { \"c\" \\ \d é""#).title == #"a # b { "c" \ \d é"#)
    #expect(try parsed(#"gesture """#).title == "")
  }

  @Test func `an empty script is a script`() throws {
    #expect(try parsed("") == GestureScript())
    #expect(try parsed("# nothing\n\n") == GestureScript())
  }

  @Test func `a repeat may stand on one line`() throws {
    let script = try parsed("repeat 2 { repeat 3{mark a} }\n")
    let inner = GestureStatement(.repeat(3, [GestureStatement(.mark("a"))]))
    #expect(script.commands == [.repeat(2, [inner])])
  }

  @Test func `times are rounded to the nearest nanosecond`() throws {
    func time(_ text: String) throws -> Int64? {
      guard case .wait(let time)? = try parsed("wait \(text)").commands.first else { return nil }
      return time
    }
    #expect(try time("8.333333ms") == 8_333_333)
    #expect(try time("0.1s") == 100_000_000)
    #expect(try time("0.0000004ms") == 0)
    #expect(try time("0.0000006ms") == 1)
    #expect(try time("1e3ms") == 1_000_000_000)
    #expect(try time("3600s") == 3_600_000_000_000)
    #expect(try time("3599999.999999ms") == 3_599_999_999_999)
    #expect(try time("-0ms") == 0)
  }

  @Test func `environment commands are allowed in the middle of a touch`() throws {
    let script = try parsed("down 0 0\nrotate landscape\nmark a\nscroll to 0 0\nup\n")
    #expect(script.commands.count == 5)
  }

  @Test func `equal scripts may stand in different places`() throws {
    #expect(try parsed("mark a\nmark b") == parsed("\n\n  mark a\n\nmark b # c"))
    #expect(try parsed("mark a") != parsed("mark b"))
  }
}
