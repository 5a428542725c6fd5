import ScrollComparison
import ScrollHost
import Testing

/// UIKit's order of delegate calls on every path, as recorded or reported (see Docs/Physics.md).
@Suite struct DelegateOrderTests {
  private let drag = ["willBeginDragging", "didScroll*", "willEndDragging"]
  private let flick = [
    "willBeginDragging", "didScroll*", "willEndDragging", "didEndDragging(true)",
    "willBeginDecelerating", "didScroll*",
  ]

  @Test func `a tap says nothing`() throws {
    #expect(events(of: try runList("tap 196 600\nsettle")) == [])
  }

  @Test func `travel under ten points says nothing`() throws {
    let trace = try runList("down 196 600\ndrag by 0 -9.5 over 100ms\nup\nsettle")
    #expect(events(of: trace) == [])
  }

  @Test func `a slow drag ends without a glide`() throws {
    let trace = try runList("down 196 600\ndrag by 0 -100 over 2s\nhold 300ms\nup\nsettle")
    #expect(events(of: trace) == drag + ["didEndDragging(false)"])
    #expect(trace.value(.contentOffsetY, trace.frameCount - 1) == 5090)
  }

  @Test func `a flick glides to its rest`() throws {
    let trace = try runList("flick by 0 -200 over 100ms at 196 600\nsettle")
    #expect(events(of: trace) == flick + ["didEndDecelerating"])
  }

  @Test func `a still release in the band bounces`() throws {
    let trace = try runList(
      "down 196 300\ndrag by 0 200 over 500ms\nhold 300ms\nup\nsettle", [("initialOffset", "0")])
    #expect(events(of: trace) == flick + ["didEndDecelerating"])
    #expect(trace.value(.contentOffsetY, trace.frameCount - 1) == 0)
    let release = try #require(released(trace))
    #expect(release.velocityPerMillisecond == .zero)
    #expect(release.targetContentOffset == .zero)
  }

  @Test func `a flick into an edge passes it and comes back`() throws {
    let trace = try runList(
      "flick by 0 300 over 100ms at 196 300\nsettle", [("initialOffset", "600")])
    #expect(events(of: trace) == flick + ["didEndDecelerating"])
    #expect(trace.values(.contentOffsetY).min()! < -30)
    #expect(trace.value(.contentOffsetY, trace.frameCount - 1) == 0)
    #expect(try #require(released(trace)).targetContentOffset.y == 0)
  }

  @Test func `without bounces the glide ends at the edge`() throws {
    let trace = try runList(
      "flick by 0 300 over 100ms at 196 300\nsettle",
      [("initialOffset", "600"), ("bounces", "false")])
    #expect(events(of: trace) == flick + ["didEndDecelerating"])
    #expect(trace.values(.contentOffsetY).min()! == 0)
  }

