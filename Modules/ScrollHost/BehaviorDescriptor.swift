/// A named preset of a behavior's own parameters.
public struct Variant: Sendable {
  public let name: String
  /// One line that says what the preset stands for.
  public let summary: String
  /// The parameters that differ from their defaults.
  public let values: [(name: String, value: ParameterValue)]

  public init(_ name: String, _ summary: String, _ values: [(String, ParameterValue)] = []) {
    self.name = name
    self.summary = summary
    self.values = values.map { (pair: (String, ParameterValue)) in
      (name: pair.0, value: pair.1)
    }
  }

  /// The code as its document writes it: the defaults.
  public static let literal = Variant("literal", "The code as written, quirks included.")
}

/// What a behavior says about itself; lists, help, checks and the CI matrix read nothing else.
public struct BehaviorDescriptor: Sendable {
  /// Kebab-case name on the command line.
  public let id: String
  /// A few words for headings.
  public let title: String
  /// One line that says what the technique does.
  public let summary: String
  /// The document the technique comes from, or what it is the control of.
  public let source: String
  public let parameters: [Parameter]
  public let variants: [Variant]
  /// Names of outputs that no role covers, in the order of their columns.
  public let outputs: [String]
  /// What it promises of its outputs.
  public let contract: Contract

  public init(
    id: String, title: String, summary: String = "", source: String = "",
    parameters: [Parameter] = [], variants: [Variant] = [.literal], outputs: [String] = [],
    contract: Contract = .roles
  ) {
    self.id = id
    self.title = title
    self.summary = summary
    self.source = source
    self.parameters = parameters
    self.variants = variants
    self.outputs = outputs
    self.contract = contract
  }

  /// The variant of that name, nil if there is none.
  public func variant(named name: String) -> Variant? {
    for variant in variants where variant.name == name { return variant }
    return nil
  }

  /// The parameter of that name, nil if there is none.
  public func parameter(named name: String) -> Parameter? {
    for parameter in parameters where parameter.name == name { return parameter }
    return nil
  }
}

/// A behavior in a catalog: its descriptor, and how to make a fresh one for a run.
public struct BehaviorEntry: Sendable {
  public let descriptor: BehaviorDescriptor
  /// Makes a fresh instance; throws `ParameterError` for settings that the behavior refuses.
  public let make: @Sendable (ParameterValues) throws(ParameterError) -> any ScrollBehavior

  public init<Behavior: ScrollBehavior & SendableMetatype>(_ type: Behavior.Type) {
    descriptor = Behavior.descriptor
    make = { (values: ParameterValues) throws(ParameterError) -> any ScrollBehavior in
      try Behavior(values)
    }
  }
}
