@testable import ScrollHostCLI
import Testing

@Suite struct CommandLineToolTests {
  @Test func `help is what was asked for, and goes to standard output`() {
    let overview = scrollhost("--help")
    #expect(overview.status == .ok)
    #expect(overview.errors.isEmpty)
    #expect(
      overview.output.hasPrefix(
        """
        scrollhost compares techniques of scroll-driven interfaces without a phone.

        Usage: scrollhost COMMAND [OPTION ...] [WORD ...]

        Commands:
          compare      Runs gestures through behaviors and tabulates what each did, side by side.
          trace        Runs one gesture through one behavior and prints it frame by frame.

        """))
    #expect(
      overview.output.hasSuffix(
        """
          completions  Prints a shell's completion script, which knows commands, options,
                       behaviors and gestures.
          help         Prints the help of a command.

        Options:
          -h, --help  Prints this, or after a command that command's help.
          --version   Prints the version.

        Examples:
          scrollhost compare
          scrollhost compare flick-up --variant all
          scrollhost trace height-constant-inset slow-pull-release --format csv

        See 'scrollhost help COMMAND' for more.

        """))
    #expect(scrollhost("-h") == overview)
    #expect(scrollhost("help") == overview)
  }

  @Test func `no word at all is wrong usage, told by the same text`() {
    #expect(scrollhost("") == Outcome(status: .usage, errors: scrollhost("help").output))
  }

  @Test func `a command's help has its usage, options and examples`() {
    let text = """
      Prints a gesture's text, comments and all, to read, copy and change.

      Usage: scrollhost show [OPTION ...] GESTURE

      Options:
        --gestures DIR     The .gesture files of this folder, sorted by name, instead of the
                           standard gestures.
        -o, --output FILE  Writes the result to this file, whole or not at all, instead of
                           standard output.
        -h, --help         Prints this and ends.

      Examples:
        scrollhost show flick-up
        scrollhost show flick-up --output my.gesture

      """
    for line in ["help show", "show --help", "show -h", "show --wrong --help x y z"] {
      #expect(scrollhost(line) == Outcome(status: .ok, output: text))
    }
    #expect(scrollhost("show -- --help").status == .usage)
  }

  @Test func `help fits a narrow terminal`() {
    let console = RecordedConsole()
    console.outputIsTerminal = true
    console.terminalWidth = 50
    let lines = scrollhost("help compare", console: console).output.split(separator: "\n")
    let examples = lines.drop { $0 != "Examples:" }
    #expect(lines.dropLast(examples.count).allSatisfy { $0.unicodeScalars.count <= 50 })
  }

  @Test func `every command's help names each of its options`() {
    for command in CommandList.all {
      let outcome = scrollhost("help " + command.name)
      #expect(outcome.status == .ok)
      #expect(outcome.output.contains("Usage: scrollhost \(command.name)"))
      for option in command.options { #expect(outcome.output.contains(option.usage)) }
    }
  }

  @Test func `the version is one line`() {
    #expect(
      scrollhost("--version")
        == Outcome(status: .ok, output: "scrollhost \(CommandLineTool.version)\n"))
  }

  @Test func `an unknown command is answered with the nearest`() {
    #expect(
      scrollhost("comapre") == wrongUsage("unknown command 'comapre' (did you mean 'compare'?)"))
    #expect(
      scrollhost("help tarce") == wrongUsage("unknown command 'tarce' (did you mean 'trace'?)"))
    #expect(
      scrollhost("--quiet compare")
        == wrongUsage(
          "unknown option '--quiet' (expected one of --help, --version); other options follow a "
            + "command"))
  }

  @Test func `whoever reads standard output may close it`() {
    let console = RecordedConsole()
    console.writeFailure = .closedPipe
    #expect(scrollhost("list", console: console) == Outcome(status: .ok))
  }

  @Test func `a full disk is told, with its own status`() {
    let console = RecordedConsole()
    console.writeFailure = .unwritable("cannot write to standard output: no space left")
    #expect(
      scrollhost("list", console: console)
        == Outcome(
          status: .unwritable,
          errors: "scrollhost: cannot write to standard output: no space left\n"))
  }

  /// The numbers of sysexits.h and of a shell's report of SIGINT.
  @Test func `exit statuses have their published numbers`() {
    #expect(ExitStatus.ok.rawValue == 0)
    #expect(ExitStatus.findings.rawValue == 1)
    #expect(ExitStatus.usage.rawValue == 64)
    #expect(ExitStatus.badInput.rawValue == 65)
    #expect(ExitStatus.unreadable.rawValue == 66)
    #expect(ExitStatus.ownFault.rawValue == 70)
    #expect(ExitStatus.unwritable.rawValue == 73)
    #expect(ExitStatus.interrupted.rawValue == 130)
  }

  @Test func `every failure has its status`() {
    #expect(CommandFailure.usage("x").status == .usage)
    #expect(CommandFailure.badInput(["x"]).status == .badInput)
    #expect(CommandFailure.impossible("x").status == .badInput)
    #expect(CommandFailure.unreadable("x").status == .unreadable)
    #expect(CommandFailure.unwritable("x").status == .unwritable)
    #expect(CommandFailure.ownFault("x").status == .ownFault)
    #expect(CommandFailure.closedPipe.status == .ok)
  }

  @Test func `two behaviors of one id are a mistake of whoever made the catalog`() async {
    await #expect(processExitsWith: .failure) {
      _ = CommandLineTool(behaviors: Samples.entries + Samples.entries)
    }
  }
}
