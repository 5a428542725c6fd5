/// Values at a place in memory that a page reads or writes.
///
/// The place holds until the next change.
final class SharedValues<Element: BitwiseCopyable> {
  private(set) var place: UnsafeMutableBufferPointer<Element>

  init() { place = .allocate(capacity: 0) }

  /// Where the first value is, or would be.
  var address: UnsafeMutableRawPointer? { UnsafeMutableRawPointer(place.baseAddress) }

  deinit { place.deallocate() }

  /// Makes room for that many values, all the same.
  func fill(_ count: Int, with value: Element) {
    if place.count != count {
      place.deallocate()
      place = .allocate(capacity: count)
    }
    place.initialize(repeating: value)
  }

  /// Puts values there.
  func put(_ values: [Element]) {
    if place.count != values.count {
      place.deallocate()
      place = .allocate(capacity: values.count)
    }
    _ = place.initialize(from: values)
  }
}
