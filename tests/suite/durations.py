"""What every test took when it ran last, in time and of a processor: build/durations.txt, longest first."""

from __future__ import annotations

import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import NamedTuple, TextIO

from pytest import TestReport

ROOT = Path(__file__).resolve().parents[2]
KEPT = ROOT / "build" / "durations.txt"
SHORTEST = 0.005
"""Seconds; what took less is not worth a line."""


class Part(NamedTuple):
    """The setting up, the call or the tearing down of a test."""

    test: str
    stage: str


class Taken(NamedTuple):
    """Seconds. The processor's are those of the worker and of the processes that it has seen end."""

    seconds: float
    processor: float


class Meter:
    """In a worker: how much of the processor went by since it was read last."""

    def __init__(self) -> None:
        self.before = _processor()

    def read(self) -> float:
        before, self.before = self.before, _processor()
        return self.before - before


class Durations:
    """Of one run, from all its workers."""

    def __init__(self) -> None:
        self.taken: dict[Part, Taken] = {}

    def note(self, report: TestReport) -> None:
        part = Part(ungrouped(report.nodeid), report.when or "")
        self.taken[part] = Taken(report.duration, vars(report).get("processor", 0.0))

    def keep(self, path: Path = KEPT) -> None:
        """Both parts of a run end here: what ran takes the place of what was known of it, the rest stays."""
        if not self.taken:
            return
        path.parent.mkdir(exist_ok=True)
        with _locked(path) as file:
            known = {part: taken for part, taken in _read(file) if _exists(part)}
            _write(file, known | self.taken)


def _processor() -> float:
    return sum(os.times()[:4])


def ungrouped(test: str) -> str:
    """Without the group that the distribution to workers has put at the end."""
    return test.rpartition("@")[0] if test.rfind("@") > test.rfind("]") else test


@contextmanager
def _locked(path: Path) -> Iterator[TextIO]:
    with path.open("a+", encoding="utf-8") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield file


def _read(file: TextIO) -> Iterator[tuple[Part, Taken]]:
    """What an earlier version has written otherwise is not known any more."""
    file.seek(0)
    for line in file:
        with suppress(ValueError):
            seconds, processor, stage, test = line.rstrip("\n").split(maxsplit=3)
            yield Part(test, stage), Taken(float(seconds), float(processor))


def _exists(part: Part) -> bool:
    return (ROOT / part.test.partition("::")[0]).exists()


def _write(file: TextIO, taken: dict[Part, Taken]) -> None:
    file.truncate(0)
    for part, each in sorted(taken.items(), key=lambda each: -each[1].seconds):
        if each.seconds >= SHORTEST:
            file.write(f"{each.seconds:9.3f} {each.processor:9.3f} {part.stage:8} {part.test}\n")
