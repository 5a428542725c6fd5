import ScrollHostCLI
import Testing

@Suite struct CompareCommandTests {
  private func console(_ script: String) -> RecordedConsole {
    let console = RecordedConsole()
    console.input = Array(script.utf8)
    return console
  }

  private let pull = """
    gesture "Pull"
    down 100 400
    drag by 0 70 over 200ms
    mark pulled
    up
    settle

    """

  @Test func `a gesture has its heading, a row a behavior, and a last summary`() {
    #expect(
      scrollhost("compare - --device bare", console: console(pull))
        == Outcome(
          status: .ok,
          output: """
            stdin  Pull; bare at 60 Hz
                               header peak      header rest  content  alpha        settle   drag        layout
            behavior       y pt  h pt zoom  y pt  h pt zoom     y pt  range  page       s  pt/pt  edits frames  findings
            ────────────────────────────────────────────────────────────────────────────────────────────────────────────
            sample-list       -     -    -     -     -    -      0.0      -     -    0.58   0.53      0      0         0
            sample-header   0.0 132.0    -   0.0 100.0    -    100.0      -     -    0.58   0.53      1     33         0

            over all gestures (1)  bare at 60 Hz
                              tallest  header rests  content rests  alpha      settle   drag        layout
            behavior        h pt zoom          h pt           y pt  range     s never  pt/pt  edits frames  faults  findings
            ────────────────────────────────────────────────────────────────────────────────────────────────────────────────
            sample-list        -    -             -              0      -  0.58     0   0.53      0      0       0         0
            sample-header  132.0    -           100            100      -  0.58     0   0.53      1     33       0         0

            """))
  }

  @Test func `variants follow their behavior's name`() {
    let outcome = scrollhost("compare - --variant all --device bare", console: console(pull))
    let labels = outcome.output.split(separator: "\n").map { $0.prefix(15) }
    #expect(labels.filter { $0.hasPrefix("  intended") }.count == 2)
    let intended = scrollhost("compare - --variant intended", console: console(pull)).output
    #expect(intended.contains("stdin  Pull; iphone-15 at 60 Hz, intended\n"))
    #expect(intended.contains("\nsample-list (literal) "))
    #expect(intended.contains("\nsample-header "))
  }

  @Test func `marks are rows, behaviors columns`() {
    #expect(
      scrollhost("compare - --device bare --at marks", console: console(pull)).output == """
        stdin  Pull; bare at 60 Hz
                                        sample-  sample-
        checkpoint  output                 list   header
        ────────────────────────────────────────────────
        pulled      contentOffset.y pt    -32.0   -132.0
        pulled      header.minY pt            -      0.0
        pulled      header.height pt          -    132.0
        pulled      content.minY pt        32.0    132.0

        """)
  }

  @Test func `the result does not depend on how many run at a time`() {
    let line =
      "compare --device bare --device iphone-15-pro-max --variant all --format json --jobs "
    let one = scrollhost(line + "1")
    #expect(one.status == .ok)
    #expect(scrollhost(line + "7") == one)
  }

  @Test func `a run that cannot be made is told once, whatever the jobs`() {
    for jobs in [1, 8] {
      let outcome = scrollhost(
        "compare flick-up --jobs \(jobs) --set sample-header.breaks=on "
          + "--set sample-header.word=other --device bare --device iphone-se")
      #expect(
        outcome
          == wrongUsage(
            "sample-header: parameter 'word' is out of range at 'other' (expected one, where "
              + "pulls break)", command: "compare"))
    }
  }

  @Test func `a fault stands below its table`() {
    let outcome = scrollhost(
      "compare - --device bare --set sample-header.breaks=true", console: console(pull))
    #expect(outcome.status == .ok)
    #expect(outcome.output.contains("\n! sample-header ended in a fault: pulled by 1\n"))
  }

  @Test func `color is for terminals, and for those who ask`() {
    let escape = "\u{1B}["
    func output(_ options: String, _ variables: [String: String], isTerminal: Bool) -> String {
      let console = console(pull)
      console.variables = variables
      console.outputIsTerminal = isTerminal
      console.terminalWidth = 120
      return scrollhost("compare - " + options, console: console).output
    }
    #expect(output("", ["TERM": "xterm"], isTerminal: true).contains(escape))
    #expect(!output("", ["TERM": "dumb"], isTerminal: true).contains(escape))
    #expect(!output("", ["NO_COLOR": "1"], isTerminal: true).contains(escape))
    #expect(output("", ["NO_COLOR": ""], isTerminal: true).contains(escape))
    #expect(!output("", [:], isTerminal: false).contains(escape))
    #expect(output("", ["FORCE_COLOR": "1"], isTerminal: false).contains(escape))
    #expect(output("--color always", ["NO_COLOR": "1"], isTerminal: false).contains(escape))
    #expect(!output("--color never", ["TERM": "xterm"], isTerminal: true).contains(escape))
  }

  @Test func `progress is told on a terminal, when the work lasts, and taken away again`() {
    func errors(isTerminal: Bool, secondsPerLook: Double, _ options: String = "") -> String {
      let console = console(pull)
      console.errorIsTerminal = isTerminal
      console.secondsPerLook = secondsPerLook
      return scrollhost("compare - --jobs 1 " + options, console: console).errors
    }
    #expect(
      errors(isTerminal: true, secondsPerLook: 0.6)
        == "\r\u{1B}[K2 of 2 runs\r\u{1B}[K")
    #expect(errors(isTerminal: true, secondsPerLook: 0.1).isEmpty)
    #expect(errors(isTerminal: false, secondsPerLook: 5).isEmpty)
    #expect(errors(isTerminal: true, secondsPerLook: 5, "--quiet").isEmpty)
  }
}
