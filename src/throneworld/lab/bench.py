"""How fast the engine is, measured on processor time and, on request, side by side with another engine.

Machines are noisy: the two are measured in turn, round by round, and only medians and ratios are worth
anything.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
import venv
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from itertools import pairwise
from pathlib import Path
from statistics import median
from time import process_time

from rich.console import Console
from rich.progress import track
from rich.table import Table

import throneworld as tw
from throneworld.kernel.registry import registered

RIVAL = "catanatron==3.2.1"
GAMES_A_ROUND = 4
SEATS = 6
REPEATS = 200
MIDDLE = 250
"""So many decisions into a game it is copied, saved and viewed."""

Sample = dict[str, float]
Samples = dict[str, list[Sample]]
"""By game."""


def main(against: str | None = None, rounds: int = 9) -> int:
    """Measure, print a table, and return an exit code."""
    console = Console()
    if against not in (None, "catanatron"):
        console.print(f"there is nothing to compare with under the name {against!r}; try catanatron")
        return 2
    ours: Samples = {game.id: [] for game in registered()}
    theirs: list[Sample] = []
    with nullcontext() if against is None else _rival(console) as rival:
        for number in track(range(rounds), "measuring in turn"):
            for name in ours:
                ours[name].append(measure(name, number))
            theirs += [] if rival is None else [rival(number)]
    for name, samples in ours.items():
        _report(console, name, samples, theirs)
    if theirs:
        console.print("ratio: throneworld / catanatron, median over the rounds")
    return 0


def measure(name: str, seed: int) -> Sample:
    """A few random games, then what one does with a game in the middle of it."""
    decisions, spent, early, late = 0, 0.0, 0.0, 0.0
    for number in range(GAMES_A_ROUND):
        costs = _costs(name, seed * GAMES_A_ROUND + number)
        decisions += len(costs)
        spent += sum(costs)
        third = len(costs) // 3
        early += sum(costs[:third]) / third
        late += sum(costs[-third:]) / third
    game = _middle(name, seed)
    return {
        "games": GAMES_A_ROUND / spent,
        "decisions": decisions / spent,
        "growth": late / early,
        "copy": _each(game.copy),
        "snapshot": _each(game.snapshot),
        "view": _each(lambda: game.view(0)),
    }


def _costs(name: str, seed: int) -> list[float]:
    """Play a random game and return what each decision took, the list of options included."""
    times = [process_time()]
    game = tw.new_game(name, seats=SEATS, seed=seed)
    bots = [tw.bot("random", seed * SEATS + number) for number in range(SEATS)]
    seats = [tw.Seat(game, number) for number in range(SEATS)]
    while not game.over:
        number = game.asked[0]
        game.choose(number, bots[number].decide(seats[number]))
        times.append(process_time())
    return [later - earlier for earlier, later in pairwise(times)]


def _middle(name: str, seed: int) -> tw.Game:
    game = tw.new_game(name, seats=SEATS, seed=seed)
    bots = [tw.bot("random", number) for number in range(SEATS)]
    while not game.over and len(game.choices) < MIDDLE:
        number = game.asked[0]
        game.choose(number, bots[number].decide(tw.Seat(game, number)))
    return game


def _each(action: Callable[[], object]) -> float:
    started = process_time()
    for _ in range(REPEATS):
        action()
    return (process_time() - started) / REPEATS


@contextmanager
def _rival(console: Console) -> Iterator[Callable[[int], Sample]]:
    """Install the other engine into an environment that is thrown away afterwards."""
    with tempfile.TemporaryDirectory() as folder:
        console.print(f"installing {RIVAL} into a throw-away environment")
        venv.create(folder, with_pip=True)
        python = str(Path(folder) / "bin" / "python")
        subprocess.run([python, "-m", "pip", "install", "--quiet", RIVAL], check=True)
        script = str(Path(__file__).with_name("rival.py"))
        with subprocess.Popen(
            [python, script], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        ) as other:
            yield lambda number: _ask(other, number)
            assert other.stdin is not None
            other.stdin.close()


def _ask(other: subprocess.Popen[str], number: int) -> Sample:
    assert other.stdin is not None and other.stdout is not None
    samples = []
    for seed in range(number * GAMES_A_ROUND, (number + 1) * GAMES_A_ROUND):
        print(seed, file=other.stdin, flush=True)
        samples.append(json.loads(other.stdout.readline()))
    spent = sum(sample["play"] for sample in samples)
    decisions = sum(sample["decisions"] for sample in samples)
    copy = median(sample["copy"] for sample in samples)
    return {"games": len(samples) / spent, "decisions": decisions / spent, "copy": copy}


def _report(console: Console, name: str, ours: list[Sample], theirs: list[Sample]) -> None:
    table = Table(title=f"{name}, {SEATS} random seats, {len(ours)} rounds, Python {sys.version.split()[0]}")
    for heading in ("", "throneworld", "catanatron", "ratio")[: 4 if theirs else 2]:
        table.add_column(heading, justify="left" if not heading else "right")
    for key, name, show in _ROWS:
        mine = median(sample[key] for sample in ours)
        row = [name, show(mine)]
        if theirs and key in theirs[0]:
            row += [show(median(sample[key] for sample in theirs)), f"{_ratio(key, ours, theirs):.2f}"]
        table.add_row(*row)
    console.print(table)


def _ratio(key: str, ours: list[Sample], theirs: list[Sample]) -> float:
    return median(mine[key] / other[key] for mine, other in zip(ours, theirs, strict=True))


def _per_second(value: float) -> str:
    return f"{value:,.1f}"


def _microseconds(value: float) -> str:
    return f"{value * 1e6:,.1f} µs"


_ROWS: tuple[tuple[str, str, Callable[[float], str]], ...] = (
    ("games", "games a second", _per_second),
    ("decisions", "decisions a second, full option lists", _per_second),
    ("copy", "copy()", _microseconds),
    ("snapshot", "snapshot()", _microseconds),
    ("view", "view()", _microseconds),
    ("growth", "cost of late / early decisions", lambda value: f"{value:.2f}"),
)
