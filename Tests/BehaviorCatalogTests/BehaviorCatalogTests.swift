import BehaviorCatalog
import Foundation
import ScrollHost
import Testing

/// The places that name every behavior, compared with each other.
@Suite struct BehaviorCatalogTests {
  private let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The modules under `Plugins/`, but for the catalog itself.
  private func folders() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: root.appending(path: "Plugins").path)
      .filter { $0 != "BehaviorCatalog" && !$0.hasPrefix(".") }.sorted()
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// `ContainerBottomPin` for `container-bottom-pin`.
  private func module(of id: String) -> String {
    id.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  @Test func `Package.swift lists the folders of Plugins, and no other`() throws {
    let package = try text("Package.swift")
    let start = try #require(package.range(of: "let behaviors = [\n"))
    let end = try #require(package.range(of: "\n]", range: start.upperBound..<package.endIndex))
    let listed = package[start.upperBound..<end.lowerBound].split(separator: "\n").map {
      $0.trimmingCharacters(in: CharacterSet(charactersIn: " \","))
    }
    for name in try folders() where !listed.contains(name) {
      Issue.record(
        "Plugins/\(name) is in no list: add \"\(name)\", to `behaviors` in Package.swift")
    }
    for name in listed where try !folders().contains(name) {
      Issue.record("there is no Plugins/\(name): take it out of `behaviors` in Package.swift")
    }
  }

  @Test func `the catalog has an entry for every folder of Plugins`() throws {
    let modules = BehaviorCatalog.entries.map { module(of: $0.descriptor.id) }
    for name in try folders() where !modules.contains(name) {
      Issue.record(
        """
        Plugins/\(name) is not in the catalog. In Plugins/BehaviorCatalog/BehaviorCatalog.swift add
          import \(name)
          BehaviorEntry(\(name)Behavior.self),
        """)
    }
    for name in modules where try !folders().contains(name) {
      Issue.record("the catalog has \(name), which is no folder of Plugins: rename one of them")
    }
  }

  @Test func `every behavior has its file, its guide and its tests`() throws {
    let headings = [
      "## What it does", "## Source", "## Model", "## Parameters",
      "## Quirks and how `intended` mends each", "## Limits",
    ]
    for name in try folders() {
      for path in [
        "Plugins/\(name)/\(name)Behavior.swift", "Plugins/\(name)/Guide.md",
        "Tests/\(name)Tests/\(name)BehaviorTests.swift",
      ] where !FileManager.default.fileExists(atPath: root.appending(path: path).path) {
        Issue.record("\(path) is missing: write it")
      }
      let lines = try text("Plugins/\(name)/Guide.md").split(separator: "\n").map(String.init)
      #expect(
        lines.filter { $0.hasPrefix("## ") } == headings, "headings of Plugins/\(name)/Guide.md")
    }
  }

  @Test func `every guide lists every parameter with its default`() throws {
    for entry in BehaviorCatalog.entries {
      let guide = try text("Plugins/\(module(of: entry.descriptor.id))/Guide.md")
      for parameter in entry.descriptor.parameters {
        let row = "| `\(parameter.name)` | \(parameter.defaultValue.text)"
        #expect(
          guide.contains(row), "the guide of \(entry.descriptor.id) has no row '\(row) ...'")
      }
    }
  }

  @Test func `the control comes first and ids are unique`() {
    let ids = BehaviorCatalog.entries.map { $0.descriptor.id }
    #expect(ids.first == "plain-scroll")
    #expect(Set(ids).count == ids.count)
  }

  @Test func `every descriptor is complete and its variants make an instance`() throws {
    for entry in BehaviorCatalog.entries {
      let descriptor = entry.descriptor
      #expect(
        !descriptor.title.isEmpty && !descriptor.summary.isEmpty && !descriptor.source.isEmpty)
      #expect(descriptor.variants.first?.name == "literal")
      #expect(descriptor.variants.first?.values.isEmpty == true, "literal is the default")
      #expect(Set(descriptor.parameters.map { $0.name }).count == descriptor.parameters.count)
      for parameter in descriptor.parameters {
        try parameter.check(parameter.defaultValue)
        #expect(parameter.help.hasSuffix("."), "\(descriptor.id).\(parameter.name)")
      }
      for variant in descriptor.variants {
        _ = try entry.make(ParameterValues(descriptor, variant: variant.name))
        for (name, value) in variant.values {
          let parameter = try #require(descriptor.parameter(named: name))
          #expect(value != parameter.defaultValue, "\(descriptor.id).\(name) is the default anyway")
        }
      }
    }
  }
}
