"""Turns that begin and end, on their way into the database: noted at once, written together soon after."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from itertools import islice
from typing import TYPE_CHECKING

from throneworld.table.notices import waiting
from throneworld.table.notices.waiting import Change, Key

if TYPE_CHECKING:
    from throneworld.table.storage.database import Database

LOG = logging.getLogger(__name__)
TOGETHER = 0.05
"""Seconds for which changes are collected. Games come first: notices must not crowd their commits."""
MOST_TOGETHER = 200
AFTER_FAILURE = 1.0


class Ledger:
    """`written` is called with the first due time whenever new turns stand in the database."""

    def __init__(
        self,
        database: Database,
        written: Callable[[float], None],
        clock: Callable[[], float] = time.time,
    ) -> None:
        self._database = database
        self._written = written
        self._clock = clock
        self._changes: dict[Key, Change] = {}
        self._writing: asyncio.Task[None] | None = None

    def note(self, key: Key, change: Change) -> None:
        self._changes[key] = self._changes.get(key, Change()).then(change)
        if self._writing is None or self._writing.done():
            self._writing = asyncio.get_running_loop().create_task(self._write_all())

    async def settle(self, patience: float) -> None:
        """Wait until all that was noted is written, or until patience ends."""
        if self._writing is not None:
            await asyncio.wait([self._writing], timeout=patience)
            self._writing.cancel()
            await asyncio.gather(self._writing, return_exceptions=True)

    async def _write_all(self) -> None:
        while self._changes:
            await asyncio.sleep(TOGETHER)
            batch = dict(islice(self._changes.items(), MOST_TOGETHER))
            for key in batch:
                del self._changes[key]
            await self._write(batch)

    async def _write(self, batch: dict[Key, Change]) -> None:
        try:
            first = await waiting.record(self._database, batch, self._clock())
        except Exception:
            LOG.exception("%d notices could not be written down; they are tried again", len(batch))
            self._keep(batch)
            await asyncio.sleep(AFTER_FAILURE)
        else:
            if first is not None:
                self._written(first)

    def _keep(self, batch: dict[Key, Change]) -> None:
        later, self._changes = self._changes, batch
        for key, change in later.items():
            self._changes[key] = self._changes.get(key, Change()).then(change)
