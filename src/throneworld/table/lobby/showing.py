"""What a caller is told about a table; made for each caller, because each may know something else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from throneworld.kernel.results import Result
from throneworld.table.caller import Caller
from throneworld.table.lobby.agreed import resolved
from throneworld.table.lobby.permits import knows_the_turn
from throneworld.table.lobby.rows import Access, Acting, Holder, Origin, SeatRow, Setting, State, TableRow
from throneworld.table.lobby.tables import loaded, names_of, owner_of, seats_held, seats_of_all, visible
from throneworld.table.storage.schema import positions
from throneworld.table.terms import Terms


class SeatData(Struct, frozen=True, kw_only=True):
    number: int
    holder: Holder
    name: str
    """Of the person; empty for a bot and a free seat."""
    faction: str
    """Empty when it is given by lot or chosen in the game."""
    level: str
    """Of the bot that plays here, to the end or until the person is back."""
    acting: Acting
    resigned: bool
    mine: bool
    invite: str
    """The code that lets somebody take this seat; only the owner sees it."""


class TurnData(Struct, frozen=True, kw_only=True):
    waiting: list[int]
    """The seats that the table waits for, as far as everybody may know."""
    since: float | None
    mine: bool
    """Whether one of the caller's own seats has an open question."""


class TableData(Struct, frozen=True, kw_only=True):
    id: str
    game: str
    name: str
    access: Access
    state: State
    origin: Origin
    options: dict[str, Setting]
    terms: Terms
    """As they apply: nothing is left to be worked out."""
    seats: list[SeatData]
    owner: bool
    """Whether the caller owns the table."""
    owner_name: str
    invite: str
    """The code that lets somebody in; only the owner sees it."""
    created: float
    started: float | None
    finished: float | None
    turn: TurnData | None
    """While the game runs; not for those who watch later."""
    result: Result | None
    commitment: str | None
    seed: str | None
    """After the end, as is the salt. A string, since not every reader of JSON can hold so large a number."""
    salt: str | None
    parent_id: str | None
    parent_step: int | None


class WhoseTurn(Struct, frozen=True):
    """The part of a position's pace that tells whose turn it is."""

    waiting: list[int] = []
    asked: list[int] = []
    """Who has an open question: a secret of those who have one."""
    since: float | None = None


_TURN = msgspec.json.Decoder(WhoseTurn)


async def show(
    connection: AsyncConnection, caller: Caller | None, table_id: str, code: str = ""
) -> TableData:
    table, seated = await loaded(connection, table_id)
    visible(caller, table, seated, code)
    return (await shown(connection, caller, [table]))[0]


async def shown(
    connection: AsyncConnection, caller: Caller | None, tables: Sequence[TableRow]
) -> list[TableData]:
    """Several tables that the caller may see."""
    seats = await seats_of_all(connection, [table.id for table in tables])
    paces = await paces_of(connection, [table.id for table in tables if table.state == "running"])
    names = await names_of(connection, [owner_of(table, seats[table.id]) for table in tables])
    told = [(table, seats[table.id], names, paces.get(table.id, WhoseTurn())) for table in tables]
    return [table_data(caller, *each) for each in told]


async def paces_of(connection: AsyncConnection, ids: Sequence[str]) -> dict[str, WhoseTurn]:
    """The journal writes the pace with every position, so it is the same for all server processes."""
    query = select(positions.c.table_id, positions.c.pace).where(positions.c.table_id.in_(ids))
    return {row.table_id: _TURN.decode(row.pace) for row in await connection.execute(query)}


def table_data(
    caller: Caller | None,
    table: TableRow,
    seats: Sequence[SeatRow],
    names: dict[str, str],
    pace: WhoseTurn,
) -> TableData:
    owner_id = owner_of(table, seats)
    owner = caller is not None and caller.id == owner_id
    ended = table.state == "finished"
    return TableData(
        **_open_columns(table),
        terms=resolved(table.terms, table.access),
        seats=[_seat_data(caller, seat, owner=owner) for seat in seats],
        owner=owner,
        owner_name=names.get(owner_id or "", ""),
        invite=table.invite if owner else "",
        turn=_turn(caller, table, seats, pace),
        result=None if table.result is None else msgspec.convert(table.result, Result),
        seed=str(table.seed) if ended and table.seed is not None else None,
        salt=table.salt if ended else None,
    )


OPEN_COLUMNS = (
    "id",
    "game",
    "name",
    "access",
    "state",
    "origin",
    "options",
    "created",
    "started",
    "finished",
    "commitment",
    "parent_id",
    "parent_step",
)
"""What everybody who sees the table may know, and as it stands in the database."""


def _open_columns(table: TableRow) -> dict[str, Any]:
    return {name: getattr(table, name) for name in OPEN_COLUMNS}


def _seat_data(caller: Caller | None, seat: SeatRow, *, owner: bool) -> SeatData:
    return SeatData(
        number=seat.number,
        holder=seat.holder,
        name=seat.name,
        faction=seat.faction,
        level=seat.level,
        acting=seat.acting,
        resigned=seat.resigned,
        mine=bool(seats_held(caller, [seat])),
        invite=seat.invite if owner else "",
    )


def _turn(
    caller: Caller | None, table: TableRow, seats: Sequence[SeatRow], pace: WhoseTurn
) -> TurnData | None:
    if table.state != "running" or not knows_the_turn(caller, table, seats):
        return None
    asked = [seat for seat in seats_held(caller, seats) if seat.number in pace.asked and not seat.by_bot]
    return TurnData(waiting=pace.waiting, since=pace.since, mine=bool(asked))
