/// A stretch of a pool's storage that holds one list.
struct Block: Sendable {
  var start: Int32 = 0
  var count: Int32 = 0
  /// Capacity is two to this power, or zero when negative.
  var sizeClass: Int8 = -1

  var capacity: Int { sizeClass < 0 ? 0 : 1 << Int(sizeClass) }
  var range: Range<Int> { Int(start)..<Int(start) + Int(count) }
}

/// Storage for many short lists in one array.
///
/// Released blocks are used again, so that lists which come and go cost no allocation, and copying
/// a pool is one copy of memory.
struct BlockPool<Element: Sendable>: Sendable {
  private(set) var storage: [Element] = []
  private let filler: Element
  /// Starts of the released blocks of each size class.
  private var vacant: [[Int32]] = []

  /// Makes an empty pool; `filler` is what unused places hold.
  init(filler: Element) {
    self.filler = filler
  }

  /// A block with room for `capacity` elements and none in it.
  mutating func allocate(_ capacity: Int) -> Block {
    guard capacity > 0 else { return Block() }
    let sizeClass = max(2, Int.bitWidth - (capacity - 1).leadingZeroBitCount)
    while vacant.count <= sizeClass { vacant.append([]) }
    if let start = vacant[sizeClass].popLast() {
      return Block(start: start, count: 0, sizeClass: Int8(sizeClass))
    }
    let start = storage.count
    storage.append(contentsOf: repeatElement(filler, count: 1 << sizeClass))
    return Block(start: Int32(start), count: 0, sizeClass: Int8(sizeClass))
  }

  /// Gives a block's room back.
  mutating func release(_ block: Block) {
    if block.sizeClass >= 0 { vacant[Int(block.sizeClass)].append(block.start) }
  }

  /// Inserts an element, moving the list to a larger block when it is full.
  mutating func insert(_ element: Element, at position: Int, in block: inout Block) {
    if Int(block.count) == block.capacity {
      var larger = allocate(max(4, 2 * block.capacity))
      for place in 0..<Int(block.count) {
        storage[Int(larger.start) + place] = storage[Int(block.start) + place]
      }
      larger.count = block.count
      release(block)
      block = larger
    }
    var place = Int(block.start) + Int(block.count)
    while place > Int(block.start) + position {
      storage[place] = storage[place - 1]
      place -= 1
    }
    storage[place] = element
    block.count += 1
  }

  /// Takes an element out, keeping the order of the others.
  mutating func remove(at position: Int, in block: inout Block) {
    for place in Int(block.start) + position..<Int(block.start) + Int(block.count) - 1 {
      storage[place] = storage[place + 1]
    }
    block.count -= 1
  }

  subscript(place: Int) -> Element {
    get { storage[place] }
    set { storage[place] = newValue }
  }

  mutating func withUnsafeMutableStorage<Result>(
    _ body: (UnsafeMutableBufferPointer<Element>) -> Result
  ) -> Result {
    storage.withUnsafeMutableBufferPointer { body($0) }
  }
}

extension BlockPool where Element == Entry {
  /// The place of the entry of `symbol` in a row that ascends by symbol, or -1.
  func place(of symbol: Symbol, in row: Block) -> Int {
    let place = lowerBound(of: symbol, in: row)
    return place < row.range.upperBound && storage[place].symbol == symbol ? place : -1
  }

  /// The first place in a row whose symbol is not below `symbol`.
  func lowerBound(of symbol: Symbol, in row: Block) -> Int {
    var low = row.range.lowerBound
    var high = row.range.upperBound
    while low < high {
      let middle = (low + high) >> 1
      if storage[middle].symbol < symbol { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The coefficient of `symbol` in a row, zero when it does not occur.
  func coefficient(of symbol: Symbol, in row: Block) -> Double {
    let place = place(of: symbol, in: row)
    return place >= 0 ? storage[place].coefficient : 0
  }

  /// The largest magnitude of a coefficient in a row.
  func largestMagnitude(in row: Block) -> Double {
    var largest = 0.0
    for place in row.range { largest = max(largest, storage[place].coefficient.magnitude) }
    return largest
  }

  /// A block that holds a copy of `entries`.
  mutating func store(_ entries: [Entry]) -> Block {
    var block = allocate(entries.count)
    for position in entries.indices { storage[Int(block.start) + position] = entries[position] }
    block.count = Int32(entries.count)
    return block
  }
}
