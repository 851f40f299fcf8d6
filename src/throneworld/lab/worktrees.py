"""The engine of a commit: a work tree of its own, and a process that measures what lies in it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any

from throneworld.kernel.errors import ThroneworldError
from throneworld.lab import measuring
from throneworld.lab.measuring import Sample


class NoSuchCommit(ThroneworldError):  # noqa: N818 - the word says it
    """There is nothing of that name to compare with."""


def commit_of(name: str) -> str:
    """The whole name of a commit of the repository in which we stand."""
    found = _git("rev-parse", "--verify", "--quiet", "--end-of-options", f"{name}^{{commit}}")
    if not found:
        raise NoSuchCommit(name)
    return found


def present_commit() -> str:
    """What lies here, changes that are not committed included; files that git does not follow are not."""
    return _git("stash", "create") or commit_of("HEAD")


class Engine:
    """A process that plays with the engine of one commit."""

    def __init__(self, process: subprocess.Popen[str], tree: Path) -> None:
        self._say, self._hear = _pipes(process)
        told = self._next()
        assert Path(told["engine"]).is_relative_to(tree), told
        self.seats: dict[str, int] = told["seats"]
        """Its games, and the most seats of each."""

    def sample(self, name: str, seats: int, seed: int) -> Sample:
        print(json.dumps([name, seats, seed]), file=self._say, flush=True)
        sample: Sample = self._next()
        return sample

    def _next(self) -> Any:
        line = self._hear.readline()
        if not line:
            raise ThroneworldError("the engine of that commit has stopped; its last words are above")
        return json.loads(line)


@contextmanager
def engine_of(commit: str, tree: Path) -> Iterator[Engine]:
    """Check a commit out into a folder, let it play, and leave nothing behind."""
    _git("worktree", "add", "--quiet", "--detach", str(tree), commit)
    try:
        command = [sys.executable, "-P", measuring.__file__]
        path = {"PYTHONPATH": str(tree / "src")}
        with subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env={**os.environ, **path}
        ) as process:
            yield Engine(process, tree)
            _pipes(process)[0].close()
    finally:
        _git("worktree", "remove", "--force", str(tree))


def _pipes(process: subprocess.Popen[str]) -> tuple[IO[str], IO[str]]:
    assert process.stdin is not None and process.stdout is not None
    return process.stdin, process.stdout


def _git(*words: str) -> str:
    done = subprocess.run(["git", *words], capture_output=True, text=True, check=False)
    return done.stdout.strip() if done.returncode == 0 else ""
