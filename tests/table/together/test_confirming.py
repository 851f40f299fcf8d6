"""Discreet questions at a table that two servers serve: what one is told the other shows, and either of them
ends the agreed time, at the same moment whether a seat chooses or confirms."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.table.leaks.stage import START, Now, open_hall, told_time
from tests.table.rooms.discreet import (
    HOLD,
    UNIFORM,
    Find,
    answer,
    every_game,
    goes_on_at,
    one_answer_or_more,
    seated,
)
from throneworld.table.hall import Hall
from throneworld.table.rooms.room import Room


class Pair:
    """Two servers on one database. What one tells the other is on its way until it is delivered."""

    def __init__(self, one: Hall, other: Hall, told: list[bytes]) -> None:
        self.one = one
        self.other = other
        self._told = told

    async def deliver(self) -> None:
        told, self._told[:] = list(self._told), []
        for data in told:
            for hall in (self.one, self.other):
                await hall.rooms.heard(data)

    async def rooms(self, table_id: str) -> tuple[Room, Room]:
        return await self.one.rooms.open(table_id), await self.other.rooms.open(table_id)


@asynccontextmanager
async def open_pair(folder: Path) -> AsyncIterator[Pair]:
    told: list[bytes] = []
    settings: dict[str, Any] = {"on_disk": True, "alone": False, "publish": told.append}
    async with open_hall(folder, **settings) as one, open_hall(folder, **settings) as other:
        yield Pair(one, other, told)


def at_two(act: Callable[[Now], Coroutine[Any, Any, None]]) -> None:
    async def run() -> None:
        with told_time() as now:
            await act(now)

    asyncio.run(run())


@every_game
@one_answer_or_more
def test_what_is_answered_at_one_server_is_no_longer_shown_at_the_other(
    tmp_path: Path, name: str, find: Find
) -> None:
    async def act(now: Now) -> None:
        async with open_pair(tmp_path) as pair:
            table, seat = await seated(pair.one, find(name), UNIFORM)
            here, there = await pair.rooms(table.id)
            assert here.standing.ask_of(seat) == there.standing.ask_of(seat)
            await answer(here, seat)
            assert there.game.digest() != here.game.digest()  # it has not heard of it yet
            await pair.deliver()
            assert there.game.digest() == here.game.digest()
            assert there.standing.ask_of(seat) == here.standing.ask_of(seat)
            assert there.shown(seat).view == here.shown(seat).view

    at_two(act)


@every_game
@one_answer_or_more
def test_the_same_answer_at_both_servers_is_taken_once(tmp_path: Path, name: str, find: Find) -> None:
    async def act(now: Now) -> None:
        async with open_pair(tmp_path) as pair:
            table, seat = await seated(pair.one, find(name), UNIFORM)
            here, there = await pair.rooms(table.id)
            taken = [await answer(room, seat) for room in (here, there)]  # the other has not heard of it yet
            assert [each.again for each in taken] == [False, True]
            assert there.game.digest() == here.game.digest()
            assert len(await pair.one.journal.entries(table.id)) == 1

    at_two(act)


@every_game
@one_answer_or_more
@pytest.mark.parametrize("delivered", [True, False])
def test_what_a_bot_has_sealed_at_one_server_takes_effect_at_the_other(
    tmp_path: Path, name: str, find: Find, delivered: bool
) -> None:
    """Whether or not the other has heard of it: the agreed time is the same, and who was too late reads
    what was written."""

    async def act(now: Now) -> None:
        async with open_pair(tmp_path) as pair:
            table, seat = await seated(pair.one, find(name), UNIFORM, bot=True)
            here, there = await pair.rooms(table.id)
            assert (await answer(here, seat)).sealed
            if delivered:
                await pair.deliver()
            assert await goes_on_at(there, now, START + HOLD)
            await pair.deliver()
            assert here.game.digest() == there.game.digest()
            entry = (await pair.one.journal.entries(table.id))[1]
            assert (entry.seat, entry.body["by"], entry.at) == (seat, "hold", START + HOLD)

    at_two(act)


@every_game
@one_answer_or_more
def test_what_a_bot_has_sealed_takes_effect_after_both_servers_were_restarted(
    tmp_path: Path, name: str, find: Find
) -> None:
    async def act(now: Now) -> None:
        async with open_pair(tmp_path) as pair:
            table, seat = await seated(pair.one, find(name), UNIFORM, bot=True)
            await answer(table, seat)
        async with open_pair(tmp_path) as pair:
            here, there = await pair.rooms(table.id)
            assert here.standing.pace.sealed == there.standing.pace.sealed != {}
            assert await goes_on_at(there, now, START + HOLD)
            await pair.deliver()
            assert here.game.digest() == there.game.digest()

    at_two(act)
