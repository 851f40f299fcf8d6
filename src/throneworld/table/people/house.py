"""The server's own bots have an account too, without a password, and a token to call with."""

from __future__ import annotations

from time import time
from typing import Any

from sqlalchemy import delete, func, insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from throneworld.table.caller import Scope
from throneworld.table.people import tokens
from throneworld.table.people.recognition import forget
from throneworld.table.people.sessions import DAY
from throneworld.table.storage import schema
from throneworld.table.storage.database import Database
from throneworld.table.storage.schema import people

HOUSE = "house"
NAME = "House"
RIGHTS: tuple[Scope, ...] = ("read", "play")


async def house_person(database: Database, now: float | None = None) -> tuple[str, str]:
    """The id of the house and a fresh token of its own.

    Other servers may be at work on the same database with tokens that they made at their start; a token goes
    when nobody has used it for a day.
    """
    now = time() if now is None else now
    await _make_sure(database, now)
    async with database.write() as connection:
        await _remove_unused(connection, now - DAY)
        token = await tokens.add(connection, HOUSE, NAME, RIGHTS, now)
    forget(database, HOUSE)
    return HOUSE, token.secret


async def _make_sure(database: Database, now: float) -> None:
    """Of two servers that start at once one makes the account, and both have it."""
    row: dict[str, Any] = {"id": HOUSE, "name": NAME, "house": True, "created": now, "seen": now}
    try:
        async with database.write() as connection:
            if await connection.scalar(select(people.c.id).where(people.c.id == HOUSE)) is None:
                await connection.execute(insert(people).values(**row))
    except IntegrityError:
        return


async def _remove_unused(connection: AsyncConnection, since: float) -> None:
    theirs = schema.tokens.c
    unused = (theirs.person_id == HOUSE) & (func.coalesce(theirs.used, theirs.created) < since)
    await connection.execute(delete(schema.tokens).where(unused))
