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

  package private(set) var views: [LayoutView] = []
  /// The sets broken by the last layout, in the order they were found.
  public private(set) var conflicts: [LayoutConflict] = []

  package let changes = LayoutChanges()
  private var solver = Solver()
  private var items: [ItemRecord] = []
  private var records: [ConstraintRecord] = []
  private var freeSlots: [Int] = []
  private var constraintCount = 0
  private var owners: [Constraint: ConstraintOwner] = [:]
  private var hostConstants: [(Constraint, Double)] = []
  private var pendingAdditions: [Int] = []
  private var pendingRemovals: [Constraint] = []
  private var brokenSlots: [Int] = []
  private var sizeGuards: [Constraint] = []
  private var isDirty = true

  package init() {
    for name in ["screen", "safeArea", "navigationBar"] as [StaticString] {
      let record = makeItem(name: "\(name)", parent: nil, kind: .fixed)
      items[record].hostConstraints = [.left, .top, .width, .height].map { (attribute: Attribute) in
        addHost(Anchor(item: LayoutItem(index: record), attribute: attribute), constant: 0)
      }
    }
  }

  // MARK: Items

  /// Whether anything changed since the last layout.
  package var needsLayout: Bool {
    isDirty || !changes.constants.isEmpty || !changes.priorities.isEmpty
  }

  /// The number for a new view among this layout's views.
  package var nextViewIndex: Int { views.count }

  /// Issues an item for a view inside `parent`, or on the screen.
  package func makeViewItem(name: String, parent: LayoutView?) -> LayoutItem {
    LayoutItem(index: makeItem(name: name, parent: parent?.item ?? screen, kind: .view))
  }

  /// Takes in a view whose item was issued before.
  package func add(_ view: LayoutView) {
    views.append(view)
    isDirty = true
  }

  /// Issues the content guide of a scroll view.
  package func makeContentGuide(of scroll: LayoutItem, name: String) -> LayoutItem {
    let guide = makeItem(name: name, parent: scroll, kind: .contentGuide)
    let item = LayoutItem(index: guide)
    items[scroll.index].contentGuide = item
    items[guide].hostConstraints = [
      addHost(item.left, equals: scroll.left),
      addHost(item.top, equals: scroll.top),
    ]
    items[guide].sizeConstraints = [
      addHost(item.width, constant: 0), addHost(item.height, constant: 0),
    ]
    return item
  }

  private func makeItem(name: String, parent: LayoutItem?, kind: ItemRecord.Kind) -> Int {
    let record = ItemRecord(
      name: name, parent: parent, kind: kind, x: solver.makeVariable(), y: solver.makeVariable(),
      width: solver.makeVariable(), height: solver.makeVariable())
    items.append(record)
    return items.count - 1
  }

  // MARK: Host's own numbers

  /// Moves one of the fixed items.
  package func place(_ item: LayoutItem, at rect: Rect) {
    let handles = items[item.index].hostConstraints
    setHost(handles[0], rect.minX)
    setHost(handles[1], rect.minY)
    setHost(handles[2], rect.width)
    setHost(handles[3], rect.height)
  }

  /// Moves a scroll view's content.
  package func setOffset(_ offset: Point, of guide: LayoutItem) {
    let handles = items[guide.index].hostConstraints
    setHost(handles[0], -offset.x)
    setHost(handles[1], -offset.y)
  }

  /// Gives the content guide a size of its own, where no constraint says what it is.
  package func setContentSize(_ size: Size, of guide: LayoutItem) {
    items[guide.index].givenSize = size
    for axis in Axis.allCases {
      if let handle = items[guide.index].sizeConstraints[axis == .horizontal ? 0 : 1] {
        setHost(handle, size[axis])
      }
    }
  }

  /// Whether constraints, rather than a given number, say how large the content is along `axis`.
  package func isContentSizeConstrained(of guide: LayoutItem, along axis: Axis) -> Bool {
    items[guide.index].sizeUsers[axis == .horizontal ? 0 : 1] > 0
  }

  /// The item's place, as solved.
  package func rect(of item: LayoutItem) -> Rect {
    let index = item.index
    return Rect(
      x: solver.value(of: items[index].x), y: solver.value(of: items[index].y),
      width: solver.value(of: items[index].width), height: solver.value(of: items[index].height))
  }

  private func setHost(_ handle: Constraint, _ value: Double) {
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
      owners[handle] = owner
      return handle
    } catch {
      preconditionFailure("a guide's own constraint does not fit")
    }
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
      anchor.attribute.axis == other.attribute.axis,
      "a constraint relates attributes of one axis")
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
      let axis = anchor.attribute.axis == .horizontal ? 0 : 1
      let guide = anchor.item.index
      items[guide].sizeUsers[axis] += amount
      let isUsed = items[guide].sizeUsers[axis] > 0
      if isUsed, let handle = items[guide].sizeConstraints[axis] {
        pendingRemovals.append(handle)
        items[guide].sizeConstraints[axis] = nil
      } else if !isUsed, items[guide].sizeConstraints[axis] == nil {
        let size = items[guide].givenSize[anchor.attribute.axis]
        let attribute: Attribute = axis == 0 ? .width : .height
        let handle = addHost(Anchor(item: anchor.item, attribute: attribute), constant: size)
        items[guide].sizeConstraints[axis] = handle
      }
    }
  }

  // MARK: Solving

  /// Solves for what changed, and places the views.
  package func layoutIfNeeded() {
    guard needsLayout else { return }
    isDirty = false
    conflicts.removeAll(keepingCapacity: true)
    for handle in sizeGuards { drop(handle) }
    sizeGuards.removeAll(keepingCapacity: true)
    for handle in pendingRemovals { drop(handle) }
    pendingRemovals.removeAll(keepingCapacity: true)
    applyConstants()
    applyPriorities()
    let retried = brokenSlots
    brokenSlots.removeAll(keepingCapacity: true)
    for slot in retried { addToSolver(slot) }
    for slot in pendingAdditions { addToSolver(slot) }
    pendingAdditions.removeAll(keepingCapacity: true)
    placeViews()
    keepSizesFromGoingNegative()
  }

  private func drop(_ handle: Constraint) {
    owners[handle] = nil
    do throws(SolverError) { try solver.remove(handle) } catch {
      preconditionFailure("a layout removes only constraints that it added")
    }
  }

  private func applyConstants() {
    for (handle, value) in hostConstants {
      setConstant(handle, value)
    }
    hostConstants.removeAll(keepingCapacity: true)
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
    var row = expression(constraint.first) - constraint.constant
    if let second = constraint.second {
      row = row - expression(second) * constraint.multiplier
    }
    constraint.isBroken = false
    while true {
      do throws(SolverError) {
        let handle = try solver.add(row, constraint.relation, priority: constraint.priority)
        records[slot].handle = handle
        owners[handle] = .constraint(slot)
        return
      } catch {
        guard case .unsatisfiable(let set, _) = error, !breakOne(of: set, adding: slot) else {
          break
        }
      }
    }
    constraint.isBroken = true
    brokenSlots.append(slot)
  }

  /// Reads every view's place from the solver.
  private func placeViews() {
    for view in views {
      var rect = rect(of: view.item)
      view.demandedSize = rect.size
      if rect.size.width < 0 && rect.size.width > -sizeTolerance { rect.size.width = 0 }
      if rect.size.height < 0 && rect.size.height > -sizeTolerance { rect.size.height = 0 }
      view.frame = rect
    }
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
          owners[handle] = .size(view: index, axis: axis)
          sizeGuards.append(handle)
          break
        } catch {
          guard case .unsatisfiable(let set, _) = error else { break }
          couldHold = false
          if !breakOne(of: set, guarding: (index, axis)) { break }
        }
      }
      if !couldHold { demanded.append((index, axis, view.frame.size[axis])) }
      placeViews()
      if view.frame.size[axis] < 0 {
        view.frame.size[axis] = 0
        break
      }
    }
    for (index, axis, size) in demanded { views[index].demandedSize[axis] = size }
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
      switch owners[handle] {
      case .constraint(let slot): slots.append(slot)
      case .size(let view, let axis): if guarded == nil { guarded = (view, axis) }
      case .host, nil: break
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
      if !solver.isDetermined(record.x) || !solver.isDetermined(record.width) {
        found.append(LayoutAmbiguity(view: view.name, axis: .horizontal))
      }
      if !solver.isDetermined(record.y) || !solver.isDetermined(record.height) {
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
    let record = items[anchor.item.index]
    switch anchor.attribute {
    case .left, .leading: return record.x.expression
    case .top: return record.y.expression
    case .right, .trailing: return record.x + record.width
    case .bottom: return record.y + record.height
    case .centerX: return record.x + record.width * 0.5
    case .centerY: return record.y + record.height * 0.5
    case .width: return record.width.expression
    case .height: return record.height.expression
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

  var name: String
  var parent: LayoutItem?
  var kind: Kind
  var x: Variable
  var y: Variable
  var width: Variable
  var height: Variable
  var contentGuide: LayoutItem?
  /// Left, top, and for fixed items width and height.
  var hostConstraints: [Constraint] = []
  /// The given width and height of a content guide, while no constraint says otherwise.
  var sizeConstraints: [Constraint?] = []
  var sizeUsers = [0, 0]
  var givenSize = Size.zero

  init(
    name: String, parent: LayoutItem?, kind: Kind, x: Variable, y: Variable, width: Variable,
    height: Variable
  ) {
    self.name = name
    self.parent = parent
    self.kind = kind
    self.x = x
    self.y = y
    self.width = width
    self.height = height
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
