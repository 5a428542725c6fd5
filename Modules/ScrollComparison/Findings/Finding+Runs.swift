import GestureScript
import ScrollHost

extension Finding {
  /// The runs that show the finding, made from their texts as `scrollhost trace` makes them.
  ///
  /// - Parameter entry: The finding's behavior.
  /// - Returns: A run each, in order.
  /// - Throws: `FindingRunError` when a text does not say a run: of another program, or edited.
  public func runs(of entry: BehaviorEntry) throws(FindingRunError) -> [Run] {
    var made: [Run] = []
    for run in runs { made.append(try self.run(run, of: entry)) }
    return made
  }

  private func run(_ run: FindingRun, of entry: BehaviorEntry) throws(FindingRunError) -> Run {
    guard let device = Device.named(run.device) else { throw .device(run.device) }
    guard Run.rates.contains(run.framesPerSecond) else { throw .rate(run.framesPerSecond) }
    let script: GestureScript
    do throws(GestureScriptErrors) {
      script = try GestureScript.parse(Array(run.gesture.utf8), file: "\(rule).gesture")
    } catch {
      throw .gesture(error)
    }
    let parameters: ParameterValues
    do throws(ParameterError) {
      parameters = try ParameterValues(
        entry.descriptor, variant: variant,
        settings: run.settings.map { (setting: FindingRun.Setting) in
          (name: setting.name, text: setting.text)
        })
    } catch {
      throw .parameter(error)
    }
    var made = Run(
      entry: entry, variant: variant, parameters: parameters, device: device,
      framesPerSecond: run.framesPerSecond, gestureName: rule, script: script)
    made.findsAmbiguities = measurement == .ambiguities
    return made
  }
}

/// A finding's run that cannot be made again.
public enum FindingRunError: Error, Equatable, Sendable {
  /// No device has that name.
  case device(String)
  /// A rate outside `Run.rates`.
  case rate(Double)
  case gesture(GestureScriptErrors)
  case parameter(ParameterError)
}

extension FindingRunError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .device(let name): "unknown device '\(name)'"
    case .rate(let rate):
      "\(NumberText.string(rate)) frames a second (expected \(NumberText.string(Run.rates.lowerBound))"
        + " to \(NumberText.string(Run.rates.upperBound)))"
    case .gesture(let errors): errors.description
    case .parameter(let error): error.description
    }
  }
}
