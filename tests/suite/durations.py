"""How long every test took when it ran last, longest first: build/durations.txt."""

from __future__ import annotations

import fcntl
from collections.abc import Iterator
from contextlib import contextmanager
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


class Durations:
    """Of one run, from all its workers."""

    def __init__(self) -> None:
        self.taken: dict[Part, float] = {}

    def note(self, report: TestReport) -> None:
        self.taken[Part(ungrouped(report.nodeid), report.when or "")] = report.duration

    def keep(self, path: Path = KEPT) -> None:
        """Both parts of a run end here: what ran takes the place of what was known of it, the rest stays."""
        if not self.taken:
            return
        path.parent.mkdir(exist_ok=True)
        with _locked(path) as file:
            known = {part: taken for part, taken in _read(file) if _exists(part)}
            _write(file, known | self.taken)


def ungrouped(test: str) -> str:
    """Without the group that the distribution to workers has put at the end."""
    return test.rpartition("@")[0] if test.rfind("@") > test.rfind("]") else test


@contextmanager
def _locked(path: Path) -> Iterator[TextIO]:
    with path.open("a+", encoding="utf-8") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield file


def _read(file: TextIO) -> Iterator[tuple[Part, float]]:
    file.seek(0)
    for line in file:
        taken, stage, test = line.rstrip("\n").split(maxsplit=2)
        yield Part(test, stage), float(taken)


def _exists(part: Part) -> bool:
    return (ROOT / part.test.partition("::")[0]).exists()


def _write(file: TextIO, taken: dict[Part, float]) -> None:
    file.truncate(0)
    for part, seconds in sorted(taken.items(), key=lambda each: -each[1]):
        if seconds >= SHORTEST:
            file.write(f"{seconds:9.3f} {part.stage:8} {part.test}\n")
