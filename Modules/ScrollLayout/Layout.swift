import ConstraintSolver
import ScrollGeometry

/// A constraint layout of one screen: Auto Layout without UIKit.
///
/// All coordinates are screen points. A scroll view has, beside its own frame, a content guide that
/// moves with its offset; the solver moves whatever is tied to it.
///
/// When required constraints cannot all hold, one is left out for that layout and tried again in the
/// next. Which one is fixed: if a view's size would be negative, the constraint of the set that
/// places that view's leading edge, else its center, its trailing edge, its size; in every other
/// case, and among equals, the one made last.
public final class Layout {
  /// The whole screen.
  public let screen = LayoutItem(index: 0)
  /// The screen less its safe-area insets.
  public let safeArea = LayoutItem(index: 1)
  /// Where the navigation bar lies: the strip under the safe area's top.
  public let navigationBar = LayoutItem(index: 2)

  // What every frame touches is not checked for overlapping access at run time, which took a third
  // of a frame's instructions: nothing that the solver or an array calls comes back to a layout.
  @exclusivity(unchecked) package private(set) var views: [LayoutView] = []
  /// The sets broken by the last layout, in the order they were found.
  @exclusivity(unchecked) public private(set) var conflicts: [LayoutConflict] = []
  /// How many layouts there were that had something to do.
  @exclusivity(unchecked) package private(set) var passes = 0

  package let changes = LayoutChanges()
  @exclusivity(unchecked) private var solver = Solver()
  @exclusivity(unchecked) private var items: [ItemRecord] = []
  /// For each item its place as solved at the last layout.
  @exclusivity(unchecked) private var rects: [Rect] = []
  /// For each item the index of its view, or -1.
  @exclusivity(unchecked) private var itemViews: [Int] = []
  @exclusivity(unchecked) private var records: [ConstraintRecord] = []
  private var freeSlots: [Int] = []
  private var constraintCount = 0
  /// For each place in the solver what the constraint there is for.
  @exclusivity(unchecked) private var owners: [ConstraintOwner] = []
  @exclusivity(unchecked) private var hostConstants: [(Constraint, Double)] = []
  @exclusivity(unchecked) private var pendingAdditions: [Int] = []
  @exclusivity(unchecked) private var pendingRemovals: [Constraint] = []
  @exclusivity(unchecked) private var brokenSlots: [Int] = []
  @exclusivity(unchecked) private var sizeGuards: [Constraint] = []
  /// Sizes of content guides that no constraint speaks of any more.
  private var returningSizes: [Anchor] = []
  /// Views to be placed anew: those that moved, and those that were kept from what was solved.
  @exclusivity(unchecked) private var unplaced: [Int] = []
  @exclusivity(unchecked) private var isUnplaced: [Bool] = []
  private var isDirty = true

  package init() {
    for name in ["screen", "safeArea", "navigationBar"] as [StaticString] {
      let record = makeItem(name: "\(name)", parent: nil, kind: .fixed)
      let item = LayoutItem(index: record)
      items[record].left = addHost(item.left, constant: 0)
      items[record].top = addHost(item.top, constant: 0)
      items[record].width = addHost(item.width, constant: 0)
      items[record].height = addHost(item.height, constant: 0)
    }
  }

  // MARK: Items

  /// Whether anything changed since the last layout.
  package var needsLayout: Bool {
    isDirty || changes.areThere
  }

  /// The number for a new view among this layout's views.
  package var nextViewIndex: Int { views.count }

  /// Issues an item for a view inside `parent`, or on the screen.
  package func makeViewItem(name: String, parent: LayoutView?) -> LayoutItem {
    LayoutItem(index: makeItem(name: name, parent: parent?.item ?? screen, kind: .view))
  }

  /// Takes in a view whose item was issued before.
  package func add(_ view: LayoutView) {
    itemViews[view.item.index] = views.count
    views.append(view)
    isUnplaced.append(false)
    isDirty = true
  }

