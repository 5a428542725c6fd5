import GestureScript
import ScrollHost

extension JSONWriter {
  /// Writes what was run as members of the object that is open: `behavior`, `variant`, `parameters`,
  /// `device`, `rate` in frames a second, `gesture`, `title` (the gesture's, if it has one).
  public mutating func members(of run: RunDescription) {
    key("behavior")
    string(run.behavior)
    key("variant")
    string(run.variant)
    key("parameters")
    object(.inline) { (writer: inout JSONWriter) in
      for (parameter, value) in run.parameters.all {
        writer.key(parameter.name)
        writer.value(value)
      }
    }
    key("device")
    string(run.device)
    key("rate")
    number(run.framesPerSecond)
    key("gesture")
    string(run.gesture)
    if let title = run.title {
      key("title")
      string(title)
    }
  }

  /// Writes a parameter's value as a number, a boolean or a string.
  public mutating func value(_ value: ParameterValue) {
    switch value {
    case .number(let number): self.number(number)
    case .flag(let flag): boolean(flag)
    case .choice(let word): string(word)
    }
  }

  /// Writes the settles that ran past their limits: line of the script, and seconds of the run.
  package mutating func unsettled(_ waits: [UnsettledWait]) {
    array(.inline) { (writer: inout JSONWriter) in
      for wait in waits {
        writer.object(.inline) { (writer: inout JSONWriter) in
          writer.key("line")
          writer.number(wait.line)
          writer.key("start")
          writer.number(Double(wait.start) / 1e9)
          writer.key("end")
          writer.number(Double(wait.end) / 1e9)
        }
      }
    }
  }

  package mutating func strings(_ texts: [String]) {
    array(.inline) { (writer: inout JSONWriter) in
      for text in texts { writer.string(text) }
    }
  }
}
