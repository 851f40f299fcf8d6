"""The start: the seats are fixed, the seed is drawn and committed to, the game is set up."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace
from sqlalchemy.ext.asyncio import AsyncConnection

import throneworld as tw
from throneworld.kernel.dice import FIRST, Dice
from throneworld.kernel.registry import definition_of
from throneworld.table.caller import Caller
from throneworld.table.errors import Clash
from throneworld.table.hall import Hall
from throneworld.table.lobby.levels import level_for
from throneworld.table.lobby.making import filled
from throneworld.table.lobby.permits import require, why_not_arrange, why_not_begin
from throneworld.table.lobby.rows import Level, SeatRow, TableRow
from throneworld.table.lobby.tables import loaded, update_seat, visible
from throneworld.table.rooms.beginning import write_beginning
from throneworld.table.trust.commitment import new_promise

LOTS = "table_factions"
"""The stream of chance that gives factions to seats without one: it follows from the seed like all others."""
LARGEST_OF_BEFORE = 2**64 - 1
"""Tables that began with the first dice drew seeds of 64 bits; of 256 bits none is ever as small as that."""


class Start(Struct, frozen=True, forbid_unknown_fields=True):
    fill_with_bots: Level | None = None
    """Bots of this kind take the seats that are still empty."""


async def start(hall: Hall, caller: Caller, table_id: str, wanted: Start, now: float) -> None:
    """Of two who start at once the first does. Table, seats and game are written together or not at all."""
    async with hall.database.write() as connection:
        await _start(connection, caller, table_id, wanted, now)
    await hall.rooms.begun(table_id)


async def _start(
    connection: AsyncConnection, caller: Caller, table_id: str, wanted: Start, now: float
) -> None:
    table, seated = await loaded(connection, table_id, lock=True)
    visible(caller, table, seated)
    require(why_not_arrange(caller, table, seated))
    level = wanted.fill_with_bots
    manned = seated if level is None else with_bots(seated, level_for(table.game, level))
    require(why_not_begin(table, manned))
    running = sealed(table, now)
    dealt = with_factions(running, manned)
    for seat in dealt:
        await update_seat(connection, table_id, seat)
    await write_beginning(connection, running, dealt, game_of(running, dealt), now)


def game_of(table: TableRow, seated: Sequence[SeatRow]) -> tw.Game:
    """The game of a started table before its first choice: the same whenever it is made anew."""
    if table.seed is None:
        raise Clash("not_running")
    factions = [seat.faction for seat in seated if seat.faction]
    dice = FIRST if table.seed <= LARGEST_OF_BEFORE else Dice.generator
    return definition_of(table.game).new(factions or len(seated), table.seed, table.options, dice)


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
