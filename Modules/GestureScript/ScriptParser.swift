extension GestureScript {
  /// Reads the text of a `.gesture` file.
  ///
  /// Lines may end in LF or CR LF, and a byte-order mark at the start is passed over.
  ///
  /// - Parameters:
  ///   - bytes: The text, UTF-8, at most `ScriptLimits.bytes` long.
  ///   - file: What errors call the script.
  /// - Returns: The script.
  /// - Throws: Every error found, in the order of the text. A script with one runs nothing.
  public static func parse(
    _ bytes: [UInt8], file: String
  ) throws(GestureScriptErrors) -> GestureScript {
    guard bytes.count <= ScriptLimits.bytes else {
      throw GestureScriptErrors([
        GestureScriptError(.tooLong(bytes: bytes.count), file: file, line: 1, column: 1)
      ])
    }
    var parser = ScriptParser(bytes, file: file)
    return try parser.run()
  }
}

/// Reads a script line by line; `ArgumentReader` reads the words after a command.
struct ScriptParser {
  /// A repeat whose brace is open.
  private struct Block {
    /// Its index in the outline; nil if it is nested too deep to be kept.
    let entry: Int?
    let place: Place
  }

  private let bytes: [UInt8]
  private var errors: ErrorCollector
  private var script = GestureScript()
  private var hasTitle = false
  private var hasTouchRate = false
  private var hasTouch = false
  /// Whether anything but the title has been read.
  private var hasCommand = false

  private var outline = ScriptOutline()
  private var blocks: [Block] = []
  /// Whether a repeat was read whose brace was not on its line.
  private var isBraceDue = false
  private var unknownWords = 0

  init(_ bytes: [UInt8], file: String) {
    self.bytes = bytes
    errors = ErrorCollector(file: file)
  }

  mutating func run() throws(GestureScriptErrors) -> GestureScript {
    readLines()
    for block in blocks.reversed() {
      errors.report(.unclosedBrace, at: block.place)
      if let entry = block.entry { outline.close(entry) }
    }
    var touches = TouchCheck(outline)
    touches.run(&errors)
    SizeCheck.run(outline, &errors)
    if let errors = errors.all { throw errors }
    script.statements = outline.statements()
    return script
  }

  // MARK: Lines

  private mutating func readLines() {
    var start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var line = 1
    var words: [LineWord] = []
    while start < bytes.count {
      var next = start
      while next < bytes.count, bytes[next] != UInt8(ascii: "\n") { next += 1 }
      var end = next
      if end > start, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
      words.removeAll(keepingCapacity: true)
      if let bad = firstInvalid(start..<end, line: line) {
        errors.report(.notUTF8(byte: bad.byte), at: bad.place)
      } else {
        var splitter = LineSplitter(bytes, start..<end, line: line)
        while let word = splitter.next() { words.append(word) }
        read(words)
      }
      start = next + 1
      line += 1
    }
  }

  private func firstInvalid(_ range: Range<Int>, line: Int) -> (byte: UInt8, place: Place)? {
    guard bytes[range].contains(where: { $0 >= 0x80 }) else { return nil }
    var reader = ScalarReader(bytes[range])
    var column = 1
    while let element = reader.next() {
      if case .invalid(let byte) = element { return (byte, Place(line: line, column: column)) }
      column += 1
    }
    return nil
  }

  private mutating func read(_ words: [LineWord]) {
    var index = 0
    var isAfterBrace = false
    while index < words.count {
      let word = words[index]
      switch word.kind {
      case .closingBrace:
        closeBlock(at: word.place)
        isAfterBrace = true
        index += 1
      case .openingBrace:
        if !isBraceDue { errors.report(.strayOpeningBrace, at: word.place) }
        isBraceDue = false
        index += 1
      case .plain, .quoted:
        if isAfterBrace {
          errors.report(.secondCommand(quotable(bytes[word.range])), at: word.place)
          isAfterBrace = false
        }
        var end = index + 1
        while end < words.count, !words[end].isBrace { end += 1 }
        index = readCommand(words, index, end)
      }
    }
  }

