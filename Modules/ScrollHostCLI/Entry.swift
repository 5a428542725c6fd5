import ScrollHost

/// Runs `scrollhost` with these behaviors on the process's own arguments, and ends the process.
///
/// Another package makes its own `scrollhost` of it:
///
///     import BehaviorCatalog
///     import ScrollHostCLI
///
///     ScrollHostCLI.run(behaviors: BehaviorCatalog.entries + [BehaviorEntry(MyBehavior.self)])
///
/// - Parameter behaviors: The catalog, in the order of lists; no two of one id.
public func run(behaviors: [BehaviorEntry]) -> Never {
  let console = SystemConsole()
  let status = CommandLineTool(behaviors: behaviors).run(console.arguments, console: console)
  SystemConsole.exit(status)
}