  /// Issues the content guide of a scroll view.
  package func makeContentGuide(of scroll: LayoutItem, name: String) -> LayoutItem {
    let guide = makeItem(name: name, parent: scroll, kind: .contentGuide)
    let item = LayoutItem(index: guide)
    items[scroll.index].contentGuide = item
    items[guide].left = addHost(item.left, equals: scroll.left)
    items[guide].top = addHost(item.top, equals: scroll.top)
    items[guide].width = addHost(item.width, constant: 0)
    items[guide].height = addHost(item.height, constant: 0)
    return item
  }

  /// Issues the frame guide of a scroll view: its own rectangle, also for what lies inside it.
  ///
  /// A constraint from inside to the scroll view itself would mean the content's edges.
  package func makeFrameGuide(of scroll: LayoutItem, name: String) -> LayoutItem {
    let item = LayoutItem(index: makeItem(name: name, parent: scroll, kind: .fixed))
    for (anchor, other) in [
      (item.left, scroll.left), (item.top, scroll.top), (item.width, scroll.width),
      (item.height, scroll.height),
    ] {
      _ = addHost(anchor, equals: other)
    }
    isDirty = true
    return item
  }

  private func makeItem(name: String, parent: LayoutItem?, kind: ItemRecord.Kind) -> Int {
    let record = ItemRecord(
      name: name, parent: parent, kind: kind, x: solver.makeVariable(), y: solver.makeVariable(),
      lengthX: solver.makeVariable(), lengthY: solver.makeVariable())
    items.append(record)
    rects.append(.zero)
    itemViews.append(-1)
    return items.count - 1
  }

  // MARK: Host's own numbers

  /// Moves one of the fixed items.
  package func place(_ item: LayoutItem, at rect: Rect) {
    setHost(items[item.index].left, rect.minX)
    setHost(items[item.index].top, rect.minY)
    setHost(items[item.index].width, rect.width)
    setHost(items[item.index].height, rect.height)
  }

  /// Moves a scroll view's content.
  package func setOffset(_ offset: Point, of guide: LayoutItem) {
    setHost(items[guide.index].left, -offset.x)
    setHost(items[guide.index].top, -offset.y)
  }

  /// Gives the content guide a size of its own, where no constraint says what it is.
  package func setContentSize(_ size: Size, of guide: LayoutItem) {
    items[guide.index].givenSize = size
    setHost(items[guide.index].width, size.width)
    setHost(items[guide.index].height, size.height)
  }

  /// How large the content is: as constraints say, or along an axis where none does, as given.
  package func contentSize(of guide: LayoutItem, given: Size) -> Size {
    let index = guide.index
    let solved = rects[index].size
    return Size(
      width: items[index].sizeUsers[.horizontal] > 0 ? solved.width : given.width,
      height: items[index].sizeUsers[.vertical] > 0 ? solved.height : given.height)
  }

  /// The item's place, as solved at the last layout.
  package func rect(of item: LayoutItem) -> Rect { rects[item.index] }

  private func setHost(_ handle: Constraint?, _ value: Double) {
    guard let handle else { return }
    hostConstants.append((handle, -value))
    isDirty = true
  }

  private func addHost(_ anchor: Anchor, constant: Double) -> Constraint {
    addOwn(expression(anchor) - constant, .equal, .host)
  }

  private func addHost(_ anchor: Anchor, equals other: Anchor) -> Constraint {
    addOwn(expression(anchor) - expression(other), .equal, .host)
  }

  /// Adds what only the host says; between fresh variables it always fits.
  private func addOwn(
    _ expression: Expression, _ relation: Relation, _ owner: ConstraintOwner
  ) -> Constraint {
    do throws(SolverError) {
      let handle = try solver.add(expression, relation)
      own(handle, owner)
      return handle
    } catch {
      preconditionFailure("a guide's own constraint does not fit")
    }
  }

