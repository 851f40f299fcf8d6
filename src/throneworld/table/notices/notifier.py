"""The notifier: told by the tables whom they wait for, it tells those people, later and elsewhere.

Nothing here can hold a game up: `turn` and `moved` only note something down, everything else happens in
tasks of its own, and services are spoken to by another process. What is to be told stands in the database, so
that it outlives the server, and each notice is taken by one server process only.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from throneworld.table.notices import waiting
from throneworld.table.notices.courier import Courier
from throneworld.table.notices.desk import Desk
from throneworld.table.notices.ledger import Ledger
from throneworld.table.notices.letters import Scribe
from throneworld.table.notices.round import LEASE, Round
from throneworld.table.notices.waiting import Change
from throneworld.words import Words

if TYPE_CHECKING:
    from throneworld.table.storage.database import Database

LOG = logging.getLogger(__name__)
POLL = 5.0
SWEEP = 3600.0
PAUSES = (30.0, 120.0, 600.0)
"""How long to wait before a failed notice is tried again; after the last try it is given up."""
GRACE = 3.0
"""How long the end of the server waits for what is under way."""


class Notifier:
    """`private_services` lets people name services in the server's own network; leave it off on a server
    that strangers use."""

    def __init__(
        self,
        database: Database,
        words: Words,
        base_url: str,
        *,
        private_services: bool = False,
        courier: Courier | None = None,
        clock: Callable[[], float] = time.time,
        pauses: Sequence[float] = PAUSES,
    ) -> None:
        self.database = database
        self.scribe = Scribe(words, base_url)
        self.courier = courier or Courier(private=private_services)
        self.clock = clock
        self.desk = Desk(self)
        self._pauses = tuple(pauses)
        self._ledger = Ledger(database, self._written, clock)
        self._rounds: set[asyncio.Task[None]] = set()
        self._wake = asyncio.Event()
        self._closing = asyncio.Event()
        self._swept = 0.0

    # What the tables call

    async def turn(self, person_id: str, table_id: str) -> None:
        """A table waits for a person who is away. Saying so again changes nothing until `moved`."""
        self._ledger.note((person_id, table_id), Change(since=self.clock()))

    async def moved(self, person_id: str, table_id: str) -> None:
        """A table no longer waits for that person, whoever answered."""
        self._ledger.note((person_id, table_id), Change(over=True))

    async def offered(self, person_id: str, table_id: str) -> None:
        """Somebody there has put something to a person who is away, for whom nobody waits. However many do
        so, it is told once until `turn` or `moved`."""
        self._ledger.note((person_id, table_id), Change(since=-self.clock()))

    async def lapsed(self, person_id: str, table_id: str) -> None:
        """Nothing lies before that person any more."""
        self._ledger.note((person_id, table_id), Change(lapsed=True))

    # What runs beside them

    async def run(self) -> None:
        """Tell people what is due, until `close`."""
        while not self._closing.is_set():
            self._wake.clear()
            try:
                await self._sweep()
                await self.tell_due()
            except Exception:
                LOG.exception("notices are held up; they are tried again")
            await self._rest()

    async def tell_due(self) -> None:
        """Begin to tell everybody for whom something is due."""
        while await self._tell_some() == waiting.MOST_PEOPLE:
            pass

    async def _tell_some(self) -> int:
        now = self.clock()
        claims = await waiting.claim(self.database, now, now + LEASE)
        for claim in claims:
            task = asyncio.create_task(Round(self, claim, self._pauses).go())
            self._rounds.add(task)
            task.add_done_callback(self._rounds.discard)
        return len(claims)

    async def settled(self) -> None:
        """Wait until all turns are written down and nobody is being told anything."""
        await self._ledger.settle(60.0)
        await asyncio.gather(*self._rounds, return_exceptions=True)

    async def close(self) -> None:
        self._closing.set()
        self._wake.set()
        await self._ledger.settle(GRACE)
        if self._rounds:
            await asyncio.wait(self._rounds, timeout=GRACE)
        for task in self._rounds:
            task.cancel()
        await asyncio.gather(*self._rounds, return_exceptions=True)
        await self.courier.close()

    async def pause(self, seconds: float) -> bool:
        """Whether to go on after that time: the server may be ending."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._closing.wait()
        return not self._closing.is_set()

    def _written(self, first: float) -> None:
        if first <= self.clock():
            self._wake.set()

    async def _rest(self) -> None:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(POLL):
                await self._wake.wait()

    async def _sweep(self) -> None:
        if self.clock() - self._swept > SWEEP:
            self._swept = self.clock()
            await waiting.sweep(self.database)
