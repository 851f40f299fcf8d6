"""Tables and seats in the database: every query about them, and who may see a table at all."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from hmac import compare_digest
from typing import Any

import msgspec
from sqlalchemy import Select, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from throneworld.table.caller import Caller
from throneworld.table.errors import NotFound
from throneworld.table.lobby.rows import SeatRow, Setting, TableRow
from throneworld.table.storage.schema import people, seats, tables
from throneworld.table.terms import Terms

_ID = re.compile(r"[A-Za-z0-9_-]{1,16}")
_OPTIONS = msgspec.json.Decoder(dict[str, Setting])
_TERMS = msgspec.json.Decoder(Terms)
_RESULT = msgspec.json.Decoder(dict[str, Any])


# Reading


async def table_of(connection: AsyncConnection, table_id: str, *, lock: bool = False) -> TableRow:
    """The table; with `lock` nobody else changes it before this transaction ends."""
    if not _ID.fullmatch(table_id):
        raise NotFound("no_such_table")
    query = select(tables).where(tables.c.id == table_id)
    row = (await connection.execute(query.with_for_update() if lock else query)).mappings().first()
    if row is None:
        raise NotFound("no_such_table")
    return table_row(row)


async def seats_of(connection: AsyncConnection, table_id: str) -> list[SeatRow]:
    return (await seats_of_all(connection, [table_id]))[table_id]


async def seats_of_all(connection: AsyncConnection, ids: Iterable[str]) -> dict[str, list[SeatRow]]:
    """The seats of several tables, by table, in order."""
    found: dict[str, list[SeatRow]] = {table_id: [] for table_id in ids}
    for row in (await connection.execute(_seats_query(list(found)))).mappings():
        found[row["table_id"]].append(seat_row(row))
    return found


async def loaded(
    connection: AsyncConnection, table_id: str, *, lock: bool = False
) -> tuple[TableRow, list[SeatRow]]:
    table = await table_of(connection, table_id, lock=lock)
    return table, await seats_of(connection, table_id)


async def listed(connection: AsyncConnection, query: Select[Any]) -> list[TableRow]:
    """Tables, by a query that selects all columns of `tables`."""
    return [table_row(row) for row in (await connection.execute(query)).mappings()]


async def names_of(connection: AsyncConnection, ids: Iterable[str | None]) -> dict[str, str]:
    """What people are called at present."""
    wanted = {each for each in ids if each is not None}
    query = select(people.c.id, people.c.name).where(people.c.id.in_(wanted))
    return {row.id: row.name for row in await connection.execute(query)}


def table_row(row: Mapping[Any, Any]) -> TableRow:
    plain = {name: row[name] for name in TableRow.__struct_fields__}
    plain["options"] = _OPTIONS.decode(row["options"])
    plain["terms"] = _TERMS.decode(row["terms"])
    plain["result"] = None if row["result"] is None else _RESULT.decode(row["result"])
    plain["seed"] = None if row["seed"] is None else int(row["seed"])
    return msgspec.convert(plain, TableRow)


def seat_row(row: Mapping[Any, Any]) -> SeatRow:
    return msgspec.convert({name: row[name] for name in SeatRow.__struct_fields__}, SeatRow)


def _seats_query(ids: Sequence[str]) -> Select[Any]:
    """Those who are still around go by the name they have now, others by the one they had."""
    columns = [column for column in seats.c if column.name != "name"]
    return (
        select(*columns, func.coalesce(people.c.name, seats.c.name).label("name"))
        .outerjoin(people, people.c.id == seats.c.person_id)
        .where(seats.c.table_id.in_(ids))
        .order_by(seats.c.table_id, seats.c.number)
    )


# Writing


async def insert_table(connection: AsyncConnection, table: TableRow, seated: Iterable[SeatRow]) -> None:
    await connection.execute(insert(tables).values(**_plain_table(table)))
    rows = [{"table_id": table.id, **msgspec.structs.asdict(seat)} for seat in seated]
    await connection.execute(insert(seats), rows)


async def update_table(connection: AsyncConnection, table: TableRow) -> None:
    await connection.execute(update(tables).where(tables.c.id == table.id).values(**_plain_table(table)))


async def update_seat(connection: AsyncConnection, table_id: str, seat: SeatRow) -> None:
    place = (seats.c.table_id == table_id) & (seats.c.number == seat.number)
    await connection.execute(update(seats).where(place).values(**msgspec.structs.asdict(seat)))


async def delete_table(connection: AsyncConnection, table_id: str) -> None:
    """Seats, chat and notes go with it."""
    await connection.execute(delete(tables).where(tables.c.id == table_id))


def _plain_table(table: TableRow) -> dict[str, Any]:
    plain = msgspec.structs.asdict(table)
    for name in ("options", "terms", "result"):
        plain[name] = None if plain[name] is None else msgspec.json.encode(plain[name]).decode()
    return {**plain, "seed": None if table.seed is None else str(table.seed)}


# Who may see it


def seats_held(caller: Caller | None, seated: Iterable[SeatRow]) -> list[SeatRow]:
    """The seats that are the caller's own."""
    return [] if caller is None else [seat for seat in seated if seat.person_id == caller.id]


def owner_of(table: TableRow, seated: Iterable[SeatRow]) -> str | None:
    """Whoever made the table; when they are gone for good, the first person who sits there."""
    if table.owner_id is not None:
        return table.owner_id
    return next((seat.person_id for seat in seated if seat.person_id is not None), None)


def belongs(caller: Caller | None, table: TableRow, seated: Sequence[SeatRow]) -> bool:
    """Whether the caller is one of this table: sits there or owns it."""
    if caller is None:
        return False
    return bool(seats_held(caller, seated)) or owner_of(table, seated) == caller.id


def opens(code: str, *invites: str) -> bool:
    """Whether the code is one of these. How long a comparison takes tells nothing about the code."""
    return any(compare_digest(code.encode(), each.encode()) for each in invites if code and each)


def may_see(caller: Caller | None, table: TableRow, seated: Sequence[SeatRow], code: str = "") -> bool:
    """Open tables are for all; private ones for those who belong there or bring a code, and for admins.

    The server's own bots see every table, because they are asked to play at any.
    """
    if table.access == "open" or belongs(caller, table, seated):
        return True
    if caller is not None and (caller.admin or caller.house):
        return True
    return opens(code, table.invite, *(seat.invite for seat in seated))


def visible(caller: Caller | None, table: TableRow, seated: Sequence[SeatRow], code: str = "") -> None:
    """To whom a table may not be seen, it does not exist."""
    if not may_see(caller, table, seated, code):
        raise NotFound("no_such_table")
