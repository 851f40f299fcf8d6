"""Clients by socket that remember everything they were shown, so that it can be compared."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from math import inf
from typing import Any

from tests.table.whole.players import Decide
from tests.waiting import turn_up
from throneworld.client import Client, ClientError, Seat, Update
from throneworld.client.aio import TableSocket
from throneworld.client.bots import STALE

PAGE = 500
AT_LEAST, AT_ONCE = 3, 30
"""So many cables are pulled in a game: before that nobody makes more choices between two of them."""


class Follower:
    """A socket, and each view that came over it by its seat and its number."""

    def __init__(self, client: Client, table: str) -> None:
        self.client = client
        self.table = table
        self.socket = TableSocket(client.url, table, client.headers)
        self.seen: dict[tuple[int | None, int], dict[str, Any]] = {}
        self.fulls = 0
        self.chosen = 0
        self.most: float = inf
        """So many choices may be made."""
        self.news = asyncio.Event()
        self.over = asyncio.Event()

    async def follow(self) -> None:
        """Until the end of the game."""
        async for update in self.socket:
            self._remember(update)
            self.news.set()
            if self._has_seen_the_end():
                self.over.set()
                return

    def _remember(self, update: Update) -> None:
        if update.view is not None:
            self.seen[update.seat, update.message["seq"]] = update.view
            self.fulls += update.type == "full"

    def _has_seen_the_end(self) -> bool:
        """At all of its seats."""
        last = [self.seen.get((seat, mirror.seq)) for seat, mirror in self.socket.mirror.seats.items()]
        return bool(last) and all(view is not None and view["result"] for view in last)

    async def play(self, decide: Decide) -> None:
        """Answer whatever is asked, beside `follow`."""
        while not self.over.is_set():
            await self.news.wait()
            self.news.clear()
            for seat in list(self.socket.mirror.seats.values()):
                if seat.ask is not None and seat.view["table"]["sealed"] is None and not self.rests:
                    await self._answer(Seat(seat.view, seat.ask), decide)

    @property
    def rests(self) -> bool:
        return self.chosen >= self.most

    def may_choose(self, most: float) -> None:
        self.most = most
        self.news.set()

    async def _answer(self, seat: Seat, decide: Decide) -> None:
        self.chosen += 1
        try:
            await self.socket.choose(seat.ask.seat, seat.ask.id, decide(seat))
        except ClientError as error:
            if error.key != STALE:
                raise

    def cut(self) -> None:
        """As when a cable is pulled: nobody says goodbye."""
        if self.socket.connection is not None:
            self.socket.connection.transport.abort()

    # What the server says itself

    async def agrees_with_the_server(self) -> None:
        """What we have, or will have in a moment, is what the server tells whoever just asks."""
        for number, mirror in list(self.socket.mirror.seats.items()):
            size, lines = mirror.log_size, list(mirror.log)
            told = await asyncio.to_thread(whole_log, self.client, self.table, number)
            shown = await asyncio.to_thread(self.client.view, self.table, number)
            if not shown.over:
                assert told[size - len(lines) : size] == lines
            await self._has_come_to(number, shown.seq)
            assert self.seen.get((number, shown.seq), shown.view) == shown.view

    async def _has_come_to(self, number: int | None, seq: int) -> None:
        await turn_up(lambda: self.socket.mirror.seats[number].seq >= seq)


def whole_log(client: Client, table: str, seat: int | None) -> list[Any]:
    """All pages of it."""
    lines: list[Any] = []
    while True:
        page = client.log(table, seat, start=len(lines), limit=PAGE)
        lines += page["lines"]
        if len(lines) >= page["size"]:
            return lines


@asynccontextmanager
async def following(*followers: Follower) -> AsyncIterator[None]:
    for each in followers:
        await each.socket.__aenter__()
    try:
        yield
    finally:
        for each in followers:
            await each.socket.close()


async def pull_cables(followers: list[Follower], dice: random.Random) -> int:
    """At random, until the game is over; after each time everything must be there again."""
    pulled = 0
    while not any(each.over.is_set() for each in followers):
        for each in followers:
            each.may_choose(each.chosen + AT_ONCE if pulled < AT_LEAST else inf)
        await _something_happens(followers, dice.randrange(1, AT_ONCE))
        await _pull(dice.choice(followers))
        pulled += 1
    return pulled


async def _something_happens(followers: list[Follower], views: int) -> None:
    """So many views are shown, or all has come to a halt."""
    goal = sum(len(each.seen) for each in followers) + views
    await turn_up(
        lambda: (
            sum(len(each.seen) for each in followers) >= goal
            or any(each.over.is_set() or each.rests for each in followers)
        )
    )


async def _pull(unlucky: Follower) -> None:
    before = unlucky.fulls
    unlucky.cut()
    seats = unlucky.socket.mirror.seats
    await turn_up(lambda: unlucky.fulls >= before + len(seats) or unlucky.over.is_set())
    await unlucky.agrees_with_the_server()
