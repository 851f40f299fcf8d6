"""The journal of all tables: what happened, and the positions it led to."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from functools import partial
from typing import NamedTuple

from sqlalchemy import func, select
from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError

from throneworld.table.errors import Clash, TableError
from throneworld.table.storage import batch
from throneworld.table.storage.database import Database
from throneworld.table.storage.failures import StorageFailed
from throneworld.table.storage.packing import Pack, base_of, entry_of, pack, position_of
from throneworld.table.storage.rows import Append, Base, Entry, Position
from throneworld.table.storage.schema import bases, entries, positions

LOGGER = logging.getLogger(__name__)
LARGEST_BATCH = 256
MOST_KNOWN = 10_000


class Waiter(NamedTuple):
    pack: Pack
    written: asyncio.Future[None]


class Journal:
    """Appends that arrive while a commit is under way share the next one: a commit costs the same for all."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._queue: deque[Waiter] = deque()
        self._writing: asyncio.Task[None] | None = None
        self._closed = False
        self._known: dict[str, int] = {}
        """The newest numbers of tables, as far as this process has written them."""

    async def append(self, append: Append) -> None:
        """Returns after the commit. Clash if its numbers do not follow the newest one: somebody was faster.

        What was handed over is written even if the caller is cancelled: others may already count on it.
        """
        if self._closed:
            raise StorageFailed("storage_closed")
        waiter = Waiter(pack(append), asyncio.get_running_loop().create_future())
        self._queue.append(waiter)
        if self._writing is None or self._writing.done():
            self._writing = asyncio.create_task(self._write())
        await waiter.written

    async def close(self) -> None:
        """Everything that was handed over is written; nothing more is taken."""
        self._closed = True
        if self._writing is not None:
            await asyncio.wait([self._writing])

    # Reading

    async def entries(self, table_id: str, after: int = 0) -> list[Entry]:
        query = select(entries).where(entries.c.table_id == table_id, entries.c.number > after)
        async with self._database.read() as connection:
            rows = await connection.execute(query.order_by(entries.c.number))
            return [entry_of(row) for row in rows]

    async def newest_base(self, table_id: str, up_to: int | None = None) -> Base | None:
        query = select(bases).where(bases.c.table_id == table_id)
        if up_to is not None:
            query = query.where(bases.c.number <= up_to)
        async with self._database.read() as connection:
            row = (await connection.execute(query.order_by(bases.c.number.desc()).limit(1))).first()
        return base_of(row) if row else None

    async def position(self, table_id: str) -> Position | None:
        async with self._database.read() as connection:
            row = (
                await connection.execute(select(positions).where(positions.c.table_id == table_id))
            ).first()
        return position_of(row) if row else None

    async def newest_number(self, table_id: str) -> int:
        """0 if nothing has happened yet."""
        query = select(func.max(entries.c.number)).where(entries.c.table_id == table_id)
        async with self._database.read() as connection:
            return await connection.scalar(query) or 0

    # Writing

    async def _write(self) -> None:
        waiters: list[Waiter] = []
        try:
            while self._queue:
                waiters = [self._queue.popleft() for _ in range(min(len(self._queue), LARGEST_BATCH))]
                await self._commit(waiters)
        except BaseException:  # the server is being ended: nobody shall wait for ever
            _tell([*waiters, *self._queue], StorageFailed("not_stored"))
            self._queue.clear()
            raise

    async def _commit(self, waiters: list[Waiter]) -> None:
        error = await self._attempt(waiters, self._known)
        if error is None or not _somebodys_own(error):
            _tell(waiters, error)
            return
        for waiter in waiters:
            _tell([waiter], await self._attempt([waiter], {}))

    async def _attempt(self, waiters: list[Waiter], known: dict[str, int]) -> Exception | None:
        packs = [waiter.pack for waiter in waiters]
        try:
            await self._database.transact(partial(batch.write, packs=packs, known=known))
        except Exception as error:
            return error
        self._remember(packs)
        return None

    def _remember(self, packs: list[Pack]) -> None:
        if len(self._known) > MOST_KNOWN:
            self._known.clear()
        self._known |= {pack.table_id: pack.after for pack in packs if pack.entries}


def _somebodys_own(error: Exception) -> bool:
    """Whether one append of a batch is to blame, so that the others may well be written without it."""
    if isinstance(error, DBAPIError):
        return not (isinstance(error, OperationalError) or error.connection_invalidated)
    return isinstance(error, TableError)


def _tell(waiters: list[Waiter], error: Exception | None) -> None:
    if error is not None and not isinstance(error, TableError | IntegrityError):
        LOGGER.error("could not write to the journal", exc_info=error)
    for waiter in waiters:
        if waiter.written.done():  # cancelled
            continue
        if error is None:
            waiter.written.set_result(None)
        else:
            waiter.written.set_exception(_answer(error, waiter.pack))


def _answer(error: Exception, pack: Pack) -> TableError:
    """An error of its own for everybody who waits."""
    if isinstance(error, TableError):
        return type(error)(error.key, **error.args_named)
    if isinstance(error, IntegrityError):
        return Clash("already_happened", table=pack.table_id)
    answer = StorageFailed("not_stored")
    answer.__cause__ = error
    return answer
