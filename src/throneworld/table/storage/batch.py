"""Writing appends of many tables as one transaction. Nothing here awaits, so that it can run on a thread."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from operator import itemgetter
from typing import Any, cast

from sqlalchemy import ClauseElement, Connection, Dialect, bindparam, func, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.sql.compiler import SQLCompiler

from throneworld.table.errors import Clash, NotFound
from throneworld.table.storage.packing import Pack, Values, compressed
from throneworld.table.storage.schema import bases, entries, people, positions, tables

_NUMBER = select(func.max(entries.c.number)).where(entries.c.table_id == tables.c.id)
NEWEST = select(_NUMBER.scalar_subquery()).where(tables.c.id == bindparam("table_id"))
"""One look into the index, however long the game is; no row if the table is gone."""
_PERSON = select(people.c.id).where(people.c.id == bindparam("person")).scalar_subquery()
ADD_ENTRIES = insert(entries).values(
    {column.name: bindparam(column.name) for column in entries.c} | {"person_id": _PERSON}
)
"""Whoever has deleted the account meanwhile is nobody, as in all earlier entries; the game goes on."""
ADD_BASES = insert(bases)
FINISH = (
    update(tables)
    .where(tables.c.id == bindparam("finished_table"))
    .values({name: bindparam(name) for name in ("state", "result", "finished")})
)


def _set_positions(dialect: Any) -> ClauseElement:
    """A process that lags behind never puts an old position over a new one."""
    adding = dialect.insert(positions)
    new = adding.excluded
    changing: ClauseElement = adding.on_conflict_do_update(
        index_elements=[positions.c.table_id],
        set_={"number": new.number, "position": new.position, "pace": new.pace},
        where=positions.c.number <= new.number,
    )
    return changing


SET_POSITIONS = {"sqlite": _set_positions(sqlite), "postgresql": _set_positions(postgresql)}


def write(connection: Connection, packs: Iterable[Pack], known: Mapping[str, int]) -> None:
    """All or, with an error, nothing. All processes go through tables in one order: none waits in a ring."""
    packs = sorted(packs, key=lambda pack: pack.table_id)
    _check(connection, packs, known)
    _execute(connection, ADD_ENTRIES, [row for pack in packs for row in pack.entries])
    _execute(connection, ADD_BASES, [compressed(pack.base) for pack in packs if pack.base])
    set_positions = SET_POSITIONS[connection.dialect.name]
    _execute(connection, set_positions, [pack.position for pack in packs if pack.position])
    _execute(connection, FINISH, [pack.finish for pack in packs if pack.finish])


def _check(connection: Connection, packs: Sequence[Pack], known: Mapping[str, int]) -> None:
    """No gap. That no number is taken twice the primary key proves, whatever happens after this look."""
    newest: dict[str, int] = {}
    for pack in packs:
        number = newest.get(pack.table_id)
        if number is None:
            number = _preceding(connection, pack, known.get(pack.table_id))
        newest[pack.table_id] = _followed(pack, number)


def _preceding(connection: Connection, pack: Pack, known: int | None) -> int:
    """Entries are never taken away: one that is known to be there need not be looked up again."""
    return _newest(connection, pack.table_id) if known is None or known != pack.before else known


def _newest(connection: Connection, table_id: str) -> int:
    sql, _ = _compiled(NEWEST, connection.dialect)
    row = connection.exec_driver_sql(sql, (table_id,)).first()
    if row is None:
        raise NotFound("table_gone", table=table_id)
    return int(row[0] or 0)


def _followed(pack: Pack, newest: int) -> int:
    """The newest number of the table once this is written."""
    after = newest if pack.before is None else pack.after
    misplaced = pack.position is not None and pack.position["number"] != after
    too_early = pack.base is not None and pack.base["number"] > after
    if pack.before not in (None, newest) or misplaced or too_early:
        raise Clash("already_happened", table=pack.table_id)
    return after


def _execute(connection: Connection, statement: ClauseElement, rows: Sequence[Values]) -> None:
    if rows:
        sql, values = _compiled(statement, connection.dialect)
        connection.exec_driver_sql(sql, [values(row) for row in rows])


@lru_cache(64)
def _compiled(statement: ClauseElement, dialect: Dialect) -> tuple[str, itemgetter[Any]]:
    """Once for each database: half the time of a commit would go into finding the statement in a cache."""
    compiled = cast("SQLCompiler", statement.compile(dialect=dialect))
    return str(compiled), itemgetter(*(compiled.positiontup or ()))
