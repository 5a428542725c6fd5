import ScrollReports
import Testing

@Suite struct TextWidthTests {
  @Test func `East Asian wide characters take two cells, combining marks none`() {
    #expect(TextWidth.width("abc") == 3)
    #expect(TextWidth.width("滚动") == 4)
    #expect(TextWidth.width("e\u{301}") == 1)
    #expect(TextWidth.width("😀") == 2)
  }

  @Test func `what does not fit is cut and the cut marked`() {
    #expect(TextWidth.fitted("abcdef", to: 6) == "abcdef")
    #expect(TextWidth.fitted("abcdef", to: 5) == "abcd…")
    #expect(TextWidth.fitted("滚动滚动", to: 6) == "滚动…")
    #expect(TextWidth.fitted("abc", to: 1) == "…")
    #expect(TextWidth.fitted("abc", to: 0) == "")
  }

  @Test func `nothing that steers a terminal or a line gets through`() {
    let hostile = "a\u{1B}[31mb\nc\u{202E}d\u{9B}e\u{7F}"
    #expect(
      TextWidth.printable(hostile) == "a\u{FFFD}[31mb\u{FFFD}c\u{FFFD}d\u{FFFD}e\u{FFFD}")
    #expect(TextWidth.printable("é 滚") == "é 滚")
  }
}
