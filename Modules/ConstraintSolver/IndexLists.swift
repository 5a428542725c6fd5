/// Lists of small numbers, one for each symbol, in no particular order.
struct IndexLists: Sendable {
  private var pool = BlockPool<Int32>(filler: 0)
  private var blocks: [Block] = []

  mutating func grow(to count: Int) {
    while blocks.count < count { blocks.append(Block()) }
  }

  /// Places of the list of `symbol`, to be read with the subscript.
  func range(of symbol: Symbol) -> Range<Int> { blocks[Int(symbol)].range }

  func count(of symbol: Symbol) -> Int { Int(blocks[Int(symbol)].count) }

  subscript(place: Int) -> Int32 { pool[place] }

  mutating func append(_ index: Int32, to symbol: Symbol) {
    let count = Int(blocks[Int(symbol)].count)
    pool.insert(index, at: count, in: &blocks[Int(symbol)])
  }

  /// Takes one occurrence of `index` out.
  mutating func remove(_ index: Int32, from symbol: Symbol) {
    let range = blocks[Int(symbol)].range
    for place in range where pool[place] == index {
      pool[place] = pool[range.upperBound - 1]
      blocks[Int(symbol)].count -= 1
      return
    }
  }

  /// Takes the whole list away from a symbol, to be read while lists change and then released.
  mutating func take(_ symbol: Symbol) -> Block {
    let block = blocks[Int(symbol)]
    blocks[Int(symbol)] = Block()
    return block
  }

  mutating func release(_ block: Block) {
    pool.release(block)
  }
}
