@testable import ScrollHostCLI
import Testing

@Suite struct NearestWordTests {
  private let words = ["compare", "trace", "list", "completions"]

  @Test func `a slip is answered with the word that was meant`() {
    for (typed, meant) in [
      ("comapre", "compare"), ("compar", "compare"), ("TRACE", "trace"), ("lst", "list"),
      ("completion", "completions"), ("race", "trace"),
    ] {
      let nearest = NearestWord.nearest(to: typed, in: words)
      #expect(nearest?.word == meant)
      #expect(nearest?.isNear == true, "\(typed)")
    }
  }

  @Test func `of equals the first known one is taken`() {
    #expect(NearestWord.nearest(to: "ab", in: ["ax", "ay"])?.word == "ax")
    #expect(NearestWord.nearest(to: "x", in: [])?.word == nil)
  }

  @Test func `far words are answered with all of a few, or the nearest of many`() {
    #expect(
      NearestWord.unknown("word", "qqqq", known: words)
        == "unknown word 'qqqq' (expected one of compare, trace, list, completions)")
    let many = (10..<40).map { "gesture-number-\($0)" }
    #expect(
      NearestWord.unknown("word", "12", known: many, listedBy: "list words")
        == "unknown word '12' (the nearest is 'gesture-number-12'; 'list words' lists them all)")
  }

  @Test func `a word from outside is printed shortened and harmless`() {
    #expect(NearestWord.quoted("a\u{1B}[0m") == "'a\u{FFFD}[0m'")
    #expect(NearestWord.quoted(String(repeating: "a", count: 200)).unicodeScalars.count == 82)
  }
}
