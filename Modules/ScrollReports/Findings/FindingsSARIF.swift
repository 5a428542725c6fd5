import ScrollComparison

/// A check as SARIF 2.1.0, the form in which GitHub and others take the findings of analyzers:
/// https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html
///
/// A finding points at the behavior's source file, whose path follows from its id. What the behavior
/// allows itself, and what a baseline accepts, is there too, suppressed.
public struct FindingsSARIF {
  private let version: String
  private let help: (_ rule: String) -> String?

  /// - Parameters:
  ///   - version: The program's.
  ///   - help: The page of a rule, as Markdown; nil if it has none.
  public init(version: String, help: @escaping (_ rule: String) -> String?) {
    self.version = version
    self.help = help
  }

  public func append(_ record: CheckRecord, to output: inout [UInt8]) {
    var writer = JSONWriter()
    writer.object { (writer: inout JSONWriter) in
      writer.member("$schema", Self.schema)
      writer.member("version", "2.1.0")
      writer.key("runs")
      writer.array { (writer: inout JSONWriter) in
        writer.object { (writer: inout JSONWriter) in
          tool(record, &writer)
          writer.member("columnKind", "unicodeCodePoints")
          writer.key("results")
          writer.array { (writer: inout JSONWriter) in
            for finding in record.findings { result(finding, record, &writer) }
            for subject in record.subjects {
              for difference in record.differences(of: subject) {
                result(difference, record, &writer)
              }
            }
          }
        }
      }
    }
    writer.endLine()
    output.append(contentsOf: writer.bytes)
  }

  private static let schema =
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"

  // MARK: Rules

  private func tool(_ record: CheckRecord, _ writer: inout JSONWriter) {
    writer.key("tool")
    writer.object { (writer: inout JSONWriter) in
      writer.key("driver")
      writer.object { (writer: inout JSONWriter) in
        writer.member("name", "scrollhost")
        writer.member("version", version)
        writer.key("rules")
        writer.array { (writer: inout JSONWriter) in
          for name in record.rules { rule(name, &writer) }
          if record.differences != nil { baselineRule(&writer) }
        }
      }
    }
  }

  private func rule(_ name: String, _ writer: inout JSONWriter) {
    writer.object { (writer: inout JSONWriter) in
      writer.member("id", name)
      let rule = Rule.named(name)
      text("shortDescription", rule?.summary ?? name, &writer)
      if let page = help(name) {
        writer.key("help")
        writer.object { (writer: inout JSONWriter) in
          writer.member("text", page)
          writer.member("markdown", page)
        }
      }
      writer.key("defaultConfiguration")
      writer.object(.inline) { (writer: inout JSONWriter) in
        writer.member("level", "\((rule?.severity ?? .warning).name)")
      }
    }
  }

  private static let baselineRule = "baseline"

  private func baselineRule(_ writer: inout JSONWriter) {
    writer.object { (writer: inout JSONWriter) in
      writer.member("id", Self.baselineRule)
      text("shortDescription", "a check differs from its baseline", &writer)
      text(
        "help",
        "A finding of the baseline is gone, a finding's or a run's number moved by more than the "
          + "tolerance, or a run is not in the baseline. If that is right, run the same command "
          + "with --update-baseline and commit the file.", &writer)
      writer.key("defaultConfiguration")
      writer.object(.inline) { (writer: inout JSONWriter) in writer.member("level", "error") }
    }
  }

  private func text(_ key: String, _ text: String, _ writer: inout JSONWriter) {
    writer.key(key)
    writer.object(.inline) { (writer: inout JSONWriter) in writer.member("text", text) }
  }

  // MARK: Results

  private func result(
    _ finding: FindingRecord, _ record: CheckRecord, _ writer: inout JSONWriter
  ) {
    writer.object { (writer: inout JSONWriter) in
      writer.member("ruleId", finding.rule)
      if let index = record.rules.firstIndex(of: finding.rule) {
        writer.key("ruleIndex")
        writer.number(index)
      }
      writer.member("level", "\(finding.severity.name)")
      text("message", message(finding), &writer)
      location(finding.behavior, finding.variant, &writer)
      writer.key("partialFingerprints")
      writer.object(.inline) { (writer: inout JSONWriter) in
        writer.member("scrollhost/v1", Self.fingerprint(finding))
      }
      suppression(finding, &writer)
      properties(finding, &writer)
    }
  }

