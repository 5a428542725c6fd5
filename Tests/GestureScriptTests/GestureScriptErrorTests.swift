import GestureScript
import Testing

/// Errors as a user reads them, whole.
@Suite struct GestureScriptErrorTests {
  private func check(
    _ text: String, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(complaint(text) == expected, sourceLocation: sourceLocation)
  }

  @Test func `an unknown word is answered with the nearest command`() {
    check("dwon 1 2\nup", "a.gesture:1:1: unknown command 'dwon' (did you mean 'down'?)")
    check("  Mark a", "a.gesture:1:3: unknown command 'Mark' (did you mean 'mark'?)")
    check(
      "scroll-top", "a.gesture:1:1: unknown command 'scroll-top' (did you mean 'scroll-to-top'?)")
    check(
      "teleport 1",
      "a.gesture:1:1: unknown command 'teleport' (expected a command such as down, drag or settle)")
    check(
      "\u{1B}[2J\u{202E}é",
      "a.gesture:1:1: unknown command '\\u{1B}[2J\\u{202E}é' "
        + "(expected a command such as down, drag or settle)")
    check(
      String(repeating: "x", count: 50),
      "a.gesture:1:1: unknown command '\(String(repeating: "x", count: 40))...' "
        + "(expected a command such as down, drag or settle)")
  }

  @Test func `a missing word is named where it would stand`() {
    check("tap", "a.gesture:1:4: 'tap' lacks X (expected tap X Y)")
    check("tap 1  # é", "a.gesture:1:6: 'tap' lacks Y (expected tap X Y)")
    check("wait", "a.gesture:1:5: 'wait' lacks T (expected wait T)")
    check("mark", "a.gesture:1:5: 'mark' lacks NAME (expected mark NAME)")
    check("gesture", "a.gesture:1:8: 'gesture' lacks its title (expected gesture \"title\")")
    check("touch-rate", "a.gesture:1:11: 'touch-rate' lacks N (expected touch-rate N)")
    check(
      "down 0 0\ndrag by 1 2\nup",
      "a.gesture:2:12: 'drag' lacks 'over' "
        + "(expected drag by DX DY over T [ease linear|in|out|in-out])")
    check(
      "down 0 0\ndrag\nup",
      "a.gesture:2:5: 'drag' lacks 'by' or 'to' "
        + "(expected drag by DX DY over T or drag to X Y over T)")
    check(
      "flick by 1 2 over 3ms at 4",
      "a.gesture:1:27: 'flick' lacks Y (expected flick by DX DY over T [at X Y])")
    check(
      "settle within", "a.gesture:1:14: 'settle' lacks T (expected settle [within T])")
    check(
      "insert 5 at", "a.gesture:1:12: 'insert' lacks Y (expected insert H at Y)")
    check(
      "scroll", "a.gesture:1:7: 'scroll' lacks 'to' (expected scroll [VIEW] to X Y [animated|stop])"
    )
    check(
      "rotate",
      "a.gesture:1:7: 'rotate' lacks portrait or landscape "
        + "(expected rotate portrait|landscape)")
  }

  @Test func `a word in the wrong place is shown with the right form`() {
    check(
      "down 0 0\ndrag by 1 2 300ms\nup",
      "a.gesture:2:13: unexpected '300ms' "
        + "(expected drag by DX DY over T [ease linear|in|out|in-out])")
    check(
      "down 0 0\ndrag by 1 2 over 3ms ease bounce\nup",
      "a.gesture:2:27: unexpected 'bounce' (expected linear, in, out or in-out)")
    check(
      "down 0 0\ndrag by 1 2 over 3ms slowly\nup",
      "a.gesture:2:22: unexpected 'slowly' "
        + "(expected drag by DX DY over T [ease linear|in|out|in-out])")
    check(
      "down 0 0\ndrag 1 2 over 3ms\nup",
      "a.gesture:2:6: unexpected '1' (expected drag by DX DY over T or drag to X Y over T)")
    check("rotate left", "a.gesture:1:8: unexpected 'left' (expected portrait or landscape)")
    check("settle 3s", "a.gesture:1:8: unexpected '3s' (expected settle [within T])")
    check(
      "scroll to 0 0 slowly",
      "a.gesture:1:15: unexpected 'slowly' (expected animated, stop or the end of the line)")
    check(
      "scroll a b to 0 0",
      "a.gesture:1:10: unexpected 'b' (expected scroll [VIEW] to X Y [animated|stop])")
    check("tap 1 2 3", "a.gesture:1:9: '3' is too much after 'tap' (expected the end of the line)")
    check(
      "reload mark a",
      "a.gesture:1:8: 'mark' is too much after 'reload' (expected the end of the line)")
  }

