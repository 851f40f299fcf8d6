"""The stage of the storage tests: an open database with a person and some tables, and things to write."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from sqlalchemy import insert

from throneworld.table.storage.database import Database
from throneworld.table.storage.journal import Journal
from throneworld.table.storage.rows import Append, Base, Entry, Finish, Position
from throneworld.table.storage.schema import people, tables

PERSON = "person0"


@asynccontextmanager
async def opened(url: str, count: int = 1) -> AsyncIterator[tuple[Database, Journal]]:
    """Tables t0, t1 ... are running."""
    async with reopened(url) as (database, journal):
        async with database.write() as connection:
            await connection.execute(
                insert(people), {"id": PERSON, "name": "Ann", "created": 1.0, "seen": 1.0}
            )
            await connection.execute(insert(tables), [table_row(f"t{number}") for number in range(count)])
        yield database, journal


@asynccontextmanager
async def reopened(url: str) -> AsyncIterator[tuple[Database, Journal]]:
    database = await Database.open(url)
    journal = Journal(database)
    try:
        yield database, journal
    finally:
        await journal.close()
        await database.close()


def table_row(table_id: str) -> dict[str, Any]:
    return {
        "id": table_id,
        "game": "rex",
        "name": "a table",
        "access": "open",
        "state": "running",
        "options": "{}",
        "terms": "{}",
        "invite": "",
        "seed": str(2**64 - 1),
        "created": 1.0,
    }


def entry(number: int, table_id: str = "t0", person_id: str | None = PERSON) -> Entry:
    return Entry(
        table_id=table_id,
        number=number,
        kind="choice",
        at=1000.5 + number,
        body={"choices": [[2, "bid", number]], "by": "person", "word": "naïve \u0000 ✓"},
        seat=2,
        person_id=person_id,
        ask=f"2-{number}-7",
        events=[
            ("bid", (2, number), None, 0),
            ("drew", (2, "card"), (2,), 1),
            ("chance", ("deck", 4), (), 1),
        ],
        digest=f"{number:032x}",
    )


def position(number: int, table_id: str = "t0") -> Position:
    return Position(
        table_id, number, {"state": {"round": number}, "dice": {"deck": 2**80}}, {"banks": [1.5, 2.0]}
    )


def base(number: int, table_id: str = "t0") -> Base:
    return Base(table_id, number, {"state": {"round": number}, "log": ["something"] * 1000})


def step(number: int, table_id: str = "t0") -> Append:
    """What one choice writes."""
    return Append(table_id, (entry(number, table_id),), position(number, table_id))


def beginning(table_id: str = "t0") -> Append:
    return Append(table_id, (), position(0, table_id), base(0, table_id))


FINISH = Finish(at=2000.25, result={"winners": [1], "how": "conquest"})
