"""Reading and writing saves. What cannot be read is left as it is; what is written is written whole."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import throneworld as tw
from throneworld.cli.problems import Broken, Problem, debugging
from throneworld.kernel.saves import checksum
from throneworld.words import Words

LARGEST = 64 * 1024 * 1024
SITTING = "sitting"
"""The part of a save that says who sits where; games themselves do not know it."""
FAILURES = Path("failures")


class Saved(NamedTuple):
    """A file that was read: a snapshot has `state`, a record has not."""

    data: dict[str, Any]

    @property
    def is_snapshot(self) -> bool:
        return "record" in self.data

    @property
    def length(self) -> int:
        """How many choices it holds."""
        choices = self.record.get("choices")
        return len(choices) if isinstance(choices, list) else 0

    @property
    def record(self) -> dict[str, Any]:
        record = self.data.get("record", self.data)
        return record if isinstance(record, dict) else {}

    @property
    def who(self) -> tuple[str, ...]:
        sitting = self.data.get(SITTING)
        whole = isinstance(sitting, list) and all(isinstance(one, str) for one in sitting)
        return tuple(sitting) if whole and sitting else ()

    def game(self, words: Words, to: int | None = None) -> tw.Game:
        """The game as it was saved, or after its first choices only."""
        try:
            whole = to is None and self.is_snapshot
            game = tw.load(self.data) if whole else tw.replay(self.record, to)
            if not game.over and not game.view(None)["waiting"] and not game.asks:
                raise tw.BadSave("this save waits for nobody; restore it from a backup")
            return game
        except tw.ThroneworldError as problem:
            raise Problem(str(problem)) from problem
        except Exception as problem:  # a forged position breaks in as many ways as there are rules
            if debugging():
                raise
            what = f"{type(problem).__name__}: {problem}"
            raise Broken(words.say("error-broken-save", what=what)) from problem

    def finished(self, words: Words) -> bool:
        """Whether the whole game came to its end; a record that breaks did not."""
        try:
            return self.game(words).over
        except Problem:
            if self.is_snapshot:
                raise
            return False


def read_save(words: Words, path: Path) -> Saved:
    try:
        if os.path.isdir(path):
            raise Problem(words.say("error-is-folder", file=str(path)))
        if not os.path.isfile(path):
            raise Problem(words.say("error-no-file", file=str(path)))
        if path.stat().st_size > LARGEST:
            raise Problem(words.say("error-not-a-save", file=str(path)))
        data = json.loads(path.read_bytes())
    except OSError as problem:
        raise Problem(words.say("error-unreadable", file=str(path), why=str(problem.strerror))) from problem
    except (ValueError, RecursionError) as problem:
        raise Problem(words.say("error-not-a-save", file=str(path))) from problem
    if not isinstance(data, dict) or not ({"record", "choices"} & set(data)):
        raise Problem(words.say("error-not-a-save", file=str(path)))
    return Saved(data)


def save_of(game: tw.Game, who: Sequence[str]) -> dict[str, Any]:
    data = {**game.snapshot(), SITTING: list(who)}
    return {**data, "digest": checksum(data)}


def write_json(words: Words, path: Path, data: Mapping[str, Any]) -> None:
    write_text(words, path, json.dumps(data, separators=(",", ":")) + "\n")


def write_text(words: Words, path: Path, text: str) -> None:
    """All or nothing: a crash in the middle leaves the old file."""
    beside = _write_beside(words, path, text)
    try:
        os.replace(beside, path)
    except OSError as problem:
        raise _unwritable(words, path, problem) from problem
    finally:
        beside.unlink(missing_ok=True)


def is_taken(path: Path) -> bool:
    """Whether there is a file already; names that the system does not even accept are free."""
    return os.path.exists(path) and not os.path.isdir(path)


def check_writable(words: Words, path: Path) -> None:
    """Find out before the work is done whether its result can be kept."""
    _write_beside(words, path, "").unlink()


def _write_beside(words: Words, path: Path, text: str) -> Path:
    if os.path.isdir(path):
        raise Problem(words.say("error-is-folder", file=str(path)))
    try:
        beside = path.with_name(f".{path.name[:80]}.{os.getpid()}")
        _write_through(beside, text)
        return beside
    except (OSError, ValueError) as problem:
        raise _unwritable(words, path, problem) from problem


def _write_through(path: Path, text: str) -> None:
    """Down to the disk; an interrupt leaves nothing behind."""
    with path.open("w", encoding="utf-8") as file:
        try:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        except BaseException:
            path.unlink(missing_ok=True)
            raise


def _unwritable(words: Words, path: Path, problem: Exception) -> Problem:
    why = getattr(problem, "strerror", None) or str(problem)
    return Problem(words.say("error-unwritable", file=str(path), why=why))


def write_failure(words: Words, record: Mapping[str, Any]) -> Path:
    """Keep a game that went wrong, so that it can be played again."""
    path = FAILURES / f"{record['game']}-{record['seed']}-{len(record['choices'])}.json"
    try:
        FAILURES.mkdir(exist_ok=True)
    except OSError as problem:
        raise _unwritable(words, path, problem) from problem
    write_json(words, path, record)
    return path
