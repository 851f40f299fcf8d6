"""Packages of other people, made for a test: a folder on the path with an entry point for each game."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from tests.suite.example import PLACE
from throneworld.kernel.finding import GROUP
from throneworld.kernel.registry import look_again

META = """
from tests.kernel.toy import toy

GAME = toy(id={name!r}, factions=("red", "blue"), most_seats=2)
"""
"""A whole game: the toy of the tests of the kernel."""


@contextmanager
def installed(folder: Path, files: Mapping[str, str], games: Mapping[str, str]) -> Iterator[None]:
    """As if a distribution called `others` had brought these files, and these entry points to games;
    meanwhile there is no other."""
    for name, text in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    info = folder / "others-1.0.dist-info"
    info.mkdir(exist_ok=True)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: others\nVersion: 1.0\n")
    lines = "".join(f"{name} = {package}\n" for name, package in games.items())
    (info / "entry_points.txt").write_text(f"[{GROUP}]\n{lines}")
    before, path = set(sys.modules), sys.path.copy()
    look_again()
    sys.path[:] = [str(folder), *(each for each in path if each != str(PLACE))]
    look_again()
    try:
        yield
    finally:
        look_again()
        sys.path[:] = path
        look_again()
        brought = {package.partition(".")[0] for package in games.values()}
        for name in set(sys.modules) - before:
            if name.partition(".")[0] in brought:
                del sys.modules[name]


def toy_files(name: str, more: Mapping[str, str] | None = None) -> dict[str, str]:
    """A package with a whole game, and whatever else it has."""
    files = {"__init__.py": "", "meta.py": META.format(name=name), **(more or {})}
    return {f"{name}/{path}": text for path, text in files.items()}
