"""The example game, found as a package of its own would be: by an entry point in its metadata.

It is not installed. Its folder, and one with the metadata that its `pyproject.toml` stands for, are on the
path of the tests and of the programs that they start, and nowhere else.
"""

from __future__ import annotations

import os
import sys
import tomllib
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
PROJECT = ROOT / "tests" / "example"
PLACE = ROOT / "build" / "example"
PATH = "PYTHONPATH"


def put_in_place() -> None:
    """For this process and those that it starts; what is there already stays as it is."""
    describe(PROJECT, PLACE)
    wanted = [str(PROJECT), str(PLACE)]
    sys.path += [path for path in wanted if path not in sys.path]
    given = [path for path in os.environ.get(PATH, "").split(os.pathsep) if path and path not in wanted]
    os.environ[PATH] = os.pathsep.join([*given, *wanted])


def without(environment: dict[str, str]) -> dict[str, str]:
    """As it is for everybody who has not installed the example."""
    paths = [path for path in environment.get(PATH, "").split(os.pathsep) if path]
    kept = [path for path in paths if path not in (str(PROJECT), str(PLACE))]
    return {**environment, PATH: os.pathsep.join(kept)}


def describe(project: Path, place: Path) -> None:
    """Write down what an installer would, from the project's own file."""
    told = tomllib.loads((project / "pyproject.toml").read_text())["project"]
    folder = place / f"{told['name']}-{told['version']}.dist-info"
    folder.mkdir(parents=True, exist_ok=True)
    _write(folder / "METADATA", f"Metadata-Version: 2.1\nName: {told['name']}\nVersion: {told['version']}\n")
    _write(folder / "entry_points.txt", _entry_points(told["entry-points"]))


def _entry_points(groups: dict[str, dict[str, Any]]) -> str:
    lines = [
        line
        for group, points in groups.items()
        for line in (f"[{group}]", *(f"{name} = {value}" for name, value in points.items()), "")
    ]
    return "\n".join(lines)


def _write(path: Path, text: str) -> None:
    """Whole or not at all: many processes begin at once."""
    draft = path.with_suffix(f".{os.getpid()}")
    draft.write_text(text)
    draft.replace(path)
