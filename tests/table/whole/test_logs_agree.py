"""What clients piece together from messages is what the table says, through undos, mends and rewinds too."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.table.rooms.scene import (
    ANN,
    ARBITER,
    BEN,
    CAT,
    caller_of,
    come_in,
    open_rooms,
    play,
    received,
    seat_table,
    sqlite_at,
)
from throneworld.client import Mirror
from throneworld.kernel.dice import SmallDice
from throneworld.table.errors import TableError
from throneworld.table.messages import Propose, Vote
from throneworld.table.rooms.audience import Connection, line_of
from throneworld.table.rooms.room import Room
from throneworld.table.rooms.rooms import Poke, Rooms
from throneworld.table.terms import Terms

PEOPLE = (ANN, BEN, CAT)
SEATS = (0, 1, 2, None)


class Witness:
    """Somebody at each seat and one spectator, who believe what they are sent."""

    def __init__(self, room: Room) -> None:
        self.room = room
        callers = (*PEOPLE, None)
        self.connections: list[Connection] = [
            come_in(room, caller, seat) for caller, seat in zip(callers, SEATS, strict=True)
        ]
        self.mirrors = [Mirror() for _ in SEATS]
        for seat, mirror in zip(SEATS, self.mirrors, strict=True):
            full = room.fanout.audiences[seat].full(room.fanout.epoch, room.fanout.log(room.game, seat))
            mirror.take(plain(full))

    def check(self) -> None:
        for seat, connection, mirror in zip(SEATS, self.connections, self.mirrors, strict=True):
            for message in received(connection):
                mirror.take(message)
            told, log = mirror.seats[seat], self.lines(seat)
            assert not mirror.resync_due()
            assert told.view == plain(self.room.shown(seat).view)
            assert (told.log_size, told.log) == (len(log), log[len(log) - len(told.log) :]), f"log of {seat}"

    def lines(self, seat: int | None) -> list[Any]:
        events = self.room.fanout.log(self.room.game, seat)
        found: list[Any] = plain([line_of(event) for event in events])
        return found


def plain(data: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(data))


async def undo_if_possible(room: Room, seats: Sequence[int]) -> bool:
    for seat in seats:
        try:
            await room.undo(caller_of(room, seat), seat)
        except TableError:
            continue
        return True
    return False


@pytest.mark.parametrize("release", ["instant", "uniform"])
def test_each_undo_takes_the_lines_of_its_choice_from_the_log(tmp_path: Path, release: str) -> None:
    async def main() -> int:
        async with open_rooms(sqlite_at(tmp_path)) as rooms:
            terms = Terms(release="uniform" if release == "uniform" else "instant", hold=60)
            room, dice, undone = await seat_table(rooms, PEOPLE, terms=terms), SmallDice(8), 0
            witness = Witness(room)
            for _ in range(150):
                await play(room, 1, dice)
                witness.check()
                if dice.below("undo", 3) == 0:
                    undone += await undo_if_possible(room, dice.shuffle("who", (0, 1, 2)))
                    witness.check()
            return undone

    assert asyncio.run(main()) > 5


async def hear(rooms: Rooms, room: Room) -> None:
    """As if another process had just told of a change."""
    await rooms.heard(msgspec.json.encode(Poke("another", room.id, "moved")))


@pytest.mark.parametrize("seed", [1, 2])
def test_another_server_tells_the_same_story_however_late_it_hears_of_it(tmp_path: Path, seed: int) -> None:
    """Several choices and undos may lie between two looks."""

    async def main() -> int:
        url = sqlite_at(tmp_path)
        async with open_rooms(url, alone=False) as one, open_rooms(url, alone=False) as two:
            here, dice, undone = await seat_table(one, PEOPLE, seed=seed), SmallDice(seed), 0
            there = await two.open(here.id)
            witness = Witness(there)
            for _ in range(80):
                await play(here, dice.below("how many", 3), dice)
                while dice.below("undo", 3) and await undo_if_possible(here, (0, 1, 2)):
                    undone += 1
                await play(here, dice.below("how many", 3), dice)
                await hear(two, there)
                witness.check()
            return undone

    assert asyncio.run(main()) > 5


async def mend_and_rewind(rooms: Rooms, room: Room) -> None:
    patch = [{"op": "replace", "path": "/state/influence/0", "value": room.game.state.influence[0]}]
    mend = Propose(kind="mend", patch=patch, reason="the dog was on the table")
    back = Propose(kind="undo", seat=room.game.choices[-1].seat, back=1)
    for caller, wanted in ((ARBITER, mend), (caller_of(room, room.game.choices[-1].seat), back)):
        proposal = await rooms.consent.propose(room, caller, wanted)
        for seat in proposal.needed:
            await rooms.consent.vote(room, caller_of(room, seat), proposal.id, Vote(seat, True))


def kinds(room: Room) -> list[str]:
    return [each.kind for each in room.shown(0).status.happenings]


def test_what_the_table_agreed_on_is_shown_by_every_server_and_after_a_restart(tmp_path: Path) -> None:
    async def main() -> None:
        url = sqlite_at(tmp_path)
        async with open_rooms(url, alone=False) as one, open_rooms(url, alone=False) as two:
            here = await seat_table(one, PEOPLE)
            there = await two.open(here.id)
            await play(here, 40)
            await hear(two, there)
            witness = Witness(there)
            await mend_and_rewind(one, here)
            await hear(two, there)
            witness.check()
            assert kinds(here) == kinds(there) == ["mend", "rewind"]
        async with open_rooms(url) as later:
            assert kinds(await later.open(here.id)) == ["mend", "rewind"]

    asyncio.run(main())
