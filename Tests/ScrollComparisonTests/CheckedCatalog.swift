import BehaviorCatalog
import ScrollComparison
import ScrollHost

/// The check of every behavior in every variant, made once for all the tests that look at it.
enum CheckedCatalog {
  static let findings: [String: Result<[Finding], any Error>] = {
    var results: [String: Result<[Finding], any Error>] = [:]
    for entry in BehaviorCatalog.entries {
      for variant in entry.descriptor.variants {
        results["\(entry.descriptor.id) \(variant.name)"] = Result {
          try Check(
            entry: entry, variant: variant.name,
            parameters: ParameterValues(entry.descriptor, variant: variant.name),
            gestures: .standard,
            control: BehaviorCatalog.entries.first { $0.descriptor.id == "plain-scroll" }
          ).findings()
        }
      }
    }
    return results
  }()

  static func findings(_ behavior: String, _ variant: String) throws -> [Finding] {
    try findings["\(behavior) \(variant)"]?.get() ?? []
  }
}
