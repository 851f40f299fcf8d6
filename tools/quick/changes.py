"""What has changed: uncommitted, or committed since a base."""

from __future__ import annotations

import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
TRUNK = "origin/main"


def changed(since: str = "", root: Path = ROOT) -> set[str]:
    """The paths of all files that differ from the base, with those that are gone and those that are new."""
    base = since or _base(root)
    told = _git(root, "diff", "--name-only", "--no-renames", "-z", base)
    new = _git(root, "ls-files", "--others", "--exclude-standard", "-z")
    return {path for path in (told + new).split("\0") if path}


def _base(root: Path) -> str:
    """Where this work has left the trunk; the last commit where there is no trunk to compare with."""
    found = _ask(root, "merge-base", "HEAD", TRUNK)
    return found.stdout.strip() if found.returncode == 0 else "HEAD"


def _git(root: Path, *command: str) -> str:
    done = _ask(root, *command)
    if done.returncode:
        raise SystemExit(done.stderr.strip())
    return done.stdout


def _ask(root: Path, *command: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(("git", *command), cwd=root, capture_output=True, text=True, check=False)
