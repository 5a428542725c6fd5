@testable import ScrollHostCLI
import Testing

@Suite struct WorkSpreaderTests {
  private struct Odd: Error, Equatable {
    let number: Int
  }

  @Test func `results come in the order of the pieces, however many jobs`() {
    for jobs in [1, 2, 3, 16, 300] {
      let squares = WorkSpreader(jobs: jobs).map(200, progress: { _ in }) { $0 * $0 }
      #expect(squares == (0..<200).map { $0 * $0 })
    }
    #expect(WorkSpreader(jobs: 4).map(0, progress: { _ in }) { $0 }.isEmpty)
  }

  @Test func `the error is that of the first piece that fails, by number`() {
    for jobs in [1, 2, 16] {
      for _ in 0..<20 {
        #expect(throws: Odd(number: 7)) {
          try WorkSpreader(jobs: jobs).map(100, progress: { _ in }) {
            (number: Int) throws(Odd) in
            if number >= 7 { throw Odd(number: number) }
            return number
          }
        }
      }
    }
  }

  @Test func `progress counts every piece once`() {
    final class Seen: @unchecked Sendable { var counts: [Int] = [] }
    let seen = Seen()
    _ = WorkSpreader(jobs: 8).map(50, progress: { seen.counts.append($0) }) { $0 }
    #expect(seen.counts == Array(1...50))
  }
}
