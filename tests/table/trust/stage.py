"""A database with tables in it, put there as rooms would have written them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from msgspec.structs import replace
from sqlalchemy import insert

from tests.table.trust.journals import Played
from throneworld.table.lobby.rows import SeatRow, TableRow
from throneworld.table.lobby.tables import insert_table, loaded
from throneworld.table.storage.batch import write
from throneworld.table.storage.database import Database
from throneworld.table.storage.journal import Journal
from throneworld.table.storage.packing import pack
from throneworld.table.storage.schema import people
from throneworld.table.terms import Terms
from throneworld.table.trust.commitment import commitment_of

SALT = "0123456789abcdef"
ANN, BEN = "ann", "ben"


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[tuple[Database, Journal]]:
    database = await Database.open(url)
    journal = Journal(database)
    try:
        yield database, journal
    finally:
        await journal.close()
        await database.close()


def table_row(played: Played, **changes: Any) -> TableRow:
    """The table at which it was played: running, or finished if the game is over."""
    game = played.game
    row = TableRow(
        id=played.table_id,
        game="rex",
        name="Friday night",
        owner_id=None,
        access="open",
        state="finished" if game.over else "running",
        origin="played",
        options=dict(game.options),
        terms=Terms(release="uniform" if played.patient else "instant", hold=5.0),
        invite="code",
        seed=game.seed,
        salt=SALT,
        commitment=commitment_of(str(game.seed), SALT),
        result=None if game.result is None else game.result.data(),
        created=1.0,
        started=2.0,
        finished=3000.0 if game.over else None,
        parent_id=None,
        parent_step=None,
    )
    return replace(row, **changes)


def seat_rows(seats: int, *held: str | None) -> list[SeatRow]:
    """The first seats belong to these people; bots sit on the others."""
    people_at = [*held, *[None] * (seats - len(held))]
    return [
        SeatRow(
            number=number,
            holder="bot" if person is None else "person",
            person_id=person,
            name="" if person is None else person.capitalize(),
            faction="",
            level="random" if person is None else "",
            invite="",
            acting="bot" if person is None else "self",
            resigned=False,
        )
        for number, person in enumerate(people_at)
    ]


async def add_people(database: Database, *names: str) -> None:
    rows = [
        {"id": name, "name": name.capitalize(), "username": name, "created": 1.0, "seen": 1.0}
        for name in names
    ]
    async with database.write() as connection:
        await connection.execute(insert(people), rows)


async def add_table(
    database: Database, journal: Journal, played: Played, *held: str | None, **changes: Any
) -> TableRow:
    table = table_row(played, **changes)
    async with database.write() as connection:
        await insert_table(connection, table, seat_rows(played.game.seats, *held))
        await connection.run_sync(write, [pack(append) for append in played.appends], {})
    return await stored(database, played.table_id)


async def stored(database: Database, table_id: str) -> TableRow:
    async with database.read() as connection:
        return (await loaded(connection, table_id))[0]
