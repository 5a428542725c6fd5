/// Spreads independent pieces of work over threads; the result never depends on how many.
struct WorkSpreader {
  /// How many pieces run at a time, at least 1.
  let jobs: Int

  /// Does every piece, from 0 on, and returns the results in that order.
  ///
  /// - Parameters:
  ///   - count: How many pieces there are.
  ///   - progress: Told after each piece how many are done; by one thread at a time.
  ///   - work: Does a piece.
  /// - Returns: A result a piece.
  /// - Throws: What the first piece, by number, threw. Pieces after it may not have been begun.
  func map<Value: Sendable, Failure: Error>(
    _ count: Int, progress: @escaping @Sendable (Int) -> Void,
    _ work: @escaping @Sendable (Int) throws(Failure) -> Value
  ) throws(Failure) -> [Value] {
    let board = Board<Value, Failure>(count: count, progress: progress)
    Threads.run(min(jobs, count)) {
      while let number = board.next() {
        do throws(Failure) {
          board.note(.success(try work(number)), number)
        } catch {
          board.note(.failure(error), number)
        }
      }
    }
    return try board.results()
  }

  /// Hands out the numbers in order, so that when a piece fails all before it have been begun.
  private final class Board<Value: Sendable, Failure: Error>: @unchecked Sendable {
    private let lock = Lock()
    private let count: Int
    private let progress: @Sendable (Int) -> Void
    private var handedOut = 0
    private var done = 0
    private var values: [Value?]
    private var failure: (number: Int, error: Failure)?

    init(count: Int, progress: @escaping @Sendable (Int) -> Void) {
      self.count = count
      self.progress = progress
      values = Array(repeating: nil, count: count)
    }

    func next() -> Int? {
      lock {
        guard failure == nil, handedOut < count else { return nil }
        handedOut += 1
        return handedOut - 1
      }
    }

    func note(_ result: Result<Value, Failure>, _ number: Int) {
      lock {
        done += 1
        switch result {
        case .success(let value): values[number] = value
        case .failure(let error):
          if failure.map({ (known: (number: Int, error: Failure)) in number < known.number })
            ?? true
          {
            failure = (number, error)
          }
        }
        progress(done)
      }
    }

    func results() throws(Failure) -> [Value] {
      if let failure { throw failure.error }
      return values.compactMap { (value: Value?) in value }
    }
  }
}
