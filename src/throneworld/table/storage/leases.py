"""Which process runs the clocks and releases of a table: whoever holds its lease, until it runs out."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Executable, delete, or_
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError

from throneworld.table.storage.database import Database
from throneworld.table.storage.schema import leases


async def lease(database: Database, table_id: str, process: str, now: float, seconds: float) -> bool:
    """Take or prolong it: True if `process` has it until `now + seconds`. A table that is gone has none."""
    taking = _take(postgresql if database.postgresql else sqlite, table_id, process, now, now + seconds)
    try:
        async with database.write() as connection:
            return (await connection.execute(taking)).rowcount == 1
    except IntegrityError:
        return False


async def release_leases(database: Database, process: str) -> None:
    """For a process that ends: others need not wait until its leases run out."""
    async with database.write() as connection:
        await connection.execute(delete(leases).where(leases.c.process == process))


def _take(dialect: Any, table_id: str, process: str, now: float, until: float) -> Executable:
    """One statement, so that two processes cannot both find the lease free."""
    adding = dialect.insert(leases).values(table_id=table_id, process=process, until=until)
    taking: Executable = adding.on_conflict_do_update(
        index_elements=[leases.c.table_id],
        set_={"process": process, "until": until},
        where=or_(leases.c.process == process, leases.c.until <= now),
    )
    return taking
