"""Tables that can be watched in every detail: real rooms, people with telling ids, and a time that the test
says.

Journals are kept in memory unless a test wants the disk: what is proved here is what goes out, and it is the
same wherever it is written down first.
"""

from __future__ import annotations

import secrets
import sys
import time
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import pytest
from msgspec.structs import replace
from sqlalchemy import insert, update

import throneworld as tw
from tests.table.migrated import furnish
from tests.table.rooms.scene import Ledger
from throneworld.kernel.asks import Noun
from throneworld.kernel.dice import SmallDice
from throneworld.kernel.game import Game
from throneworld.kernel.occasions import by_name
from throneworld.table.caller import Caller
from throneworld.table.config import Config
from throneworld.table.hall import Hall
from throneworld.table.lobby.rows import Access, SeatRow, TableRow
from throneworld.table.lobby.tables import insert_table
from throneworld.table.people.limits import RateLimits
from throneworld.table.rooms import consent, draft, room, rooms
from throneworld.table.rooms.beginning import beginning
from throneworld.table.rooms.room import Room
from throneworld.table.rooms.rooms import Rooms
from throneworld.table.rooms.timing import settled
from throneworld.table.storage.database import Database
from throneworld.table.storage.journal import Journal
from throneworld.table.storage.rows import Append, Base, Entry, Position
from throneworld.table.storage.schema import people, tables
from throneworld.table.terms import Terms

NAMES = ("Ann", "Ben", "Cat", "Dan", "Eve", "Fay", "Hal", "Ida")
PLAYERS = tuple(Caller(id=f"person-{name[::-1]}-4711", name=name) for name in NAMES)
"""An id is like nothing else that could stand in a message."""
VISITOR = Caller(id="person-visitor-4711", name="Gus")
HOUSE = Caller(id="person-house-4711", name="House", house=True)
EVERYBODY = (*PLAYERS, VISITOR, HOUSE)
INVITE, SALT = "invite-0815-of-the-table", "salt-0815-of-the-table"
START = 1_000_000.0
T = TypeVar("T")


class Now:
    """The time, as the test says it is."""

    def __init__(self) -> None:
        self.at = START

    def time(self) -> float:
        return self.at


class Lots:
    """What is left to chance, and falls the same way in every run."""

    def __init__(self) -> None:
        self._dice = SmallDice(1)

    def choice(self, options: Sequence[T]) -> T:
        return options[self._dice.below("chance", len(options))]


@contextmanager
def told_time() -> Iterator[Now]:
    """Rooms, and tables that begin, ask this for the time; nothing happens by itself any more, and nothing by
    chance."""
    now = Now()
    with pytest.MonkeyPatch.context() as patch:
        for module in (room, rooms, consent, sys.modules[__name__]):
            patch.setattr(module, "time", now)
        patch.setattr(draft, "secrets", Lots())
        yield now


class MemoryJournal:
    """What `Journal` does, without a disk."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self.appends: dict[str, list[Append]] = {}

    async def append(self, append: Append) -> None:
        self.appends.setdefault(append.table_id, []).append(append)
        if append.finish is not None:
            result = msgspec.json.encode(append.finish.result).decode()
            ended = {"state": "finished", "result": result, "finished": append.finish.at}
            async with self._database.write() as connection:
                await connection.execute(update(tables).where(tables.c.id == append.table_id).values(**ended))

    async def entries(self, table_id: str, after: int = 0) -> list[Entry]:
        written = [entry for append in self.appends[table_id] for entry in append.entries]
        return [entry for entry in written if entry.number > after]

    async def newest_base(self, table_id: str, up_to: int | None = None) -> Base | None:
        bases = [each.base for each in self.appends.get(table_id, ()) if each.base is not None]
        return next((each for each in reversed(bases) if up_to is None or each.number <= up_to), None)

    async def position(self, table_id: str) -> Position | None:
        kept = self.appends[table_id][-1].position
        if kept is None:
            return None
        return msgspec.json.decode(msgspec.json.encode(kept, enc_hook=by_name), type=Position)

    async def newest_number(self, table_id: str) -> int:
        written = await self.entries(table_id)
        return written[-1].number if written else 0

    async def close(self) -> None:
        self.appends.clear()


@asynccontextmanager
async def open_hall(
    folder: Path, *, on_disk: bool = False, database_url: str = "", **settings: Any
) -> AsyncIterator[Hall]:
    """A server without HTTP; opened again in the same folder it goes on, if it was on disk. It may also stand
    beside other servers on a database of theirs."""
    furnish(folder)
    config = Config(data=folder, database=database_url)
    database = await Database.open(config.url)
    journal: Any = Journal(database) if on_disk else MemoryJournal(database)
    notifier: Any = Ledger()
    opened = Rooms(database, journal, notifier, **settings)
    await opened.open_running()
    limits = RateLimits(config.limits)
    try:
        yield Hall(
            config=config, database=database, journal=journal, rooms=opened, limits=limits, notifier=notifier
        )
    finally:
        await opened.close()
        await journal.close()
        await database.close()


async def add_people(hall: Hall) -> None:
    rows = [
        {"id": each.id, "name": each.name, "admin": False, "house": each.house, "created": 0.0, "seen": 0.0}
        for each in EVERYBODY
    ]
    async with hall.database.write() as connection:
        await connection.execute(insert(people), rows)


async def seat_table(
    hall: Hall,
    game: Game,
    holders: Sequence[Caller | str],
    terms: Terms,
    *,
    access: Access = "open",
    seed: int = 2**63 + 4711,
    now: float = START,
    owner: str = PLAYERS[0].id,
) -> Room:
    """A running table with this game; a holder that is a word is a bot of that level."""
    table = TableRow(
        id=secrets.token_urlsafe(9),
        game=game.definition.id,
        name="Test",
        owner_id=owner,
        access=access,
        state="running",
        origin="played",
        options=dict(game.options),
        terms=terms,
        invite=INVITE,
        seed=seed,
        salt=SALT,
        commitment="the commitment",
        result=None,
        created=now,
        started=now,
        finished=None,
        parent_id=None,
        parent_step=None,
    )
    seats = [_seat(*each) for each in enumerate(holders)]
    table = replace(table, terms=settled(table, seats))
    async with hall.database.write() as connection:
        await insert_table(connection, table, seats)
    await hall.journal.append(beginning(table, game, time.time()))
    return await hall.rooms.begun(table.id)


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


def new_game(seats: int, seed: int, game: str = "rex", **options: Noun) -> Game:
    return tw.new_game(game, seats=seats, seed=seed, options=options)


def person_at(table: Room, seat: int) -> Caller | None:
    """Who holds a seat; nobody, if it is a bot's."""
    row = table.seats[seat]
    return None if row.person_id is None else Caller(id=row.person_id, name=row.name)


def caller_for(table: Room, seat: int) -> Caller:
    """Who answers for a seat at present."""
    person = person_at(table, seat)
    return HOUSE if person is None or table.by_bot(seat) else person
