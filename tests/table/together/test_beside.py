"""Deals at a table that two servers serve: what is offered at one is answered at the other."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from tests.kernel.barter import Say, playing
from tests.table.rooms.bazaar import DEAL, OFFER, TAKE, TWO, YES, asked, beside, do, offer
from tests.table.rooms.scene import ANN, BEN, CAT, open_rooms, seat_table, sqlite_at
from throneworld.table.errors import Stale
from throneworld.table.rooms.room import Room
from throneworld.table.rooms.rooms import Rooms


class Pair:
    """A table in two processes. What one tells the other is on its way until it is delivered."""

    def __init__(self, here: Room, there: Room, both: tuple[Rooms, Rooms], told: list[bytes]) -> None:
        self.here = here
        self.there = there
        self._both = both
        self._told = told

    async def deliver(self) -> None:
        told, self._told[:] = list(self._told), []
        for data in told:
            for rooms in self._both:
                await rooms.heard(data)


def at_two(folder: Path, scene: Callable[[Pair], Coroutine[Any, Any, None]]) -> None:
    async def run() -> None:
        told: list[bytes] = []
        url = sqlite_at(folder)
        async with (
            open_rooms(url, alone=False, publish=told.append) as one,
            open_rooms(url, alone=False, publish=told.append) as other,
        ):
            here = await seat_table(one, [ANN, BEN, CAT], name="barter")
            await scene(Pair(here, await other.open(here.id), (one, other), told))

    with playing(Say(seat=2), Say(seat=2)):
        asyncio.run(run())


def test_an_offer_made_at_one_server_is_taken_at_the_other(tmp_path: Path) -> None:
    async def scene(pair: Pair) -> None:
        await offer(pair.here)
        await pair.deliver()
        assert beside(pair.there, 1) == beside(pair.here, 1)
        assert pair.there.shown(1).view == pair.here.shown(1).view
        await do(pair.there, 1, TAKE)
        await pair.deliver()
        assert pair.here.game.state.coins == pair.there.game.state.coins == [1, 5, 3]
        assert pair.here.game.digest() == pair.there.game.digest()

    at_two(tmp_path, scene)


def test_the_same_choice_beside_at_both_servers_counts_once(tmp_path: Path) -> None:
    async def scene(pair: Pair) -> None:
        ask = beside(pair.here, 0)
        taken = [await room.choose(ANN, 0, ask.id, DEAL) for room in (pair.here, pair.there)]
        assert [each.again for each in taken] == [False, True]
        assert pair.here.game.choices.size == pair.there.game.choices.size == 1

    at_two(tmp_path, scene)


def test_a_third_ones_answer_at_the_other_server_is_not_stale(tmp_path: Path) -> None:
    async def scene(pair: Pair) -> None:
        on_its_way = asked(pair.there, 2).id
        await offer(pair.here)
        await do(pair.here, 1, TAKE)
        await pair.there.choose(CAT, 2, on_its_way, YES)  # it has not heard of the deal yet
        await pair.deliver()
        assert pair.here.game.state.coins == [1, 5, 3] and pair.here.game.state.said == ["2 yes"]

    at_two(tmp_path, scene)


def test_an_offer_that_is_gone_at_one_server_is_not_taken_at_the_other(tmp_path: Path) -> None:
    async def scene(pair: Pair) -> None:
        await offer(pair.here)
        await pair.deliver()
        ask = beside(pair.there, 1)
        await do(pair.here, 1, ("refuse",))
        with pytest.raises(Stale):
            await pair.there.choose(BEN, 1, ask.id, TAKE)
        await do(pair.here, 0, DEAL, TWO, OFFER)
        await pair.deliver()
        assert beside(pair.there, 1).id != ask.id and pair.there.game.state.coins == [3, 3, 3]

    at_two(tmp_path, scene)
