#!/usr/bin/env python3
"""Compares this project's constraint solver with kiwisolver on random systems.

    python3 Tests/Oracle/compare_solvers.py             500 systems
    python3 Tests/Oracle/compare_solvers.py 20000       systems 0 ..< 20000
    python3 Tests/Oracle/compare_solvers.py --seed 1234 one system, printed

kiwisolver comes from PyPI into a virtual environment of the script's own, under `.build`.
Exits 1 at the first difference that rounding does not explain, and prints the system's number.
"""

import argparse
import multiprocessing
import os
import pathlib
import pickle
import subprocess
import sys
import venv

FOLDER = pathlib.Path(__file__).resolve().parent
PACKAGE = FOLDER.parent.parent
ENVIRONMENT = PACKAGE / ".build" / "solver-oracle"
KIWI = "kiwisolver==1.5.1"
BATCH = 40


def use_own_environment():
    """Starts again inside the virtual environment, made if it is not there."""
    python = ENVIRONMENT / "bin" / "python"
    if pathlib.Path(sys.prefix) == ENVIRONMENT:
        return
    if not (ENVIRONMENT / "ready").exists():
        venv.create(ENVIRONMENT, with_pip=True, clear=True)
        subprocess.run([python, "-m", "pip", "install", "--quiet",
                        "--disable-pip-version-check", KIWI], check=True)
        (ENVIRONMENT / "ready").write_text(KIWI + "\n")
    os.execv(python, [str(python), *sys.argv])


def build():
    command = ["swift", "build", "-c", "release", "--product", "solver-replay"]
    subprocess.run(command, cwd=PACKAGE, check=True, stdout=subprocess.DEVNULL)
    folder = subprocess.run([*command, "--show-bin-path"], cwd=PACKAGE, check=True,
                            capture_output=True, text=True).stdout.strip()
    return pathlib.Path(folder) / "solver-replay"


class Figures:
    """What a comparison covered, and how far the solvers lay apart."""

    SUMS = ("systems", "states", "values", "probes", "refusals", "conflicts", "satisfied",
            "outweighed", "rebuilt", "aborted", "lost")
    PEAKS = ("deviation", "level", "residual")

    def __init__(self):
        for name in self.SUMS:
            setattr(self, name, 0)
        for name in self.PEAKS:
            setattr(self, name, 0.0)

    def add(self, other):
        for name in self.SUMS:
            setattr(self, name, getattr(self, name) + getattr(other, name))
        for name in self.PEAKS:
            setattr(self, name, max(getattr(self, name), getattr(other, name)))

    def __str__(self):
        return (
            f"{self.systems} systems, {self.states} solutions compared: no difference\n"
            f"  unique values compared: {self.values}, largest deviation "
            f"{self.deviation:.1e} of the scale\n"
            f"  summed violations: largest deviation {self.level:.1e} of the magnitudes summed\n"
            f"  satisfied constraints: {self.satisfied}, largest residual {self.residual:.1e}\n"
            f"  refusals: {self.refusals}, conflict sets proved least: {self.conflicts}\n"
            f"  uniqueness probed: {self.probes} variables\n"
            f"  sums that outweigh a higher priority in kiwi alone: {self.outweighed}\n"
            f"  kiwi wrong until built anew: {self.rebuilt} solutions; aborted and taken through step "
            f"by step: {self.aborted} systems; aborted again and not compared: {self.lost}")


def compare_batch(arguments):
    import systems
    program, seeds = arguments
    made = [systems.make(seed) for seed in seeds]
    texts = [systems.text(commands) for _, _, commands in made]
    answers = subprocess.run(
        [program], input="\n".join(line for lines, _ in texts for line in lines) + "\n",
        check=True, capture_output=True, text=True).stdout.splitlines()
    total = Figures()
    differences = []
    start = 0
    for seed, (family, is_network, commands), (lines, owners) in zip(seeds, made, texts):
        own = answers[start:start + len(lines)]
        start += len(lines)
        grouped = [[] for _ in commands]
        for owner, answer in zip(owners, own):
            grouped[owner].append(answer)
        system = (family, is_network, commands, grouped)
        outcome = in_child(compare, *system)
        if outcome is None:
            # Kiwi 1.x ends the process on what it calls an unbounded objective.
            total.aborted += 1
            outcome = in_child(compare, *system, False)
        if outcome is None and not is_network:
            outcome = in_child(compare, *system, False, True)
        if outcome is None:
            total.lost += 1
            continue
        figures, difference = outcome
        total.add(figures)
        if difference:
            differences.append(f"system {seed} ({family}): {difference}")
    return total, differences


def in_child(function, *arguments):
    """What the function returns, or None if it takes the process down."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reading)
        os.dup2(os.open(os.devnull, os.O_WRONLY), 2)
        with os.fdopen(writing, "wb") as stream:
            stream.write(pickle.dumps(function(*arguments)))
        os._exit(0)
    os.close(writing)
    with os.fdopen(reading, "rb") as stream:
        answer = stream.read()
    os.waitpid(child, 0)
    return pickle.loads(answer) if answer else None


def compare(family, is_network, commands, answers, keeps_kiwi=True, has_mild_weights=False):
    import judge
    figures = Figures()
    figures.systems = 1
    one = judge.Judge(commands[0][1], is_network, family, figures, keeps_kiwi,
                      judge.MILD_WEIGHTS if has_mild_weights else judge.WEIGHTS)
    for number, (command, own) in enumerate(zip(commands, answers)):
        try:
            one.run(command, own)
        except judge.Difference as difference:
            return figures, f"command {number}: {difference}"
    return figures, None


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("count", nargs="?", type=int, default=500)
    parser.add_argument("--seed", type=int)
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    options = parser.parse_args()
    use_own_environment()
    sys.path.insert(0, str(FOLDER))
    program = build()
    if options.seed is not None:
        import systems
        print("\n".join(systems.text(systems.make(options.seed)[2])[0]))
        figures, differences = compare_batch((program, [options.seed]))
        print(figures if not differences else differences[0], file=sys.stderr)
        return 1 if differences else 0
    batches = [(program, range(first, min(first + BATCH, options.count)))
               for first in range(0, options.count, BATCH)]
    total = Figures()
    found = []
    with multiprocessing.Pool(options.jobs) as pool:
        for figures, differences in pool.imap(compare_batch, batches):
            total.add(figures)
            found += differences
    for difference in found:
        print(difference)
    if found:
        print(f"{len(found)} of {total.systems} systems differ")
        return 1
    print(total)
    return 0


if __name__ == "__main__":
    sys.exit(main())
