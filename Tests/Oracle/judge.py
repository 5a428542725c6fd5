"""Replays a system in kiwi and holds the other solver's answers against it."""

import kiwisolver as kiwi

# With a network's constraints these order as strict priorities; see systems.py.
WEIGHTS = {1000: None, 750: 1e6, 500: 1e3, 250: 1.0}
LEVELS = (1000, 750, 500, 250)
OPERATORS = {"=": "==", "<": "<=", ">": ">="}
# Nearer to each other, for systems on which kiwi gives up; sums then outweigh more often.
MILD_WEIGHTS = {1000: None, 750: 100.0, 500: 10.0, 250: 1.0}
# A constraint that holds is met to this part of the magnitudes in it.
RESIDUAL = 1e-8
# How far two solutions of a well conditioned system may lie apart, as a part of the scale.
AGREEMENT = 1e-7
# Solutions of nearly parallel equations carry their rounding many times over.
LOOSE_AGREEMENT = 1e-4
LARGEST_CONFLICT = 40


class Difference(Exception):
    """The solvers disagree, and neither rounding nor kiwi explains it."""


def violation(relation, value):
    if relation == "=":
        return abs(value)
    return max(0.0, value if relation == "<" else -value)


class Fresh:
    """A kiwi solver built from constraints that are in."""

    def __init__(self, variables, weights=WEIGHTS):
        self.weights = weights
        self.variables = [kiwi.Variable(str(v)) for v in range(variables)]
        self.solver = kiwi.Solver()

    def constraint(self, relation, priority, constant, terms):
        expression = kiwi.Expression(
            [kiwi.Term(self.variables[v], c) for v, c in terms.items()], constant)
        weight = self.weights[priority]
        if weight is None:
            return kiwi.Constraint(expression, OPERATORS[relation])
        return kiwi.Constraint(expression, OPERATORS[relation]) | weight

    def accepts(self, statement):
        constraint = self.constraint(*statement)
        try:
            self.solver.addConstraint(constraint)
        except kiwi.UnsatisfiableConstraint:
            return None
        return constraint

    def values(self):
        self.solver.updateVariables()
        return [variable.value() for variable in self.variables]


