"""The program, as somebody starts it who has these folders on his path."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import throneworld
from tests.suite.example import PATH, PLACE, PROJECT, without
from tests.waiting import LAST_RESORT

SOURCE = Path(throneworld.__file__).resolve().parents[1]
EXAMPLE = (PROJECT, PLACE)


def says(*arguments: str, paths: tuple[Path, ...] = (), typed: str = "", cwd: Path | None = None) -> str:
    """What the program shows; it must end well."""
    return python("-m", "throneworld", *arguments, paths=paths, typed=typed, cwd=cwd)


def python(*arguments: str, paths: tuple[Path, ...] = (), typed: str = "", cwd: Path | None = None) -> str:
    found = os.pathsep.join(map(str, (SOURCE, *paths)))
    environment = {**without(dict(os.environ)), PATH: found, "COLUMNS": "80"}
    done = subprocess.run(
        (sys.executable, *arguments),
        input=typed,
        env=environment,
        cwd=cwd,
        capture_output=True,
        text=True,
        timeout=LAST_RESORT,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def installed(project: Path, target: Path) -> Path:
    """Install a project, and nothing that it needs, into a folder of its own."""
    quiet = ("--quiet", "--disable-pip-version-check", "--no-deps", "--no-build-isolation")
    python("-m", "pip", "install", *quiet, "--target", str(target), str(project))
    return target
