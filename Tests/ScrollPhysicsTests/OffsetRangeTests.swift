import ScrollPhysics
import Testing

@Suite struct OffsetRangeTests {
  private func range(
    _ content: Double, _ leading: Double, _ trailing: Double, _ viewport: Double, scale: Double = 3
  ) -> [Double] {
    let range = offsetRange(
      contentLength: content, leadingInset: leading, trailingInset: trailing,
      viewportLength: viewport, scale: scale)
    return [range.minimum, range.maximum]
  }

  @Test func `spans the content and its insets`() {
    #expect(range(2000, 64, 34, 667) == [-64, 1367])
    #expect(range(667, 0, 0, 667) == [0, 0])
  }

  @Test func `short content rests at the leading inset`() {
    #expect(range(100, 64, 0, 667) == [-64, -64])
    #expect(range(0, 0, 0, 0) == [0, 0])
    #expect(range(100, 0, 0, 667)[0].sign == .plus)
  }

  @Test func `rounds both ends to the pixel`() {
    #expect(range(1000.1, 20.4, 0, 500) == [-20 - 1.0 / 3, 500])
    #expect(range(1000.1, 20.4, 0, 500, scale: 1) == [-20, 500])
    #expect(range(1000.1, 20.4, 0, 500, scale: 0)[0] == -20.4)
  }

  @Test func `a negative inset shortens the range`() {
    #expect(range(1000, -50, -50, 500) == [50, 450])
    #expect(range(500, -50, -50, 500) == [50, 50])
  }
}