class Judge:
    """One system's run through kiwi, beside the answers of `solver-replay`."""

    def __init__(self, variables, is_network, family, figures, keeps_kiwi=True, weights=WEIGHTS):
        """With `keeps_kiwi` false every change gets a kiwi solver that knows no other history."""
        self.weights = weights
        self.count = variables
        self.is_network = is_network
        self.agreement = LOOSE_AGREEMENT if family == "singular" else AGREEMENT
        self.figures = figures
        self.keeps_kiwi = keeps_kiwi
        self.is_stale = False
        self.present = {}
        self.edits = {}
        self.kiwi = Fresh(variables, weights)
        self.handles = {}
        self.edit_handles = {}

    # Keeping kiwi in step

    def rebuild(self):
        """A new kiwi solver.

        After refusing a constraint kiwi 1.x keeps a row of it, so a refusal costs a new solver.
        """
        self.kiwi = Fresh(self.count, self.weights)
        self.is_stale = False
        self.handles = {}
        for identifier, statement in self.present.items():
            self.handles[identifier] = self.kiwi.accepts(statement)
            if self.handles[identifier] is None:
                raise Difference(f"kiwi takes constraint {identifier} no more")
        for variable, (level, value) in self.edits.items():
            self.start_edit(variable, level, value)

    def start_edit(self, variable, level, value):
        name = self.kiwi.variables[variable]
        if not self.kiwi.solver.hasEditVariable(name):
            self.kiwi.solver.addEditVariable(name, self.weights[level])
        self.kiwi.solver.suggestValue(name, value)

    def take_out(self, identifier):
        if self.keeps_kiwi:
            self.kiwi.solver.removeConstraint(self.handles.pop(identifier))
        else:
            self.is_stale = True
        return self.present.pop(identifier)

    def put_in(self, identifier, statement, answer, others):
        """Adds a statement to kiwi and compares whether it could.

        `others` says how the answer names the statement itself: "self" or its number.
        """
        if self.is_stale:
            self.rebuild()
        handle = self.kiwi.accepts(statement)
        refused = answer.startswith("no")
        if refused != (handle is None) and self.keeps_kiwi:
            # A long history wears kiwi's tableau out: what counts is its answer from the start.
            self.figures.rebuilt += 1
            self.rebuild()
            handle = self.kiwi.accepts(statement)
        if refused != (handle is None):
            raise Difference(
                f"constraint {identifier} is {'refused' if refused else 'accepted'}, "
                f"by kiwi {'refused' if handle is None else 'accepted'}")
        if handle is None:
            self.figures.refusals += 1
            self.check_conflict(answer.split()[1:], statement, others)
            self.rebuild()
            return False
        self.handles[identifier] = handle
        self.present[identifier] = statement
        return True

    def check_conflict(self, names, statement, own):
        """The reported set cannot hold, and can without any one of its members."""
        if own not in names:
            raise Difference(f"a conflict without what was to change: {names}")
        statements = [statement] + [self.present[int(n)] for n in names if n != own]
        if any(s[1] != 1000 for s in statements):
            raise Difference(f"a conflict of optional constraints: {names}")
        if self.holds_together(statements):
            raise Difference(f"the conflict {names} can hold together")
        if len(statements) > LARGEST_CONFLICT:
            return
        for left_out in range(len(statements)):
            if not self.holds_together(statements[:left_out] + statements[left_out + 1:]):
                raise Difference(f"the conflict {names} is not the least")
        self.figures.conflicts += 1

    def holds_together(self, statements):
        solver = Fresh(self.count, self.weights)
        return all(solver.accepts(statement) is not None for statement in statements)

    # Commands

    def run(self, command, answers):
        if answers[0].startswith("error"):
            raise Difference(f"{command[0]}: {answers[0]}")
        getattr(self, "do_" + command[0])(command, answers)

    def do_new(self, command, answers):
        pass

    def do_add(self, command, answers):
        self.put_in(command[1], command[2:], answers[0], "self")

    def do_remove(self, command, answers):
        if command[1] in self.present:
            self.take_out(command[1])

    def do_constant(self, command, answers):
        if command[1] in self.present:
            old = self.take_out(command[1])
            self.change(command[1], old, (old[0], old[1], command[2], old[3]), answers[0])

    def do_priority(self, command, answers):
        if command[1] in self.present:
            old = self.take_out(command[1])
            self.change(command[1], old, (old[0], command[2], old[2], old[3]), answers[0])

    def change(self, identifier, old, new, answer):
        if not self.put_in(identifier, new, answer, str(identifier)):
            self.present[identifier] = old
            self.rebuild()

    def do_edit(self, command, answers):
        self.edits[command[1]] = (command[2], 0)

    def do_suggest(self, command, answers):
        level, _ = self.edits[command[1]]
        self.edits[command[1]] = (level, command[2])
        if self.keeps_kiwi:
            self.start_edit(command[1], level, command[2])
        else:
            self.is_stale = True

    def do_unedit(self, command, answers):
        del self.edits[command[1]]
        if self.keeps_kiwi:
            self.kiwi.solver.removeEditVariable(self.kiwi.variables[command[1]])
        else:
            self.is_stale = True

    # Comparing solutions

    def statements(self):
        for identifier, statement in self.present.items():
            yield identifier, statement
        for variable, (level, value) in self.edits.items():
            yield None, ("=", level, -value, {variable: 1})

    def levels(self, values):
        """The summed violation of each priority, and the magnitude it was summed from."""
        sums = dict.fromkeys(LEVELS, 0.0)
        sizes = dict.fromkeys(LEVELS, 1.0)
        for _, (relation, level, constant, terms) in self.statements():
            value = constant
            size = abs(constant)
            for v, c in terms.items():
                value += c * values[v]
                size += abs(c * values[v])
            sums[level] += violation(relation, value)
            sizes[level] += size
        return sums, sizes

    def check_residuals(self, values, reported):
        figures = self.figures
        scale = max([1.0] + [abs(v) for v in values])
        for identifier, (relation, level, constant, terms) in self.statements():
            value = constant
            size = max(scale, abs(constant))
            for v, c in terms.items():
                value += c * values[v]
                size = max(size, abs(c * values[v]))
            residual = violation(relation, value) / size
            if identifier is not None:
                # Two ways to sum the same terms.
                if abs(violation(relation, value) - reported[identifier]) > 1e-9 * size:
                    raise Difference(f"constraint {identifier} reports {reported[identifier]}")
            if level == 1000 or residual < RESIDUAL:
                figures.residual = max(figures.residual, residual)
                figures.satisfied += 1
                if residual > RESIDUAL:
                    raise Difference(f"required constraint {identifier} is off by {residual:.1e}")
            elif residual < 100 * RESIDUAL and self.agreement == AGREEMENT:
                raise Difference(f"constraint {identifier} is neither met nor violated: {residual}")

    def compare(self, values, determined=None):
        figures = self.figures
        figures.states += 1
        if self.is_stale:
            self.rebuild()
        theirs = self.kiwi.values()
        try:
            self.compare_levels(values, theirs)
            self.compare_values(values, theirs, determined)
        except Difference:
            # A long history wears kiwi's tableau out: what counts is its answer from the start.
            self.rebuild()
            theirs = self.kiwi.values()
            self.compare_levels(values, theirs)
            self.compare_values(values, theirs, determined)
            figures.rebuilt += 1

    def compare_levels(self, ours, theirs):
        mine, sizes = self.levels(ours)
        other, _ = self.levels(theirs)
        tolerance = {level: self.agreement * sizes[level] for level in LEVELS}
        weighted = 0.0
        for level in LEVELS:
            difference = mine[level] - other[level]
            if abs(difference) <= tolerance[level]:
                self.figures.level = max(self.figures.level, abs(difference) / sizes[level])
                continue
            if self.is_network or level == 1000:
                raise Difference(f"level {level}: {mine[level]!r}, kiwi {other[level]!r}")
            # Where sums may outweigh, each must still be the best by its own measure.
            if difference > 0:
                raise Difference(
                    f"level {level}: kiwi has {other[level]!r}, less than {mine[level]!r}")
            for lower in LEVELS[1:]:
                weighted += self.weights[lower] * (mine[lower] - other[lower])
            if weighted < -1e-6 * sum(
                    self.weights[level] * sizes[level] for level in LEVELS[1:]):
                raise Difference(f"kiwi's weighted sum is not the least, by {-weighted}")
            self.figures.outweighed += 1
            self.diverged = True
            return
        self.diverged = False

    def compare_values(self, ours, theirs, determined):
        if determined is None or self.diverged:
            return
        scale = max([1.0] + [abs(v) for v in ours])
        for variable, (mine, other) in enumerate(zip(ours, theirs)):
            if determined[variable] != "1":
                continue
            deviation = abs(mine - other) / scale
            if deviation > self.agreement:
                raise Difference(
                    f"variable {variable} is said to be determined: {mine!r}, kiwi {other!r}")
            self.figures.deviation = max(self.figures.deviation, deviation)
            self.figures.values += 1

    def do_check(self, command, answers):
        values = [float(word) for word in answers[0].split()]
        words = answers[1].split()
        reported = {int(i): float(v) for i, v in zip(words[::2], words[1::2])}
        if sorted(reported) != sorted(self.present):
            raise Difference("not the same constraints are in")
        self.check_residuals(values, reported)
        self.compare(values, answers[2].split() if len(answers) > 2 else None)

    def do_probe(self, command, answers):
        self.do_check(command, answers)
        if not self.is_network:
            return
        values = [float(word) for word in answers[0].split()]
        bits = answers[2].split()
        for wanted in ("0", "1"):
            chosen = [v for v in range(self.count) if bits[v] == wanted][::max(1, self.count // 4)]
            for variable in chosen:
                moved = any(self.moves(variable, values, step) for step in (1, -1))
                if moved != (wanted == "0"):
                    raise Difference(f"variable {variable} {'moves' if moved else 'does not move'}")
                self.figures.probes += 1

    def moves(self, variable, values, step):
        """Whether kiwi, asked gently, gives the variable another value at no cost.

        In a network moving a variable costs at least 1 a point on some level, or nothing.
        """
        self.rebuild()
        pull = self.kiwi.constraint(
            "=", 250, -(values[variable] + step), {variable: 1}) | 1e-3
        self.kiwi.solver.addConstraint(pull)
        other = self.kiwi.values()[variable]
        return abs(other - values[variable]) > 1e-6 * max(1.0, abs(values[variable]))