  private func result(
    _ difference: BaselineDifference, _ record: CheckRecord, _ writer: inout JSONWriter
  ) {
    writer.object { (writer: inout JSONWriter) in
      writer.member("ruleId", Self.baselineRule)
      writer.key("ruleIndex")
      writer.number(record.rules.count)
      writer.member("level", "error")
      text("message", difference.line, &writer)
      location(difference.behavior, difference.variant, &writer)
      writer.key("partialFingerprints")
      writer.object(.inline) { (writer: inout JSONWriter) in
        writer.member(
          "scrollhost/v1",
          [
            Self.baselineRule, difference.behavior, difference.variant, difference.device,
            difference.subject,
          ].joined(separator: ":"))
      }
    }
  }

  private func message(_ finding: FindingRecord) -> String {
    var text = "\(finding.behavior) (\(finding.variant)) on \(finding.device): "
    text += FindingsJUnit.line(finding)
    for run in finding.runs {
      text += "\n" + Replay(run, of: finding).text(width: Self.width, indent: 0)
    }
    return text
  }

  private static let width = 100

  private func location(
    _ behavior: String, _ variant: String, _ writer: inout JSONWriter
  ) {
    writer.key("locations")
    writer.array(.inline) { (writer: inout JSONWriter) in
      writer.object(.inline) { (writer: inout JSONWriter) in
        writer.key("physicalLocation")
        writer.object(.inline) { (writer: inout JSONWriter) in
          writer.key("artifactLocation")
          writer.object(.inline) { (writer: inout JSONWriter) in
            writer.member("uri", Self.path(ofBehavior: behavior))
            writer.member("uriBaseId", "%SRCROOT%")
          }
          writer.key("region")
          writer.object(.inline) { (writer: inout JSONWriter) in
            writer.key("startLine")
            writer.number(1)
          }
        }
        writer.key("logicalLocations")
        writer.array(.inline) { (writer: inout JSONWriter) in
          writer.object(.inline) { (writer: inout JSONWriter) in
            writer.member("fullyQualifiedName", "\(behavior).\(variant)")
          }
        }
      }
    }
  }

  /// The source file of a behavior: `plain-scroll` is in `Plugins/PlainScroll`.
  static func path(ofBehavior id: String) -> String {
    var module = ""
    for word in id.split(separator: "-") {
      module += word.prefix(1).uppercased() + word.dropFirst()
    }
    return "Plugins/\(module)/\(module)Behavior.swift"
  }

  /// What is the same for a finding of two checks: all but its numbers and where it was worst.
  static func fingerprint(_ finding: FindingRecord) -> String {
    [finding.rule, finding.kind ?? "", finding.behavior, finding.variant, finding.output]
      .joined(separator: ":")
  }

  private func suppression(_ finding: FindingRecord, _ writer: inout JSONWriter) {
    let (kind, reason): (String, String)
    switch finding.standing {
    case .open: return
    case .accepted: (kind, reason) = ("external", "accepted by the baseline")
    case .allowed(let why): (kind, reason) = ("inSource", why)
    }
    writer.key("suppressions")
    writer.array(.inline) { (writer: inout JSONWriter) in
      writer.object(.inline) { (writer: inout JSONWriter) in
        writer.member("kind", kind)
        writer.member("justification", reason)
      }
    }
  }

  private func properties(_ finding: FindingRecord, _ writer: inout JSONWriter) {
    writer.key("properties")
    writer.object(.inline) { (writer: inout JSONWriter) in
      if let kind = finding.kind { writer.member("kind", kind) }
      writer.member("device", finding.device)
      writer.member("output", finding.output)
      writer.key("measured")
      writer.number(finding.measured)
      writer.key("allowed")
      writer.number(finding.allowed)
      writer.member("unit", finding.unit)
      writer.key("time")
      writer.number(finding.time)
      writer.key("frame")
      writer.number(finding.frame)
      writer.key("count")
      writer.number(finding.count)
    }
  }
}