  @Test func `numbers are decimal, finite and of a size that a screen knows`() {
    check("tap a 2", "a.gesture:1:5: 'a' is not a number (expected X)")
    check(
      "tap 0x10 .5",
      """
      a.gesture:1:5: '0x10' is not a number (expected X)
      a.gesture:1:10: '.5' is not a number (expected Y)
      """)
    check(
      "tap nan -Infinity",
      """
      a.gesture:1:5: 'nan' is not finite (expected a finite number)
      a.gesture:1:9: '-Infinity' is not finite (expected a finite number)
      """)
    check("tap 0 1e999", "a.gesture:1:7: '1e999' is not finite (expected a finite number)")
    check(
      "tap 0 -1000000001",
      "a.gesture:1:7: '-1000000001' is too large (expected Y between -1000000000 and 1000000000)")
    check(
      "resize 0 -5",
      """
      a.gesture:1:8: '0' is not positive (expected W greater than 0)
      a.gesture:1:10: '-5' is not positive (expected H greater than 0)
      """)
    check("content -1", "a.gesture:1:9: '-1' is negative (expected H of at least 0)")
    for rate in ["0", "0.5", "-60", "10000.5"] {
      check(
        "touch-rate \(rate)",
        "a.gesture:1:12: '\(rate)' is out of range "
          + "(expected from 1 to 10000 touch samples a second)"
      )
    }
    for count in ["0", "-1", "2.5", "1e2", "100001", "99999999999999999999999", "x"] {
      check(
        "repeat \(count) {\n}",
        "a.gesture:1:8: '\(count)' is not a count (expected N, a whole number from 1 to 100000)")
    }
  }

  @Test func `times carry a unit`() {
    check("wait 300", "a.gesture:1:6: the time '300' has no unit (expected 300ms or 300s)")
    check("wait 1.5 s", "a.gesture:1:6: a space parts '1.5' from its unit (expected 1.5s)")
    check(
      "wait 5min", "a.gesture:1:6: the time '5min' has the unknown unit 'min' (expected ms or s)")
    check("wait 5MS", "a.gesture:1:6: the time '5MS' has the unknown unit 'MS' (expected ms or s)")
    check(
      "wait soon",
      "a.gesture:1:6: 'soon' is not a time (expected a number with a unit, such as 300ms or 0.3s)")
    check(
      "wait ms",
      "a.gesture:1:6: 'ms' is not a time (expected a number with a unit, such as 300ms or 0.3s)")
    check("wait -5ms", "a.gesture:1:6: the time '-5ms' is negative (expected at least 0)")
    check("wait 3601s", "a.gesture:1:6: the time '3601s' is too long (expected at most 3600s)")
    check("wait 1e999s", "a.gesture:1:6: '1e999s' is not finite (expected a finite number)")
    check(
      "flick by 0 1 over 0s", "a.gesture:1:19: 'flick' takes no time (expected T greater than 0)")
    check(
      "down 0 0\ndrag to 0 1 over 0.0000001ms\nup",
      "a.gesture:2:18: 'drag' takes no time (expected T greater than 0)")
  }

  @Test func `names are plain`() {
    check(
      "mark é",
      "a.gesture:1:6: 'é' does not name a mark (expected letters, digits, '_', '-' and '.')")
    check(
      "scroll a;b to 0 0",
      "a.gesture:1:8: 'a;b' does not name a view (expected letters, digits, '_', '-' and '.')")
    check(
      "mark " + String(repeating: "n", count: 101),
      "a.gesture:1:6: '\(String(repeating: "n", count: 40))...' is too long to name a mark "
        + "(expected at most 100 characters)")
  }

