/// A length or number that a contract compares an output with.
public enum ContractQuantity: Equatable, Sendable {
  /// A number in the output's unit.
  case number(Double)
  case viewportWidth
  case viewportHeight
  /// Minus the top of the adjusted inset: where an offset rests.
  case minimumContentOffset

  /// The quantity in words.
  public var text: String {
    switch self {
    case .number(let value): NumberText.string(value)
    case .viewportWidth: "the viewport's width"
    case .viewportHeight: "the viewport's height"
    case .minimumContentOffset: "the smallest offset"
    }
  }
}

/// One promise about outputs, by the names they have in a trace (`header.height`).
///
/// Roles give every output a default; a behavior states only what differs.
public enum ContractClause: Equatable, Sendable {
  /// Which way an output goes while the offset grows.
  public enum Direction: Equatable, Sendable { case rising, falling, none }

  /// How far a position moves when the top inset grows by k and the offset sinks by k.
  public enum InsetShift: Equatable, Sendable {
    /// It stays.
    case fixed
    /// It moves by k.
    case follows
    /// It stays or moves by k, as a pinned view does by where it is.
    case either
  }

  /// The values an output may take.
  case range(String, ClosedRange<Double>)
  /// The most an output may move per point of offset, in its unit per point.
  case slope(String, Double)
  case direction(String, Direction)
  /// Two edges that meet; `mayOverlapFromRest` lets them pass each other once scrolled from rest.
  case meets(upper: String, lower: String, mayOverlapFromRest: Bool)
  /// The pinned view comes to rest exactly under the navigation bar.
  case pinsUnderNavigationBar
  /// What an output is after the first layout.
  case rest(String, ContractQuantity)
  /// How much of the content shows at rest, in points at least.
  case showsContentAtRest(Double)
  /// An output that follows every point of a pull, in portrait.
  case respondsToPull(String)
  case insetShift(String, InsetShift)
  /// An output that is the same whatever the safe area's top.
  case ignoresSafeArea(String)
  /// An output that may depend on how an offset was reached.
  case remembers(String)
  /// The least value of a size, in points.
  case minimum(String, Double)
  /// How many pages there are.
  case pages(Int)
  /// A page is no taller than the viewport.
  case pageFitsViewport
  /// Constraint edits and images that a delegate call may cost.
  case work(edits: Double, images: Double)
}

/// A breach that a behavior declares, with the reason that reports print.
public struct ContractAllowance: Equatable, Sendable {
  /// The rule's name, `overlap` for one.
  public var rule: String
  /// The output concerned; nil for all of them.
  public var output: String?
  /// The variants it holds for; nil for all of them.
  public var variants: [String]?
  public var reason: String

  public init(
    _ rule: String, _ output: String? = nil, variants: [String]? = nil, because reason: String
  ) {
    self.rule = rule
    self.output = output
    self.variants = variants
    self.reason = reason
  }
}

/// What a behavior promises of its outputs, beyond what their roles promise.
public struct Contract: Equatable, Sendable {
  public var clauses: [ContractClause]
  public var allowances: [ContractAllowance]

  /// The roles' own promises.
  public static let roles = Contract()

  public init(_ clauses: [ContractClause] = [], allowances: [ContractAllowance] = []) {
    self.clauses = clauses
    self.allowances = allowances
  }
}
