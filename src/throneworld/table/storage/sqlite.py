"""SQLite: how its connections are made, and the thread on which whole transactions are written."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool

from throneworld.table.storage.address import DISCREET, Address

Result = TypeVar("Result")

PATIENCE = 5.0
"""How many seconds a writer waits for another process; readers never wait."""
READERS = 6
ALWAYS = ("PRAGMA synchronous=FULL", "PRAGMA foreign_keys=ON")
BY_HAND: dict[str, Any] = {"isolation_level": None, "timeout": PATIENCE}
"""Python's sqlite3 shall not begin transactions by itself: it would do so too late and too weakly."""


def reading(address: Address) -> AsyncEngine:
    """Each SELECT stands for itself, so that no transaction has to be ended."""
    engine = create_async_engine(
        address.url,
        pool_size=READERS,
        max_overflow=READERS,
        connect_args={"timeout": PATIENCE},
        isolation_level="AUTOCOMMIT",
        skip_autocommit_rollback=True,
        **DISCREET,
    )
    _on_connect(engine.sync_engine, "PRAGMA query_only=ON")
    return engine


def writing(address: Address) -> AsyncEngine:
    engine = create_async_engine(address.url, pool_size=1, max_overflow=0, connect_args=BY_HAND, **DISCREET)
    _begin_immediately(engine.sync_engine)
    _on_connect(engine.sync_engine, *ALWAYS)
    return engine


def writing_on_a_thread(address: Address) -> Engine:
    url = address.url.set(drivername="sqlite+pysqlite")
    engine = create_engine(url, poolclass=NullPool, connect_args=BY_HAND, **DISCREET)
    _begin_immediately(engine)
    _on_connect(engine, *ALWAYS)
    return engine


def migrating(address: Address) -> Engine:
    """Foreign keys stay off here: a migration may have to build a table anew and drop the old one."""
    url = address.url.set(drivername="sqlite+pysqlite")
    engine = create_engine(
        url, poolclass=NullPool, connect_args={**BY_HAND, "timeout": 12 * PATIENCE}, **DISCREET
    )
    _begin_immediately(engine)
    return engine


def _begin_immediately(engine: Engine) -> None:
    """A writer takes its place at once; who reads first and writes later could be refused in between."""

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")


def _on_connect(engine: Engine, *pragmas: str) -> None:
    @event.listens_for(engine, "connect")
    def connect(connection: Any, _: object) -> None:
        cursor = connection.cursor()
        for pragma in pragmas:
            cursor.execute(pragma)
        cursor.close()


def make_file(path: Path) -> None:
    """The database holds hashes of passwords and the seeds of running games: it is its owner's alone."""
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))


def use_wal(path: Path) -> None:
    """The file remembers it. SQLite does not wait for another process that changes it at the same moment."""
    until = time.monotonic() + PATIENCE
    with closing(sqlite3.connect(path, timeout=PATIENCE)) as connection:
        while _journal_mode(connection) != "wal":
            if time.monotonic() > until:
                raise sqlite3.OperationalError("the file system does not allow a write-ahead log")
            time.sleep(0.05)


def _journal_mode(connection: sqlite3.Connection) -> str:
    try:
        return str(connection.execute("PRAGMA journal_mode=WAL").fetchone()[0])
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
            raise
        return "busy"


class WritingThread:
    """One connection on a thread of its own: a whole transaction costs the event loop one hop and back."""

    def __init__(self, address: Address) -> None:
        self._engine = writing_on_a_thread(address)
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="journal")
        self._connection: Connection | None = None

    async def transact(self, work: Callable[[Connection], Result]) -> Result:
        """Goes on to the end even if nobody waits any more, so that no other writer gets in between."""
        running = asyncio.get_running_loop().run_in_executor(self._thread, self._transaction, work)
        try:
            return await asyncio.shield(running)
        except asyncio.CancelledError:
            await asyncio.wait([running])
            raise

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._disconnect)
        self._thread.shutdown()

    def _transaction(self, work: Callable[[Connection], Result]) -> Result:
        if self._connection is None:
            self._connection = self._engine.connect()
        with self._connection.begin():
            return work(self._connection)

    def _disconnect(self) -> None:
        if self._connection is not None:
            self._connection.close()
        self._engine.dispose()
