"""The database: one for all that a server keeps. Opening it brings its tables up to date."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import TypeVar

from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from throneworld.table.storage import postgresql, sqlite, upgrade
from throneworld.table.storage.address import Address, address_of

Result = TypeVar("Result")


class Database:
    """Made by `open`. Readers never wait for writers; with SQLite one writer at a time is let in."""

    def __init__(self, address: Address) -> None:
        kind = postgresql if address.postgresql else sqlite
        self.address = address
        self.postgresql = address.postgresql
        self._reading: AsyncEngine = kind.reading(address)
        self._writing: AsyncEngine = kind.writing(address)
        self._thread = None if address.postgresql else sqlite.WritingThread(address)
        self._turn = asyncio.Lock()

    @classmethod
    async def open(cls, url: str) -> Database:
        """Raises StorageFailed, with a key that says what to do, if it cannot be used."""
        address = address_of(url)
        await asyncio.to_thread(upgrade.upgrade, address)
        return cls(address)

    async def close(self) -> None:
        await self._reading.dispose()
        async with self._turn:
            await self._writing.dispose()
            if self._thread is not None:
                await self._thread.close()

    def read(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """A connection for SELECTs; each of them sees what was committed when it began."""
        return self._reading.connect()

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """One transaction: committed on leaving, rolled back on an error."""
        if self._thread is None:
            async with self._writing.begin() as connection:
                yield connection
        else:
            async with self._turn, self._writing.begin() as connection:
                yield connection

    async def transact(self, work: Callable[[Connection], Result]) -> Result:
        """A transaction as one function without awaits: with SQLite this saves all hops between threads."""
        if self._thread is None:
            async with self._writing.begin() as connection:
                return await connection.run_sync(work)
        async with self._turn:
            return await self._thread.transact(work)
