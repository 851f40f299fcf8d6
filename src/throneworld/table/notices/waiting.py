"""Who is to be told of which table, as the table `due_notices` keeps it.

A row lives as long as the table waits for the person. One whose `since` is less than 0 is there because of
an offer, since minus that time: nobody waits for the answer. It makes room for a turn, and once it was told
it stays until a turn or the person's own move ends it, so that many offers are told once.

The `due` of a row tells three things apart:

    more than 0    to be told at that time
    less than 0    in the hands of a process; another may take it over at minus that time
    TOLD           told, or given up; so asking twice for the same turn tells once
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import TYPE_CHECKING, Any

from msgspec import Struct
from msgspec.structs import replace
from sqlalchemy import ColumnElement, and_, delete, literal, or_, select, tuple_, update
from sqlalchemy.dialects import postgresql, sqlite

from throneworld.table.notices import settings as wishes
from throneworld.table.notices.settings import Settings
from throneworld.table.storage.schema import due_notices, people, tables

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection

    from throneworld.table.storage.database import Database

TOLD = 1e15
STALE = 24 * 3600.0
"""A turn that was told this long ago may be told again if the table asks again."""
MOST_PEOPLE = 50

Key = tuple[str, str]
"""A person and a table."""


class Change(Struct, frozen=True):
    """What has happened since the last writing: an old turn is over, or a new one began, or both."""

    over: bool = False
    since: float | None = None
    """When the turn began; minus the time of an offer."""
    lapsed: bool = False
    """An offer is gone: if it was not told yet, it need not be."""

    def then(self, later: Change) -> Change:
        if later.over:
            return later
        if self.is_turn:
            return self
        if later.lapsed:
            return replace(self, since=None, lapsed=True)
        return replace(self, since=later.since) if self.since is None or later.is_turn else self

    @property
    def is_turn(self) -> bool:
        return self.since is not None and self.since > 0

    def ends(self, row: Row, now: float) -> bool:
        """Whether what was written down is over by it."""
        if self.over or (row.due == TOLD and abs(row.since) < now - STALE):
            return True
        return row.since < 0 and (self.is_turn or (self.lapsed and row.due != TOLD))


class Claim(Struct, frozen=True):
    """Rows of one person that this process has in its hands until another may take them."""

    person_id: str
    table_ids: frozenset[str]
    until: float


class Row(Struct, frozen=True):
    since: float
    due: float


# Writing down turns


async def record(database: Database, changes: Mapping[Key, Change], now: float) -> float | None:
    """Write changes down; most of the time there is nothing to write, so look first. Returns the first due
    time among the new turns."""
    async with database.read() as connection:
        present = await _present(connection, changes)
        wanted = await read_settings(connection, {key[0] for key, change in changes.items() if change.since})
    doomed = [key for key, row in present.items() if changes[key].ends(row, now)]
    kept = present.keys() - doomed
    born = {
        key: Row(change.since, wishes.due(wanted[key[0]], abs(change.since)))
        for key, change in changes.items()
        if change.since is not None and key not in kept and key[0] in wanted
    }
    if doomed or born:
        async with database.write() as connection:
            await _remove(connection, doomed)
            await _add(connection, born, postgres=database.postgresql)
    return min((row.due for row in born.values()), default=None)


async def read_settings(connection: AsyncConnection, ids: Collection[str]) -> dict[str, Settings]:
    """The wishes of those among these people who can be written to."""
    found = await connection.execute(select(people.c.id, people.c.notices).where(people.c.id.in_(ids)))
    read = {row.id: wishes.read(row.notices) for row in found}
    return {person: settings for person, settings in read.items() if settings.services}


async def _present(connection: AsyncConnection, keys: Iterable[Key]) -> dict[Key, Row]:
    both = tuple_(due_notices.c.person_id, due_notices.c.table_id)
    found = await connection.execute(select(due_notices).where(both.in_(list(keys))))
    return {(row.person_id, row.table_id): Row(row.since, row.due) for row in found}


async def _remove(connection: AsyncConnection, keys: Collection[Key]) -> None:
    both = tuple_(due_notices.c.person_id, due_notices.c.table_id)
    if keys:
        await connection.execute(delete(due_notices).where(both.in_(list(keys))))


async def _add(connection: AsyncConnection, rows: Mapping[Key, Row], *, postgres: bool) -> None:
    """Another process may have written the same turn; person or table may have gone meanwhile."""
    insert: Any = postgresql.insert if postgres else sqlite.insert
    for (person, table), row in rows.items():
        both = people.join(tables, tables.c.id == table)
        source = select(people.c.id, tables.c.id, literal(row.since), literal(row.due)).select_from(both)
        source = source.where(people.c.id == person)
        adding = insert(due_notices).from_select(["person_id", "table_id", "since", "due"], source)
        await connection.execute(adding.on_conflict_do_nothing())


# Taking what is due


async def claim(database: Database, now: float, until: float) -> list[Claim]:
    """Take all that is to be told to some of the people for whom something is due: a person who is written
    to at all hears of everything that was collected. No two processes get the same row."""
    async with database.read() as connection:
        found = await connection.execute(
            select(due_notices.c.person_id).distinct().where(_ripe(now)).limit(MOST_PEOPLE)
        )
        ids = list(found.scalars())
    return await _take(database, ids, now, until) if ids else []


async def _take(database: Database, ids: Collection[str], now: float, until: float) -> list[Claim]:
    column = due_notices.c
    collected = and_(column.due > 0, column.due < TOLD)
    taking = (
        update(due_notices)
        .where(column.person_id.in_(ids), or_(collected, _ripe(now)))
        .values(due=-until)
        .returning(column.person_id, column.table_id)
    )
    taken: dict[str, set[str]] = {}
    async with database.write() as connection:
        for row in await connection.execute(taking):
            taken.setdefault(row.person_id, set()).add(row.table_id)
    return [Claim(person, frozenset(ids), until) for person, ids in taken.items()]


def _ripe(now: float) -> ColumnElement[bool]:
    """To be told by now, or in hands that have let it fall."""
    due = due_notices.c.due
    return or_(and_(due > 0, due <= now), and_(due < 0, due >= -now))


async def hold(database: Database, claim: Claim, until: float) -> Claim:
    """Keep what is still waited for in one's hands for longer; the rest is no longer claimed."""
    kept = await _change(database, claim, -until)
    return Claim(claim.person_id, kept, until)


