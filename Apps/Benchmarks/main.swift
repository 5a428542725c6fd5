import BehaviorCatalog
import GestureScript
import ScrollComparison
import ScrollGeometry
import ScrollHost

/// Every standard gesture through every behavior and variant on every device, as one number per
/// behavior and variant.
func printDigests() throws {
  for entry in BehaviorCatalog.entries {
    for variant in entry.descriptor.variants.map(\.name) {
      var digest = TraceDigest()
      for device in Device.all + [Device.all[1].heldInLandscape] {
        for gesture in [NamedGesture].standard {
          for rate in [60.0, 120, 1000] {
            var run = Run(
              entry: entry, variant: variant,
              parameters: try ParameterValues(entry.descriptor, variant: variant), device: device,
              framesPerSecond: rate, gestureName: gesture.name, script: gesture.script)
            run.findsAmbiguities = rate == 60
            digest.add(try run.trace())
          }
        }
      }
      print(entry.descriptor.id, variant, String(digest.value, radix: 16))
    }
  }
}

func check(_ behaviors: [String], digests: Bool) throws {
  for entry in BehaviorCatalog.entries {
    if !behaviors.isEmpty && !behaviors.contains(entry.descriptor.id) { continue }
    for variant in entry.descriptor.variants.map(\.name) {
      let clock = ContinuousClock()
      let start = clock.now
      let findings = try Check(
        entry: entry, variant: variant,
        parameters: ParameterValues(entry.descriptor, variant: variant), gestures: .standard,
        control: BehaviorCatalog.entries.first { $0.descriptor.id == "plain-scroll" }
      ).findings()
      var digest = TraceDigest()
      for finding in findings { digest.add("\(finding)") }
      let time = digests ? "" : "\(clock.now - start)"
      print(
        "check", entry.descriptor.id, variant, findings.count, String(digest.value, radix: 16), time
      )
    }
  }
}

func frames(_ behaviors: [String], _ repetitions: Int) throws {
  let script = try GestureScript.parse(
    Array(
      """
      touch-rate 60
      repeat 20 {
        down 195 700
        drag by 0 -400 over 100ms
        up
        settle
        down 195 300
        drag by 0 400 over 100ms
        up
        settle
      }

      """.utf8),
    file: "fling")
  for entry in BehaviorCatalog.entries {
    if !behaviors.isEmpty && !behaviors.contains(entry.descriptor.id) { continue }
    for variant in entry.descriptor.variants.map(\.name) {
      let run = Run(
        entry: entry, variant: variant,
        parameters: try ParameterValues(entry.descriptor, variant: variant),
        device: Device.all[1], gestureName: "fling", script: script)
      var count = 0
      let clock = ContinuousClock()
      let start = clock.now
      for _ in 0..<repetitions { count += try run.trace().frameCount }
      let seconds = (clock.now - start) / .seconds(1)
      print(
        "frames", entry.descriptor.id, variant, count / repetitions, Double(count) / seconds / 1e6,
        "M/s")
    }
  }
}

let arguments = Array(CommandLine.arguments.dropFirst())
switch arguments.first {
case "digest":
  try printDigests()
  try check([], digests: true)
case "check": try check(Array(arguments.dropFirst()), digests: false)
case "frames": try frames(Array(arguments.dropFirst(2)), Int(arguments[1]) ?? 100)
default: print("digest | check [BEHAVIOR...] | frames REPETITIONS [BEHAVIOR...]")
}
