import BehaviorCatalog
import GestureScript
import ScrollComparison
import ScrollGeometry
import ScrollHost

/// Everything behind the exported functions: phones that share a finger, and texts in and out.
///
/// Texts are UTF-8 in the program's memory. A function that makes a text returns how many bytes it
/// has, or minus that many when the text says what was wrong.
final class Session {
  /// Where the page puts a text before it calls a function that takes one.
  let input = SharedValues<UInt8>()
  /// The last text made.
  let output = SharedValues<UInt8>()
  /// The last numbers read.
  let numbers = SharedValues<Double>()
  private(set) var phones: [Phone] = []
  private var touches: [Touch] = []

  // MARK: Texts

  /// Makes room for that many bytes of input, which are zero.
  func reserveInput(_ count: Int) {
    input.fill(min(max(count, 0), Self.mostInput), with: 0)
  }

  /// The most bytes of input: more than any script that the parser takes.
  private static let mostInput = 1 << 24

  /// Returns `body`'s text, or the error's.
  private func text(_ body: (inout [UInt8]) throws(RequestError) -> Void) -> Int {
    var bytes: [UInt8] = []
    do throws(RequestError) {
      try body(&bytes)
      output.put(bytes)
      return bytes.count
    } catch {
      return refuse(error)
    }
  }

  private func refuse(_ error: RequestError) -> Int {
    output.put(Array(error.description.utf8))
    return -output.place.count
  }

  /// The first `settings` bytes of the input, and the rest.
  private func split(_ settings: Int) -> (settings: String, script: [UInt8]) {
    let bytes = input.place
    let end = min(max(settings, 0), bytes.count)
    return (String(decoding: bytes[..<end], as: UTF8.self), Array(bytes[end...]))
  }

  private func parse(_ bytes: [UInt8]) throws(RequestError) -> GestureScript {
    do throws(GestureScriptErrors) {
      return try GestureScript.parse(bytes, file: "script")
    } catch {
      throw .script(error)
    }
  }

  // MARK: The catalog

  /// What there is, as JSON: 0 behaviors, 1 gestures, 2 devices upright, 3 the names of outputs,
  /// roles and phases.
  func catalog(_ part: Int) -> Int {
    text { (bytes: inout [UInt8]) throws(RequestError) in
      switch part {
      case 0:
        CatalogJSON.append(
          behaviors: entries.map { (entry: BehaviorEntry) in entry.descriptor }, to: &bytes)
      case 1:
        var gestures: [NamedGesture] = []
        for gesture in StandardGestures.all {
          gestures.append(NamedGesture(name: gesture.name, script: try parse(gesture.bytes)))
        }
        CatalogJSON.append(gestures: gestures, to: &bytes)
      case 2: CatalogJSON.append(devices: Device.all, to: &bytes)
      case 3: appendNames(to: &bytes)
      default: throw .unknown("part of the catalog", part)
      }
    }
  }

  private func appendNames(to bytes: inout [UInt8]) {
    var writer = JSONWriter()
    writer.object { (writer: inout JSONWriter) in
      writer.key("outputs")
      writer.strings(Output.allCases.map { (output: Output) in "\(output.name)" })
      writer.key("roles")
      writer.strings(Role.allCases.map { (role: Role) in "\(role.name)" })
      writer.key("valuesPerView")
      writer.number(Phone.valuesPerView)
    }
    writer.endLine()
    bytes.append(contentsOf: writer.bytes)
  }

  /// The text of a standard gesture.
  func gesture(_ index: Int) -> Int {
    text { (bytes: inout [UInt8]) throws(RequestError) in
      guard StandardGestures.all.indices.contains(index) else { throw .unknown("gesture", index) }
      bytes = StandardGestures.all[index].bytes
    }
  }

  // MARK: Whole runs

  /// The trace of a run as CSV. The input is the settings, that many bytes, then the script.
  func trace(_ request: Request, settings: Int) -> Int {
    text { (bytes: inout [UInt8]) throws(RequestError) in
      var request = request
      let parts = split(settings)
      request.settings = parts.settings
      let run = try request.run(try parse(parts.script))
      do throws(RunError) {
        TraceCSV.append(try run.trace(), to: &bytes)
      } catch {
        throw .run(error)
      }
    }
  }

  // MARK: Phones

  /// Takes every phone away.
  func clear() {
    phones.removeAll()
    touches.removeAll()
  }

  /// Adds a phone and runs its frame 0. The input is the settings, that many bytes, then a script
  /// for it to play; without one it follows the finger.
  ///
  /// - Returns: The phone's index, or minus the number of bytes of what was wrong.
  func addPhone(_ request: Request, settings: Int) -> Int {
    do throws(RequestError) {
      var request = request
      let parts = split(settings)
      request.settings = parts.settings
      let plays = !parts.script.isEmpty
      let script = plays ? try parse(parts.script) : GestureScript(commands: [])
      phones.append(try Phone(try request.run(script), playing: plays))
      return phones.count - 1
    } catch {
      return refuse(error)
    }
  }

  /// Tells every phone of the finger, in the next frame.
  ///
  /// - Parameters:
  ///   - phase: 0 down, 1 move, 2 up, 3 cancel.
  ///   - location: Screen points.
  ///   - age: How many nanoseconds before the next frame's time it happened.
  func touch(_ phase: Int, at location: Point, age: Double) {
    let phases: [TouchPhase] = [.down, .move, .up, .cancel]
    guard phases.indices.contains(phase), location.x.isFinite, location.y.isFinite else { return }
    touches.append(
      Touch(
        phase: phases[phase], location: location, age: age > 0 ? Int64(min(age, 1e9)) : 0))
  }

  /// Runs the next frame of every phone.
  ///
  /// - Returns: How many phones still play a script.
  func advance() -> Int {
    var playing = 0
    for phone in phones {
      phone.advance(touches)
      if phone.isPlaying { playing += 1 }
    }
    touches.removeAll(keepingCapacity: true)
    return playing
  }

  /// Reads the last frame's numbers: the value of every output.
  func readOutputs(ofPhone index: Int) -> Int {
    numbers.put(phones.indices.contains(index) ? phones[index].outputs : [])
    return numbers.place.count
  }

  /// Reads how the last frame is drawn: `Phone.valuesPerView` numbers for each view.
  func readViews(ofPhone index: Int) -> Int {
    numbers.put(phones.indices.contains(index) ? phones[index].views : [])
    return numbers.place.count
  }

  /// A phone's trace so far, as CSV.
  func trace(ofPhone index: Int) -> Int {
    text { (bytes: inout [UInt8]) throws(RequestError) in
      guard phones.indices.contains(index) else { throw .unknown("phone", index) }
      TraceCSV.append(phones[index].live.trace, to: &bytes)
    }
  }
}
