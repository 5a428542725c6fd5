import ScrollGeometry

/// The screen at one moment: its size, what the system covers, and its pixels.
public struct Viewport: Equatable, Sendable {
  /// Points.
  public var size: Size
  /// What notch, status bar and home bar cover, in points.
  public var safeAreaInsets: EdgeInsets
  /// Height of a navigation bar, below the safe area's top, in points.
  public var navigationBarHeight: Double
  /// Pixels per point.
  public var scale: Double

  public init(
    size: Size, safeAreaInsets: EdgeInsets = .zero, navigationBarHeight: Double = 44,
    scale: Double = 1
  ) {
    self.size = size
    self.safeAreaInsets = safeAreaInsets
    self.navigationBarHeight = navigationBarHeight
    self.scale = scale
  }

  /// The screen y of a navigation bar's bottom edge, in points.
  public var navigationBarBottom: Double { safeAreaInsets.top + navigationBarHeight }

  /// The screen less its safe-area insets; never of negative size.
  public var safeArea: Rect {
    Rect(
      x: safeAreaInsets.left, y: safeAreaInsets.top,
      width: max(0, size.width - safeAreaInsets.left - safeAreaInsets.right),
      height: max(0, size.height - safeAreaInsets.top - safeAreaInsets.bottom))
  }
}

/// A phone: what its screen is like, both ways up.
public struct Device: Equatable, Sendable {
  public private(set) var name: String
  /// Portrait size in points.
  public let size: Size
  /// Portrait insets in points.
  public let safeAreaInsets: EdgeInsets
  public let scale: Double
  /// Frames a second.
  public let framesPerSecond: Double
  /// Whether the top inset is a notch, which landscape turns to the sides.
  private let hasNotch: Bool
  /// How the device is held when a run begins.
  public private(set) var orientation = Orientation.portrait

  public init(
    name: String, size: Size, safeAreaInsets: EdgeInsets, scale: Double, framesPerSecond: Double,
    hasNotch: Bool
  ) {
    self.name = name
    self.size = size
    self.safeAreaInsets = safeAreaInsets
    self.scale = scale
    self.framesPerSecond = framesPerSecond
    self.hasNotch = hasNotch
  }

  /// The same device held sideways when a run begins; its name ends in `-landscape`.
  public var heldInLandscape: Device {
    var device = self
    device.orientation = .landscape
    device.name = name + Self.landscapeSuffix
    return device
  }

  /// The screen when a run begins.
  public var viewport: Viewport { viewport(orientation) }

  /// The screen when held one way.
  public func viewport(_ orientation: Orientation) -> Viewport {
    viewport(
      size: orientation == .portrait ? size : Size(width: size.height, height: size.width))
  }

  /// The screen at a size of its own: safe area and bars are those of the orientation that the size
  /// has, landscape when it is wider than high.
  public func viewport(size: Size) -> Viewport {
    if size.width > size.height {
      let side = hasNotch ? safeAreaInsets.top : 0
      let bottom = safeAreaInsets.bottom > 0 ? Self.landscapeHomeBar : 0
      return Viewport(
        size: size,
        safeAreaInsets: EdgeInsets(top: 0, left: side, bottom: bottom, right: side),
        navigationBarHeight: Self.landscapeBar, scale: scale)
    }
    return Viewport(
      size: size, safeAreaInsets: safeAreaInsets, navigationBarHeight: Self.portraitBar,
      scale: scale)
  }

  /// Heights in points of UIKit's navigation bar and of what the home indicator covers, as iOS draws
  /// them on the iPhones listed here.
  private static let portraitBar = 44.0
  private static let landscapeBar = 32.0
  private static let landscapeHomeBar = 21.0
  private static let landscapeSuffix = "-landscape"
}

extension Device {
  /// The devices that come with the program, in the order of the list.
  public static let all: [Device] = [
    phone("iphone-se", 375, 667, top: 20, bottom: 0, scale: 2, notch: false),
    phone("iphone-13", 390, 844, top: 47, bottom: 34, scale: 3),
    phone("iphone-15", 393, 852, top: 59, bottom: 34, scale: 3),
    phone("iphone-15-pro-max", 430, 932, top: 59, bottom: 34, scale: 3, hz: 120),
    phone("bare", 375, 812, top: 0, bottom: 0, scale: 1, notch: false),
  ]

  /// The device of that name, `-landscape` at its end for one held sideways; nil if there is none.
  public static func named(_ name: String) -> Device? {
    for device in all {
      if device.name == name { return device }
      let turned = device.heldInLandscape
      if turned.name == name { return turned }
    }
    return nil
  }

  private static func phone(
    _ name: String, _ width: Double, _ height: Double, top: Double, bottom: Double,
    scale: Double, notch: Bool = true, hz: Double = 60
  ) -> Device {
    Device(
      name: name, size: Size(width: width, height: height),
      safeAreaInsets: EdgeInsets(top: top, bottom: bottom), scale: scale, framesPerSecond: hz,
      hasNotch: notch)
  }
}
