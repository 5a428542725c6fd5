import GestureScript
import Testing

/// Input that nobody wrote by hand. Each test would not end if the parser's work were not linear.
@Suite struct HostileScriptTests {
  @Test func `ten megabytes are refused unread`() {
    #expect(
      complaint([UInt8](repeating: 0xFF, count: 10_000_000))
        == "a.gesture:1:1: the script is 10000000 bytes long (expected at most 1048576)")
  }

  @Test func `a script of any one piece is read to its end`() {
    for piece in [
      "{", "}", "\"", "\\", "#", " ", "\n", "\r", "\r\n", "é", "\u{0}", "up\n", "x\n", "a ",
      "repeat 9 {\n", "repeat 2 { down 0 0\n", "mark a\n", "gesture \"a\"\n", "9", "tap 1e9 1\n",
      "}\nrepeat 3 {", "down 0 0\nup\n", "wait 9", "repeat 1{",
    ] {
      let count = 65_536 / piece.utf8.count
      let text = complaint(String(repeating: piece, count: count))
      #expect(text.utf8.count < 40_000)
    }
    #expect(complaint([UInt8](repeating: 0xC3, count: 1_048_576)).utf8.count < 200)
  }

  @Test func `a script as long as may be is read to its end`() {
    let text = complaint(String(repeating: "repeat 2 {\nup\n", count: 1_048_576 / 14))
    #expect(text.utf8.count < 20_000)
    #expect(text.hasSuffix(" more"))
  }

  @Test func `repeats of repeats are counted without being played`() {
    let text =
      String(repeating: "repeat 100000 {\n", count: 8) + "mark a\nwait 3600s\n"
      + String(repeating: "}\n", count: 8)
    #expect(
      complaint(text) == """
        a.gesture:1:1: the script grows past 100000 commands here (expected fewer repeats)
        a.gesture:1:1: the script grows past 3600s here, settles not counted \
        (expected a shorter script)
        """)
  }

  @Test func `empty repeats of empty repeats take no time to play`() throws {
    let text =
      String(repeating: "repeat 100000 {\n", count: 8) + String(repeating: "}\n", count: 8)
    var player = ScriptPlayer(script: try parsed(text), framesPerSecond: 60)
    player.endFrame(0, isAtRest: true)
    #expect(player.isFinished)
  }

  @Test func `random bytes give errors or a script that prints and parses`() throws {
    var random = SeededRandom(seed: 11)
    let words = [
      "down", "drag", "by", "to", "over", "up", "repeat", "{", "}", "\n", "\n", " ", "1", "-2",
      "3ms", "mark", "a", "\"", "gesture", "#", "wait", "settle", "within", "\u{7F}", "é", "tap",
    ]
    var readable = 0
    for _ in 0..<3000 {
      var bytes: [UInt8] = []
      for _ in 0..<Int.random(in: 0..<30, using: &random) {
        if Int.random(in: 0..<20, using: &random) == 0 {
          bytes.append(UInt8.random(in: 0...255, using: &random))
        } else {
          bytes += Array(words.randomElement(using: &random)!.utf8) + [32]
        }
      }
      do throws(GestureScriptErrors) {
        let script = try GestureScript.parse(bytes, file: "a")
        readable += 1
        #expect(script.isRunnable)
      } catch {
        #expect(!error.errors.isEmpty)
      }
    }
    #expect(readable > 10, "the generator makes some scripts that parse")
  }
}
