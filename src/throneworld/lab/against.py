"""Speed beside a commit: both engines play the same seeds in turn, so that noise disturbs both alike.

Of each pair of samples the ratio counts. The median of the ratios is given with its 95 % interval by order
statistics, which needs no assumption about the noise.
"""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Sequence
from math import comb
from pathlib import Path
from statistics import median
from typing import NamedTuple

from rich.console import Console
from rich.progress import track
from rich.table import Table

from throneworld.lab.measuring import Sample
from throneworld.lab.worktrees import Engine, commit_of, engine_of, present_commit

FEWEST = 30
"""Games a side and game: with fewer the interval says little."""

Pair = tuple[Sample, Sample]
"""Of the commit, and of what lies here."""


class Ratio(NamedTuple):
    """How many times as fast it is now."""

    least: float
    middle: float
    most: float

    def holds(self, floor: float) -> bool:
        """A floor is held if the interval reaches it."""
        return self.most >= floor


def main(commit: str, games: int, floor: float | None) -> int:
    """Measure, print a table for each game, and return 1 if the floor is not held."""
    console = Console()
    before, now = commit_of(commit), present_commit()
    with tempfile.TemporaryDirectory() as folder:
        trees = Path(folder).resolve()
        with engine_of(before, trees / "before") as old, engine_of(now, trees / "now") as new:
            pairs = {name: pairs_of(name, old, new, games) for name in new.seats if name in old.seats}
    held = [report(console, name, commit, found, floor) for name, found in pairs.items()]
    return 0 if all(held) else 1


def pairs_of(name: str, old: Engine, new: Engine, games: int) -> list[Pair]:
    """The same seeds for both; each begins half of the time."""
    seats = min(old.seats[name], new.seats[name])
    pairs = []
    for seed in track(range(games), f"{name}, {seats} seats, in turn", transient=True):
        samples = {each: each.sample(name, seats, seed) for each in ((old, new), (new, old))[seed % 2]}
        pairs.append((samples[old], samples[new]))
    return pairs


def report(console: Console, name: str, commit: str, pairs: Sequence[Pair], floor: float | None) -> bool:
    """Print how fast both are; returns whether the floor is held everywhere."""
    table = Table(title=f"{name}: {len(pairs)} games a side")
    for heading in ("", commit, "now", "times as fast", "95 % interval"):
        table.add_column(heading, justify="right" if heading else "left")
    ratios = [ratio_of([_gain(row, *pair) for pair in pairs]) for row in ROWS]
    for row, ratio in zip(ROWS, ratios, strict=True):
        sides = [row.show(median(pair[side][row.key] for pair in pairs)) for side in (0, 1)]
        table.add_row(row.title, *sides, f"{ratio.middle:.3f}", f"{ratio.least:.3f} to {ratio.most:.3f}")
    console.print(table)
    held = floor is None or all(ratio.holds(floor) for ratio in ratios)
    if floor is not None:
        console.print(f"{name}: the floor of {floor:g} is {'held' if held else 'not held'}")
    return held


class Row(NamedTuple):
    key: str
    title: str
    show: Callable[[float], str]
    is_cost: bool = False


ROWS = (
    Row("decisions", "decisions a second, random", "{:,.0f}".format),
    Row("heuristic", "decisions a second, heuristic", "{:,.0f}".format),
    Row("copy", "copy()", lambda value: f"{value * 1e6:,.1f} µs", is_cost=True),
    Row("view", "view()", lambda value: f"{value * 1e6:,.1f} µs", is_cost=True),
)


def _gain(row: Row, old: Sample, new: Sample) -> float:
    return old[row.key] / new[row.key] if row.is_cost else new[row.key] / old[row.key]


def ratio_of(gains: Sequence[float]) -> Ratio:
    """The median, and between which of the values it lies with a probability of 95 %."""
    ordered, outside = sorted(gains), _outside(len(gains))
    return Ratio(ordered[outside], median(ordered), ordered[-1 - outside])


def _outside(count: int) -> int:
    """How many values may be left out at either end: heads in so many throws of a coin."""
    rare, left_out = 0.0, 0
    while (rare := rare + comb(count, left_out) / 2**count) <= 0.025:
        left_out += 1
    return max(left_out - 1, 0)
