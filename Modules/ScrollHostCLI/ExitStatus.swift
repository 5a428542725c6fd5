/// How a command ended, as the process tells its parent; the numbers are sysexits'.
public enum ExitStatus: Int32, Equatable, Sendable {
  /// All is well.
  case ok = 0
  /// There are findings, or a difference from a baseline.
  case findings = 1
  /// The command line is wrong.
  case usage = 64
  /// An input was read and is wrong: a script, a baseline, a result file.
  case badInput = 65
  /// An input cannot be read.
  case unreadable = 66
  /// A fault of the program's own.
  case ownFault = 70
  /// An output cannot be written.
  case unwritable = 73
  /// The user interrupted the run.
  case interrupted = 130
}

/// Why a command could not do its work: the one type that becomes text and an exit status.
public enum CommandFailure: Error, Equatable, Sendable {
  /// The command line is wrong; the command whose help tells more, if one was known by then.
  case usage(String, command: String? = nil)
  /// What is wrong with inputs, a line each, which names file, line and column itself.
  case badInput([String])
  /// A run that cannot be made of inputs that are right by themselves.
  case impossible(String)
  case unreadable(String)
  case unwritable(String)
  /// Whoever read the output has closed it; nothing is left to say.
  case closedPipe
  case ownFault(String)

  public var status: ExitStatus {
    switch self {
    case .usage: .usage
    case .badInput, .impossible: .badInput
    case .unreadable: .unreadable
    case .unwritable: .unwritable
    case .closedPipe: .ok
    case .ownFault: .ownFault
    }
  }

  /// What standard error is told, line by line.
  var lines: [String] {
    switch self {
    case .usage(let text, let command):
      [prefixed(text), prefixed("see 'scrollhost help\(command.map { " " + $0 } ?? "")'")]
    case .badInput(let lines): lines
    case .impossible(let text), .unreadable(let text), .unwritable(let text): [prefixed(text)]
    case .closedPipe: []
    case .ownFault(let text): [prefixed("internal error: \(text)")]
    }
  }

  private func prefixed(_ text: String) -> String { "scrollhost: " + text }
}
