"""The same evening in two worlds. What one seat and the spectators receive must be the same to the byte, and
come at the same time, as long as what happens in public is the same."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, TypeVar

import msgspec

from tests.table.leaks.knowledge import lines_of, plain
from tests.table.leaks.scenes import order_to_pass
from tests.table.leaks.stage import PLAYERS, Now, caller_for, seat_table
from throneworld.kernel.asks import Ask, Option
from throneworld.kernel.dice import SmallDice
from throneworld.kernel.game import Game
from throneworld.kernel.holds import is_held
from throneworld.kernel.steps import PASS
from throneworld.table.api.play import explained, words_at
from throneworld.table.api.problems import error_data
from throneworld.table.caller import Caller
from throneworld.table.errors import TableError
from throneworld.table.hall import Hall
from throneworld.table.rooms.audience import Connection
from throneworld.table.rooms.room import Room
from throneworld.table.rooms.timing import lets_go
from throneworld.table.terms import Terms

T = TypeVar("T")
Received = list[tuple[float, int | None, bytes]]
"""When, through whose eyes, what."""


class World:
    def __init__(self, hall: Hall, now: Now, table: Room, seat: int) -> None:
        self.hall = hall
        self.now = now
        self.table = table
        self.seat = seat
        self.connections = {one: Connection(None, (one,)) for one in (seat, None)}
        self.logged = table.game.log

    async def open_eyes(self) -> None:
        for connection in self.connections.values():
            await self.table.enter(connection)
        self.received()

    def received(self) -> Received:
        """All that has come since the last look, without what is another for each table."""
        found: Received = []
        for seat, connection in self.connections.items():
            while not connection.messages.empty():
                data = connection.messages.get_nowait()
                found.append((self.now.at, seat, data.replace(self.table.fanout.epoch.encode(), b"epoch")))
        return found

    def events(self) -> list[Any]:
        """What the seat has heard since the last look, what it has to remember for itself included."""
        game, before = self.table.game, self.logged
        self.logged = game.log
        if not game.log.begins_with(before):
            return ["something was taken back", game.told]
        return lines_of([event for event in game.log[before.size :] if event.heard_by(self.seat)])

    async def answer_to(self, act: Awaitable[object]) -> bytes:
        """What the server answers to the seat, or why it refuses."""
        try:
            said: object = await act
        except TableError as problem:
            said = error_data(problem, words_at(self.table))
        return plain(said).replace(self.table.fanout.epoch.encode(), b"epoch")

    def ask_of(self, seat: int) -> Ask | None:
        return self.table.standing.ask_of(seat)

    def others(self) -> list[int]:
        """Seats of others that have a question now."""
        seats = [one for one in range(self.table.game.seats) if one != self.seat]
        return [one for one in seats if self.ask_of(one) is not None]

    async def choose(self, seat: int, option: Option) -> None:
        ask = self.ask_of(seat)
        assert ask is not None
        await self.table.choose(caller_for(self.table, seat), seat, ask.id, option)


class Leak(AssertionError):  # noqa: N818 - the word says it
    """The seat could tell the two worlds apart."""


class Twins:
    """A seat's evening in two worlds at once."""

    def __init__(self, worlds: Sequence[World], now: Now, dice: SmallDice) -> None:
        self.one, self.other = self.worlds = tuple(worlds)
        self.now = now
        self.dice = dice
        self.seat = self.one.seat
        self.compared = 0
        """Messages that were the same in both worlds."""
        self.parted = ""
        """Why the worlds cannot be compared any more."""
        self.seen: list[str] = []

    def pick(self, from_these: Sequence[T]) -> T:
        return from_these[self.dice.below("pick", len(from_these))]

    # Comparing

    def compare(self, what: str) -> None:
        """After something that was the same in both worlds."""
        self.seen.append(what)
        came, came_there = (world.received() for world in self.worlds)
        events, events_there = (world.events() for world in self.worlds)
        shorter = min(len(events), len(events_there))
        if events[:shorter] != events_there[:shorter]:
            self.parted = "something was revealed"  # and it is another card
        elif any(world.table.game.over for world in self.worlds):
            self.parted = "over"
        elif events != events_there:
            raise Leak(f"one world goes on where the other waits: {self._story()} {events} {events_there}")
        elif came != came_there:
            raise Leak(f"{self._story()} {_first_difference(came, came_there)}")
        self.compared += len(came)

    def _story(self) -> str:
        return f"seat {self.seat} after {', '.join(self.seen[-6:])}:"

    async def both(self, act: Callable[[World], Awaitable[object]]) -> None:
        """The seat does something in both worlds and is answered the same."""
        said, said_there = [await world.answer_to(act(world)) for world in self.worlds]
        if said != said_there:
            raise Leak(f"{self._story()} {said!r} {said_there!r}")

    # Living

    async def step(self) -> None:
        await self._ask_around()
        held = [is_held(world.table.game) for world in self.worlds]
        assert held[0] == held[1], "whether a window is held is public"
        if held[0]:
            await self._window()
        else:
            await self._question()

    async def _ask_around(self) -> None:
        """The seat asks for everything that it could ask for, whether it is its turn or not."""
        seat, person = self.seat, caller_for(self.one.table, self.seat)
        await self.both(lambda world: done(lambda: world.table.shown(seat)))
        await self.both(lambda world: done(lambda: explained(world.table, seat)))
        await self.both(lambda world: world.table.choose(person, seat, "7-7-7-7", PASS))
        await self.both(lambda world: world.table.choose(person, (seat + 1) % 3, "7-7-7-7", PASS))
        may_undo = self.one.table.fanout.audiences[seat].view["table"]["undo"]
        if not may_undo or self.dice.below("undo", 3) == 0:
            await self.both(lambda world: world.table.undo(person, seat))
            await self.both(lambda world: world.table.redo(person, seat))
        self.compare("asking around")

    async def _question(self) -> None:
        """Somebody who is asked in both worlds gives the same answer."""
        asked = [set(world.table.game.asked) for world in self.worlds]
        both = sorted(asked[0] & asked[1])
        if not both:
            self.parted = "nobody is asked in both worlds"
            return
        seat = self.pick(both)
        asks = [world.ask_of(seat) for world in self.worlds]
        assert asks[0] is not None and asks[1] is not None
        common = [option for option in asks[0].options if option in asks[1].options]
        if not common:
            self.parted = "no answer is possible in both worlds"
            return
        option = self.pick(common)
        for world in self.worlds:
            await world.choose(seat, option)
        self.compare(f"{seat} {asks[0].prompt} {option}")
        if not self.parted and any(world.table.standing.pace.sealed for world in self.worlds):
            await self._let_go()

    async def _let_go(self) -> None:
        """What came by itself to a discreet question takes effect after the agreed time, in both worlds."""
        tables = [world.table for world in self.worlds]
        dues = [list(lets_go(each.table, each.standing, each.bots).values()) for each in tables]
        assert dues[0] == dues[1] and len(dues[0]) == 1, "when it takes effect is public"
        await self._until(max(self.now.at, dues[0][0] - 0.001), "the last moment")
        await self._until(max(self.now.at, dues[0][0]), "an answer that came by itself")

    async def _window(self) -> None:
        """While it is open the others do in each world what they like; in the end they pass, or play what
        they could play in both."""
        opened, hold = self.one.table.standing.pace.opened, self.one.table.table.terms.hold
        assert opened == self.other.table.standing.pace.opened == self.now.at and hold is not None
        own, common = self._own_answer(), self._common_answer()
        for moment in (0.1, 0.4, 0.8):
            await self._until(opened + hold * moment, "waiting")
            for world in self.worlds:
                await self._fidget(world)
            self.compare("fidgeting")
        for world in self.worlds:
            await self._settle(world, common)
        if own is not None:
            await self.both(lambda world: world.choose(self.seat, own))
        self.compare("sealing")
        await self._until(opened + hold - 0.001, "the last moment")
        assert all(world.table.standing.pace.opened == opened for world in self.worlds)
        await self._until(opened + hold, f"the release, {own}, {common}")

    async def _until(self, at: float, what: str) -> None:
        self.now.at = at
        for world in self.worlds:
            await world.table.tick()
        self.compare(what)

    def _own_answer(self) -> Option | None:
        ask = self.one.ask_of(self.seat)
        return None if ask is None or self.dice.below("own", 3) == 0 else self.pick(ask.options)

    def _common_answer(self) -> tuple[int, Option] | None:
        """A card that somebody else could play in both worlds."""
        plays = [
            (seat, option)
            for seat in self.one.others()
            for option in (self.one.ask_of(seat) or NO_ASK).options
            if option != PASS and option in (self.other.ask_of(seat) or NO_ASK).options
        ]
        return self.pick(plays) if plays and self.dice.below("common", 2) == 0 else None

    async def _fidget(self, world: World) -> None:
        """Others seal something, change it, take it back, or give an order; nobody shall notice."""
        for seat in world.others():
            ask, act = world.ask_of(seat), self.dice.below(f"fidget {self.worlds.index(world)}", 5)
            assert ask is not None
            if act in (0, 1):
                await world.choose(seat, self.pick(ask.options))
            elif act == 2 and seat in world.table.standing.pace.sealed:
                await world.table.undo(caller_for(world.table, seat), seat)
            elif act == 3 and seat not in world.table.standing.pace.sealed:
                await order_to_pass(world.hall, world.table, seat, self.now.at)

    async def _settle(self, world: World, common: tuple[int, Option] | None) -> None:
        for seat in world.others():
            if common is not None and seat == common[0]:
                await world.choose(*common)
            elif seat in world.table.standing.pace.sealed:
                await world.choose(seat, PASS)


