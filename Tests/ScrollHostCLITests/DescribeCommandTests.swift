import ScrollHostCLI
import Testing

@Suite struct DescribeCommandTests {
  @Test func `parameters have units, ranges, defaults and the quirks they switch`() {
    #expect(
      scrollhost("describe sample-header")
        == Outcome(
          status: .ok,
          output: """
            sample-header: Header
            A block grows as the list is pulled.
            Source: Made for tests.

            Parameters
              height = 100 pt (a number from 1 to 1000 pt)
                  Height at rest.
              breaks = false (true or false)
                  Whether a pull ends the run.
                  Quirk: It is an exception.
              word = one (one or other)
                  A word.

            Variants
              literal: The code as written, quirks included.
              intended: Taller, as it should be. Sets height=200.

            Outputs of its own: pull

            """))
  }

  @Test func `a behavior without parameters says so`() {
    #expect(scrollhost("describe sample-list").output.contains("\nParameters: none\n"))
  }

  @Test func `Markdown has a row a parameter`() {
    let output = scrollhost("describe sample-header --format markdown").output
    #expect(
      output.contains(
        "| breaks |  | false | true or false | Whether a pull ends the run. | It is an exception. |\n"
      ))
    #expect(output.hasSuffix("- variant intended: Taller, as it should be. Sets height=200.\n"))
  }
}
