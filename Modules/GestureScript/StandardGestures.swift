/// One of the gestures that come with the program: an ordinary script, comments and all.
public struct StandardGesture: Equatable, Sendable {
  /// The name of its file without `.gesture`: lowercase words joined by `-`.
  public let name: String
  /// The text of its file.
  public let bytes: [UInt8]

  fileprivate init(_ name: String, _ bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }

  public var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The parsed script. The project's tests hold that every one parses.
  public func script() throws(GestureScriptErrors) -> GestureScript {
    try GestureScript.parse(bytes, file: "\(name).gesture")
  }
}

/// The gestures that come with the program.
public enum StandardGestures {
  /// The one list of them, in reading order; the files are in `Standard`.
  ///
  /// Their touches begin in the lower content area of every known portrait screen, below a header
  /// of 244 points, but for the gesture that is about the header.
  public static let all: [StandardGesture] = [
    .init("slow-pull-release", PackageResources.slow_pull_release_gesture),
    .init("pull-60-push-50", PackageResources.pull_60_push_50_gesture),
    .init("pull-hold-push-past-rest", PackageResources.pull_hold_push_past_rest_gesture),
    .init("pull-silent-hold-release", PackageResources.pull_silent_hold_release_gesture),
    .init("push-and-return", PackageResources.push_and_return_gesture),
    .init("push-past-pins", PackageResources.push_past_pins_gesture),
    .init("flick-up", PackageResources.flick_up_gesture),
    .init("flick-down-to-top", PackageResources.flick_down_to_top_gesture),
    .init("flick-twice", PackageResources.flick_twice_gesture),
    .init("flick-against-glide", PackageResources.flick_against_glide_gesture),
    .init("flick-against-travel", PackageResources.flick_against_travel_gesture),
    .init("overscroll-bottom", PackageResources.overscroll_bottom_gesture),
    .init("catch-deceleration", PackageResources.catch_deceleration_gesture),
    .init("catch-bounce", PackageResources.catch_bounce_gesture),
    .init("catch-animated-scroll", PackageResources.catch_animated_scroll_gesture),
    .init("drag-18-slow", PackageResources.drag_18_slow_gesture),
    .init("drag-18-fast", PackageResources.drag_18_fast_gesture),
    .init("drag-18-5-slow", PackageResources.drag_18_5_slow_gesture),
    .init("drag-18-5-fast", PackageResources.drag_18_5_fast_gesture),
    .init("drag-70-slow", PackageResources.drag_70_slow_gesture),
    .init("drag-70-fast", PackageResources.drag_70_fast_gesture),
    .init("drag-70-5-slow", PackageResources.drag_70_5_slow_gesture),
    .init("drag-70-5-fast", PackageResources.drag_70_5_fast_gesture),
    .init("page-forward-ten", PackageResources.page_forward_ten_gesture),
    .init("page-back-past-first", PackageResources.page_back_past_first_gesture),
    .init("drag-between-pages", PackageResources.drag_between_pages_gesture),
    .init("drag-from-header", PackageResources.drag_from_header_gesture),
    .init("diagonal-drag", PackageResources.diagonal_drag_gesture),
    .init("cancelled-drag", PackageResources.cancelled_drag_gesture),
    .init("tap-and-hold", PackageResources.tap_and_hold_gesture),
    .init("rotate-at-rest", PackageResources.rotate_at_rest_gesture),
    .init("rotate-mid-scroll", PackageResources.rotate_mid_scroll_gesture),
    .init("tap-to-top", PackageResources.tap_to_top_gesture),
    .init("tap-to-top-then-drag", PackageResources.tap_to_top_then_drag_gesture),
    .init("set-offset-mid-glide", PackageResources.set_offset_mid_glide_gesture),
    .init("refresh-inset", PackageResources.refresh_inset_gesture),
    .init("short-content", PackageResources.short_content_gesture),
    .init("content-grown-mid-fling", PackageResources.content_grown_mid_fling_gesture),
    .init("insert-above", PackageResources.insert_above_gesture),
    .init("resend-last-call", PackageResources.resend_last_call_gesture),
  ]

  /// The gesture called `name`, or nil.
  public static func named(_ name: String) -> StandardGesture? {
    all.first { $0.name.utf8.elementsEqual(name.utf8) }
  }
}
