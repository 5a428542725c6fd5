import ScrollHost
import ScrollHostCLI
import Testing

@Suite struct BaselineTests {
  private let folder: TemporaryFolder
  private var file: String { folder.file("b.json") }

  init() throws { folder = try TemporaryFolder() }

  private func scrollhost(_ line: String, ci: String? = nil) -> Outcome {
    let behaviors = Samples.entries + [BehaviorEntry(BrokenHeaderBehavior.self)]
    let console = RecordedConsole()
    if let ci { console.variables["CI"] = ci }
    let status = CommandLineTool(behaviors: behaviors).run(
      line.split(separator: " ").map(String.init), console: console)
    return Outcome(status: status, output: console.output, errors: console.errors)
  }

  @Test func `a check passes its own baseline and fails another behavior's numbers`() throws {
    let check = "check broken-header --device bare --rule rest-mismatch --baseline \(file)"
    let update = scrollhost(check + " --update-baseline")
    #expect(update.status == .ok)
    #expect(update.errors.contains("b.json now lists 1 finding and "))
    let first = try folder.read("b.json")
    let again = scrollhost(check)
    #expect(again.status == .ok)
    #expect(again.output.contains("accepted  rest-mismatch"))
    #expect(again.output.contains("\nagainst the baseline: 0 differences\n"))
    let moved = scrollhost(check + " --set broken-header.height=149")
    #expect(moved.status == .findings)
    #expect(moved.output.contains("1 gone") == false)
    #expect(
      moved.output.split(separator: "\n").contains { (line: Substring) in
        line.hasPrefix("moved   broken-header  literal  bare    rest-mismatch ")
          && line.hasSuffix(" 150  149  pt")
      })
    #expect(scrollhost(check + " --set broken-header.height=149.5").status == .ok)
    #expect(
      scrollhost(check + " --set broken-header.height=149.5 --tolerance 0.25").status
        == .findings)
    let gone = scrollhost(check + " --set broken-header.height=200")
    #expect(gone.output.contains("gone    broken-header"))
    #expect(try folder.read("b.json") == first)
  }

  @Test func `a baseline takes the place of what was found, and keeps what was not looked for`()
    throws
  {
    let all = "check --device bare --rule rest-mismatch --baseline \(file) --update-baseline"
    #expect(scrollhost(all).status == .ok)
    let before = try folder.read("b.json")
    let one = "check sample-list --device bare --rule rest-mismatch --baseline \(file)"
    #expect(scrollhost(one + " --update-baseline").errors.contains("(nothing changed)"))
    #expect(try folder.read("b.json") == before)
    #expect(scrollhost(one).status == .ok)
  }

  @Test func `compare gates numbers and prints what moved`() throws {
    let line = "compare flick-up tap-to-top --behavior sample-header --baseline \(file)"
    #expect(scrollhost(line + " --update-baseline").status == .ok)
    #expect(scrollhost(line).status == .ok)
    let moved = scrollhost(line + " --set sample-header.height=120 --format csv")
    #expect(moved.status == .findings)
    #expect(
      moved.errors.contains(
        "scrollhost: baseline: sample-header, literal on iphone-15: tap-to-top content.rest.minY "
          + "moved from 100 to 120 pt\n"))
    let table = scrollhost(line + " --set sample-header.height=120")
    #expect(table.output.contains("tap-to-top          content.rest.minY     100    120  pt"))
    let another = scrollhost(
      "compare flick-twice --behavior sample-header --baseline \(file)")
    #expect(another.status == .findings)
    #expect(another.output.contains("1 new"))
    // Without names all gestures are meant, so that one more in the file is one that went away.
    try folder.write(
      try folder.read("b.json").replacing("\"flick-up\"", with: "\"no-more\""), to: "b.json")
    #expect(
      scrollhost("compare tap-to-top --behavior sample-header --baseline \(file)").status == .ok)
    let all = scrollhost("compare --behavior sample-header --baseline \(file)")
    #expect(all.output.contains("gone    sample-header  literal  iphone-15  no-more"))
  }

  @Test func `no baseline is updated where CI is true`() throws {
    let line = "compare flick-up --baseline \(file) --update-baseline"
    #expect(
      scrollhost(line, ci: "true")
        == wrongUsage(
          "--update-baseline is refused where CI=true (expected a baseline that was looked at and "
            + "committed)", command: "compare"))
    #expect(try folder.names == [])
    #expect(scrollhost(line, ci: "false").status == .ok)
  }

  @Test func `options that need a baseline say so, and a wrong file is 65, a missing one 66`()
    throws
  {
    #expect(
      scrollhost("check --tolerance 1")
        == wrongUsage("--tolerance lacks its --baseline FILE", command: "check"))
    #expect(
      scrollhost("compare --update-baseline")
        == wrongUsage("--update-baseline lacks its --baseline FILE", command: "compare"))
    #expect(
      scrollhost("compare --baseline \(file)")
        == Outcome(
          status: .unreadable,
          errors: "scrollhost: cannot read '\(file)': there is no such file\n"))
    try folder.write("{\n}}", to: "b.json")
    #expect(
      scrollhost("check --baseline \(file)")
        == Outcome(
          status: .badInput, errors: "\(file):2:2: unexpected '}' (expected the end of the text)\n")
    )
    try folder.write("{}", to: "b.json")
    let update = scrollhost("check --baseline \(file) --update-baseline")
    #expect(update.status == .badInput)
    #expect(try folder.read("b.json") == "{}")
  }
}
