"""When a server last ran: time that passes while none does is charged to nobody."""

from __future__ import annotations

from sqlalchemy import delete, func, insert, select, update

from throneworld.table.storage.database import Database
from throneworld.table.storage.schema import servers

BEAT = 5.0
LONG_GONE = 86_400.0


async def last_beat(database: Database) -> float | None:
    async with database.read() as connection:
        seen: float | None = await connection.scalar(select(func.max(servers.c.seen)))
        return seen


async def beat(database: Database, process: str, now: float) -> None:
    """Say that this process runs."""
    async with database.write() as connection:
        mine = update(servers).where(servers.c.process == process).values(seen=now)
        if not (await connection.execute(mine)).rowcount:
            await connection.execute(insert(servers).values(process=process, started=now, seen=now))
            await connection.execute(delete(servers).where(servers.c.seen < now - LONG_GONE))