  private func own(_ handle: Constraint, _ owner: ConstraintOwner) {
    while owners.count <= handle.index { owners.append(.host) }
    owners[handle.index] = owner
  }

  // MARK: Making constraints

  /// Makes constraints for `view` and returns what the closure returns.
  @discardableResult
  public func make<Result>(
    _ view: LayoutView, _ body: (ConstraintMaker) -> Result
  ) -> Result {
    make(view.item, body)
  }

  /// Makes constraints for `item` and returns what the closure returns.
  @discardableResult
  public func make<Result>(
    _ item: LayoutItem, _ body: (ConstraintMaker) -> Result
  ) -> Result {
    body(ConstraintMaker(layout: self, item: item))
  }

  /// Removes every constraint made for `view`, then makes new ones: SnapKit's `remakeConstraints`.
  @discardableResult
  public func remake<Result>(
    _ view: LayoutView, _ body: (ConstraintMaker) -> Result
  ) -> Result {
    for record in records {
      if let constraint = record.constraint, constraint.first.item == view.item {
        remove(constraint)
      }
    }
    return make(view, body)
  }

  /// Gives existing constraints of `view` the constants of those that the closure would make.
  ///
  /// A constraint without an equal in all but its constant is made: SnapKit's `updateConstraints`,
  /// which traps there.
  @discardableResult
  public func update<Result>(
    _ view: LayoutView, _ body: (ConstraintMaker) -> Result
  ) -> Result {
    isUpdating = true
    let result = make(view, body)
    isUpdating = false
    return result
  }
  private var isUpdating = false

  /// Takes a constraint out. A constraint that is out already stays so.
  public func remove(_ constraint: LayoutConstraint) {
    guard constraint.isActive, records[constraint.slot].constraint === constraint else { return }
    constraint.isActive = false
    changes.countEdit()
    isDirty = true
    let slot = constraint.slot
    if let handle = records[slot].handle { pendingRemovals.append(handle) }
    pendingAdditions.removeAll { $0 == slot }
    brokenSlots.removeAll { $0 == slot }
    countContentSizeUse(of: constraint, by: -1)
    records[slot] = ConstraintRecord()
    freeSlots.append(slot)
  }

  func make(
    _ anchor: Anchor, _ relation: Relation, _ constant: Double, _ priority: Priority
  ) -> LayoutConstraint {
    if anchor.attribute.isSize {
      return insert(anchor, relation, nil, 1, constant, priority)
    }
    let parent = items[anchor.item.index].parent ?? screen
    let other = Anchor(item: parent, attribute: anchor.attribute)
    return make(anchor, relation, other, 1, constant, priority)
  }

  func make(
    _ anchor: Anchor, _ relation: Relation, _ other: Anchor, _ multiplier: Double,
    _ constant: Double, _ priority: Priority
  ) -> LayoutConstraint {
    precondition(
      anchor.attribute.axis == other.attribute.axis
        || (anchor.attribute.isSize && other.attribute.isSize),
      "a constraint relates places of one axis, or sizes")
    return insert(
      contentAnchor(anchor, seenFrom: other.item), relation,
      contentAnchor(other, seenFrom: anchor.item), multiplier, constant, priority)
  }

  /// UIKit's rule for what a scroll view's anchor means to something inside it: edges are the
  /// content's, sizes and centers the frame's.
  ///
  /// Apple, Auto Layout Guide, "Working with Scroll Views":
  /// https://developer.apple.com/library/archive/documentation/UserExperience/Conceptual/AutolayoutPG/WorkingwithScrollViews.html
  private func contentAnchor(_ anchor: Anchor, seenFrom other: LayoutItem) -> Anchor {
    guard anchor.attribute.isEdge, let guide = items[anchor.item.index].contentGuide,
      isInside(other, anchor.item)
    else { return anchor }
    return Anchor(item: guide, attribute: anchor.attribute)
  }

