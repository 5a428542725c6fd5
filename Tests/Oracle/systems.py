"""Random constraint systems and edit sequences, the same for the same seed.

A system is a list of commands, tuples whose first item is the word of `solver-replay`:

    ("new", variables)
    ("add", id, relation, priority, constant, {variable: coefficient})
    ("remove", id), ("constant", id, constant), ("priority", id, priority)
    ("edit", variable, priority), ("suggest", variable, value), ("unedit", variable)
    ("check",), ("probe",)

`check` compares both solvers' solutions, `probe` their uniqueness too. An expression is compared
with zero. Every family but `general`, `boxes`, `cycling` and `singular` is a network: each
constraint holds one variable, or the difference of two. Its matrix is totally unimodular, so along
any edge of the set of solutions violations change by whole multiples: with fewer than 1000
constraints a level, kiwi's weights 1, 1000 and 1,000,000 then order exactly as strict priorities.
"""

import random

REQUIRED, STRONG, MEDIUM, WEAK = 1000, 750, 500, 250
OPTIONAL = (STRONG, MEDIUM, WEAK)


class Writer:
    """Collects the commands of one system."""

    def __init__(self, rng, variables):
        self.rng = rng
        self.variables = variables
        self.commands = [("new", variables)]
        self.present = []
        self.edited = {}
        self.next_id = 0

    def add(self, relation, priority, constant, terms):
        terms = {v: c for v, c in terms.items() if c != 0}
        if not terms:
            return None
        self.commands.append(("add", self.next_id, relation, priority, constant, terms))
        self.present.append(self.next_id)
        self.next_id += 1
        return self.next_id - 1

    def check(self):
        self.commands.append(("check",))

    def edit(self, variable, value, priority=STRONG):
        if variable not in self.edited:
            self.commands.append(("edit", variable, priority))
            self.edited[variable] = priority
        self.commands.append(("suggest", variable, value))

    def unedit(self, variable):
        if self.edited.pop(variable, None) is not None:
            self.commands.append(("unedit", variable))

    def remove_some(self, count):
        for _ in range(min(count, len(self.present))):
            place = self.rng.randrange(len(self.present))
            self.commands.append(("remove", self.present.pop(place)))


def relation(rng, equal=0.4):
    return "=" if rng.random() < equal else rng.choice("<>")


def priority(rng, required=0.4):
    return REQUIRED if rng.random() < required else rng.choice(OPTIONAL)


def network_terms(rng, variables, single=0.3):
    first = rng.randrange(variables)
    second = rng.randrange(variables)
    if first == second or rng.random() < single:
        return {first: rng.choice((1, -1))}
    return {first: 1, second: -1}


def constant(rng):
    return rng.choice((0, rng.randint(-400, 400), rng.randint(-4000, 4000) / 8))


def churn(w, rounds, new_constraint):
    """Adds, removes, changes and suggests in random order, checking now and then."""
    rng = w.rng
    for number in range(rounds):
        dice = rng.random()
        if dice < 0.25:
            w.edit(rng.randrange(w.variables), constant(rng), rng.choice(OPTIONAL))
        elif dice < 0.40 and w.edited:
            variable = rng.choice(sorted(w.edited))
            for _ in range(rng.randint(1, 6)):
                w.edit(variable, constant(rng))
        elif dice < 0.45 and w.edited:
            w.unedit(rng.choice(sorted(w.edited)))
        elif dice < 0.60:
            w.remove_some(rng.randint(1, 4))
        elif dice < 0.70 and w.present:
            w.commands.append(("constant", rng.choice(w.present), constant(rng)))
        elif dice < 0.78 and w.present:
            w.commands.append(("priority", rng.choice(w.present), priority(rng, 0.3)))
        else:
            for _ in range(rng.randint(1, 4)):
                new_constraint()
        if number % 3 == 2:
            w.check()
    w.commands.append(("probe",))


def network(rng, variables):
    w = Writer(rng, variables)

    def new():
        w.add(relation(rng), priority(rng), constant(rng), network_terms(rng, variables))

    for _ in range(int(variables * rng.uniform(0.6, 2.2))):
        new()
    w.commands.append(("probe",))
    churn(w, rng.randint(6, 24), new)
    return w.commands


