import ScrollComparison
import Testing

@Suite struct DelimitedTextTests {
  private func record(_ fields: [String]) -> String {
    var bytes: [UInt8] = []
    DelimitedText.append(record: fields, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The cases of RFC 4180, section 2.
  @Test func `fields are quoted where a reader would tear them apart, and only there`() {
    #expect(record(["aaa", "b b", "", "c;c"]) == "aaa,b b,,c;c\n")
    #expect(record(["b,b"]) == "\"b,b\"\n")
    #expect(record(["b\nb", "b\rb"]) == "\"b\nb\",\"b\rb\"\n")
    #expect(record(["b\"bb"]) == "\"b\"\"bb\"\n")
    #expect(record(["\""]) == "\"\"\"\"\n")
    #expect(record(["é😀"]) == "é😀\n")
  }
}
