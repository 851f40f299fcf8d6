"""The start: the seats are fixed, the seed is drawn and committed to, the game is set up."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

import throneworld as tw
from throneworld.kernel.dice import Dice
from throneworld.kernel.registry import definition_of
from throneworld.table.caller import Caller
from throneworld.table.errors import Clash
from throneworld.table.hall import Hall
from throneworld.table.lobby.making import filled
from throneworld.table.lobby.permits import require, why_not_arrange, why_not_begin
from throneworld.table.lobby.rows import Level, SeatRow, TableRow
from throneworld.table.lobby.tables import loaded, update_seat, update_table, visible
from throneworld.table.storage.schema import bases
from throneworld.table.trust.commitment import new_promise

LOTS = "table_factions"
"""The stream of chance that gives factions to seats without one: it follows from the seed like all others."""


class Start(Struct, frozen=True, forbid_unknown_fields=True):
    fill_with_bots: Level | None = None
    """Bots of this kind take the seats that are still empty."""


class Started(Struct, frozen=True):
    """A game, and the table as it was before."""

    game: tw.Game
    table: TableRow
    seats: tuple[SeatRow, ...]


async def start(hall: Hall, caller: Caller, table_id: str, wanted: Start, now: float) -> None:
    """The first of two who start at once starts it; if no room can be opened, the lobby is as it was."""
    async with hall.database.write() as connection:
        started = await _fix(connection, caller, table_id, wanted, now)
    try:
        await hall.rooms.begin(table_id, started.game)
    except Exception:
        await _go_back(hall, started)
        raise


async def _go_back(hall: Hall, started: Started) -> None:
    """To the lobby, unless the game has been written down after all."""
    async with hall.database.write() as connection:
        written = select(bases.c.number).where(bases.c.table_id == started.table.id).limit(1)
        if (await connection.execute(written)).first() is None:
            await _write(connection, started.table, started.seats)


def game_of(table: TableRow, seated: Sequence[SeatRow]) -> tw.Game:
    """The game of a started table before its first choice: the same whenever it is made anew."""
    if table.seed is None:
        raise Clash("not_running")
    factions = [seat.faction for seat in seated if seat.faction]
    game = definition_of(table.game)
    return game.new(factions or len(seated), table.seed, table.options, Dice.generator)


async def _fix(
    connection: AsyncConnection, caller: Caller, table_id: str, wanted: Start, now: float
) -> Started:
    table, seated = await loaded(connection, table_id, lock=True)
    visible(caller, table, seated)
    require(why_not_arrange(caller, table, seated))
    manned = seated if wanted.fill_with_bots is None else with_bots(seated, wanted.fill_with_bots)
    require(why_not_begin(table, manned))
    running = sealed(table, now)
    dealt = with_factions(running, manned)
    await _write(connection, running, dealt)
    return Started(game_of(running, dealt), table, tuple(seated))


def with_bots(seated: Sequence[SeatRow], level: Level) -> list[SeatRow]:
    def manned(seat: SeatRow) -> SeatRow:
        return replace(seat, holder="bot", person_id=None, name="", invite="", level=level, acting="bot")

    return [manned(seat) if seat.empty else seat for seat in seated]


def sealed(table: TableRow, now: float) -> TableRow:
    """The seed is drawn, and committed to by its hash."""
    promise = new_promise()
    return replace(
        table,
        state="running",
        seed=promise.seed,
        salt=promise.salt,
        commitment=promise.commitment,
        started=now,
    )


def with_factions(table: TableRow, seated: Sequence[SeatRow]) -> list[SeatRow]:
    """If only some seats have a faction, the others get theirs by lot."""
    mixed = Dice(table.seed or 0).shuffle(LOTS, definition_of(table.game).factions)
    named = filled([seat.faction for seat in seated], mixed) or [""] * len(seated)
    return [replace(seat, faction=faction) for seat, faction in zip(seated, named, strict=True)]


async def _write(connection: AsyncConnection, table: TableRow, seated: Sequence[SeatRow]) -> None:
    await update_table(connection, table)
    for seat in seated:
        await update_seat(connection, table.id, seat)
