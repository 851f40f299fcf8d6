"""Before the start: taking a seat, leaving it, and what the owner does with seats."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from msgspec import Meta, Struct
from msgspec.structs import replace
from sqlalchemy.ext.asyncio import AsyncConnection

from throneworld.table.caller import Caller
from throneworld.table.errors import Clash
from throneworld.table.lobby.levels import level_for
from throneworld.table.lobby.making import FactionId, NewSeat, Place, checked_options, placed
from throneworld.table.lobby.permits import (
    require,
    seat_numbered,
    why_not_arrange,
    why_not_clear_away,
    why_not_leave,
    why_not_sit_down,
)
from throneworld.table.lobby.rows import Level, SeatRow, TableRow
from throneworld.table.lobby.tables import (
    delete_table,
    loaded,
    opens,
    owner_of,
    seats_held,
    update_seat,
    update_table,
    visible,
)
from throneworld.table.seats import SeatNumber

Code = Annotated[str, Meta(max_length=64)]


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    seat: SeatNumber | None = None
    """Which one; without a number, the one that the code is for, or the first that is free."""
    code: Code = ""


class Leave(Struct, frozen=True, forbid_unknown_fields=True):
    seat: SeatNumber | None = None
    """Which one; without a number, all of one's seats and the table."""


class SeatChange(Struct, frozen=True, forbid_unknown_fields=True):
    """What is not named stays as it is."""

    holder: Place | None = None
    faction: FactionId | None = None
    level: Level | None = None


# Sitting down


async def join(connection: AsyncConnection, caller: Caller, table_id: str, wanted: Join) -> None:
    table, seated = await loaded(connection, table_id, lock=True)
    visible(caller, table, seated, wanted.code)
    seat = _meant(caller, table, seated, wanted)
    require(why_not_sit_down(caller, table, seated, seat, wanted.code))
    taken = replace(seat, holder="person", person_id=caller.id, name=caller.name, acting="self", level="")
    await update_seat(connection, table_id, taken)


def _meant(caller: Caller, table: TableRow, seated: Sequence[SeatRow], wanted: Join) -> SeatRow:
    if wanted.seat is not None:
        return seat_numbered(seated, wanted.seat)
    by_code = next((seat for seat in seated if opens(wanted.code, seat.invite)), None)
    return by_code or _first_free(caller, table, seated, wanted.code)


def _first_free(caller: Caller, table: TableRow, seated: Sequence[SeatRow], code: str) -> SeatRow:
    """A second seat has to be asked for by its number; whoever clicks twice wants only one."""
    if seats_held(caller, seated):
        raise Clash("already_seated")
    refusals = [(seat, why_not_sit_down(caller, table, seated, seat, code)) for seat in seated]
    free = [seat for seat, refusal in refusals if refusal is None]
    if not free:
        raise next((why for seat, why in refusals if why and seat.empty), Clash("no_free_seat"))
    return free[0]


# Standing up


async def leave(connection: AsyncConnection, caller: Caller, table_id: str, wanted: Leave) -> None:
    table, seated = await loaded(connection, table_id, lock=True)
    visible(caller, table, seated)
    require(why_not_leave(caller, table, seated))
    after = _without(caller, seated, wanted.seat)
    for before, seat in zip(seated, after, strict=True):
        if seat != before:
            await update_seat(connection, table_id, seat)
    await _pass_on(connection, caller, table, after, keep=wanted.seat is not None)


def _without(caller: Caller, seated: Sequence[SeatRow], number: int | None) -> list[SeatRow]:
    """The seats after the caller has left one or all of theirs."""
    if number is not None and seat_numbered(seated, number).person_id != caller.id:
        raise Clash("not_seated")
    mine = {seat.number for seat in seats_held(caller, seated) if number in (None, seat.number)}
    return [vacated(seat) if seat.number in mine else seat for seat in seated]


def vacated(seat: SeatRow) -> SeatRow:
    """A seat that had a code waits for whoever brings it."""
    return replace(seat, holder="invited" if seat.invite else "open", person_id=None, name="")


async def _pass_on(
    connection: AsyncConnection, caller: Caller, table: TableRow, seated: Sequence[SeatRow], *, keep: bool
) -> None:
    """Without its owner the table goes to somebody who sits there, or is cleared away."""
    owner = owner_of(table, seated)
    if owner == caller.id and not keep:
        owner = next((seat.person_id for seat in seated if seat.person_id is not None), None)
    if owner is None:
        await delete_table(connection, table.id)
    elif owner != table.owner_id:
        await update_table(connection, replace(table, owner_id=owner))


# The owner


async def arrange(
    connection: AsyncConnection, caller: Caller, table_id: str, number: int, change: SeatChange
) -> None:
    """Give a seat to somebody else, or a faction to a seat."""
    table, seated = await loaded(connection, table_id, lock=True)
    visible(caller, table, seated)
    require(why_not_arrange(caller, table, seated))
    seat = changed(caller, table.game, seat_numbered(seated, number), change)
    factions = [seat.faction if each.number == number else each.faction for each in seated]
    checked_options(table.game, factions, table.options)
    await update_seat(connection, table_id, seat)


def changed(caller: Caller, game: str, seat: SeatRow, change: SeatChange) -> SeatRow:
    faction = seat.faction if change.faction is None else change.faction
    if change.holder is None or _stays(caller, seat, change.holder):
        level = level_for(game, change.level) if change.level and seat.holder == "bot" else seat.level
        return replace(seat, faction=faction, level=level)
    return placed(caller, game, seat.number, NewSeat(change.holder, faction, change.level or "heuristic"))


def _stays(caller: Caller, seat: SeatRow, place: Place) -> bool:
    """Whether the seat is for the same as before; an invitation that stands keeps its code."""
    return seat.person_id == caller.id if place == "me" else seat.holder == place


async def clear_away(connection: AsyncConnection, caller: Caller, table_id: str) -> None:
    table, seated = await loaded(connection, table_id, lock=True)
    visible(caller, table, seated)
    require(why_not_clear_away(caller, table, seated))
    await delete_table(connection, table_id)
