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
from pathlib import Path
from statistics import median

from rich.console import Console
from rich.progress import track
from rich.table import Table

from throneworld.kernel.registry import Definition, definition_of, registered
from throneworld.lab.measuring import Sample, middle, random_play

RIVAL = "catanatron==3.2.1"
GAMES_A_ROUND = 4


def main(beside_rival: bool, rounds: int) -> None:
    """Measure and print a table for each game."""
    console = Console()
    ours: dict[str, list[Sample]] = {game.id: [] for game in registered()}
    theirs: list[Sample] = []
    with _rival(console) if beside_rival else nullcontext() as rival:
        for number in track(range(rounds), "measuring in turn"):
            for game in registered():
                ours[game.id].append(measure(game, number))
            theirs += [] if rival is None else [rival(number)]
    for name, samples in ours.items():
        _report(console, name, samples, theirs)
    if theirs:
        console.print("ratio: throneworld / catanatron, median over the rounds")


def measure(game: Definition, seed: int) -> Sample:
    """A few random games at a full table, then what one does with a game in the middle of it."""
    seeds = range(seed * GAMES_A_ROUND, (seed + 1) * GAMES_A_ROUND)
    return {
        **random_play(game.id, game.most_seats, seeds),
        **middle(game.id, game.most_seats, seed, ("copy", "snapshot", "view")),
    }


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
    seats = definition_of(name).most_seats
    table = Table(title=f"{name}, {seats} random seats, {len(ours)} rounds, Python {sys.version.split()[0]}")
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
