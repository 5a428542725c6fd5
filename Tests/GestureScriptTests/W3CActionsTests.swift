import GestureScript
import ScrollGeometry
import Testing

@Suite struct W3CActionsTests {
  private let screen = Size(width: 375, height: 812)

  private func imported(_ json: String) throws -> GestureScript {
    do {
      return try W3CActions.import(Array(json.utf8), file: "a.json")
    } catch {
      Issue.record("\(error.description)")
      throw error
    }
  }

  private func complaint(_ json: String) -> String { complaint(Array(json.utf8)) }

  private func complaint(_ json: [UInt8]) -> String {
    do throws(W3CActionsErrors) {
      _ = try W3CActions.import(json, file: "a.json")
      return ""
    } catch {
      return error.description
    }
  }

  /// One touch source with these items.
  private func finger(_ items: String) -> String {
    """
    {"actions": [{"type": "pointer", "id": "f", "parameters": {"pointerType": "touch"},
      "actions": [\(items)]}]}
    """
  }

  // MARK: Import

  @Test func `the example of the format is a drag with a pause`() throws {
    let script = try imported(
      """
      { "actions": [
        { "type": "pointer", "id": "finger1", "parameters": { "pointerType": "touch" },
          "actions": [
            { "type": "pointerMove", "duration": 0,   "x": 195, "y": 700, "origin": "viewport" },
            { "type": "pointerDown", "button": 0 },
            { "type": "pause", "duration": 50 },
            { "type": "pointerMove", "duration": 200, "x": 195, "y": 400, "origin": "viewport" },
            { "type": "pointerUp", "button": 0 } ] } ] }
      """)
    #expect(
      script.text == """
        down 195 700
        hold 50ms silent
        drag to 195 400 over 200ms
        up

        """)
    #expect(script.isRunnable)
  }

  @Test func `a move of no distance is a hold, relative or not`() throws {
    let script = try imported(
      finger(
        """
        {"type": "pointerMove", "x": 5, "y": 6}, {"type": "pointerDown", "button": 0},
        {"type": "pointerMove", "duration": 30, "x": 5, "y": 6},
        {"type": "pointerMove", "duration": 40, "x": 0, "y": 0, "origin": "pointer"},
        {"type": "pointerMove", "duration": 10, "x": -1.5, "y": 2, "origin": "pointer"},
        {"type": "pointerCancel"}, {"type": "pause", "duration": 7}, {"type": "pause"}
        """))
    #expect(
      script.text == """
        down 5 6
        hold 30ms
        hold 40ms
        drag by -1.5 2 over 10ms
        cancel
        wait 7ms
        wait 0s

        """)
  }

  @Test func `a tick lasts as long as its longest item`() throws {
    let script = try imported(
      """
      {"context": "c", "actions": [
        {"type": "none", "id": "n", "actions": [
          {"type": "pause", "duration": 5}, {"type": "pause", "duration": 6}, {"type": "pause"},
          {"type": "pause", "duration": 80}, {"type": "pause", "duration": 9},
          {"type": "pause", "duration": 11}]},
        {"type": "pointer", "id": "f", "parameters": {"pointerType": "touch"}, "actions": [
          {"type": "pointerMove", "x": 1, "y": 2},
          {"type": "pointerDown", "button": 0, "pressure": 0.5},
          {"type": "pointerMove", "duration": 20, "x": 1, "y": 9},
          {"type": "pointerMove", "x": 1, "y": 3},
          {"type": "pointerUp", "button": 0}]}]}
      """)
    #expect(
      script.text == """
        wait 5ms
        down 1 2
        hold 6ms silent
        drag to 1 9 over 20ms
        drag to 1 3 over 80ms
        up
        wait 9ms
        wait 11ms

        """)
  }

  @Test func `a file that does nothing is an empty script`() throws {
    #expect(try imported("{\"actions\": []}") == GestureScript())
    #expect(
      try imported("{\"actions\": [{\"type\": \"none\", \"id\": \"\", \"actions\": []}]}")
        == GestureScript())
  }

  // MARK: Errors

  @Test func `every breach is told with its pointer`() {
    let path = "a.json: /actions/0/actions"
    for (item, expected) in [
      ("{\"type\": \"pause\", \"duration\": 1.5}", "/0/duration: expected integer ≥ 0, got 1.5"),
      ("{\"type\": \"pause\", \"duration\": -1}", "/0/duration: expected integer ≥ 0, got -1"),
      ("{\"type\": \"pause\", \"duration\": null}", "/0/duration: expected integer ≥ 0, got null"),
      (
        "{\"type\": \"pause\", \"duration\": 3600001}",
        "/0/duration: expected at most 3600000 milliseconds, got 3600001"
      ),
      ("{\"type\": \"pause\", \"x/y~\": 1}", "/0/x~1y~0: expected no such field, got 1"),
      (
        "{\"type\": \"pause\", \"duration\": 1, \"duration\": 1}",
        "/0/duration: expected it once, got 1"
      ),
      ("{\"duration\": 1}", "/0/type: expected a string, got nothing"),
      (
        "{\"type\": \"tap\"}",
        "/0/type: expected 'pause', 'pointerDown', 'pointerUp', 'pointerMove' or "
          + "'pointerCancel', got 'tap'"
      ),
      ("7", "/0: expected an object, got 7"),
      (
        "{\"type\": \"pointerMove\", \"x\": \"a\", \"y\": 1}",
        "/0/x: expected a number from -1000000000 to 1000000000, got 'a'"
      ),
      (
        "{\"type\": \"pointerMove\", \"x\": 1, \"y\": 2e9}",
        "/0/y: expected a number from -1000000000 to 1000000000, got 2000000000"
      ),
      (
        "{\"type\": \"pointerMove\", \"x\": 1, \"y\": 2, \"origin\": \"foo\"}",
        "/0/origin: expected 'viewport' or 'pointer', got 'foo'"
      ),
      (
        "{\"type\": \"pointerMove\", \"x\": 1, \"y\": 2, \"origin\": {\"element-6066\": \"e\"}}",
        "/0/origin: expected 'viewport' or 'pointer', got an element, whose place is not known here"
      ),
      (
        "{\"type\": \"pointerMove\", \"x\": 1, \"y\": 2, \"pressure\": 2}",
        "/0/pressure: expected a number from 0 to 1, got 2"
      ),
      (
        "{\"type\": \"pointerMove\", \"x\": 1, \"y\": 2, \"twist\": 0.5}",
        "/0/twist: expected an integer from 0 to 359, got 0.5"
      ),
      (
        "{\"type\": \"pointerUp\", \"button\": 0}",
        "/0: expected pointerDown first, got no finger to lift"
      ),
    ] {
      #expect(complaint(finger(item)) == path + expected)
    }
    #expect(
      complaint(finger("{\"type\": \"pointerDown\"}, {\"type\": \"pointerUp\", \"button\": 1}"))
        == """
        a.json: /actions/0/actions/0/button: expected 0, the button of a touch, got nothing
        a.json: /actions/0/actions/1/button: expected 0, the button of a touch, got 1
        """)
    let down = "{\"type\": \"pointerDown\", \"button\": 0}"
    #expect(
      complaint(finger("\(down), \(down)")) == """
        a.json: /actions/0/actions/1: expected pointerUp first, got a second pointerDown
        a.json: /actions/0/actions: expected pointerUp or pointerCancel at the end, \
        got a finger that stays down
        """)
    #expect(
      complaint(
        finger(
          "\(down), {\"type\": \"pointerMove\", \"x\": 1, \"y\": 2}, {\"type\": \"pointerCancel\"}")
      )
        == "a.json: /actions/0/actions/1/duration: "
        + "expected integer ≥ 1, since a drag in no time has no velocity, got 0")
  }

  @Test func `sources that no finger is are refused with the reason`() {
    #expect(complaint("[]") == "a.json: expected an object, got an array")
    #expect(complaint("{}") == "a.json: /actions: expected an array, got nothing")
    #expect(
      complaint("{\"actions\": [{\"type\": \"wheel\", \"id\": \"a\", \"actions\": []}]}")
        == "a.json: /actions/0/type: "
        + "expected 'pointer' or 'none', since a script has only a finger, got 'wheel'")
    #expect(
      complaint("{\"actions\": [{\"type\": \"pointer\", \"id\": \"a\", \"actions\": []}]}")
        == "a.json: /actions/0/parameters/pointerType: "
        + "expected 'touch', got nothing, which means 'mouse'")
    #expect(
      complaint(
        """
        {"actions": [{"type": "pointer", "id": "a", "parameters": {"pointerType": "pen"},
        "actions": []}]}
        """)
        == "a.json: /actions/0/parameters/pointerType: expected 'touch', got 'pen'")
    let down =
      "{\"type\": \"pointerDown\", \"button\": 0}, {\"type\": \"pointerUp\", \"button\": 0}"
    let source = """
      {"type": "pointer", "id": "a", "parameters": {"pointerType": "touch"}, "actions": [\(down)]}
      """
    #expect(
      complaint("{\"actions\": [\(source), \(source)]}") == """
        a.json: /actions/1/id: expected an id of its own, got 'a'
        a.json: /actions/1: expected one finger, got another that acts
        """)
    #expect(
      complaint(
        "{\"actions\": [{\"type\": \"none\", \"id\": \"a\", "
          + "\"actions\": [{\"type\": \"pointerUp\"}]}]}"
      )
        == "a.json: /actions/0/actions/0/type: expected 'pause', got 'pointerUp'")
  }

  @Test func `text that is no JSON is told with its line and column`() {
    for (text, expected) in [
      ("", "1:1: the text ends (expected a value)"),
      ("{\"é\": 1,\n  }", "2:3: unexpected '}' (expected a name in quotes)"),
      ("[1 2]", "1:4: unexpected '2' (expected ',' or ']')"),
      ("{\"a\" 1}", "1:6: unexpected '1' (expected ':')"),
      ("[01]", "1:3: unexpected '1' (expected no digit after a leading 0)"),
      ("[1.]", "1:4: unexpected ']' (expected a digit)"),
      ("[-]", "1:3: unexpected ']' (expected a digit)"),
      ("[1e999]", "1:2: '1e999' is too large (expected a finite number)"),
      ("[NaN]", "1:2: unexpected 'N' (expected a value)"),
      ("[+1]", "1:2: unexpected '+' (expected a value)"),
      ("\"a", "1:1: the text is not closed (expected '\"' at its end)"),
      ("\"a\n\"", "1:3: unexpected '\\u{A}' (expected an escape)"),
      ("\"\\x\"", "1:3: unexpected 'x' (expected one of \" \\ / b f n r t u)"),
      (
        "\"\\uD800\"",
        "1:2: half of a surrogate pair (expected both halves, the high one first)"
      ),
      ("\"\\u12g4\"", "1:6: unexpected 'g' (expected four hexadecimal digits)"),
      ("{} {}", "1:4: unexpected '{' (expected the end of the text)"),
      (
        String(repeating: "[", count: 100_000), "1:33: nested too deep (expected at most 32 levels)"
      ),
    ] {
      #expect(complaint(text) == "a.json:" + expected)
    }
    #expect(
      complaint(Array("[\"".utf8) + [0xFF] + Array("\"]".utf8))
        == "a.json:1:3: unexpected byte 0xFF (expected UTF-8 text)")
  }

  @Test func `strings are read with their escapes`() {
    #expect(
      complaint("{\"actions\": [{\"type\": \"\\u006eone\\ud83d\\ude00\\n\", \"actions\": []}]}")
        == """
        a.json: /actions/0/id: expected a string, got nothing
        a.json: /actions/0/type: expected 'pointer' or 'none', got 'none😀\\u{A}'
        """)
  }

  @Test func `hostile files are refused in bounded time`() {
    let pause = "{\"type\": \"pause\", \"duration\": 1000}"
    #expect(
      complaint(finger(Array(repeating: pause, count: 3601).joined(separator: ",")))
        == "a.json: /actions: expected at most an hour in all, got more, from tick 3600 on")
    let empty = "{\"type\": \"pause\"}"
    #expect(
      complaint(finger(Array(repeating: empty, count: 100_001).joined(separator: ",")))
        == "a.json: /actions: expected at most 100000 commands, got more, from tick 100000 on")
    #expect(
      complaint(finger(Array(repeating: "0", count: 100_000).joined(separator: ",")))
        .hasSuffix("\nand 99900 more"))
    #expect(
      complaint([UInt8](repeating: 32, count: 16_777_217))
        == "a.json: expected at most 16777216 bytes, got 16777217")
    let source = "{\"type\": \"none\", \"id\": \"a\", \"actions\": []}"
    #expect(
      complaint("{\"actions\": [\(Array(repeating: source, count: 5000).joined(separator: ","))]}")
        .hasSuffix("a.json: /actions/16: expected at most 16 sources, got 5000"))
  }

  @Test func `random bytes give errors, never a trap`() {
    var random = SeededRandom(seed: 5)
    let good = Array(
      finger("{\"type\": \"pointerMove\", \"x\": 1e0, \"y\": -2.5, \"origin\": \"p\\u00e9\"}").utf8)
    for _ in 0..<3000 {
      var bytes = good
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let index = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: bytes[index] = UInt8.random(in: 0...255, using: &random)
        case 1: bytes.removeSubrange(index...)
        default: bytes.remove(at: index)
        }
        if bytes.isEmpty { break }
      }
      #expect(!complaint(bytes).isEmpty, "the origin alone is wrong already")
    }
  }

  // MARK: Export

  @Test func `touches are written as ticks`() throws {
    let script = try parsed(
      """
      down 187 500
      drag by 0 -60.5 over 300ms
      drag to 187 400 over 1s
      hold 50ms
      hold 20ms silent
      up
      wait 5ms
      repeat 2 {
        tap 1 2
      }
      down 3 4
      cancel
      flick by 0 -100 over 80ms
      """)
    let (json, omitted) = W3CActions.export(script, screenSize: screen)
    let tap = """
          {"type": "pointerMove", "duration": 0, "x": 1, "y": 2, "origin": "viewport"},
          {"type": "pointerDown", "button": 0},
          {"type": "pause", "duration": 50},
          {"type": "pointerUp", "button": 0},
      """
    #expect(
      json == """
        {"actions": [
          {"type": "pointer", "id": "finger", "parameters": {"pointerType": "touch"}, "actions": [
            {"type": "pointerMove", "duration": 0, "x": 187, "y": 500, "origin": "viewport"},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerMove", "duration": 300, "x": 0, "y": -60.5, "origin": "pointer"},
            {"type": "pointerMove", "duration": 1000, "x": 187, "y": 400, "origin": "viewport"},
            {"type": "pointerMove", "duration": 50, "x": 187, "y": 400, "origin": "viewport"},
            {"type": "pause", "duration": 20},
            {"type": "pointerUp", "button": 0},
            {"type": "pause", "duration": 5},
        \(tap)
        \(tap)
            {"type": "pointerMove", "duration": 0, "x": 3, "y": 4, "origin": "viewport"},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerCancel"},
            {"type": "pointerMove", "duration": 0, "x": 187.5, "y": 456, "origin": "viewport"},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerMove", "duration": 80, "x": 0, "y": -100, "origin": "pointer"},
            {"type": "pointerUp", "button": 0}
          ]}
        ]}

        """)
    #expect(omitted.isEmpty)
  }

  @Test func `what the format cannot say is listed, once`() throws {
    let script = try parsed(
      """
      gesture "a"
      touch-rate 62.5
      repeat 3 {
        mark peak
        down 187 -20
        drag by 0 900 over 8.4ms ease in
        drag by 0 0 over 0.1ms
        rotate landscape
        up
        settle
      }
      """)
    let (json, omitted) = W3CActions.export(script, screenSize: screen)
    #expect(
      omitted == [
        "the title is left out",
        "touch-rate 62.5 is left out: who replays decides when to sample",
        "line 4: mark peak is left out",
        "line 5: the point 187 -20 is off the screen of 375 by 812",
        "line 6: ease in is left out: the drag is linear",
        "line 6: the point 187 880 is off the screen of 375 by 812",
        "line 6: 8.4ms is rounded to 8ms",
        "line 7: a drag of no distance is written as the format writes a hold",
        "line 7: the point 187 880 is off the screen of 375 by 812",
        "line 7: 0.1ms is rounded to 1ms",
        "line 8: rotate landscape is left out",
        "line 10: settle is written as a pause of its limit, 10s",
      ])
    let again = try imported(json)
    #expect(again.isRunnable)
  }

  @Test func `importing, then exporting gives the same ticks`() throws {
    let json = W3CActions.export(
      try parsed(
        """
        down 10 20
        drag by 0 60 over 300ms
        drag to 5 6 over 20ms
        hold 0ms
        hold 33ms
        hold 8ms silent
        up
        wait 70ms
        down 1 2
        cancel
        """), screenSize: screen
    ).json
    let again = W3CActions.export(try imported(json), screenSize: screen)
    #expect(again.json == json)
    #expect(again.omitted.isEmpty)
  }

  @Test func `exporting, then importing gives the same samples`() throws {
    for gesture in StandardGestures.all {
      let script = try gesture.script()
      let again = try imported(W3CActions.export(script, screenSize: screen).json)
      #expect(again.isRunnable)
      // Only the settles differ: a pause of ten seconds stands in the place of each.
      let stretched = try parsed(script.text.replacing("settle\n", with: "wait 10s\n"))
      #expect(samples(again) == samples(stretched), "\(gesture.name)")
    }
  }

  private func samples(_ script: GestureScript) -> [TouchSample] {
    var found: [TouchSample] = []
    var player = ScriptPlayer(script: script, framesPerSecond: 120)
    var frame = 0
    while frame < 50_000 {
      for case .touch(let sample) in player.actions(inFrame: frame, screenSize: screen) {
        found.append(sample)
      }
      player.endFrame(frame, isAtRest: true)
      if player.isFinished { break }
      frame += 1
    }
    return found
  }
}
