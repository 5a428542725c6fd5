// swift-tools-version: 6.2
import PackageDescription

/// The behaviors: one module each, under `Plugins/`. The other list is `Plugins/BehaviorCatalog`.
///
/// `Plugins/` holds scroll behaviors here, not SwiftPM's own build plugins.
let behaviors = [
  "PlainScroll",
  "ConstraintRemakeZoom",
  "HeightConstantInset",
  "ClampedHeaderNavAlpha",
  "ContainerBottomPin",
  "VelocityThresholdPaging",
]

/// What Embedded Swift refuses, an ordinary build refuses too: the core also runs in the browser.
/// Nor may a file use members of a module that it does not import.
let coreSettings: [SwiftSetting] = [
  .treatWarning("EmbeddedRestrictions", as: .error),
  .enableUpcomingFeature("MemberImportVisibility"),
]

func core(
  _ name: String, _ dependencies: [Target.Dependency], folder: String = "Modules",
  exclude: [String] = [], resources: [Resource]? = nil
) -> Target {
  .target(
    name: name, dependencies: dependencies, path: "\(folder)/\(name)", exclude: exclude,
    resources: resources, swiftSettings: coreSettings)
}

func tests(
  _ name: String, _ dependencies: [Target.Dependency] = [], exclude: [String] = []
) -> Target {
  .testTarget(
    name: "\(name)Tests", dependencies: [.target(name: name)] + dependencies,
    path: "Tests/\(name)Tests", exclude: exclude)
}

let modules: [Target] = [
  core("ScrollGeometry", []),
  core("ScrollPhysics", ["ScrollGeometry"]),
  core("ConstraintSolver", []),
  core("ScrollLayout", ["ScrollGeometry", "ConstraintSolver"]),
  core("ScrollHost", ["ScrollGeometry", "ScrollPhysics", "ScrollLayout"]),
  core(
    "GestureScript", ["ScrollGeometry", "ScrollPhysics"], resources: [.embedInCode("Standard")]),
  core("ScrollComparison", ["ScrollHost", "GestureScript"]),
  .target(
    name: "ScrollReports", dependencies: ["ScrollComparison"], path: "Modules/ScrollReports"),
  .target(
    name: "ScrollHostCLI", dependencies: ["ScrollReports"], path: "Modules/ScrollHostCLI"),
  .target(
    name: "BehaviorTesting", dependencies: ["ScrollReports"], path: "Modules/BehaviorTesting"),
]

let plugins: [Target] =
  behaviors.map { name in
    core(name, ["ScrollHost"], folder: "Plugins", exclude: ["Guide.md"])
  } + [core("BehaviorCatalog", behaviors.map { .target(name: $0) }, folder: "Plugins")]

let apps: [Target] = [
  .executableTarget(
    name: "scrollhost", dependencies: ["BehaviorCatalog", "ScrollHostCLI"],
    path: "Apps/scrollhost"),
  .executableTarget(
    name: "Benchmarks", dependencies: ["BehaviorCatalog", "ScrollComparison"],
    path: "Apps/Benchmarks"),
  // The C library's part that a browser lacks; empty natively.
  .target(name: "PlaygroundMemory", path: "Apps/Playground/Memory"),
  .executableTarget(
    name: "Playground",
    dependencies: ["BehaviorCatalog", "ScrollComparison", "PlaygroundMemory"],
    path: "Apps/Playground/Engine"),
]

/// Programs that tests drive from outside; `Docs/Testing.md` says how.
let testPrograms: [Target] = [
  .executableTarget(
    name: "solver-replay", dependencies: ["ConstraintSolver"], path: "Tests/Oracle/Replay")
]

let moduleTests: [Target] = [
  tests("ScrollGeometry"),
  tests("ScrollPhysics"),
  tests("ConstraintSolver"),
  tests("ScrollLayout"),
  tests("ScrollHost", ["ScrollComparison"]),
  tests("GestureScript", ["ScrollGeometry"]),
  tests("ScrollComparison", ["BehaviorCatalog"], exclude: ["Fixtures"]),
  tests("ScrollReports", ["BehaviorCatalog"]),
  tests("ScrollHostCLI", ["BehaviorCatalog"]),
  tests("BehaviorCatalog", ["BehaviorTesting"]),
  tests("Playground"),
]

let package = Package(
  name: "ScrollHost",
  products: [
    .executable(name: "scrollhost", targets: ["scrollhost"]),
    .executable(name: "playground", targets: ["Playground"]),
    .library(name: "ScrollHost", targets: ["ScrollHost"]),
    .library(name: "ScrollHostCLI", targets: ["ScrollHostCLI"]),
    .library(name: "BehaviorTesting", targets: ["BehaviorTesting"]),
    .library(name: "BehaviorCatalog", targets: ["BehaviorCatalog"]),
  ],
  targets: modules + plugins + apps + testPrograms + moduleTests
    + behaviors.map { tests($0, ["BehaviorTesting", "ScrollComparison"]) },
  swiftLanguageModes: [.v6])
