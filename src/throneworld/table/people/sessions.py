"""Sessions: a random secret in a cookie, of which the database keeps the hash."""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from sqlalchemy import delete, insert, update
from sqlalchemy.ext.asyncio import AsyncConnection

from throneworld.table.people.keys import digest, new_secret
from throneworld.table.storage.database import Database
from throneworld.table.storage.schema import sessions

COOKIE = "throneworld"
DAY = 86_400.0
LIFE = 180 * DAY


class NewSession(Struct, frozen=True):
    """What the browser gets: the secret is nowhere else."""

    secret: str
    csrf: str

    @property
    def hash(self) -> str:
        return digest(self.secret)


async def begin(connection: AsyncConnection, person_id: str, now: float) -> NewSession:
    """Always a new secret: one that was known before somebody signed in would let others in with them."""
    session = NewSession(new_secret(), new_secret())
    row = {"hash": session.hash, "person_id": person_id, "csrf": session.csrf}
    await connection.execute(insert(sessions).values(**row, created=now, expires=now + LIFE))
    return session


def is_due(expires: float, now: float) -> bool:
    """Whether the last renewal is more than a day ago."""
    return expires < now + LIFE - DAY


async def renew(database: Database, session_hash: str, now: float) -> None:
    """Whoever comes by within half a year stays signed in."""
    async with database.write() as connection:
        mine = sessions.c.hash == session_hash
        await connection.execute(update(sessions).where(mine).values(expires=now + LIFE))


async def end(connection: AsyncConnection, session_hash: str) -> None:
    await connection.execute(delete(sessions).where(sessions.c.hash == session_hash))


async def end_all(connection: AsyncConnection, person_id: str, *, but: str = "") -> None:
    """Sign a person out everywhere, except in one session."""
    theirs: Any = (sessions.c.person_id == person_id) & (sessions.c.hash != but)
    await connection.execute(delete(sessions).where(theirs))


async def sweep(database: Database, now: float) -> int:
    """Remove what has expired; returns how many there were."""
    async with database.write() as connection:
        return (await connection.execute(delete(sessions).where(sessions.c.expires <= now))).rowcount
