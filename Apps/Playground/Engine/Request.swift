import BehaviorCatalog
import GestureScript
import ScrollComparison
import ScrollHost

/// What a page asks to be run, by the places of things in the catalog.
struct Request {
  /// Index in the catalog.
  var behavior: Int
  /// Index among the behavior's variants.
  var variant: Int
  /// Index in `devices`.
  var device: Int
  /// Frames a second, in `Run.rates`.
  var framesPerSecond: Double
  /// Parameters that differ from the variant's, a line each: `name=value`.
  var settings = ""

  /// The devices upright, then the same held sideways.
  static let devices: [Device] =
    Device.all + Device.all.map { (device: Device) in device.heldInLandscape }

  /// The run of a script.
  ///
  /// - Throws: `RequestError` for what does not exist or is refused.
  func run(_ script: GestureScript, named name: String = "live") throws(RequestError) -> Run {
    guard entries.indices.contains(behavior) else { throw .unknown("behavior", behavior) }
    let entry = entries[behavior]
    guard entry.descriptor.variants.indices.contains(variant) else {
      throw .unknown("variant", variant)
    }
    guard Self.devices.indices.contains(device) else { throw .unknown("device", device) }
    guard Run.rates.contains(framesPerSecond) else { throw .rate(framesPerSecond) }
    let variant = entry.descriptor.variants[variant].name
    do throws(ParameterError) {
      return Run(
        entry: entry, variant: variant,
        parameters: try ParameterValues(
          entry.descriptor, variant: variant, settings: try pairs()),
        device: Self.devices[device], framesPerSecond: framesPerSecond, gestureName: name,
        script: script)
    } catch {
      throw .parameter(error)
    }
  }

  private func pairs() throws(ParameterError) -> [(name: String, text: String)] {
    var pairs: [(name: String, text: String)] = []
    for line in settings.utf8.split(separator: UInt8(ascii: "\n")) {
      guard let sign = line.firstIndex(of: UInt8(ascii: "=")) else {
        let text = String(decoding: line, as: UTF8.self)
        throw ParameterError(.unknownParameter, parameter: text, text: text, expected: "name=value")
      }
      pairs.append(
        (
          name: String(decoding: line[..<sign], as: UTF8.self),
          text: String(decoding: line[line.index(after: sign)...], as: UTF8.self)
        ))
    }
    return pairs
  }
}

/// Why a request cannot be met.
enum RequestError: Error, Equatable {
  /// There is no such thing at that index.
  case unknown(String, Int)
  case rate(Double)
  case parameter(ParameterError)
  case script(GestureScriptErrors)
  case run(RunError)

}

extension RequestError: CustomStringConvertible {
  var description: String {
    switch self {
    case .unknown(let kind, let index): "there is no \(kind) \(index)"
    case .rate(let rate): "the rate \(rate) is out of range (expected 1 to 10000 frames a second)"
    case .parameter(let error): error.description
    case .script(let errors): errors.description
    case .run(let error): error.description
    }
  }
}