  private func isInside(_ item: LayoutItem, _ ancestor: LayoutItem) -> Bool {
    var next = items[item.index].parent
    while let parent = next {
      if parent == ancestor { return true }
      next = items[parent.index].parent
    }
    return false
  }

  private func insert(
    _ first: Anchor, _ relation: Relation, _ second: Anchor?, _ multiplier: Double,
    _ constant: Double, _ priority: Priority
  ) -> LayoutConstraint {
    if isUpdating {
      for record in records {
        if let found = record.constraint, found.first == first, found.second == second,
          found.relation == relation, found.multiplier == multiplier, found.priority == priority
        {
          found.constant = constant
          return found
        }
      }
    }
    let slot = freeSlots.popLast() ?? records.count
    if slot == records.count { records.append(ConstraintRecord()) }
    let constraint = LayoutConstraint(
      first: first, relation: relation, second: second, multiplier: multiplier,
      constant: constant, priority: priority, order: constraintCount, slot: slot,
      changes: changes)
    constraintCount += 1
    records[slot].constraint = constraint
    pendingAdditions.append(slot)
    changes.countEdit()
    countContentSizeUse(of: constraint, by: 1)
    isDirty = true
    return constraint
  }

  private func countContentSizeUse(of constraint: LayoutConstraint, by amount: Int) {
    for anchor in [constraint.first, constraint.second] {
      guard let anchor, items[anchor.item.index].kind == .contentGuide,
        !anchor.attribute.isLeadingEdge
      else { continue }
      let axis = anchor.attribute.axis
      let guide = anchor.item.index
      items[guide].sizeUsers[axis] += amount
      let isUsed = items[guide].sizeUsers[axis] > 0
      if isUsed, let handle = items[guide].sizeConstraint(axis) {
        pendingRemovals.append(handle)
        items[guide].setSizeConstraint(axis, nil)
      } else if !isUsed, items[guide].sizeConstraint(axis) == nil {
        let attribute: Attribute = axis == .horizontal ? .width : .height
        returningSizes.append(Anchor(item: anchor.item, attribute: attribute))
      }
    }
  }

  /// Gives content guides their given sizes again, once what said otherwise is out of the solver.
  private func returnGivenSizes() {
    for anchor in returningSizes {
      let guide = anchor.item.index
      let axis = anchor.attribute.axis
      guard items[guide].sizeUsers[axis] == 0, items[guide].sizeConstraint(axis) == nil else {
        continue
      }
      let handle = addHost(anchor, constant: items[guide].givenSize[axis])
      items[guide].setSizeConstraint(axis, handle)
    }
    returningSizes.removeAll(keepingCapacity: true)
  }

  // MARK: Solving

  /// Solves for what changed, and places the views.
  package func layoutIfNeeded() {
    guard needsLayout else { return }
    isDirty = false
    passes += 1
    if !conflicts.isEmpty { conflicts.removeAll(keepingCapacity: true) }
    dropAll(&sizeGuards)
    dropAll(&pendingRemovals)
    if !returningSizes.isEmpty { returnGivenSizes() }
    applyConstants()
    applyPriorities()
    if !brokenSlots.isEmpty {
      let retried = brokenSlots
      brokenSlots.removeAll(keepingCapacity: true)
      for slot in retried { addToSolver(slot) }
    }
    if !pendingAdditions.isEmpty {
      for slot in pendingAdditions { addToSolver(slot) }
      pendingAdditions.removeAll(keepingCapacity: true)
    }
    if placeViews() { keepSizesFromGoingNegative() }
  }

  private func dropAll(_ handles: inout [Constraint]) {
    guard !handles.isEmpty else { return }
    for handle in handles { drop(handle) }
    handles.removeAll(keepingCapacity: true)
  }

  private func drop(_ handle: Constraint) {
    do throws(SolverError) { try solver.remove(handle) } catch {
      preconditionFailure("a layout removes only constraints that it added")
    }
  }