def chain(rng, variables):
    """Rows of a list: each starts where the one before ends, sizes wanted and limited."""
    w = Writer(rng, variables)
    for v in range(1, variables):
        w.add(rng.choice("==>"), REQUIRED, -rng.randint(0, 60), {v: 1, v - 1: -1})
        if rng.random() < 0.5:
            w.add("=", WEAK, -44, {v: 1, v - 1: -1})
        if rng.random() < 0.3:
            w.add(relation(rng, 0.2), rng.choice(OPTIONAL), constant(rng), {v: 1})
    w.add("=", rng.choice((REQUIRED, STRONG)), 0, {0: 1})
    w.commands.append(("probe",))
    churn(w, rng.randint(6, 20), lambda: w.add(
        relation(rng), priority(rng, 0.2), constant(rng), network_terms(rng, variables)))
    return w.commands


def conflicts(rng, variables):
    """More required constraints than can hold."""
    w = Writer(rng, variables)

    def new():
        w.add(relation(rng, 0.6), REQUIRED, constant(rng), network_terms(rng, variables, 0.2))

    for _ in range(int(variables * 1.5)):
        new()
    w.check()
    churn(w, rng.randint(10, 30), new)
    return w.commands


def degenerate(rng, variables):
    """Many constraints through the same few points: ties in every ratio test."""
    w = Writer(rng, variables)
    point = [rng.choice((0, 0, 100)) for _ in range(variables)]

    def new():
        terms = network_terms(rng, variables)
        scale = rng.choice((1, 1, 1, 2, 0.5))
        value = sum(c * point[v] for v, c in terms.items())
        # Of required ones none cuts the point off; what is optional may contradict.
        off = 0 if rng.random() < 0.85 else rng.choice((-10, 10))
        level = priority(rng, 0.5) if off == 0 else rng.choice(OPTIONAL)
        w.add(relation(rng), level, (off - value) * scale, {v: c * scale for v, c in terms.items()})
        if rng.random() < 0.2:
            w.add("=", level, -value if off == 0 else off - value, terms)

    for _ in range(int(variables * 2)):
        new()
    w.commands.append(("probe",))
    churn(w, rng.randint(6, 18), new)
    return w.commands


def general(rng, variables):
    """Small whole coefficients, up to five variables a constraint."""
    w = Writer(rng, variables)

    def new():
        count = rng.choice((1, 2, 2, 3, 3, 4, 5))
        chosen = rng.sample(range(variables), min(count, variables))
        terms = {v: rng.choice((-3, -2, -1, -1, -0.5, 0.5, 1, 1, 2, 3)) for v in chosen}
        w.add(relation(rng, 0.3), priority(rng, 0.3), constant(rng), terms)

    for _ in range(int(variables * rng.uniform(0.5, 1.5))):
        new()
    w.commands.append(("probe",))
    churn(w, rng.randint(5, 15), new)
    return w.commands


