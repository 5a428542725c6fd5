import Foundation
import ScrollHostCLI
import Testing

/// Gestures from files, and results to files.
@Suite struct FileTests {
  @Test func `a folder's gestures stand in for the standard ones, sorted by name`() throws {
    let folder = try TemporaryFolder()
    try folder.write("gesture \"Second\"\nwait 10ms\n", to: "b.gesture")
    try folder.write("gesture \"First\"\nwait 10ms\n", to: "a.gesture")
    try folder.write("not a gesture", to: "a.txt")
    try folder.write("not a gesture", to: ".gesture")
    #expect(
      scrollhost(["list", "gestures", "--gestures", folder.path, "--format", "csv"])
        == Outcome(status: .ok, output: "gesture,title\na,First\nb,Second\n"))
    let compared = scrollhost(["compare", "--gestures", folder.path, "--format", "csv"])
    let names = compared.output.split(separator: "\n").dropFirst().map { $0.prefix(1) }
    #expect(names == ["a", "a", "b", "b"])
    #expect(
      scrollhost(["show", "b", "--gestures", folder.path]).output
        == "gesture \"Second\"\nwait 10ms\n")
    #expect(
      scrollhost(["trace", "sample-list", "flick-up", "--gestures", folder.path]).status == .ok)
  }

  @Test func `errors of several files are told together, each under its path`() throws {
    let folder = try TemporaryFolder()
    try folder.write("flik\n", to: "a.gesture")
    try folder.write("wait 10ms\n", to: "b.gesture")
    try folder.write("\n  up\n", to: "c.gesture")
    let outcome = scrollhost(["compare", "--gestures", folder.path])
    #expect(outcome.status == .badInput)
    let lines = outcome.errors.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.first?.hasPrefix(folder.file("a.gesture") + ":1:1: unknown command") == true)
    #expect(lines.last?.hasPrefix(folder.file("c.gesture") + ":2:3: ") == true)
  }

  @Test func `what cannot be read is told with the reason`() throws {
    let folder = try TemporaryFolder()
    func error(_ arguments: [String]) -> String {
      let outcome = scrollhost(arguments)
      #expect(outcome.status == .unreadable)
      return outcome.errors
    }
    #expect(
      error(["show", "missing.gesture"])
        == "scrollhost: cannot read 'missing.gesture': there is no such file\n")
    #expect(
      error(["trace", "sample-list", "./flick-up"])
        == "scrollhost: cannot read './flick-up': there is no such file\n")
    #expect(
      error(["show", folder.path]) == "scrollhost: cannot read '\(folder.path)': it is a folder\n")
    #expect(
      error(["compare", "--gestures", folder.file("x")])
        == "scrollhost: cannot read the folder '\(folder.file("x"))': there is no such folder\n")
    #expect(
      error(["compare", "--gestures", folder.path])
        == "scrollhost: the folder '\(folder.path)' holds no .gesture file\n")
    try folder.write("", to: "plain")
    #expect(
      error(["compare", "--gestures", folder.file("plain")])
        == "scrollhost: cannot read the folder '\(folder.file("plain"))': it is not a folder\n")
  }

  @Test func `a result is written beside and renamed, so that nothing else remains`() throws {
    let folder = try TemporaryFolder()
    try folder.write("old", to: "list.csv")
    let path = folder.file("list.csv")
    #expect(
      scrollhost(["list", "devices", "--format", "csv", "--output", path]) == Outcome(status: .ok))
    #expect(try folder.read("list.csv") == scrollhost("list devices --format csv").output)
    #expect(try folder.names == ["list.csv"])
  }

  @Test func `a link stays a link, and a file keeps its rights`() throws {
    let folder = try TemporaryFolder()
    let files = FileManager.default
    try folder.write("old", to: "real")
    try files.setAttributes([.posixPermissions: 0o600], ofItemAtPath: folder.file("real"))
    try files.createSymbolicLink(
      atPath: folder.file("link"), withDestinationPath: folder.file("real"))
    #expect(scrollhost(["show", "flick-up", "-o", folder.file("link")]) == Outcome(status: .ok))
    #expect(try folder.read("real") == scrollhost("show flick-up").output)
    let link = try files.attributesOfItem(atPath: folder.file("link"))
    #expect(link[.type] as? FileAttributeType == .typeSymbolicLink)
    let real = try files.attributesOfItem(atPath: folder.file("real"))
    #expect(real[.posixPermissions] as? Int == 0o600)
  }

  @Test func `an output that cannot be written is told, and leaves nothing`() throws {
    let folder = try TemporaryFolder()
    #expect(
      scrollhost(["list", "-o", folder.path])
        == Outcome(
          status: .unwritable,
          errors: "scrollhost: cannot write '\(folder.path)': it is a folder\n"))
    let path = folder.file("none/x")
    #expect(
      scrollhost(["list", "-o", path])
        == Outcome(
          status: .unwritable,
          errors: "scrollhost: cannot write '\(path)': there is no such folder\n"))
    #expect(try folder.names.isEmpty)
  }

  @Test func `a command that fails writes no file`() throws {
    let folder = try TemporaryFolder()
    #expect(
      scrollhost(["trace", "sample-list", "nothing", "-o", folder.file("x")]).status == .usage)
    #expect(try folder.names.isEmpty)
  }
}
