"""The lists of tables: open ones, running ones to watch, one's own, finished ones."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct
from sqlalchemy import ColumnElement, Select, exists, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from throneworld.table.caller import Caller, signed_in
from throneworld.table.lobby.showing import TableData, shown
from throneworld.table.lobby.tables import listed
from throneworld.table.storage.schema import seats, tables

Which = Literal["open", "running", "mine", "finished"]
"""open: with a free seat, in the lobby; running: open games that may be watched; mine: where I sit or that I
own; finished: those that I may see."""


class TablePage(Struct, frozen=True):
    tables: list[TableData]
    start: int
    more: bool
    """Whether there are older ones."""


async def page(
    connection: AsyncConnection, caller: Caller | None, which: Which, start: int, limit: int
) -> TablePage:
    """Newest first."""
    query = query_of(caller, which).offset(start).limit(limit + 1)
    found = await listed(connection, query)
    return TablePage(await shown(connection, caller, found[:limit]), start, len(found) > limit)


def query_of(caller: Caller | None, which: Which) -> Select[Any]:
    """Lessons are nobody's games: they are in no list."""
    return _query(caller, which).where(tables.c.origin != "lesson")


def _query(caller: Caller | None, which: Which) -> Select[Any]:
    if which == "mine":
        return _newest(select(tables).where(_mine(signed_in(caller, "read"))))
    if which == "finished":
        seen = _public() if caller is None else or_(_public(), _mine(caller))
        ended = select(tables).where(tables.c.state == "finished", seen)
        return ended.order_by(tables.c.finished.desc(), tables.c.id)
    if which == "running":
        return _newest(select(tables).where(tables.c.state == "running", _public(), _watched()))
    return _newest(select(tables).where(tables.c.state == "lobby", _public(), _has_room()))


def _newest(query: Select[Any]) -> Select[Any]:
    return query.order_by(tables.c.created.desc(), tables.c.id)


def _public() -> ColumnElement[bool]:
    return tables.c.access == "open"


def _mine(caller: Caller) -> ColumnElement[bool]:
    return or_(tables.c.owner_id == caller.id, _has_seat(seats.c.person_id == caller.id))


def _has_room() -> ColumnElement[bool]:
    return _has_seat(seats.c.holder == "open")


def _watched() -> ColumnElement[bool]:
    """Terms are kept as compact JSON of a closed vocabulary, so one piece of text tells it."""
    return ~tables.c.terms.contains('"watching":"after_the_end"', autoescape=True)


def _has_seat(kind: ColumnElement[bool]) -> ColumnElement[bool]:
    return exists().where(seats.c.table_id == tables.c.id, kind)
