import GestureScript

/// The process's own console.
final class SystemConsole: Console {
  init() { Interruption.prepare() }

  /// The words of the command line after the program's name.
  var arguments: [String] { Array(CommandLine.arguments.dropFirst()) }

  func environment(_ name: String) -> String? { System.environment(name) }

  var outputIsTerminal: Bool { System.isTerminal(System.standardOutput) }
  var errorIsTerminal: Bool { System.isTerminal(System.standardError) }
  var terminalWidth: Int? { System.width(ofTerminal: System.standardOutput) }
  var processorCount: Int { System.processorCount }
  var seconds: Double { System.seconds }

  func readInput(limit: Int) throws(CommandFailure) -> [UInt8] {
    do throws(SystemError) {
      return try System.read(System.standardInput, limit: limit)
    } catch {
      throw .unreadable("cannot read standard input: \(error.text)")
    }
  }

  func write(_ bytes: [UInt8]) throws(CommandFailure) {
    do throws(SystemError) {
      try System.write(bytes, to: System.standardOutput)
    } catch {
      if error == .brokenPipe { throw .closedPipe }
      throw .unwritable("cannot write to standard output: \(error.text)")
    }
  }

  func writeError(_ text: String) {
    // Nothing is left to tell it to.
    do throws(SystemError) {
      try System.write(Array(text.utf8), to: System.standardError)
    } catch {}
  }

  static func exit(_ status: ExitStatus) -> Never { System.exit(status.rawValue) }
}
