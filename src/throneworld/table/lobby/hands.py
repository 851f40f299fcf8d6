"""In the game: resigning, handing a seat to a bot, taking it back."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace
from sqlalchemy.ext.asyncio import AsyncConnection

from throneworld.table.caller import Caller
from throneworld.table.hall import Hall
from throneworld.table.lobby.levels import level_for
from throneworld.table.lobby.permits import (
    require,
    seat_numbered,
    why_not_give_up,
    why_not_hand_over,
    why_not_take_back,
)
from throneworld.table.lobby.rows import Level, SeatRow
from throneworld.table.lobby.tables import loaded, update_seat, visible


class HandOver(Struct, frozen=True, forbid_unknown_fields=True):
    level: Level = "heuristic"
    """Which bot plays on; the best that the game has if it has no such bot."""


async def resign(hall: Hall, caller: Caller, table_id: str, number: int, wanted: HandOver) -> None:
    """For good: a bot plays the seat to the end."""
    async with hall.database.write() as connection:
        table, seated = await loaded(connection, table_id, lock=True)
        visible(caller, table, seated)
        seat = seat_numbered(seated, number)
        require(why_not_give_up(caller, table, seat))
        given_up = replace(seat, acting="bot", level=level_for(table.game, wanted.level), resigned=True)
        await update_seat(connection, table_id, given_up)
    await hall.rooms.seat_changed(table_id, number, "resigned", caller.name)


async def hand_over(hall: Hall, caller: Caller, table_id: str, number: int, wanted: HandOver) -> None:
    """For now: the person may take the seat back at any time."""
    async with hall.database.write() as connection:
        table, seated = await loaded(connection, table_id, lock=True)
        visible(caller, table, seated)
        seat = seat_numbered(seated, number)
        require(why_not_hand_over(caller, table, seated, seat))
        given = replace(seat, acting="bot", level=level_for(table.game, wanted.level))
        changed = await _change(connection, table_id, seat, given)
    if changed:
        await hall.rooms.seat_changed(table_id, number, "handed_over", caller.name)


async def take_back(hall: Hall, caller: Caller, table_id: str, number: int) -> None:
    """Whether the seat was handed over, or lost because its time was up."""
    async with hall.database.write() as connection:
        table, seated = await loaded(connection, table_id, lock=True)
        visible(caller, table, seated)
        seat = seat_numbered(seated, number)
        require(why_not_take_back(caller, table, seat))
        changed = await _change(connection, table_id, seat, replace(seat, acting="self", level=""))
    if changed:
        await hall.rooms.seat_changed(table_id, number, "taken_back", caller.name)
    else:
        await hall.rooms.came_back(table_id, number)


async def _change(connection: AsyncConnection, table_id: str, before: SeatRow, after: SeatRow) -> bool:
    """Asking for what is so already is no event."""
    if before != after:
        await update_seat(connection, table_id, after)
    return before != after
