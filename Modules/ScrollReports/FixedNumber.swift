import ScrollGeometry

/// Numbers for people's eyes: rounded to some decimals, the same on every platform.
public enum FixedNumber {
  /// The number with exactly that many decimals, ties away from 0; never `-0.0`.
  ///
  /// Numbers of 10¹² and more, and those that are not finite, are written in full.
  ///
  /// - Parameters:
  ///   - value: Any number.
  ///   - decimals: From 0 to 3.
  /// - Returns: Digits with a point, ASCII.
  public static func text(_ value: Double, decimals: Int) -> String {
    guard value.magnitude < 1e12 else { return NumberText.string(value) }
    let units = [1, 10, 100, 1000]
    let unit = units[min(max(decimals, 0), 3)]
    let scaled = Int64((value.magnitude * Double(unit)).rounded(.toNearestOrAwayFromZero))
    let sign = value < 0 && scaled > 0 ? "-" : ""
    guard decimals > 0 else { return sign + String(scaled) }
    let fraction = String(scaled % Int64(unit))
    let zeros = String(repeating: "0", count: max(0, min(decimals, 3) - fraction.utf8.count))
    return sign + String(scaled / Int64(unit)) + "." + zeros + fraction
  }

  /// The number rounded to at most that many decimals, without zeros at its end.
  public static func short(_ value: Double, decimals: Int) -> String {
    var text = text(value, decimals: decimals)
    guard text.utf8.contains(UInt8(ascii: ".")), !text.utf8.contains(UInt8(ascii: "e")) else {
      return text
    }
    while text.utf8.last == UInt8(ascii: "0") { text.removeLast() }
    if text.utf8.last == UInt8(ascii: ".") { text.removeLast() }
    return text
  }

  /// The number with that many decimals; `-` for none.
  static func cell(_ value: Double?, decimals: Int) -> String {
    value.map { (number: Double) in text(number, decimals: decimals) } ?? "-"
  }

  /// Both ends of a range in short, one if they read the same; `-` for none.
  static func cell(_ range: ClosedRange<Double>?, decimals: Int) -> String {
    guard let range else { return "-" }
    let least = short(range.lowerBound, decimals: decimals)
    let most = short(range.upperBound, decimals: decimals)
    return least == most ? least : least + "…" + most
  }
}
