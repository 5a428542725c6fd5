import ScrollComparison
import ScrollGeometry

/// A comparison as comma-separated values, numbers in the shortest form that reads back exactly.
public enum ComparisonCSV {
  /// A row a run, with every measure; or, when the result has checkpoints, a row a checkpoint.
  public static func append(_ result: ComparisonRecord, to output: inout [UInt8]) {
    let head = ["gesture", "behavior", "variant", "device", "rate"]
    if result.hasCheckpoints {
      DelimitedText.append(
        record: head + ["checkpoint", "frame", "time"]
          + Checkpoint.outputs.map { (output: Output) in "\(output.name)" },
        to: &output)
    } else {
      DelimitedText.append(
        record: head + Measure.allCases.map { (measure: Measure) in "\(measure.name)" } + ["fault"],
        to: &output)
    }
    for cell in result.cells {
      let run = cell.run
      let key = [
        run.gesture, run.behavior, run.variant, run.device,
        NumberText.string(run.framesPerSecond),
      ]
      guard result.hasCheckpoints else {
        let numbers = Measure.allCases.map { (measure: Measure) in field(cell.measures[measure]) }
        DelimitedText.append(record: key + numbers + [cell.fault ?? ""], to: &output)
        continue
      }
      for checkpoint in cell.checkpoints {
        let place = [
          checkpoint.name, String(checkpoint.frame), NumberText.string(checkpoint.time),
        ]
        let numbers = Checkpoint.outputs.indices.map { (index: Int) in
          field(checkpoint.value(at: index))
        }
        DelimitedText.append(record: key + place + numbers, to: &output)
      }
    }
  }

  private static func field(_ value: Double?) -> String {
    value.map { (number: Double) in NumberText.string(number) } ?? ""
  }
}