async def put_back(database: Database, claim: Claim, due: float) -> None:
    await _change(database, claim, due)


async def told(database: Database, claim: Claim) -> None:
    await _change(database, claim, TOLD)


async def _change(database: Database, claim: Claim, due: float) -> frozenset[str]:
    column = due_notices.c
    mine = and_(
        column.person_id == claim.person_id,
        column.table_id.in_(claim.table_ids),
        column.due == -claim.until,
    )
    async with database.write() as connection:
        changed = await connection.execute(
            update(due_notices).where(mine).values(due=due).returning(column.table_id)
        )
        return frozenset(changed.scalars())


# When wishes change


async def reschedule(connection: AsyncConnection, person_id: str, settings: Settings) -> None:
    """What waits to be told follows the new wishes."""
    column = due_notices.c
    mine = and_(column.person_id == person_id, column.due > 0, column.due < TOLD)
    for row in (await connection.execute(select(column.table_id, column.since).where(mine))).all():
        this = and_(mine, column.table_id == row.table_id)
        due = wishes.due(settings, abs(row.since))
        await connection.execute(update(due_notices).where(this).values(due=due))


async def sweep(database: Database) -> None:
    """Nobody waits at a table whose game is over."""
    over = select(tables.c.id).where(tables.c.state != "running")
    async with database.write() as connection:
        await connection.execute(delete(due_notices).where(due_notices.c.table_id.in_(over)))