  @Test func `a flick outward at an edge that does not bounce ends at once`() throws {
    let trace = try runList(
      "flick by 0 300 over 100ms at 196 300\nsettle",
      [("initialOffset", "0"), ("bounces", "false")])
    #expect(
      events(of: trace) == ["willBeginDragging", "willEndDragging", "didEndDragging(false)"])
  }

  @Test func `a still finger ends a glide when it lifts`() throws {
    let trace = try runList(
      """
      flick by 0 -200 over 100ms at 196 600
      wait 300ms
      mark caught
      tap 196 600
      settle
      """)
    #expect(events(of: trace) == flick + ["mark(caught)", "didEndDecelerating"])
    #expect(trace.phases.contains(.tracking))
  }

  @Test func `the least move of a catch drags, and its lift ends the glide`() throws {
    let trace = try runList(
      """
      flick by 0 -200 over 100ms at 196 600
      wait 300ms
      down 196 600
      drag by 0 -1 over 100ms
      hold 200ms
      up
      settle
      """)
    #expect(
      events(of: trace) == flick + drag + ["didEndDragging(false)", "didEndDecelerating"])
  }

  @Test func `a caught and renewed glide ends once`() throws {
    let trace = try runList(
      """
      flick by 0 -200 over 100ms at 196 600
      wait 300ms
      flick by 0 -200 over 100ms at 196 600
      settle
      """)
    #expect(events(of: trace) == flick + flick + ["didEndDecelerating"])
  }

  @Test func `a still finger on a bounce stops it, and its lift resumes it`() throws {
    let trace = try runList(
      """
      flick by 0 300 over 100ms at 196 300
      wait 200ms
      down 196 300
      mark caught
      hold 300ms
      up
      settle
      """, [("initialOffset", "300")])
    #expect(
      events(of: trace) == flick + ["mark(caught)", "didScroll*", "didEndDecelerating"])
    #expect(trace.value(.contentOffsetY, trace.frameCount - 1) == 0)
  }

  @Test func `an animated scroll takes eighteen frames at 60 Hz`() throws {
    let trace = try runList("scroll to 0 5900 animated\nsettle")
    #expect(events(of: trace) == ["didScroll*", "didEndScrollingAnimation"])
    #expect(trace.events.filter { $0.event.event == .didScroll }.count == 18)
    #expect(trace.frameCount == 20)
    #expect(trace.value(.contentOffsetY, 19) == 5900)
  }

  @Test func `an animated scroll to where it is does nothing`() throws {
    #expect(events(of: try runList("scroll to 0 5000 animated\nsettle")) == [])
  }

  @Test func `a touch ends an animated scroll at once`() throws {
    let trace = try runList(
      """
      scroll to 0 5900 animated
      wait 150ms
      down 196 600
      drag by 0 -1 over 100ms
      hold 200ms
      up
      settle
      """)
    #expect(
      events(of: trace)
        == ["didScroll*", "didEndScrollingAnimation"] + drag + ["didEndDragging(false)"])
  }

  @Test func `a plain set shifts a glide and a stopping set ends it`() throws {
    let shifted = try runList(
      "flick by 0 -200 over 100ms at 196 600\nwait 300ms\nscroll to 0 9000\nsettle")
    #expect(events(of: shifted) == flick + ["didEndDecelerating"])
    #expect(shifted.value(.contentOffsetY, shifted.frameCount - 1) > 9100)
    let stopped = try runList(
      "flick by 0 -200 over 100ms at 196 600\nwait 300ms\nscroll to 0 9000 stop\nsettle")
    #expect(events(of: stopped) == flick)
    #expect(stopped.value(.contentOffsetY, stopped.frameCount - 1) == 9000)
  }

  @Test func `a stopping set ends an animated scroll with one end call`() throws {
    let trace = try runList("scroll to 0 5900 animated\nwait 100ms\nscroll to 0 7000 stop\nsettle")
    #expect(events(of: trace) == ["didScroll*", "didEndScrollingAnimation"])
    #expect(trace.value(.contentOffsetY, trace.frameCount - 1) == 7000)
  }

  @Test func `a cancelled drag has no willEnd`() throws {
    let trace = try runList("down 196 600\ndrag by 0 -100 over 100ms\ncancel\nsettle")
    #expect(events(of: trace) == ["willBeginDragging", "didScroll*", "didEndDragging(false)"])
  }

  @Test func `a drag cancelled in the band bounces`() throws {
    let trace = try runList(
      "down 196 300\ndrag by 0 100 over 100ms\ncancel\nsettle", [("initialOffset", "0")])
    #expect(
      events(of: trace) == [
        "willBeginDragging", "didScroll*", "didEndDragging(true)", "willBeginDecelerating",
        "didScroll*", "didEndDecelerating",
      ])
  }

  @Test func `the status bar scrolls to the top`() throws {
    let trace = try runList("scroll-to-top\nsettle")
    #expect(events(of: trace) == ["didScroll*", "didScrollToTop"])
    #expect(trace.value(.contentOffsetY, trace.frameCount - 1) == 0)
    #expect(events(of: try runList("scroll-to-top\nsettle", [("initialOffset", "0")])) == [])
  }

  @Test func `a page turns by one and rests on it`() throws {
    let trace = try runList(
      "flick by 0 -100 over 100ms at 196 600\nsettle",
      [("paging", "true"), ("initialOffset", "852")])
    #expect(events(of: trace) == flick + ["didEndDecelerating"])
    #expect(trace.value(.contentOffsetY, trace.frameCount - 1) == 1704)
  }

  @Test func `a rewritten target is where it rests`() throws {
    let near = try runList("flick by 0 -200 over 100ms at 196 600\nsettle", [("target", "near")])
    let released = try #require(near.events.first { $0.event.event == .willBeginDecelerating })
    let start = near.values(.contentOffsetY)[..<released.frame].last!
    #expect(events(of: near) == flick + ["didEndDecelerating"])
    #expect(near.value(.contentOffsetY, near.frameCount - 1) - start > 150)
    let here = try runList("flick by 0 -200 over 100ms at 196 600\nsettle", [("target", "here")])
    #expect(events(of: here) == drag + ["didEndDragging(false)"])
    let behind = try runList(
      "flick by 0 -200 over 100ms at 196 600\nsettle", [("target", "behind")])
    #expect(events(of: behind) == flick + ["didEndDecelerating"])
  }

  private func released(_ trace: Trace) -> Release? {
    for event in trace.events {
      if case .willEndDragging(let velocity, let target) = event.event.event {
        return Release(velocityPerMillisecond: velocity, targetContentOffset: target)
      }
    }
    return nil
  }
}
