"""Opening a table: from its newest base, the entries after it and its newest position.

The position is what the players saw last, so a game that was saved by another version goes on from there,
whatever that version's rules would have made of its choices.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from msgspec.structs import replace
from sqlalchemy import select

from throneworld.kernel.asks import Option
from throneworld.kernel.errors import BadSave
from throneworld.kernel.reading import read_choice, read_option
from throneworld.kernel.registry import definition_of
from throneworld.kernel.views import private_view, public_view
from throneworld.table import clocks
from throneworld.table.errors import Clash, NotFound
from throneworld.table.lobby.rows import TableRow
from throneworld.table.lobby.tables import loaded
from throneworld.table.orders import store
from throneworld.table.rooms.audience import Later
from throneworld.table.rooms.pace import Pace
from throneworld.table.rooms.room import Room
from throneworld.table.rooms.standing import Standing, standing_from
from throneworld.table.rooms.status import PUBLIC_KINDS, SHOWN
from throneworld.table.storage import schema
from throneworld.table.storage.packing import entry_of
from throneworld.table.storage.rows import Entry

if TYPE_CHECKING:
    from throneworld.table.rooms.rooms import Rooms

LOGGER = logging.getLogger(__name__)
TRIES = 5
NOTHING = {"seat": None, "ask": None, "beside": None, "you": None, "table": None}
"""What spectators have of their own before they see anything."""


async def load_room(rooms: Rooms, table_id: str, now: float) -> Room:
    async with rooms.database.read() as connection:
        table, seats = await loaded(connection, table_id)
        orders = await store.of_table(connection, table_id)
    if table.state == "lobby":
        raise NotFound("not_started")
    standing = await load_standing(rooms, table)
    for outage in () if standing.game.over else rooms.outages:
        standing.pace = _resumed(standing.pace, *outage)
    room = Room(rooms, table, seats, orders, standing)
    room.board.note(await _happenings(rooms, table_id))
    if room.fanout.delay != 0.0 and not room.game.over:
        await _hold_back(rooms, room, now)
    return room


async def load_standing(rooms: Rooms, table: TableRow) -> Standing:
    """How the table stands, from the entries since its newest base."""
    for _ in range(TRIES):
        base = await rooms.journal.newest_base(table.id)
        if base is None:
            raise NotFound("not_started")
        entries = await rooms.journal.entries(table.id, base.number)
        position = await rooms.journal.position(table.id)
        newest = entries[-1].number if entries else base.number
        if position is None or position.number == newest:
            patient = table.terms.release == "uniform"
            try:
                return standing_from(base, entries, position, patient=patient)
            except BadSave as problem:
                LOGGER.error("table %s cannot be opened: %s", table.id, problem)
                raise Clash("needs_repair") from problem
        await asyncio.sleep(0.01)  # somebody has written between two of our looks
    raise Clash("busy")


async def _happenings(rooms: Rooms, table_id: str) -> list[Entry]:
    """What happened last beside the game: much of it lies before the newest base, or has made it."""
    number, kind = schema.entries.c.number, schema.entries.c.kind
    query = select(schema.entries).where(schema.entries.c.table_id == table_id, kind.in_(PUBLIC_KINDS))
    async with rooms.database.read() as connection:
        rows = await connection.execute(query.order_by(number.desc()).limit(SHOWN))
        return [entry_of(row) for row in rows][::-1]


def _resumed(pace: Pace, stopped: float, started: float) -> Pace:
    """Time during which no server ran is charged to nobody, no bot could use it to decide, and nobody could
    answer in the window that was open. What was written since then knows of it."""
    since = max(stopped, pace.saved)
    if since >= started:
        return pace
    running = None if pace.clocks is None else clocks.resumed(pace.clocks, since, started)
    put = {seat: (ask, at + started - since) for seat, (ask, at) in pace.put.items()}
    opened = None if pace.opened is None else pace.opened + started - since
    return replace(pace, clocks=running, put=put, opened=opened)


async def _hold_back(rooms: Rooms, room: Room, now: float) -> None:
    """Spectators who watch with a delay begin with what they may see by now, and are shown the rest later."""
    delay, spectators = room.fanout.delay, room.fanout.audiences[None]
    current = (room.fanout.public, spectators.private)
    then = None if delay is None else await rooms.earlier(room, now - delay)
    if then is None:
        spectators.reset({"game": room.table.game}, NOTHING)
    else:
        spectators.reset(public_view(then), {**private_view(then, None), "table": None})
        spectators.lines = then.log_for(None)
    if delay is not None:
        later = Later(now + delay, *current, lines=room.game.log_for(None), anew=True)
        spectators.later.append(later)


def option_in(game: str, body: dict[str, object], seat: int) -> Option | None:
    """What a seat answered, as an entry tells it."""
    definition = definition_of(game)
    if isinstance(body.get("option"), list):
        return read_option(definition, body["option"])
    rows = body.get("choices")
    chosen = [read_choice(definition, row) for row in rows] if isinstance(rows, list) else []
    return next((choice.option for choice in chosen if choice is not None and choice.seat == seat), None)
