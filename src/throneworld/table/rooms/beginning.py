"""The beginning of a table: its first position is written down in the transaction that says that it runs.

So nobody ever meets a table that runs and has no game.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from throneworld.kernel.game import Game
from throneworld.table import clocks
from throneworld.table.lobby.rows import SeatRow, TableRow
from throneworld.table.lobby.tables import update_table
from throneworld.table.rooms import timing
from throneworld.table.rooms.pace import Pace
from throneworld.table.rooms.standing import Standing
from throneworld.table.storage import batch
from throneworld.table.storage.packing import pack
from throneworld.table.storage.rows import Append, Base
from throneworld.table.storage.schema import bases


async def write_beginning(
    connection: AsyncConnection, table: TableRow, seats: Sequence[SeatRow], game: Game, now: float
) -> None:
    """The game of a table that starts, and the terms as they apply now that it is known who plays."""
    agreed = replace(table, terms=timing.settled(table, seats))
    await update_table(connection, agreed)
    await connection.run_sync(batch.write, [pack(beginning(agreed, game, now))], {})


async def has_begun(connection: AsyncConnection, table_id: str) -> bool:
    """Whether its game was written down."""
    written = select(bases.c.number).where(bases.c.table_id == table_id).limit(1)
    return (await connection.execute(written)).first() is not None


def beginning(table: TableRow, game: Game, now: float) -> Append:
    """The first position, with clocks that run and a window that is open, if there is one."""
    game.patient = table.terms.release == "uniform"
    clock = table.terms.clock
    pace = Pace(
        clocks=None if clock is None else clocks.started(clock, game.seats),
        revisions=(0,) * game.seats,
        waiting=game.waited_for,
        asked=game.asked,
        since=now,
        saved=now,
    )
    standing = Standing(game, 0, pace)
    if standing.in_window:  # a branch may begin anywhere
        standing.pace = replace(pace, opened=now)
    elif pace.clocks is not None:
        standing.pace = replace(pace, clocks=clocks.asked(pace.clocks, game.waited_for, now))
    standing.pace = replace(standing.pace, put=standing.put(now))
    return Append(table.id, (), standing.position(table.id), Base(table.id, 0, game.snapshot()))
