/// The settings of one run: every parameter of a behavior with its value.
public struct ParameterValues: Equatable, Sendable {
  public let parameters: [Parameter]
  private var values: [ParameterValue]

  /// The defaults.
  public init(_ parameters: [Parameter]) {
    self.parameters = parameters
    values = parameters.map { (parameter: Parameter) in parameter.defaultValue }
  }

  /// A variant's settings with some overridden by text, as `--set` gives them.
  ///
  /// - Throws: `ParameterError` for a name that does not exist or a value out of range.
  public init(
    _ descriptor: BehaviorDescriptor, variant: String = "literal",
    settings: [(name: String, text: String)] = []
  ) throws(ParameterError) {
    self.init(descriptor.parameters)
    guard let preset = descriptor.variant(named: variant) else {
      throw ParameterError(
        .unknownVariant, parameter: variant, text: variant,
        expected: joined(descriptor.variants.map { (variant: Variant) in variant.name }))
    }
    for (name, value) in preset.values { try set(name, to: value) }
    for (name, text) in settings { try set(name, toText: text) }
  }

  /// Every parameter with its value, in the order of the descriptor.
  public var all: [(parameter: Parameter, value: ParameterValue)] {
    var pairs: [(parameter: Parameter, value: ParameterValue)] = []
    for index in parameters.indices { pairs.append((parameters[index], values[index])) }
    return pairs
  }

  /// Gives a parameter a value.
  ///
  /// - Throws: `ParameterError` for a name that does not exist or a value that it does not take.
  public mutating func set(_ name: String, to value: ParameterValue) throws(ParameterError) {
    let index = try index(of: name)
    try parameters[index].check(value)
    values[index] = value
  }

  /// Gives a parameter the value that `text` says.
  ///
  /// - Throws: `ParameterError` for a name that does not exist or a text that it does not take.
  public mutating func set(_ name: String, toText text: String) throws(ParameterError) {
    let index = try index(of: name)
    values[index] = try parameters[index].value(of: text)
  }

  /// The value of any parameter.
  public func value(_ name: String) throws(ParameterError) -> ParameterValue {
    values[try index(of: name)]
  }

  /// A length in points.
  public func length(_ name: String) throws(ParameterError) -> Double { try number(name) }

  /// A length in points, nil where a word leaves it open.
  public func optionalLength(_ name: String) throws(ParameterError) -> Double? {
    if case .choice = values[try index(of: name)] { return nil }
    return try number(name)
  }

  /// A number in the parameter's unit.
  public func number(_ name: String) throws(ParameterError) -> Double {
    let index = try index(of: name)
    guard case .number(let value) = values[index] else { throw mismatch(index, "a number") }
    return value
  }

  /// A whole number.
  public func count(_ name: String) throws(ParameterError) -> Int { Int(try number(name)) }

  /// A switch.
  public func flag(_ name: String) throws(ParameterError) -> Bool {
    let index = try index(of: name)
    guard case .flag(let value) = values[index] else { throw mismatch(index, "true or false") }
    return value
  }

  /// A word.
  public func choice(_ name: String) throws(ParameterError) -> String {
    let index = try index(of: name)
    guard case .choice(let value) = values[index] else { throw mismatch(index, "a word") }
    return value
  }

  private func index(of name: String) throws(ParameterError) -> Int {
    for index in parameters.indices where parameters[index].name == name { return index }
    throw ParameterError(
      .unknownParameter, parameter: name, text: name,
      expected: joined(parameters.map { (parameter: Parameter) in parameter.name }))
  }

  private func mismatch(_ index: Int, _ expected: String) -> ParameterError {
    ParameterError(
      .notAValue, parameter: parameters[index].name, text: values[index].text, expected: expected)
  }

  private func joined(_ words: [String]) -> String {
    if words.isEmpty { return "none: the behavior has no parameters" }
    var text = "one of: "
    for (index, word) in words.enumerated() { text += index == 0 ? word : ", " + word }
    return text
  }
}
