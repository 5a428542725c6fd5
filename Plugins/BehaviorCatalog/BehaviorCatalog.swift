import ClampedHeaderNavAlpha
import ConstraintRemakeZoom
import ContainerBottomPin
import HeightConstantInset
import PlainScroll
import ScrollHost
import VelocityThresholdPaging

/// The behaviors that come with the program, the control first: `BehaviorCatalog.entries`.
///
/// The other list is `behaviors` in `Package.swift`.
public let entries: [BehaviorEntry] = [
  BehaviorEntry(PlainScrollBehavior.self),
  BehaviorEntry(ConstraintRemakeZoomBehavior.self),
  BehaviorEntry(HeightConstantInsetBehavior.self),
  BehaviorEntry(ClampedHeaderNavAlphaBehavior.self),
  BehaviorEntry(ContainerBottomPinBehavior.self),
  BehaviorEntry(VelocityThresholdPagingBehavior.self),
]
