"""One person's notices on their way: to each of the person's services, again to those that failed."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import TYPE_CHECKING

from throneworld.table.notices import letters, waiting
from throneworld.table.notices.letters import Letter, Waiting
from throneworld.table.notices.settings import Service, Settings, undisturbed
from throneworld.table.notices.waiting import Claim

if TYPE_CHECKING:
    from throneworld.table.notices.notifier import Notifier

LOG = logging.getLogger(__name__)
LEASE = 300.0
"""For how long a process holds what it is about to tell. If it dies, another tells it after that."""


class Round:
    def __init__(self, notifier: Notifier, claim: Claim, pauses: Sequence[float]) -> None:
        self._notifier = notifier
        self._claim = claim
        self._pauses = pauses
        self._reached: set[str] = set()

    async def go(self) -> None:
        """Whatever goes wrong here, the claim runs out and somebody tries again."""
        try:
            await self._go()
        except Exception:
            LOG.exception("a notice is held up; it is tried again")

    async def _go(self) -> None:
        for pause in (*self._pauses, 0.0):
            settings, tables = await self._look()
            if not await self._may_tell(settings, tables):
                return
            failed = await self._post(self._notifier.scribe.turn(tables), settings.services)
            if not failed:
                break
            if pause and not await self._wait(pause):
                return
        await self._done()

    async def _look(self) -> tuple[Settings, list[Waiting]]:
        """What the person wishes and what waits by now; the tables that were answered have gone."""
        database, person = self._notifier.database, self._claim.person_id
        self._claim = await waiting.hold(database, self._claim, self._notifier.clock() + LEASE)
        async with database.read() as connection:
            wished = await waiting.read_settings(connection, [person])
            tables = await letters.read(connection, person, self._claim.table_ids)
        return wished.get(person, Settings()), tables

    async def _may_tell(self, settings: Settings, tables: Sequence[Waiting]) -> bool:
        now = self._notifier.clock()
        quiet_until = undisturbed(settings.quiet, now)
        if not tables or not settings.services:
            await self._done()
        elif quiet_until > now:
            await self._leave(quiet_until)
        else:
            return True
        return False

    async def _post(self, letter: Letter, services: Sequence[Service]) -> bool:
        """Whether anything failed."""
        left = [service for service in services if service.id not in self._reached]
        send = self._notifier.courier.send
        sent = await asyncio.gather(*(send(each.url, letter.title, letter.body) for each in left))
        self._reached.update(each.id for each, well in zip(left, sent, strict=True) if well)
        return not all(sent)

    async def _wait(self, pause: float) -> bool:
        """Whether to try again; if the server ends meanwhile, the next one does."""
        now = self._notifier.clock()
        self._claim = await waiting.hold(self._notifier.database, self._claim, now + pause + LEASE)
        if await self._notifier.pause(pause):
            return True
        await self._leave(now + pause)
        return False

    async def _leave(self, due: float) -> None:
        """Let it be told at another time, unless a part of the person's services has told it already."""
        if self._reached:
            await self._done()
        else:
            await waiting.put_back(self._notifier.database, self._claim, due)

    async def _done(self) -> None:
        await waiting.told(self._notifier.database, self._claim)
