"""A hall without HTTP: a real database, real rooms, and people who are simply there."""

from __future__ import annotations

import secrets
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import insert

import throneworld as tw
from tests.table.migrated import furnish
from throneworld.kernel.dice import SmallDice
from throneworld.table.caller import Caller
from throneworld.table.lobby.rows import Access, SeatRow, TableRow
from throneworld.table.lobby.tables import insert_table
from throneworld.table.rooms.audience import Connection
from throneworld.table.rooms.beginning import write_beginning
from throneworld.table.rooms.room import Room
from throneworld.table.rooms.rooms import Rooms
from throneworld.table.storage.database import Database
from throneworld.table.storage.journal import Journal
from throneworld.table.storage.schema import people
from throneworld.table.terms import Terms

ANN, BEN, CAT = (Caller(id=name.lower(), name=name) for name in ("Ann", "Ben", "Cat"))
HOUSE = Caller(id="house", name="House", house=True)
ARBITER = Caller(id="dan", name="Dan", admin=True)
EVERYBODY = (ANN, BEN, CAT, HOUSE, ARBITER)


class Ledger:
    """A notifier that only writes down what it is told."""

    def __init__(self) -> None:
        self.told: list[tuple[str, str]] = []

    async def turn(self, person_id: str, table_id: str) -> None:
        self.told.append(("turn", person_id))

    async def moved(self, person_id: str, table_id: str) -> None:
        self.told.append(("moved", person_id))

    async def offered(self, person_id: str, table_id: str) -> None:
        self.told.append(("offered", person_id))

    async def lapsed(self, person_id: str, table_id: str) -> None:
        self.told.append(("lapsed", person_id))


@asynccontextmanager
async def open_rooms(url: str, **settings: Any) -> AsyncIterator[Rooms]:
    database = await Database.open(url)
    journal = Journal(database)
    rooms = Rooms(database, journal, Ledger(), **settings)  # type: ignore[arg-type]
    await rooms.open_running()
    try:
        yield rooms
    finally:
        await rooms.close()
        await journal.close()
        await database.close()


def sqlite_at(folder: Path) -> str:
    """The database of a server in a folder, with its tables."""
    furnish(folder)
    return f"sqlite+aiosqlite:///{folder / 'throneworld.db'}"


async def add_people(rooms: Rooms) -> None:
    rows = [
        {
            "id": each.id,
            "name": each.name,
            "admin": each.admin,
            "house": each.house,
            "created": 0.0,
            "seen": 0.0,
        }
        for each in EVERYBODY
    ]
    async with rooms.database.write() as connection:
        await connection.execute(insert(people), rows)


async def seat_table(
    rooms: Rooms,
    holders: Sequence[Caller | str],
    *,
    terms: Terms | None = None,
    access: Access = "private",
    seed: int = 2,
    people_known: bool = False,
    name: str = "rex",
) -> Room:
    """A running table; a holder that is a word is a bot of that level."""
    if not people_known:
        await add_people(rooms)
    table = TableRow(
        id=secrets.token_urlsafe(9),
        game=name,
        name="Test",
        owner_id=ANN.id,
        access=access,
        state="running",
        origin="played",
        options={},
        terms=terms or Terms(),
        invite="",
        seed=seed,
        salt="",
        commitment="",
        result=None,
        created=time.time(),
        started=time.time(),
        finished=None,
        parent_id=None,
        parent_step=None,
    )
    seats = [_seat(number, holder) for number, holder in enumerate(holders)]
    async with rooms.database.write() as connection:
        await insert_table(connection, table, seats)
        game = tw.new_game(name, seats=len(holders), seed=seed)
        await write_beginning(connection, table, seats, game, time.time())
    return await rooms.begun(table.id)


def _seat(number: int, holder: Caller | str) -> SeatRow:
    bot = isinstance(holder, str)
    return SeatRow(
        number=number,
        holder="bot" if bot else "person",
        person_id=None if isinstance(holder, str) else holder.id,
        name="" if isinstance(holder, str) else holder.name,
        faction="",
        level=holder if isinstance(holder, str) else "",
        invite="",
        acting="bot" if bot else "self",
        resigned=False,
    )


def caller_of(room: Room, seat: int) -> Caller:
    if room.by_bot(seat):
        return HOUSE
    return next(each for each in EVERYBODY if each.id == room.seats[seat].person_id)


async def answer(room: Room, seat: int, dice: SmallDice) -> None:
    """Choose something for a seat at random."""
    ask = room.standing.ask_of(seat)
    assert ask is not None
    option = ask.options[dice.below("what", len(ask.options))]
    await room.choose(caller_of(room, seat), seat, ask.id, option)


async def play(room: Room, choices: int, dice: SmallDice | None = None) -> int:
    """Make so many choices, or as many as the game has; windows that are held are released at once."""
    dice, made = dice or SmallDice(1), 0
    while made < choices and not room.game.over:
        asked = room.standing.asked
        if asked:
            await answer(room, asked[dice.below("who", len(asked))], dice)
        else:
            await room.change(lambda draft: draft.release())
        made += 1
    return made


def come_in(room: Room, caller: Caller | None, *seats: int | None) -> Connection:
    connection = Connection(None if caller is None else caller.id, seats or (None,))
    room.fanout.enter(connection)
    return connection


def received(connection: Connection) -> list[dict[str, Any]]:
    found = []
    while not connection.messages.empty():
        found.append(msgspec.json.decode(connection.messages.get_nowait(), type=dict[str, Any]))
    return found