  private func applyConstants() {
    if !hostConstants.isEmpty {
      for (handle, value) in hostConstants { setConstant(handle, value) }
      hostConstants.removeAll(keepingCapacity: true)
    }
    guard !changes.constants.isEmpty else { return }
    for slot in changes.constants {
      if let handle = records[slot].handle, let constraint = records[slot].constraint {
        setConstant(handle, -constraint.constant)
      }
    }
    changes.constants.removeAll(keepingCapacity: true)
  }

  private func setConstant(_ handle: Constraint, _ value: Double) {
    while true {
      do throws(SolverError) {
        try solver.setConstant(of: handle, to: value)
        return
      } catch {
        guard case .unsatisfiable(let set, _) = error, breakOne(of: set) else { return }
      }
    }
  }

  private func applyPriorities() {
    guard !changes.priorities.isEmpty else { return }
    for slot in changes.priorities {
      guard let handle = records[slot].handle else { continue }
      drop(handle)
      records[slot].handle = nil
      addToSolver(slot)
    }
    changes.priorities.removeAll(keepingCapacity: true)
  }

  private func addToSolver(_ slot: Int) {
    guard let constraint = records[slot].constraint else { return }
    let row = statement(constraint)
    constraint.isBroken = false
    while true {
      do throws(SolverError) {
        let handle = try solver.add(row, constraint.relation, priority: constraint.priority)
        records[slot].handle = handle
        own(handle, .constraint(slot))
        return
      } catch {
        guard case .unsatisfiable(let set, _) = error, breakOne(of: set, adding: slot) else {
          break
        }
      }
    }
    constraint.isBroken = true
    brokenSlots.append(slot)
  }

  /// Reads from the solver what moved, and places the views that it moves.
  ///
  /// - Returns: Whether one of them is smaller than nothing.
  private func placeViews() -> Bool {
    solver.takeChanges { (variable: Variable, value: Double) in
      let item = variable.index / ItemRecord.variableCount
      switch variable.index % ItemRecord.variableCount {
      case 0: rects[item].origin.x = value
      case 1: rects[item].origin.y = value
      case 2: rects[item].size.width = value
      default: rects[item].size.height = value
      }
      if itemViews[item] >= 0 { placeLater(itemViews[item]) }
    }
    var isAnyNegative = false
    for index in unplaced {
      isUnplaced[index] = false
      let view = views[index]
      var rect = rects[view.item.index]
      view.demandedSize = rect.size
      if rect.size.width < 0 && rect.size.width > -sizeTolerance { rect.size.width = 0 }
      if rect.size.height < 0 && rect.size.height > -sizeTolerance { rect.size.height = 0 }
      view.frame = rect
      view.placements += 1
      if rect.size.width < 0 || rect.size.height < 0 { isAnyNegative = true }
    }
    unplaced.removeAll(keepingCapacity: true)
    return isAnyNegative
  }

  private func placeLater(_ view: Int) {
    guard !isUnplaced[view] else { return }
    isUnplaced[view] = true
    unplaced.append(view)
  }

  /// Sizes are never negative: asks for that only where it would be violated, so that the size the
  /// constraints demand stays known and ordinary layouts pay nothing.
  private func keepSizesFromGoingNegative() {
    var demanded: [(Int, Axis, Double)] = []
    while let (index, axis) = nextNegativeSize() {
      let view = views[index]
      let attribute: Attribute = axis == .horizontal ? .width : .height
      let row = expression(Anchor(item: view.item, attribute: attribute))
      var couldHold = true
      while true {
        do throws(SolverError) {
          let handle = try solver.add(row, .greaterOrEqual)
          own(handle, .size(view: index, axis: axis))
          sizeGuards.append(handle)
          break
        } catch {
          guard case .unsatisfiable(let set, _) = error else { break }
          couldHold = false
          if !breakOne(of: set, guarding: (index, axis)) { break }
        }
      }
      if !couldHold { demanded.append((index, axis, view.frame.size[axis])) }
      _ = placeViews()
      if view.frame.size[axis] < 0 {
        // The guides alone ask for it: nothing is left to break.
        for view in views {
          for axis in Axis.allCases where view.frame.size[axis] < 0 { view.frame.size[axis] = 0 }
          placeLater(view.index)
        }
        break
      }
    }
    for (index, axis, size) in demanded {
      views[index].demandedSize[axis] = size
      placeLater(index)
    }
  }

