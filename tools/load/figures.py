"""What was measured, and whether it is enough."""

from __future__ import annotations

import math
import os
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from msgspec import Struct, field

P99_MS = 50.0
RATIO = 0.15
ON_TIME = 0.95
"""A rate counts as offered if at least so much of it was sent."""


class Figures(Struct, kw_only=True):
    """One phase."""

    name: str
    until: str
    """What the time of a choice runs to."""
    seconds: float = 0.0
    times: list[float] = field(default_factory=list)
    """Seconds from send to the end of each choice."""
    server: float = 0.0
    client: float = 0.0
    """Processor time for each second."""
    others: float = 0.0
    """The same of everything else on the machine."""
    problems: Counter[str] = field(default_factory=Counter)

    @property
    def rate(self) -> float:
        return len(self.times) / self.seconds if self.seconds else 0.0

    @property
    def cost(self) -> float:
        """Milliseconds of the server's processor for each choice."""
        return 1000 * self.server / self.rate if self.rate else math.inf

    def ms(self, share: float) -> float:
        return 1000 * percentile(self.times, share)


@contextmanager
def measured(figures: Figures, server: Callable[[], float]) -> Iterator[None]:
    """How long something takes, and how busy both sides are with it."""
    before = (time.perf_counter(), server(), time.process_time(), machine())
    yield
    after = (time.perf_counter(), server(), time.process_time(), machine())
    passed, *used = (late - early for early, late in zip(before, after, strict=True))
    figures.seconds = passed
    figures.server, figures.client, everything = (each / passed for each in used)
    figures.others = max(0.0, everything - figures.server - figures.client)


def machine() -> float:
    """Seconds of processor time that all programs have used so far; 0 where the system does not tell."""
    try:
        first = Path("/proc/stat").read_text().partition("\n")[0]
    except OSError:
        return 0.0
    user, nice, system, _idle, _waiting, irq, softirq = map(int, first.split()[1:8])
    return (user + nice + system + irq + softirq) / os.sysconf("SC_CLK_TCK")


def percentile(values: Sequence[float], share: float) -> float:
    """The smallest value that is not exceeded by this share of all; nothing measured is nothing good."""
    if not values:
        return math.inf
    return sorted(values)[max(0, math.ceil(share * len(values)) - 1)]


def mean(figures: Sequence[Figures]) -> float:
    return sum(each.rate for each in figures) / max(1, len(figures))


class Outcome(Struct, kw_only=True):
    bare: list[Figures]
    table: list[Figures]
    paced: Figures
    offered: float
    ground: str = ""
    """On what it was measured."""
    gaps: int = 0
    lost: int = 0

    @property
    def ratio(self) -> float:
        bare = mean(self.bare)
        return mean(self.table) / bare if bare else 0.0

    @property
    def is_fast(self) -> bool:
        return self.paced.ms(0.99) < P99_MS and self.paced.rate >= ON_TIME * self.offered

    @property
    def is_strong(self) -> bool:
        return self.ratio >= RATIO


def report(outcome: Outcome) -> str:
    rows = [*outcome.bare, *outcome.table, outcome.paced]
    lines = [outcome.ground, HEAD, *[_row(each) for each in rows], "", *_verdicts(outcome)]
    return "\n".join([*lines, *_notes(outcome, rows)])


HEAD = (
    f"{'':34}{'choices/s':>10}{'p50 ms':>9}{'p99 ms':>9}{'most ms':>9}"
    f"{'server CPU':>12}{'a choice':>10}{'client CPU':>12}{'others':>8}  time runs to"
)


def _row(each: Figures) -> str:
    times = "".join(f"{each.ms(share):9.1f}" for share in (0.5, 0.99, 1.0))
    busy = f"{each.server:12.0%}{each.cost:7.2f} ms{each.client:12.0%}{each.others:8.0%}"
    return f"{each.name:34}{each.rate:10.0f}{times}{busy}  {each.until}"


def _verdicts(outcome: Outcome) -> list[str]:
    paced = outcome.paced
    return [
        f"p99 at {paced.rate:.0f} choices a second: {paced.ms(0.99):.1f} ms"
        f" (target: under {P99_MS:.0f} ms at {outcome.offered:.0f}) - {_met(outcome.is_fast)}",
        f"table to bare pipeline, saturated: {outcome.ratio:.2f}"
        f" (target: at least {RATIO}) - {_met(outcome.is_strong)}",
    ]


def _met(target: bool) -> str:
    return "met" if target else "MISSED"


def _notes(outcome: Outcome, rows: Sequence[Figures]) -> list[str]:
    """What should be nothing, if it is not."""
    found = [f"{each.name}: {count} x {problem}" for each in rows for problem, count in each.problems.items()]
    if outcome.gaps:
        found.append(f"{outcome.gaps} updates did not follow the one before")
    if outcome.lost:
        found.append(f"{outcome.lost} sockets were lost")
    return found
