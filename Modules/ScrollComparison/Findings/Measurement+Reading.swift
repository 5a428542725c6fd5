import ScrollHost

extension Finding {
  /// Reads the finding's measured value from traces of its runs, in their order.
  ///
  /// - Parameter traces: One trace per run.
  /// - Returns: The value; not a number when the traces are not the finding's.
  public func measure(_ traces: [Trace]) -> Double {
    guard traces.count == runs.count else { return .nan }
    func value(_ name: String, _ place: Measurement.Place) -> Double {
      guard place.run < traces.count, place.frame < traces[place.run].frameCount else {
        return .nan
      }
      return traces[place.run].value(named: name, place.frame)
    }
    func perEvent(_ name: String, _ place: Measurement.Place) -> Double {
      value(name, place) / Double(max(1, traces[place.run].callsPerFrame[place.frame]))
    }
    let main = traces[0]
    switch measurement {
    case .value(let place): return value(output, place)
    case .difference(let a, let b): return (value(output, b) - value(output, a)).magnitude
    case .distance(let place, let upper, let lower):
      return value(lower, place) - value(upper, place)
    case .offset(let a, let b):
      return (value("contentOffset.y", b) - value("contentOffset.y", a)).magnitude
    case .duration(let a, let b): return main.time(b.frame) - main.time(a.frame)
    case .editsPerEvent(let place): return perEvent("layout.edits", place)
    case .imagesPerEvent(let place): return perEvent("work.images", place)
    case .ambiguities: return Double(main.ambiguities.count)
    case .conflicts(let place): return value("layout.conflicts", place)
    case .unsettled: return Double(main.unsettled.count)
    case .share(let place, let from, let to):
      guard let column = Output.allCases.first(where: { "\($0.name)" == output }),
        place.frame > 0, to.frame < main.frameCount
      else { return .nan }
      return main.settleStep(column, place.frame)
        / main.settleDistance(column, from: from.frame, to: to.frame)
    case .callbackDifference:
      return Double(Trace.difference(main.callbackKinds, traces[1].callbackKinds))
    case .unpairedCallbacks: return Double(main.unpairedCallbacks)
    case .drags:
      return Double(main.frames { (event: HostEvent) in event == .willBeginDragging }.count)
    case .differingFrames: return Double(main.differingFrames(traces[1]).count)
    }
  }
}
