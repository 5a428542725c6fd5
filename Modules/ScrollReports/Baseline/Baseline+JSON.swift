import ScrollComparison

extension Baseline {
  /// Appends the baseline as JSON (`scrollhost.baseline/1`), a finding or run a line.
  public func append(to output: inout [UInt8]) {
    var writer = JSONWriter()
    writer.object { (writer: inout JSONWriter) in
      writer.member("schema", Self.schema)
      writer.key("findings")
      writer.array { (writer: inout JSONWriter) in
        for finding in findings { Self.write(finding, &writer) }
      }
      writer.key("runs")
      writer.array { (writer: inout JSONWriter) in
        for run in runs { Self.write(run, &writer) }
      }
    }
    writer.endLine()
    output.append(contentsOf: writer.bytes)
  }

  private static func write(_ finding: Accepted, _ writer: inout JSONWriter) {
    writer.object(.inline) { (writer: inout JSONWriter) in
      writer.member("behavior", finding.behavior)
      writer.member("variant", finding.variant)
      writer.member("rule", finding.rule)
      if let kind = finding.kind { writer.member("kind", kind) }
      writer.member("output", finding.output)
      writer.member("device", finding.device)
      writer.key("measured")
      writer.number(finding.measured)
      writer.member("unit", finding.unit)
    }
  }

  private static func write(_ run: Numbers, _ writer: inout JSONWriter) {
    writer.object(.inline) { (writer: inout JSONWriter) in
      writer.member("behavior", run.behavior)
      writer.member("variant", run.variant)
      writer.member("device", run.device)
      writer.key("rate")
      writer.number(run.rate)
      writer.member("gesture", run.gesture)
      writer.key("numbers")
      writer.object(.inline) { (writer: inout JSONWriter) in
        for value in run.values {
          writer.key(value.name)
          writer.number(value.value)
        }
      }
    }
  }

  /// The most bytes that are read: 64 MiB, some hundred thousand runs.
  public static let mostBytes = 67_108_864

  /// Reads a baseline.
  ///
  /// - Parameters:
  ///   - bytes: The JSON text.
  ///   - file: What errors call it.
  /// - Throws: `DocumentError` for the first thing wrong.
  public init(_ bytes: [UInt8], file: String) throws(DocumentError) {
    guard bytes.count <= Self.mostBytes else {
      throw DocumentError(
        file: file, place: .text(line: 1, column: 1), found: "the file is too long",
        expected: "at most \(Self.mostBytes) bytes")
    }
    let document = try DocumentValue(bytes, file: file)
    let schema = try document.member("schema")
    guard try schema.string() == Self.schema else {
      throw schema.error(expected: "'\(Self.schema)'")
    }
    var findings: [Accepted] = []
    var known: Set<[String]> = []
    for value in try document.member("findings").elements() {
      let finding = try Accepted(value)
      guard known.insert(finding.key).inserted else { throw value.error(expected: "it once") }
      findings.append(finding)
    }
    var runs: [Numbers] = []
    known = []
    for value in try document.member("runs").elements() {
      let run = try Numbers(value)
      guard known.insert(run.key).inserted else { throw value.error(expected: "it once") }
      runs.append(run)
    }
    self.init(findings: findings, runs: runs)
  }
}

extension Baseline.Accepted {
  fileprivate init(_ value: DocumentValue) throws(DocumentError) {
    behavior = try value.member("behavior").name()
    variant = try value.member("variant").name()
    rule = try value.member("rule").name()
    kind = try value.optional("kind")?.name()
    output = try value.member("output").string()
    device = try value.member("device").name()
    measured = try value.member("measured").numberOrNull()
    unit = try value.member("unit").string()
  }
}

extension Baseline.Numbers {
  fileprivate init(_ value: DocumentValue) throws(DocumentError) {
    behavior = try value.member("behavior").name()
    variant = try value.member("variant").name()
    device = try value.member("device").name()
    let rate = try value.member("rate")
    self.rate = try rate.number()
    guard Run.rates.contains(self.rate) else {
      throw rate.error(expected: "frames a second from 1 to 10000")
    }
    gesture = try value.member("gesture").name()
    values = []
    var known: Set<String> = []
    for (name, number) in try value.member("numbers").members() {
      guard known.insert(name).inserted else { throw number.error(expected: "it once") }
      values.append(Value(name: name, value: try number.numberOrNull()))
    }
  }
}
