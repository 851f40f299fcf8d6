"""One PostgreSQL server for all processes that run tests together: the first that needs it starts it."""

from __future__ import annotations

import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec

from tests.table.postgres import Databases, PostgresServer


class Known(msgspec.Struct):
    """What the processes know of it, in a file of their common folder."""

    port: int
    holding: str
    """What is held open for writing by each of them, so that the server goes when the last has gone."""
    holders: int = 0


@contextmanager
def shared_databases(folder: Path) -> Iterator[Databases]:
    with _known(folder) as known:
        hold = _taken(known)
    yield Databases(known[0].port)
    with _known(folder) as known:
        known[0].holders -= 1
        os.close(hold)


@contextmanager
def _known(folder: Path) -> Iterator[list[Known]]:
    """None or one, to be read and changed by one process at a time."""
    file = folder / "postgresql.json"
    with (folder / "postgresql.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        known = msgspec.json.decode(file.read_bytes(), type=list[Known]) if file.exists() else []
        yield known
        file.write_bytes(msgspec.json.encode(known))


def _taken(known: list[Known]) -> int:
    hold = _held(known[0]) if known and known[0].holders else None
    if hold is None:
        hold = _started(known)
    known[0].holders += 1
    return hold


def _held(known: Known) -> int | None:
    """None if it has gone with a process that was killed."""
    try:
        return os.open(known.holding, os.O_WRONLY | os.O_NONBLOCK)
    except OSError:
        return None


def _started(known: list[Known]) -> int:
    server = PostgresServer()
    known[:] = [Known(server.port, str(server.holding))]
    return server.hold
