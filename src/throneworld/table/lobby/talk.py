"""What is said at a table, always in public, and what each writes down for themselves."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct, to_builtins
from sqlalchemy import delete, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from throneworld.table.caller import Caller
from throneworld.table.errors import Invalid
from throneworld.table.hall import Hall
from throneworld.table.lobby.permits import heard_until, require, why_not_speak, why_not_speak_for
from throneworld.table.lobby.tables import loaded, seats_held, visible
from throneworld.table.lobby.text import tidy
from throneworld.table.seats import SeatNumber
from throneworld.table.storage.schema import messages, notes

LONGEST_NOTES = 20_000


class Say(Struct, frozen=True, forbid_unknown_fields=True):
    text: Annotated[str, Meta(min_length=1, max_length=1000)]
    seat: SeatNumber | None = None
    """For which of one's seats; without a number, the first of them."""


class Message(Struct, frozen=True):
    number: int
    """From 1 without gaps."""
    name: str
    seat: int | None
    """Where the speaker sat; none for whoever only watched."""
    text: str
    at: float


class Talk(Struct, frozen=True):
    messages: list[Message]
    newest: int
    """The number of the newest message that the caller may read; 0 if nothing was said yet."""


class Notes(Struct, frozen=True, forbid_unknown_fields=True):
    text: Annotated[str, Meta(max_length=LONGEST_NOTES)]


# Chat


async def say(hall: Hall, caller: Caller, table_id: str, said: Say, now: float) -> Message:
    """Kept first, delivered then."""
    async with hall.database.write() as connection:
        message = await _write(connection, caller, table_id, said, now)
    await hall.rooms.said(table_id, to_builtins(message))
    return message


async def _write(
    connection: AsyncConnection, caller: Caller, table_id: str, said: Say, now: float
) -> Message:
    table, seated = await loaded(connection, table_id, lock=True)
    visible(caller, table, seated)
    require(why_not_speak(caller, table, seated))
    require(why_not_speak_for(caller, seated, said.seat))
    mine = [seat.number for seat in seats_held(caller, seated)]
    seat = said.seat if said.seat is not None else next(iter(mine), None)
    number = await _newest(connection, table_id) + 1
    message = Message(number, caller.name, seat, _words(said.text), now)
    row = {**to_builtins(message), "table_id": table_id, "person_id": caller.id}
    await connection.execute(insert(messages).values(**row))
    return message


def _words(text: str) -> str:
    words = tidy(text)
    if not words:
        raise Invalid("nothing_said")
    return words


async def talk(
    connection: AsyncConnection, caller: Caller | None, table_id: str, after: int, limit: int, now: float
) -> Talk:
    table, seated = await loaded(connection, table_id)
    visible(caller, table, seated)
    until = heard_until(caller, table, seated, now)
    query = (
        select(messages)
        .where(messages.c.table_id == table_id, messages.c.number > after, messages.c.at <= until)
        .order_by(messages.c.number)
        .limit(limit)
    )
    found = [
        Message(row.number, row.name, row.seat, row.text, row.at) for row in await connection.execute(query)
    ]
    return Talk(found, await _newest(connection, table_id, until))


async def _newest(connection: AsyncConnection, table_id: str, until: float | None = None) -> int:
    query = select(func.max(messages.c.number)).where(messages.c.table_id == table_id)
    return await connection.scalar(query if until is None else query.where(messages.c.at <= until)) or 0


# Notes


async def notes_of(connection: AsyncConnection, caller: Caller, table_id: str) -> Notes:
    table, seated = await loaded(connection, table_id)
    visible(caller, table, seated)
    mine = (notes.c.table_id == table_id) & (notes.c.person_id == caller.id)
    return Notes(await connection.scalar(select(notes.c.text).where(mine)) or "")


async def write_notes(connection: AsyncConnection, caller: Caller, table_id: str, wanted: Notes) -> Notes:
    """Whoever may see the table may keep notes on it, spectators too."""
    table, seated = await loaded(connection, table_id, lock=True)
    visible(caller, table, seated)
    kept = Notes(tidy(wanted.text))
    await connection.execute(
        delete(notes).where(notes.c.table_id == table_id, notes.c.person_id == caller.id)
    )
    if kept.text:
        row = {"table_id": table_id, "person_id": caller.id, "text": kept.text}
        await connection.execute(insert(notes).values(**row))
    return kept
