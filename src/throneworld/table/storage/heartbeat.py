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


async def outages(database: Database, now: float) -> list[tuple[float, float]]:
    """From when to when no server ran, up to now; of servers that are long gone nothing is known."""
    query = select(servers.c.started, servers.c.seen).order_by(servers.c.started)
    async with database.read() as connection:
        runs = [(row.started, row.seen) for row in (await connection.execute(query)).all()]
    gaps, until = [], runs[0][0] if runs else now
    for started, seen in (*runs, (now, now)):
        gaps += [(until, started)] if until < started else []
        until = max(until, seen)
    return gaps


async def beat(database: Database, process: str, now: float) -> None:
    """Say that this process runs."""
    async with database.write() as connection:
        mine = update(servers).where(servers.c.process == process).values(seen=now)
        if not (await connection.execute(mine)).rowcount:
            await connection.execute(insert(servers).values(process=process, started=now, seen=now))
            await connection.execute(delete(servers).where(servers.c.seen < now - LONG_GONE))