def boxes(rng, variables):
    """Views: left, top, width and height, tied by edges, centers, ratios and limits."""
    count = max(3, variables // 4)
    w = Writer(rng, count * 4)

    def edge(box, kind):
        position, size = (4 * box, 4 * box + 2) if kind < 3 else (4 * box + 1, 4 * box + 3)
        part = (0, 0.5, 1)[kind % 3]
        return {position: 1, size: part}

    def new():
        box = rng.randrange(1, count)
        other = rng.randrange(box)
        dice = rng.random()
        if dice < 0.55:
            side = rng.randrange(2) * 3
            terms = edge(box, side + rng.randrange(3))
            for v, c in edge(other, side + rng.randrange(3)).items():
                terms[v] = terms.get(v, 0) - c
            w.add(relation(rng, 0.6), priority(rng, 0.5), constant(rng) / 8, terms)
        elif dice < 0.7:
            w.add("=", priority(rng, 0.4), 0, {
                4 * box + 2: 1, 4 * box + 3: -rng.choice((0.5, 0.75, 1, 16 / 9))})
        else:
            size = 4 * box + 2 + rng.randrange(2)
            w.add(relation(rng, 0.3), priority(rng, 0.3), -rng.randint(20, 400), {size: 1})

    for v, value in enumerate((0, 0, 390, 844)):
        w.add("=", REQUIRED, -value, {v: 1})
    for box in range(1, count):
        w.add(">", REQUIRED, 0, {4 * box + 2: 1})
        w.add(">", REQUIRED, 0, {4 * box + 3: 1})
    for _ in range(count * 4):
        new()
    w.commands.append(("probe",))
    churn(w, rng.randint(5, 15), new)
    return w.commands


# Programs on which the simplex method cycles with the largest-coefficient rule: costs and rows of
# "row . x <= right", x >= 0. Beale 1955; Chvatal, Linear Programming, 1983, p. 31; Hoffman's is
# left out, its coefficients are irrational.
CYCLING = (
    ((-0.75, 150, -0.02, 6), (((0.25, -60, -0.04, 9), 0), ((0.5, -90, -0.02, 3), 0),
                              ((0, 0, 1, 0), 1))),
    ((-10, 57, 9, 24), (((0.5, -5.5, -2.5, 9), 0), ((0.5, -1.5, -0.5, 1), 0),
                        ((1, 0, 0, 0), 1))),
    ((-2.3, -2.15, 13.55, 0.4), (((0.4, 0.2, -1.4, -0.2), 0), ((-7.8, -1.4, 7.8, 0.4), 0),
                                 ((1, 0, 0, 0), 1), ((0, 1, 0, 0), 1))),
)


def cycling(rng, variables):
    """Copies of published cycling programs, scaled and in random order, costs as one soft row."""
    copies = max(2, variables // 5)
    w = Writer(rng, copies * 5)
    rows = []
    for copy in range(copies):
        costs, limits = rng.choice(CYCLING)
        scale = rng.choice((0.5, 1, 1, 3))
        base = copy * 5
        for v in range(4):
            rows.append((">", REQUIRED, 0, {base + v: 1}))
        for row, right in limits:
            terms = {base + v: c * scale for v, c in enumerate(row)}
            rows.append(("<", REQUIRED, -right * scale, terms))
        terms = {base + v: -c for v, c in enumerate(costs)}
        terms[base + 4] = 1
        rows.append(("=", REQUIRED, 0, terms))
        # The fifth variable is minus the wanted maximum; it is asked to be far below.
        rows.append(("<", rng.choice(OPTIONAL), 1000, {base + 4: -1}))
    rng.shuffle(rows)
    for row in rows:
        w.add(*row)
    w.check()
    for _ in range(rng.randint(3, 8)):
        w.remove_some(2)
        w.add(*rng.choice(rows))
        w.check()
    return w.commands


def singular(rng, variables):
    """Pairs of nearly parallel equations: solutions far away, but unique."""
    w = Writer(rng, variables)

    def new():
        first, second = rng.sample(range(variables), 2)
        slant = rng.choice((1e-2, 1e-3, 1e-4)) * rng.choice((1, -1))
        # One optional level: with slants this small sums of any weights would cross.
        level = REQUIRED if rng.random() < 0.6 else MEDIUM
        w.add("=", level, constant(rng), {first: 1, second: -1})
        w.add("=", level, constant(rng), {first: 1, second: -1 - slant})

    for _ in range(int(variables * 0.6)):
        new()
    w.check()
    for _ in range(4):
        w.remove_some(3)
        new()
        w.check()
    return w.commands


FAMILIES = {
    "network": (network, True), "chain": (chain, True), "conflicts": (conflicts, True),
    "degenerate": (degenerate, True), "general": (general, False), "boxes": (boxes, False),
    "cycling": (cycling, False), "singular": (singular, False),
}


def make(seed):
    """The system of a number: family, whether it is a network, commands."""
    rng = random.Random(seed)
    family = list(FAMILIES)[seed % len(FAMILIES)]
    build, is_network = FAMILIES[family]
    variables = rng.randint(10, 40) if rng.random() < 0.7 else rng.randint(41, 200)
    return family, is_network, build(rng, variables)


def text(commands):
    """The commands as `solver-replay` reads them, and for each line the command it is of."""
    lines, owners = [], []
    for number, command in enumerate(commands):
        if command[0] == "add":
            _, identifier, rel, level, base, terms = command
            words = [f"add {identifier} {rel} {level} {base!r}"]
            words += [f"{v} {c!r}" for v, c in terms.items()]
            written = [" ".join(words)]
        elif command[0] == "check":
            written = ["values", "violations"]
        elif command[0] == "probe":
            written = ["values", "violations", "determined"]
        else:
            written = [" ".join(repr(word) if word != command[0] else word for word in command)]
        lines += written
        owners += [number] * len(written)
    return lines, owners
