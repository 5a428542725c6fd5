import ScrollComparison
import Testing

@Suite struct JSONWriterTests {
  private func written(_ body: (inout JSONWriter) -> Void) -> String {
    var writer = JSONWriter()
    body(&writer)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  @Test func `members keep the order they are given, on lines or on one line`() {
    let text = written { writer in
      writer.object { writer in
        writer.key("zebra")
        writer.number(1)
        writer.key("apple")
        writer.array(.inline) { writer in
          writer.number(0.1)
          writer.boolean(true)
          writer.null()
        }
        writer.key("empty")
        writer.array { _ in }
        writer.key("inner")
        writer.object { writer in
          writer.key("text")
          writer.string("a")
        }
      }
      writer.endLine()
    }
    #expect(
      text == """
        {
          "zebra": 1,
          "apple": [0.1,true,null],
          "empty": [],
          "inner": {
            "text": "a"
          }
        }

        """)
  }

  @Test func `numbers are the shortest that read back, and null where JSON has none`() {
    let text = written { writer in
      writer.array(.inline) { writer in
        for value in [0, -0.0, 1.0 / 3, 1e300, 5e-324, .nan, .infinity, -.infinity] {
          writer.number(value)
        }
      }
    }
    #expect(text == "[0,0,0.3333333333333333,1e+300,5e-324,null,null,null]")
  }

  @Test func `any text reads back as it was`() throws {
    let texts = ["", "\"\\/\n\r\t\u{0}\u{1}\u{1F}\u{7F}", "é😀\u{2028}", "}{][,:"]
    let text = written { writer in
      writer.array { writer in
        for text in texts { writer.string(text) }
      }
    }
    #expect(try JSONValue(text) == .array(texts.map { .string($0) }))
    #expect(!text.utf8.contains(0))
  }
}