  private func nextNegativeSize() -> (Int, Axis)? {
    for view in views {
      for axis in Axis.allCases where view.frame.size[axis] < 0 { return (view.index, axis) }
    }
    return nil
  }

  // MARK: Breaking

  /// Leaves out one constraint of an unsatisfiable set.
  ///
  /// - Returns: Whether an installed one gave way, so that what was attempted may be tried again.
  @discardableResult
  private func breakOne(
    of set: [Constraint], adding slot: Int? = nil, guarding: (view: Int, axis: Axis)? = nil
  ) -> Bool {
    var slots: [Int] = []
    var guarded = guarding
    for handle in set {
      switch owners[handle.index] {
      case .constraint(let slot): slots.append(slot)
      case .size(let view, let axis): if guarded == nil { guarded = (view, axis) }
      case .host: break
      }
    }
    if let slot { slots.append(slot) }
    slots.sort { order($0) < order($1) }
    guard let victim = victim(among: slots, guarded: guarded) else { return false }
    var conflict = LayoutConflict(
      constraints: slots.map { (slot: Int) in describe(slot) }, broken: describe(victim))
    if let guarded { conflict.viewKeptFromNegative = views[guarded.view].name }
    conflicts.append(conflict)
    if victim == slot { return false }
    if let handle = records[victim].handle { drop(handle) }
    records[victim].handle = nil
    records[victim].constraint?.isBroken = true
    brokenSlots.append(victim)
    return true
  }

  private func victim(among slots: [Int], guarded: (view: Int, axis: Axis)?) -> Int? {
    guard let guarded else { return slots.last }
    let item = views[guarded.view].item
    for rank in 0..<4 {
      for slot in slots.reversed() {
        guard let constraint = records[slot].constraint else { continue }
        for anchor in [constraint.first, constraint.second] {
          guard let anchor, anchor.item == item, anchor.attribute.axis == guarded.axis,
            anchor.attribute.breakingRank == rank
          else { continue }
          return slot
        }
      }
    }
    return slots.last
  }

  private func order(_ slot: Int) -> Int { records[slot].constraint?.order ?? 0 }

  // MARK: Explaining

  /// The axes along which some view is under-determined, in the order of the views.
  ///
  /// An axis is, when another solution that violates no more constraints places or sizes the view
  /// otherwise. Costly; not for every frame.
  public func ambiguities() -> [LayoutAmbiguity] {
    var found: [LayoutAmbiguity] = []
    for view in views {
      let record = items[view.item.index]
      if !solver.isDetermined(record.x) || !solver.isDetermined(record.lengthX) {
        found.append(LayoutAmbiguity(view: view.name, axis: .horizontal))
      }
      if !solver.isDetermined(record.y) || !solver.isDetermined(record.lengthY) {
        found.append(LayoutAmbiguity(view: view.name, axis: .vertical))
      }
    }
    return found
  }

  /// A constraint in words: `header.top == safeArea.top + 4`.
  public func describe(_ constraint: LayoutConstraint) -> String {
    var text = describe(constraint.first)
    switch constraint.relation {
    case .equal: text += " == "
    case .lessOrEqual: text += " <= "
    case .greaterOrEqual: text += " >= "
    }
    if let second = constraint.second {
      if constraint.multiplier != 1 { text += NumberText.string(constraint.multiplier) + " * " }
      text += describe(second)
      if constraint.constant != 0 {
        text += constraint.constant < 0 ? " - " : " + "
        text += NumberText.string(constraint.constant.magnitude)
      }
    } else {
      text += NumberText.string(constraint.constant)
    }
    if constraint.priority != .required {
      text += " @" + NumberText.string(constraint.priority.rawValue)
    }
    return text
  }

