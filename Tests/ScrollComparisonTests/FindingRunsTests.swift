import BehaviorCatalog
import ScrollComparison
import ScrollHost
import Testing

/// What a finding says can be seen: its runs, made again from their text, show the number it states.
@Suite struct FindingRunsTests {
  @Test func `every finding's runs show its measured value`() throws {
    for entry in BehaviorCatalog.entries {
      for variant in entry.descriptor.variants {
        for finding in try CheckedCatalog.findings(entry.descriptor.id, variant.name) {
          let traces = try finding.runs(of: entry).map { try $0.trace() }
          let measured = finding.measure(traces)
          #expect(
            abs(measured - finding.measured) <= 1e-9,
            "\(entry.descriptor.id) \(variant.name) \(finding.rule) \(finding.output)")
        }
      }
    }
  }

  /// Recipe, device, rule, kind, output, measured, allowed: recipes.md's own numbers.
  @Test func `recipes show the numbers of their own tables`() throws {
    try expect(
      "constraint-remake-zoom", on: "bare",
      shows: [
        ("jump", "header.height", 4, nil), ("jump", "header.minX", 2, nil),
        ("jump", "content.minY", 4, nil),
        ("rest-mismatch", "header.height", 0, 375), ("min-size", "header.height", 0, nil),
        ("unreachable-content", "content.maxY", 863, 812), ("work-per-event", "layout.edits", 8, 2),
      ])
    try expect(
      "height-constant-inset", on: "bare",
      shows: [
        ("dead-zone", "header.imageScale", 50, 1),
        ("inset-shift", "header.height", 60, 0),
      ])
    try expect(
      "clamped-header-nav-alpha", on: "bare",
      shows: [
        ("alpha-range", "navigationBar.alpha", -300.0 / 136, 0),
        ("alpha-range", "title.alpha", -300.0 / 136, 0),
        ("work-per-event", "work.images", 1, 0), ("resize-stale", "pinned.minY", 64, 32),
      ])
    try expect(
      "clamped-header-nav-alpha", on: "iphone-13", shows: [("overlap", "pinned.minY", -27, 0)])
    try expect(
      "clamped-header-nav-alpha", on: "iphone-15", shows: [("overlap", "pinned.minY", -39, 0)])
    try expect(
      "container-bottom-pin", on: "iphone-13",
      shows: [
        ("rest-mismatch", "header.height", 103, 150),
        ("dead-zone", "header.imageScale", 116.375, 1),
        ("min-size", "header.demandedHeight", -153, 0),
      ])
    try expect(
      "velocity-threshold-paging", on: "bare",
      shows: [
        ("index-range", "page.index", 10, 9), ("unreachable-content", "content.maxY", 760, 812),
        ("resize-stale", "page.height", 700, 375),
      ])
  }

  @Test func `other readings show their own quirks`() throws {
    try expect(
      "clamped-header-nav-alpha", on: "bare", with: [("opaqueBarShiftsLayout", "true")],
      shows: [("jump", "content.minY", 64, nil)])
    try expect(
      "clamped-header-nav-alpha", on: "bare", with: [("lastOffsetY", "0")],
      shows: [("rest-mismatch", "header.height", 444, 200)])
    try expect(
      "velocity-threshold-paging", on: "bare", with: [("initialOffset", "0")],
      shows: [("rest-mismatch", "contentOffset.y", 0, -700)])
  }

  private func expect(
    _ behavior: String, on device: String, with settings: [(String, String)] = [],
    shows rows: [(rule: String, output: String, measured: Double, allowed: Double?)]
  ) throws {
    let entry = try #require(BehaviorCatalog.entries.first { $0.descriptor.id == behavior })
    let findings = try check(entry, "literal", settings, devices: [#require(.named(device))])
    for row in rows {
      let found = findings.first { $0.rule == row.rule && $0.output == row.output }
      let measured = found?.measured ?? .nan
      #expect(abs(measured - row.measured) <= 1.1e-3, "\(behavior): \(row), found \(measured)")
      if let allowed = row.allowed {
        #expect(abs((found?.allowed ?? .nan) - allowed) <= 1e-9, "\(behavior): \(row)")
      }
    }
  }

  private func check(
    _ entry: BehaviorEntry, _ variant: String, _ settings: [(String, String)] = [],
    devices: [Device] = Check.probeDevices
  ) throws -> [Finding] {
    var check = Check(
      entry: entry, variant: variant,
      parameters: try ParameterValues(
        entry.descriptor, variant: variant, settings: settings.map { (name: $0.0, text: $0.1) }),
      gestures: .standard, devices: devices,
      control: BehaviorCatalog.entries.first { $0.descriptor.id == "plain-scroll" })
    check.settings = settings.map { FindingRun.Setting(name: $0.0, text: $0.1) }
    return try check.findings()
  }
}