  /// Reads the command of the words `start..<end` and returns where to go on.
  private mutating func readCommand(_ words: [LineWord], _ start: Int, _ end: Int) -> Int {
    let first = words[start]
    isBraceDue = false
    guard let word = CommandWord.named(bytes[first.range]) else {
      let text = quotable(bytes[first.range])
      errors.report(.unknownCommand(text), at: first.place)
      // A misspelled command still moves the finger, or `donw` would make `up` an error too.
      unknownWords += 1
      let taken = unknownWords <= ScriptLimits.errors ? CommandWord.nearest(to: text) : nil
      outline.append(nil, word: taken, at: first.place)
      hasCommand = true
      return end
    }
    var arguments = ArgumentReader(
      bytes, word, words[start + 1..<end], at: first.place,
      endColumn: words[end - 1].endColumn)
    if word.isSpelled("repeat".utf8) {
      let brace = end < words.count ? words[end] : nil
      return readRepeat(&arguments, at: first.place, brace: brace) ? end + 1 : end
    }
    if word.isSpelled("gesture".utf8) {
      readTitle(&arguments, at: first.place)
      return end
    }
    if word.isSpelled("touch-rate".utf8) {
      readTouchRate(&arguments, at: first.place)
      return end
    }
    let command = arguments.readCommand()
    arguments.reportErrors(to: &errors)
    outline.append(command, word: word, at: first.place)
    hasCommand = true
    if word.touch != .indifferent, word.touch != .idles { hasTouch = true }
    return end
  }

  private mutating func readTitle(_ arguments: inout ArgumentReader, at place: Place) {
    if hasTitle {
      errors.report(.secondTitle, at: place)
    } else if hasCommand {
      errors.report(.titleNotFirst, at: place)
    }
    hasTitle = true
    let title = arguments.title()
    arguments.finish()
    arguments.reportErrors(to: &errors)
    script.title = title
  }

  private mutating func readTouchRate(_ arguments: inout ArgumentReader, at place: Place) {
    if hasTouchRate {
      errors.report(.secondTouchRate, at: place)
    } else if !blocks.isEmpty {
      errors.report(.touchRateInRepeat, at: place)
    } else if hasTouch {
      errors.report(.touchRateAfterTouch, at: place)
    }
    hasTouchRate = true
    hasCommand = true
    let rate = arguments.touchRate()
    arguments.finish()
    arguments.reportErrors(to: &errors)
    script.touchRate = rate
  }

  // MARK: Repeats

  /// Begins a repeat and returns whether its `brace` is there.
  private mutating func readRepeat(
    _ arguments: inout ArgumentReader, at place: Place, brace: LineWord?
  ) -> Bool {
    hasCommand = true
    let count = arguments.count()
    arguments.finish()
    let isStopped = arguments.isStopped
    arguments.reportErrors(to: &errors)
    if let brace, case .openingBrace = brace.kind {
      openBlock(count ?? 1, at: place, brace: brace.place)
      return true
    }
    if !isStopped { errors.report(.noOpeningBrace, at: arguments.endPlace) }
    isBraceDue = true
    openBlock(count ?? 1, at: place, brace: place)
    return false
  }

  private mutating func openBlock(_ count: Int, at place: Place, brace: Place) {
    guard blocks.count < ScriptLimits.nesting else {
      errors.report(.nestedTooDeep, at: place)
      blocks.append(Block(entry: nil, place: brace))
      return
    }
    blocks.append(Block(entry: outline.open(count: count, at: place), place: brace))
  }

  private mutating func closeBlock(at place: Place) {
    guard let block = blocks.popLast() else {
      errors.report(.strayClosingBrace, at: place)
      return
    }
    if let entry = block.entry { outline.close(entry) }
  }
}
