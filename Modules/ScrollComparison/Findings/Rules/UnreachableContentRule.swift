import ScrollHost

extension Rule {
  static let unreachableContent = Rule(
    "unreachable-content", code: "U", severity: .error,
    "at the largest offset the content's bottom is not at the visible bottom"
  ) { (examination: Examination) throws(RunError) in
    for device in examination.devices {
      let rest = try examination.rest(on: device)
      let largest = rest.value(.maximumOffsetY, 0)
      guard largest > rest.value(.minimumOffsetY, 0) else { continue }
      let text = "wait 50ms\nscroll to 0 \(NumberText.string(largest))\nwait 50ms\n"
      let trace = try examination.trace(text, on: device)
      let frame = trace.lastFrame
      let bottom = trace.value(named: "content.maxY", frame)
      let wanted = trace.visibleBottom(frame)
      guard !Trace.isAbsent(bottom), (bottom - wanted).magnitude > 0.5 else { continue }
      let words =
        bottom > wanted
        ? "the last \(points(bottom - wanted)) pt of content can be pulled into view, not kept there"
        : "below the last row \(points(wanted - bottom)) pt stay blank"
      examination.report(
        "content.maxY", on: device, measured: bottom, allowed: wanted, unit: "pt", frame: frame,
        time: trace.time(frame), .value(.init(frame: frame)),
        runs: [examination.run(text, on: device)], words)
    }
  }
}

private func points(_ value: Double) -> String {
  NumberText.string((value * 10).rounded(.toNearestOrAwayFromZero) / 10)
}

extension Trace {
  /// Where the content's end belongs: the scroll view's bottom less its adjusted inset. Of a scroll
  /// view that reaches below the screen, the screen's bottom, less what the safe area takes: an
  /// author's inset makes up for the part that nobody sees, and for no more.
  fileprivate func visibleBottom(_ frame: Int) -> Double {
    let bottom = value(.scrollMinY, frame) + value(.scrollHeight, frame)
    let screen = value(.viewportHeight, frame)
    let inset = value(.adjustedInsetBottom, frame)
    return bottom > screen + 0.5 ? screen : bottom - inset
  }
}
