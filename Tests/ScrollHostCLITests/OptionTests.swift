import ScrollHostCLI
import Testing

/// What options take, and what they answer when it is wrong.
@Suite struct OptionTests {
  private func error(_ line: String) -> String {
    let outcome = scrollhost(line)
    #expect(outcome.status == .usage)
    #expect(outcome.output.isEmpty)
    let lines = outcome.errors.split(separator: "\n")
    #expect(lines.count == 2 && lines[1].hasPrefix("scrollhost: see 'scrollhost help"))
    return String(lines[0].dropFirst("scrollhost: ".count))
  }

  @Test func `a value follows its option or an equals sign`() {
    let expected = scrollhost("trace sample-list flick-up --hz 120 --format csv")
    #expect(expected.status == .ok)
    #expect(scrollhost("trace --hz=120 --format=csv sample-list flick-up") == expected)
    #expect(scrollhost("trace sample-list --hz=1.2e2 flick-up --format csv -q") == expected)
    #expect(scrollhost("trace --hz 120 --format csv -- sample-list flick-up") == expected)
  }

  @Test func `options that do not exist, lack a value or have too many are wrong usage`() {
    #expect(
      error("compare --behavor x") == "unknown option '--behavor' (did you mean '--behavior'?)")
    #expect(error("compare --hz") == "--hz lacks its value (expected --hz N)")
    #expect(error("compare --hz=") == "--hz has an empty value (expected --hz N)")
    #expect(error("compare --quiet=yes") == "--quiet takes no value")
    #expect(error("compare --hz 60 --hz 60") == "--hz is given twice (expected once)")
    #expect(error("show --hz 60 flick-up").hasPrefix("unknown option '--hz' (expected one of"))
  }

  @Test func `words are answered with the nearest known one`() {
    #expect(
      error("compare --format cvs") == "unknown value for --format: 'cvs' (did you mean 'csv'?)")
    #expect(
      error("compare --color yes")
        == "unknown value for --color: 'yes' (expected one of auto, always, never)")
    #expect(
      error("compare --behavior sample-lits")
        == "unknown behavior 'sample-lits' (did you mean 'sample-list'?)")
    #expect(
      error("compare --behavior header")
        == "unknown behavior 'header' (did you mean 'sample-header'?)")
    #expect(
      error("compare --device iphone15") == "unknown device 'iphone15' (did you mean 'iphone-15'?)")
    #expect(
      error("compare --variant intnded") == "unknown variant 'intnded' (did you mean 'intended'?)")
    #expect(
      error("compare --behavior sample-list --variant intended")
        == "unknown variant 'intended' (expected one of literal, all)")
    #expect(
      error("trace sample-list flik-up") == "unknown gesture 'flik-up' (did you mean 'flick-up'?)")
    #expect(
      error("list gesture") == "unknown list 'gesture' (did you mean 'gestures'?)")
    #expect(error("completions zhs") == "unknown shell 'zhs' (did you mean 'zsh'?)")
  }

  @Test func `numbers outside their range are named with it`() {
    for value in ["0", "-60", "10001", "nan", "inf", "1e999", "sixty", "0x3C", "60Hz"] {
      #expect(
        error("compare --hz \(value)")
          == "--hz does not take '\(value)' (expected a number from 1 to 10000)")
    }
    for value in ["0", "1.5", "1025", "many"] {
      #expect(
        error("compare --jobs \(value)")
          == "--jobs does not take '\(value)' (expected a whole number from 1 to 1024)")
    }
  }

  @Test func `settings name a behavior of the run, a parameter of it and a value it takes`() {
    #expect(
      error("compare --set height=1")
        == "--set 'height=1' is no setting (expected ID.PARAMETER=VALUE)")
    #expect(
      error("compare --set sample-header.height")
        == "--set 'sample-header.height' is no setting (expected ID.PARAMETER=VALUE)")
    #expect(
      error("compare --set header.height=1")
        == "unknown behavior 'header' (did you mean 'sample-header'?)")
    #expect(
      error("compare --set sample-header.hight=1")
        == "unknown parameter 'hight' (did you mean 'height'?); 'scrollhost describe "
        + "sample-header' lists them")
    #expect(
      error("compare --set sample-list.height=1")
        == "unknown parameter 'height'; 'scrollhost describe sample-list' lists them")
    #expect(
      error("compare --set sample-header.height=0")
        == "sample-header: parameter 'height' is out of range at '0' (expected a number from 1 to "
        + "1000 pt)")
    #expect(
      error("compare --set sample-header.breaks=perhaps")
        == "sample-header: parameter 'breaks' does not take 'perhaps' (expected true or false)")
    #expect(
      error("compare --behavior sample-list --set sample-header.height=1")
        == "--set 'sample-header.height=1' has no effect: this run is without 'sample-header'")
  }

  @Test func `settings that a behavior refuses together are wrong usage`() {
    #expect(
      error(
        "trace sample-header flick-up --set sample-header.breaks=on --set sample-header.word=other")
        == "sample-header: parameter 'word' is out of range at 'other' (expected one, where pulls "
        + "break)")
  }

  @Test func `operands are counted`() {
    #expect(
      error("trace")
        == "BEHAVIOR is missing (expected scrollhost trace [OPTION ...] BEHAVIOR GESTURE)")
    #expect(
      error("trace sample-list")
        == "GESTURE is missing (expected scrollhost trace [OPTION ...] BEHAVIOR GESTURE)")
    #expect(
      error("trace sample-list flick-up extra")
        == "'extra' is too much (expected scrollhost trace [OPTION ...] BEHAVIOR GESTURE)")
    #expect(
      error("help compare trace") == "'trace' is too much (expected scrollhost help [COMMAND])")
  }

  @Test func `a trace shows one variant on one device`() {
    #expect(
      error("trace sample-header flick-up --variant all")
        == "a trace shows one variant (expected its name)")
    #expect(
      error("trace sample-header flick-up --device bare --device iphone-se")
        == "a trace shows one device (expected --device once)")
  }
}
