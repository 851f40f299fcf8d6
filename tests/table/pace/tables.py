"""A table in a database of its own, with somebody on each of its seats."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import insert

from tests.table.migrated import furnish
from throneworld.table.storage.database import Database
from throneworld.table.storage.schema import entries, people, seats, tables

Work = Callable[[Database], Awaitable[None]]
TABLE = "table"


def in_database(work: Work) -> None:
    """Do it with a new database in which Ann has seats 0 and 2 of a running table, Bob seat 1."""

    async def run(folder: str) -> None:
        furnish(Path(folder))
        database = await Database.open(f"sqlite+aiosqlite:///{Path(folder) / 'throneworld.db'}")
        try:
            await _fill(database)
            await work(database)
        finally:
            await database.close()

    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(run(folder))


async def _fill(database: Database) -> None:
    async with database.write() as connection:
        for name in ("ann", "bob", "cy"):
            row = {"id": name, "name": name.title(), "created": 0.0, "seen": 0.0}
            await connection.execute(insert(people).values(**row))
        await connection.execute(insert(tables).values(**_table(TABLE, "open", "running")))
        await connection.execute(insert(tables).values(**_table("private", "private", "running")))
        await connection.execute(insert(tables).values(**_table("lobby", "open", "lobby")))
        for table_id in (TABLE, "private", "lobby"):
            for number, person in enumerate(("ann", "bob", "ann")):
                row = {"table_id": table_id, "number": number, "holder": "person", "person_id": person}
                await connection.execute(insert(seats).values(**row))


def _table(table_id: str, access: str, state: str) -> dict[str, Any]:
    return {
        "id": table_id,
        "game": "rex",
        "name": "Friends",
        "owner_id": "ann",
        "access": access,
        "state": state,
        "origin": "played",
        "options": "{}",
        "terms": "{}",
        "invite": "code",
        "created": 0.0,
    }


async def write_entry(database: Database, number: int, seat: int, body: dict[str, Any]) -> None:
    """As the journal does when somebody has chosen."""
    row = {"table_id": TABLE, "number": number, "kind": "choice", "seat": seat, "at": float(number)}
    text = msgspec.json.encode(body).decode()
    async with database.write() as connection:
        await connection.execute(insert(entries).values(**row, body=text))
