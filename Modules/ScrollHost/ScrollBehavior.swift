/// A scroll technique: `UIScrollViewDelegate` code, and the scene that it drives.
///
/// One fresh instance serves one run. State is what its stored properties hold; there is no clock and
/// no randomness to ask. Every call has an empty default.
public protocol ScrollBehavior: AnyObject {
  /// What the behavior says about itself.
  static var descriptor: BehaviorDescriptor { get }

  /// Makes an instance with the given settings.
  ///
  /// - Throws: `ParameterError` when the settings do not fit together.
  init(_ parameters: ParameterValues) throws(ParameterError)

  /// Builds views, constraints and insets. Called once, before the first layout: frames are zero.
  func install(on stage: Stage)

  /// The content offset changed, by a finger, a glide, an animation or a program.
  ///
  /// Called synchronously with the change. Frames are those of the last layout. Setting the offset
  /// here calls it again, at most 8 deep.
  func didScroll(_ scroll: HostScrollView, on stage: Stage)
  /// A finger became a drag; the offset is still the old one.
  func willBeginDragging(_ scroll: HostScrollView, on stage: Stage)
  /// A finger is lifting. Not called when the system cancels the touch.
  func willEndDragging(_ scroll: HostScrollView, on stage: Stage, release: inout Release)
  /// A finger lifted, or its touch was cancelled.
  func didEndDragging(_ scroll: HostScrollView, on stage: Stage, willDecelerate: Bool)
  func willBeginDecelerating(_ scroll: HostScrollView, on stage: Stage)
  func didEndDecelerating(_ scroll: HostScrollView, on stage: Stage)
  func didEndScrollingAnimation(_ scroll: HostScrollView, on stage: Stage)
  /// Whether a tap on the status bar may scroll to the top.
  func shouldScrollToTop(_ scroll: HostScrollView, on stage: Stage) -> Bool
  func didScrollToTop(_ scroll: HostScrollView, on stage: Stage)

  /// Views were placed: `viewDidLayoutSubviews`.
  func didLayout(on stage: Stage)
  /// The safe area's share or the author's inset changed: `adjustedContentInset` is new.
  func insetsDidChange(_ scroll: HostScrollView, on stage: Stage)
  /// The screen turns or is resized; `stage.viewport` is still the old one.
  func viewportWillChange(to viewport: Viewport, on stage: Stage)
  /// The content changed from outside; the content size is already the new one.
  func contentDidChange(_ change: ContentChange, in scroll: HostScrollView, on stage: Stage)
  /// Whether two scroll views under one finger may both follow it.
  func shouldRecognizeTogether(_ first: HostScrollView, _ second: HostScrollView) -> Bool
}

extension ScrollBehavior {
  public func didScroll(_ scroll: HostScrollView, on stage: Stage) {}
  public func willBeginDragging(_ scroll: HostScrollView, on stage: Stage) {}
  public func willEndDragging(
    _ scroll: HostScrollView, on stage: Stage, release: inout Release
  ) {}
  public func didEndDragging(_ scroll: HostScrollView, on stage: Stage, willDecelerate: Bool) {}
  public func willBeginDecelerating(_ scroll: HostScrollView, on stage: Stage) {}
  public func didEndDecelerating(_ scroll: HostScrollView, on stage: Stage) {}
  public func didEndScrollingAnimation(_ scroll: HostScrollView, on stage: Stage) {}
  public func shouldScrollToTop(_ scroll: HostScrollView, on stage: Stage) -> Bool { true }
  public func didScrollToTop(_ scroll: HostScrollView, on stage: Stage) {}
  public func didLayout(on stage: Stage) {}
  public func insetsDidChange(_ scroll: HostScrollView, on stage: Stage) {}
  public func viewportWillChange(to viewport: Viewport, on stage: Stage) {}
  public func contentDidChange(
    _ change: ContentChange, in scroll: HostScrollView, on stage: Stage
  ) {}
  public func shouldRecognizeTogether(_ first: HostScrollView, _ second: HostScrollView) -> Bool {
    false
  }
}
