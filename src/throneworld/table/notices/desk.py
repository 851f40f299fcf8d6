"""Where people say how they want to be told, and try it out."""

from __future__ import annotations

import asyncio
import math
from collections.abc import Sequence
from secrets import token_urlsafe
from typing import TYPE_CHECKING

from msgspec import Struct
from sqlalchemy import select, update

from throneworld.table.errors import Clash, Invalid, TooMany
from throneworld.table.notices import settings as wishes
from throneworld.table.notices import waiting
from throneworld.table.notices.courier import Courier
from throneworld.table.notices.parcels import Reply
from throneworld.table.notices.settings import MOST_URLS, Quiet, Service, Settings
from throneworld.table.storage.schema import people

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection

    from throneworld.table.notices.notifier import Notifier

REFUSED = {
    "unknown_service": "notices_unknown_service",
    "unreadable": "notices_unreadable_url",
    "private_address": "notices_private_address",
}


class Wish(Struct, frozen=True):
    """All settings anew: services to keep, by id, and URLs to add."""

    keep: Sequence[str] = ()
    add: Sequence[str] = ()
    quiet: Quiet | None = None
    digest: int = 0


class Turnstile:
    """Lets a person through so often in so many seconds: each passage makes the server call others."""

    def __init__(self, most: int = 6, within: float = 60.0) -> None:
        self._most = most
        self._within = within
        self._passed: dict[str, list[float]] = {}

    def enter(self, person_id: str, now: float) -> None:
        self._forget(now)
        passed = self._passed.setdefault(person_id, [])
        if len(passed) >= self._most:
            raise TooMany("notices_too_often", seconds=math.ceil(passed[0] + self._within - now))
        passed.append(now)

    def _forget(self, now: float) -> None:
        recent = {who: [at for at in times if at > now - self._within] for who, times in self._passed.items()}
        self._passed = {who: times for who, times in recent.items() if times}


class Desk:
    def __init__(self, notifier: Notifier) -> None:
        self._notifier = notifier
        self._turnstile = Turnstile()

    async def settings(self, person_id: str) -> Settings:
        async with self._notifier.database.read() as connection:
            return await _read(connection, person_id)

    async def change(self, person_id: str, wish: Wish) -> Settings:
        quiet = wishes.checked(wish.quiet)
        if len(set(wish.keep)) + len(wish.add) > MOST_URLS:
            raise Invalid("notices_too_many_urls", most=MOST_URLS)
        added = await self._added(person_id, wish.add)
        async with self._notifier.database.write() as connection:
            kept = _kept(await _read(connection, person_id, lock=True), wish.keep)
            changed = Settings((*kept, *added), quiet, wish.digest)
            await _write(connection, person_id, changed)
        return changed

    async def test(self, person_id: str) -> list[tuple[Service, bool]]:
        """Write to all services now, quiet hours or not: which of them can be reached?"""
        services = (await self.settings(person_id)).services
        if not services:
            raise Clash("notices_nothing_to_test")
        self._turnstile.enter(person_id, self._notifier.clock())
        letter, send = self._notifier.scribe.test, self._notifier.courier.send
        sent = await asyncio.gather(*(send(each.url, letter.title, letter.body) for each in services))
        return list(zip(services, sent, strict=True))

    async def _added(self, person_id: str, urls: Sequence[str]) -> list[Service]:
        if not urls:
            return []
        self._turnstile.enter(person_id, self._notifier.clock())
        courier = self._notifier.courier
        return list(await asyncio.gather(*(_service(courier, *each) for each in enumerate(urls, 1))))


async def _service(courier: Courier, number: int, url: str) -> Service:
    answer: Reply = await courier.check(url)
    if answer.problem in REFUSED:
        raise Invalid(REFUSED[answer.problem], number=number)
    if answer.problem:
        raise Clash("notices_not_checked", number=number)
    return Service(token_urlsafe(9), url, answer.masked)


def _kept(settings: Settings, ids: Sequence[str]) -> list[Service]:
    known = {service.id: service for service in settings.services}
    for each in ids:
        if each not in known:
            raise Invalid("notices_no_such_url", id=each)
    return [known[each] for each in dict.fromkeys(ids)]


async def _read(connection: AsyncConnection, person_id: str, *, lock: bool = False) -> Settings:
    wanted = select(people.c.notices).where(people.c.id == person_id)
    found = await connection.execute(wanted.with_for_update() if lock else wanted)
    return wishes.read(found.scalar_one_or_none() or "{}")


async def _write(connection: AsyncConnection, person_id: str, settings: Settings) -> None:
    text = wishes.write(settings)
    await connection.execute(update(people).where(people.c.id == person_id).values(notices=text))
    await waiting.reschedule(connection, person_id, settings)