NO_ASK = Ask("", -1, "", (), "")


async def done(act: Callable[[], object]) -> object:
    return act()


async def make_twins(
    hall: Hall, now: Now, games: Sequence[Game], seat: int, terms: Terms, dice: SmallDice
) -> Twins:
    """One seat is a bot's, if two people are left: before one person alone nothing is held back."""
    worlds = []
    for game in games:
        people = PLAYERS[: max(2, game.seats - 1)]
        holders: list[Caller | str] = [*people, *["random"][: game.seats - len(people)]]
        table = await seat_table(hall, game, holders, terms, now=now.at)
        worlds.append(World(hall, now, table, seat))
        await worlds[-1].open_eyes()
    return Twins(worlds, now, dice)


def _first_difference(one: Received, other: Received) -> str:
    for here, there in zip(one, other, strict=False):
        if here != there:
            return f"{_short(here)} instead of {_short(there)}"
    return f"{len(one)} messages instead of {len(other)}: {[_short(each) for each in (*one, *other)]}"


def _short(message: tuple[float, int | None, bytes]) -> str:
    at, seat, data = message
    body = msgspec.json.decode(data)
    kept = {key: value for key, value in body.items() if key not in ("view", "epoch")}
    return f"{at} to {seat}: " + re.sub(r"\s+", " ", str(kept))[:600]
