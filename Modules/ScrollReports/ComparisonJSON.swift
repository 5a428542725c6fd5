import ScrollComparison

/// A comparison as JSON (`scrollhost.comparison/1`), or as JSON lines, one run a line.
///
/// A measure or output that a behavior does not have is left out; a number that is not finite is
/// `null`.
public enum ComparisonJSON {
  public static let schema = "scrollhost.comparison/1"

  /// Appends the whole document: the runs, one a line, and the summary of each subject.
  public static func append(_ result: ComparisonRecord, to output: inout [UInt8]) {
    var writer = JSONWriter()
    writer.object { (writer: inout JSONWriter) in
      writer.key("schema")
      writer.string(schema)
      writer.key("runs")
      writer.array { (writer: inout JSONWriter) in
        for cell in result.cells { run(cell, result.hasCheckpoints, &writer) }
      }
      writer.key("summary")
      writer.array { (writer: inout JSONWriter) in
        for subject in result.subjects.indices { summary(result, subject, &writer) }
      }
    }
    writer.endLine()
    output.append(contentsOf: writer.bytes)
  }

  /// Appends the runs alone, one object a line.
  public static func appendLines(_ result: ComparisonRecord, to output: inout [UInt8]) {
    for cell in result.cells {
      var writer = JSONWriter()
      run(cell, result.hasCheckpoints, &writer)
      writer.endLine()
      output.append(contentsOf: writer.bytes)
    }
  }

  private static func run(
    _ cell: ComparisonCell, _ hasCheckpoints: Bool, _ writer: inout JSONWriter
  ) {
    writer.object(.inline) { (writer: inout JSONWriter) in
      writer.members(of: cell.run)
      writer.key("measures")
      writer.object(.inline) { (writer: inout JSONWriter) in
        for measure in Measure.allCases {
          member("\(measure.name)", cell.measures[measure], &writer)
        }
      }
      if hasCheckpoints {
        writer.key("checkpoints")
        writer.array(.inline) { (writer: inout JSONWriter) in
          for checkpoint in cell.checkpoints { self.checkpoint(checkpoint, &writer) }
        }
      }
      if let fault = cell.fault {
        writer.key("fault")
        writer.string(fault)
      }
      writer.key("unsettled")
      writer.unsettled(cell.unsettled)
      writer.key("notes")
      writer.strings(cell.notes)
    }
  }

  private static func checkpoint(_ checkpoint: Checkpoint, _ writer: inout JSONWriter) {
    writer.object(.inline) { (writer: inout JSONWriter) in
      writer.key("name")
      writer.string(checkpoint.name)
      writer.key("frame")
      writer.number(checkpoint.frame)
      writer.key("time")
      writer.number(checkpoint.time)
      writer.key("outputs")
      writer.object(.inline) { (writer: inout JSONWriter) in
        for (index, output) in Checkpoint.outputs.enumerated() {
          member("\(output.name)", checkpoint.value(at: index), &writer)
        }
      }
    }
  }

  private static func summary(
    _ result: ComparisonRecord, _ index: Int, _ writer: inout JSONWriter
  ) {
    let subject = result.subjects[index]
    let summary = result.summary(ofSubject: index)
    writer.object(.inline) { (writer: inout JSONWriter) in
      writer.key("behavior")
      writer.string(subject.entry.descriptor.id)
      writer.key("variant")
      writer.string(subject.variant)
      writer.key("device")
      writer.string(subject.device.name)
      writer.key("rate")
      writer.number(subject.framesPerSecond)
      writer.key("gestures")
      writer.number(summary.gestures)
      member("header.height.greatest", summary.greatestHeaderHeight, &writer)
      member("header.zoom.greatest", summary.greatestHeaderZoom, &writer)
      members("header.rest.height", summary.headerRestHeights, &writer)
      members("content.rest.minY", summary.contentRestYs, &writer)
      members("alpha", summary.alphas, &writer)
      member("settle.time.longest", summary.longestSettleTime, &writer)
      members("content.perFinger", summary.contentPerFinger, &writer)
      member("layout.edits", summary.layoutEdits, &writer)
      member("layout.frames", summary.layoutFrames, &writer)
      member("frames", summary.frames, &writer)
      writer.key("unsettled")
      writer.number(summary.unsettled)
      writer.key("faults")
      writer.number(summary.faults)
      member("findings", summary.findings, &writer)
    }
  }

  private static func member(_ name: String, _ value: Double?, _ writer: inout JSONWriter) {
    guard let value else { return }
    writer.key(name)
    writer.number(value)
  }

  private static func members(
    _ name: String, _ range: ClosedRange<Double>?, _ writer: inout JSONWriter
  ) {
    member(name + ".minimum", range?.lowerBound, &writer)
    member(name + ".maximum", range?.upperBound, &writer)
  }
}