  @Test func `the title stands once, first, in quotes`() {
    check(
      "gesture Pull down",
      "a.gesture:1:9: the title 'Pull' is not in quotes (expected gesture \"title\")")
    check(
      "gesture \"Pull",
      "a.gesture:1:9: the title is not closed (expected '\"' before the end of the line)")
    check(
      "gesture \"a\\\"",
      "a.gesture:1:9: the title is not closed (expected '\"' before the end of the line)")
    check(
      "mark a\ngesture \"b\"",
      "a.gesture:2:1: the title is not first (expected 'gesture' before any other command)")
    check(
      "touch-rate 60\ngesture \"b\"",
      "a.gesture:2:1: the title is not first (expected 'gesture' before any other command)")
    check(
      "gesture \"a\"\ngesture \"b\"",
      "a.gesture:2:1: a second title (expected one, before any other command)")
    check(
      "gesture \"a\" b",
      "a.gesture:1:13: 'b' is too much after 'gesture' (expected the end of the line)")
    check(
      "gesture \"é\tb\"",
      "a.gesture:1:11: the title holds the control character '\\u{9}' (expected visible text)")
    check(
      "gesture \"\(String(repeating: "é", count: 201))\"",
      "a.gesture:1:9: the title has 201 characters (expected at most 200)")
  }

  @Test func `the touch rate stands once, before the first touch`() {
    check(
      "touch-rate 60\ntouch-rate 60",
      "a.gesture:2:1: a second 'touch-rate' (expected one, before the first touch)")
    check(
      "tap 0 0\ntouch-rate 60",
      "a.gesture:2:1: 'touch-rate' after a touch (expected it before the first touch)")
    check(
      "repeat 2 {\ntouch-rate 60\n}",
      "a.gesture:2:1: 'touch-rate' inside a repeat (expected it before the first touch)")
    check("wait 1s\nsettle\nmark a\ntouch-rate 60", "")
  }

  @Test func `braces match`() {
    check("}", "a.gesture:1:1: '}' closes nothing (expected 'repeat N {' before it)")
    check("{", "a.gesture:1:1: '{' opens nothing (expected it only after 'repeat N')")
    check("reload {", "a.gesture:1:8: '{' opens nothing (expected it only after 'repeat N')")
    check(
      "repeat 2 {\nmark a",
      "a.gesture:1:10: '{' is not closed (expected '}' before the end of the script)")
    check(
      "repeat 2\n{\nmark a\n}",
      "a.gesture:1:9: 'repeat' lacks its body (expected '{' on the same line)")
    check("repeat {\n}", "a.gesture:1:7: 'repeat' lacks N (expected repeat N {)")
    check(
      "repeat 2 {\n} mark a",
      "a.gesture:2:3: 'mark' follows on the line of a '}' (expected one command a line)")
    check(
      String(repeating: "repeat 1 {\n", count: 9) + String(repeating: "}\n", count: 9),
      "a.gesture:9:1: 'repeat' is nested too deep (expected at most 8 levels)")
    check(String(repeating: "repeat 1 {\n", count: 8) + String(repeating: "}\n", count: 8), "")
  }

  @Test func `the finger lands before it moves and lifts before it lands`() {
    for command in ["tap 0 0", "down 0 0", "flick by 0 1 over 1ms", "wait 1s", "settle"] {
      let word = command.prefix { $0 != " " }
      check(
        "down 0 0\n\(command)\nup",
        "a.gesture:2:1: '\(word)' while a finger is down (expected 'up' or 'cancel' before it)")
    }
    for command in ["drag by 0 1 over 1ms", "drag to 0 1 over 1ms", "hold 1s", "up", "cancel"] {
      let word = command.prefix { $0 != " " }
      check(command, "a.gesture:1:1: '\(word)' without a finger (expected 'down' before it)")
    }
    check(
      "mark a\ndown 0 0\nhold 1s",
      "a.gesture:2:1: the script ends with this finger down "
        + "(expected 'up' or 'cancel' after it)")
  }