  private func describe(_ slot: Int) -> String {
    guard let constraint = records[slot].constraint else { return "" }
    return describe(constraint)
  }

  private func describe(_ anchor: Anchor) -> String {
    "\(items[anchor.item.index].name).\(anchor.attribute.name)"
  }

  private func expression(_ anchor: Anchor) -> Expression {
    var expression = Expression()
    append(anchor, times: 1, to: &expression.terms)
    return expression
  }

  /// `first - multiplier * second - constant`, in one allocation.
  private func statement(_ constraint: LayoutConstraint) -> Expression {
    var expression = Expression(constant: 0 - constraint.constant)
    expression.terms.reserveCapacity(4)
    append(constraint.first, times: 1, to: &expression.terms)
    if let second = constraint.second {
      append(second, times: -constraint.multiplier, to: &expression.terms)
    }
    return expression
  }

  private func append(_ anchor: Anchor, times factor: Double, to terms: inout [Term]) {
    let index = anchor.item.index
    let isHorizontal = anchor.attribute.axis == .horizontal
    let position = isHorizontal ? items[index].x : items[index].y
    let length = isHorizontal ? items[index].lengthX : items[index].lengthY
    if !anchor.attribute.isSize { terms.append(Term(position, coefficient: factor)) }
    switch anchor.attribute {
    case .left, .leading, .top: break
    case .centerX, .centerY: terms.append(Term(length, coefficient: 0.5 * factor))
    case .right, .trailing, .bottom, .width, .height:
      terms.append(Term(length, coefficient: factor))
    }
  }
}

/// Sizes this little below zero, in points, are the solver's rounding, not a demand.
private let sizeTolerance = 1e-9

extension Attribute {
  /// Which of a view's constraints gives way first when its size would be negative.
  fileprivate var breakingRank: Int {
    if isLeadingEdge { return 0 }
    if isCenter { return 1 }
    return isSize ? 3 : 2
  }
}

private struct ItemRecord {
  enum Kind { case fixed, view, contentGuide }

  /// An item's variables are made together, in the order x, y, width, height.
  static let variableCount = 4

  var name: String
  var parent: LayoutItem?
  var kind: Kind
  var x: Variable
  var y: Variable
  var lengthX: Variable
  var lengthY: Variable
  var contentGuide: LayoutItem?
  /// The host's own constraints, on fixed items and content guides; a guide has those of its size
  /// only while no other constraint says how large it is.
  var left: Constraint?
  var top: Constraint?
  var width: Constraint?
  var height: Constraint?
  var sizeUsers = AxisCounts()
  var givenSize = Size.zero

  init(
    name: String, parent: LayoutItem?, kind: Kind, x: Variable, y: Variable, lengthX: Variable,
    lengthY: Variable
  ) {
    self.name = name
    self.parent = parent
    self.kind = kind
    self.x = x
    self.y = y
    self.lengthX = lengthX
    self.lengthY = lengthY
  }

  func sizeConstraint(_ axis: Axis) -> Constraint? { axis == .horizontal ? width : height }

  mutating func setSizeConstraint(_ axis: Axis, _ handle: Constraint?) {
    if axis == .horizontal { width = handle } else { height = handle }
  }
}

/// A number for each axis.
private struct AxisCounts {
  private var horizontal = 0
  private var vertical = 0

  subscript(axis: Axis) -> Int {
    get { axis == .horizontal ? horizontal : vertical }
    set {
      if axis == .horizontal { horizontal = newValue } else { vertical = newValue }
    }
  }
}

private struct ConstraintRecord {
  var constraint: LayoutConstraint?
  /// The solver's handle; nil while pending or broken.
  var handle: Constraint?
}

private enum ConstraintOwner {
  case host
  case constraint(Int)
  case size(view: Int, axis: Axis)
}
