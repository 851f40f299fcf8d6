"""Mutants that change nothing: a line each in `equal/`, by what they are about and their text."""

from __future__ import annotations

from pathlib import Path

EQUAL = Path(__file__).with_name("equal")


def equal_ones(name: str) -> frozenset[str]:
    """A line that begins with # says why those below it change nothing."""
    path = EQUAL / f"{name}.txt"
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    return frozenset(line for line in lines if line and not line.startswith("#"))