  @Test func `a repeat must work in its second pass too`() {
    check(
      "repeat 2 { down 0 0 }",
      """
      a.gesture:1:12: 'down' while a finger is down from the pass before \
      (expected 'up' or 'cancel' before it)
      a.gesture:1:12: the script ends with this finger down (expected 'up' or 'cancel' after it)
      """)
    check("repeat 1 { down 0 0 }\nup", "")
    check(
      "down 0 0\nrepeat 2 {\nup\n}",
      "a.gesture:3:1: 'up' without a finger in the second pass (expected 'down' before it)")
    check("down 0 0\nrepeat 3 {\nhold 1ms\nup\ndown 0 0\n}\nup", "")
    check("down 0 0\nrepeat 3 {\nhold 1ms\n}\nup", "")
    check(
      "repeat 2 {\nrepeat 1 {\ndown 0 0\n}\n}\nup",
      "a.gesture:3:1: 'down' while a finger is down from the pass before "
        + "(expected 'up' or 'cancel' before it)")
    check(
      "repeat 2 {\ndown 0 0\ntap 0 0\nup\n}",
      "a.gesture:3:1: 'tap' while a finger is down (expected 'up' or 'cancel' before it)")
  }

  @Test func `scripts have a size`() {
    check("repeat 1000 {\nrepeat 100 {\nmark a\n}\n}", "")
    check(
      "mark b\nrepeat 1000 {\nrepeat 100 {\nmark a\n}\n}",
      "a.gesture:2:1: the script grows past 100000 commands here (expected fewer repeats)")
    check("repeat 360 { wait 10s }", "")
    check(
      "repeat 361 { wait 10s }",
      "a.gesture:1:1: the script grows past 3600s here, settles not counted "
        + "(expected a shorter script)")
    check("repeat 1000 { settle }", "")
    let text = String(repeating: "#", count: 1_048_577)
    check(text, "a.gesture:1:1: the script is 1048577 bytes long (expected at most 1048576)")
    check(String(text.dropFirst()), "")
  }

  @Test func `bytes that are not UTF-8 are pointed at`() {
    let message = "is not UTF-8 (expected UTF-8 text)"
    for bad: [UInt8] in [
      [0xFF], [0x80], [0xC0, 0x80], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80],
      [0xF4, 0x90, 0x80, 0x80],
      [0xF5], [0xC3], [0xE2, 0x82],
    ] {
      let bytes = Array("mark a\nmark é ".utf8) + bad + Array("\nmark b\n".utf8)
      let digits = String(bad[0], radix: 16, uppercase: true)
      #expect(complaint(bytes) == "a.gesture:2:8: the byte 0x\(digits) \(message)")
    }
  }

  @Test func `every error is found, in the order of the text`() {
    check(
      """
      gesture "broken"
      down 1
      drag by x y over 5
      wait 1s
      up now
      up
      repeat 2 {
      """,
      """
      a.gesture:2:7: 'down' lacks Y (expected down X Y)
      a.gesture:3:9: 'x' is not a number (expected DX)
      a.gesture:3:11: 'y' is not a number (expected DY)
      a.gesture:3:18: the time '5' has no unit (expected 5ms or 5s)
      a.gesture:4:1: 'wait' while a finger is down (expected 'up' or 'cancel' before it)
      a.gesture:5:4: 'now' is too much after 'up' (expected the end of the line)
      a.gesture:6:1: 'up' without a finger (expected 'down' before it)
      a.gesture:7:10: '{' is not closed (expected '}' before the end of the script)
      """)
  }

  @Test func `after a hundred errors the rest are counted`() {
    let text = String(repeating: "up\n", count: 90) + String(repeating: "mark\n", count: 30)
    let lines = complaint(text).split(separator: "\n")
    #expect(lines.count == 101)
    #expect(lines.first == "a.gesture:1:1: 'up' without a finger (expected 'down' before it)")
    #expect(lines[89] == "a.gesture:90:1: 'up' without a finger (expected 'down' before it)")
    #expect(lines[90] == "a.gesture:91:5: 'mark' lacks NAME (expected mark NAME)")
    #expect(lines.last == "and 20 more")
  }

  @Test func `the finger's state is followed in a script that is wrong elsewhere`() {
    let errors = complaint("donw 1 2\ndrag by 0 5 over 1x\nup 3\n")
    #expect(
      errors.split(separator: "\n").count == 3, "one mistake a line, and no others: \(errors)")
  }
}
