import GestureScript
import ScrollHost

/// What there is, as JSON (`scrollhost.list/1`): a document with an array of behaviors, gestures,
/// devices or rules.
public enum CatalogJSON {
  public static let schema = "scrollhost.list/1"

  public static func append(behaviors: [BehaviorDescriptor], to output: inout [UInt8]) {
    append("behaviors", to: &output) { (writer: inout JSONWriter) in
      for descriptor in behaviors { behavior(descriptor, &writer) }
    }
  }

  public static func append(gestures: [NamedGesture], to output: inout [UInt8]) {
    append("gestures", to: &output) { (writer: inout JSONWriter) in
      for gesture in gestures {
        writer.object(.inline) { (writer: inout JSONWriter) in
          writer.member("name", gesture.name)
          if let title = gesture.script.title { writer.member("title", title) }
        }
      }
    }
  }

  public static func append(devices: [Device], to output: inout [UInt8]) {
    append("devices", to: &output) { (writer: inout JSONWriter) in
      for device in devices { self.device(device, &writer) }
    }
  }

  public static func append(rules: [Rule], to output: inout [UInt8]) {
    append("rules", to: &output) { (writer: inout JSONWriter) in
      for rule in rules {
        writer.object(.inline) { (writer: inout JSONWriter) in
          writer.member("name", rule.name)
          writer.member("code", rule.code)
          writer.member("severity", "\(rule.severity.name)")
          writer.key("kinds")
          writer.strings(rule.kinds)
          writer.member("summary", rule.summary)
        }
      }
    }
  }

  /// One line for a CI matrix: `{"include":[{"behavior":"plain-scroll"}]}`.
  ///
  /// - Parameters:
  ///   - names: The jobs.
  ///   - key: What a job's name is called.
  ///   - output: Text to append to.
  public static func append(matrix names: [String], key: String, to output: inout [UInt8]) {
    var writer = JSONWriter()
    writer.object(.inline) { (writer: inout JSONWriter) in
      writer.key("include")
      writer.array(.inline) { (writer: inout JSONWriter) in
        for name in names {
          writer.object(.inline) { (writer: inout JSONWriter) in writer.member(key, name) }
        }
      }
    }
    writer.endLine()
    output.append(contentsOf: writer.bytes)
  }

  private static func append(
    _ key: String, to output: inout [UInt8], _ items: (inout JSONWriter) -> Void
  ) {
    var writer = JSONWriter()
    writer.object { (writer: inout JSONWriter) in
      writer.member("schema", schema)
      writer.key(key)
      writer.array(.lines, items)
    }
    writer.endLine()
    output.append(contentsOf: writer.bytes)
  }

  private static func behavior(_ descriptor: BehaviorDescriptor, _ writer: inout JSONWriter) {
    writer.object { (writer: inout JSONWriter) in
      writer.member("id", descriptor.id)
      writer.member("title", descriptor.title)
      writer.member("summary", descriptor.summary)
      writer.member("source", descriptor.source)
      writer.key("parameters")
      writer.array { (writer: inout JSONWriter) in
        for parameter in descriptor.parameters { self.parameter(parameter, &writer) }
      }
      writer.key("variants")
      writer.array { (writer: inout JSONWriter) in
        for variant in descriptor.variants {
          writer.object(.inline) { (writer: inout JSONWriter) in
            writer.member("name", variant.name)
            writer.member("summary", variant.summary)
            writer.key("values")
            writer.object(.inline) { (writer: inout JSONWriter) in
              for (name, value) in variant.values {
                writer.key(name)
                writer.value(value)
              }
            }
          }
        }
      }
      writer.key("outputs")
      writer.strings(descriptor.outputs)
    }
  }

  private static func parameter(_ parameter: Parameter, _ writer: inout JSONWriter) {
    writer.object(.inline) { (writer: inout JSONWriter) in
      writer.member("name", parameter.name)
      writer.member("unit", parameter.unit)
      writer.key("default")
      writer.value(parameter.defaultValue)
      if let range = parameter.range {
        writer.key("minimum")
        writer.number(range.lowerBound)
        writer.key("maximum")
        writer.number(range.upperBound)
      }
      switch parameter.kind {
      case .choice(let words):
        writer.key("words")
        writer.strings(words)
      case .numberOrWord(let word):
        writer.key("words")
        writer.strings([word])
      case .count:
        writer.key("whole")
        writer.boolean(true)
      case .number, .flag: break
      }
      writer.member("help", parameter.help)
      if let quirk = parameter.quirk { writer.member("quirk", quirk) }
    }
  }

  private static func device(_ device: Device, _ writer: inout JSONWriter) {
    writer.object { (writer: inout JSONWriter) in
      writer.member("name", device.name)
      writer.key("scale")
      writer.number(device.scale)
      writer.key("rate")
      writer.number(device.framesPerSecond)
      for (name, orientation) in [
        ("portrait", Orientation.portrait), ("landscape", Orientation.landscape),
      ] {
        let viewport = device.viewport(orientation)
        let insets = viewport.safeAreaInsets
        writer.key(name)
        writer.object(.inline) { (writer: inout JSONWriter) in
          for (key, value) in [
            ("width", viewport.size.width), ("height", viewport.size.height),
            ("safeArea.top", insets.top), ("safeArea.left", insets.left),
            ("safeArea.bottom", insets.bottom), ("safeArea.right", insets.right),
            ("navigationBar.height", viewport.navigationBarHeight),
          ] {
            writer.key(key)
            writer.number(value)
          }
        }
      }
    }
  }
}

extension JSONWriter {
  /// A key and its text.
  package mutating func member(_ name: String, _ value: String) {
    key(name)
    string(value)
  }
}
