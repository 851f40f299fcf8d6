"""Somebody deletes themselves: games go on without them, and everything personal is gone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import case, delete, exists, select, tuple_, update
from sqlalchemy.ext.asyncio import AsyncConnection

from throneworld.table.caller import Caller
from throneworld.table.errors import NotSignedIn
from throneworld.table.lobby.levels import best_for
from throneworld.table.people.merging import running_tables
from throneworld.table.people.recognition import forget
from throneworld.table.storage.database import Database
from throneworld.table.storage.schema import entries, messages, orders, people, seats, tables

FORMER = "former player"
TELL_NAMES = ("seat", "rewind", "mend", "end")
"""Kinds of entries that say who did something."""
REMOVED = "\u2026"
"""In place of what was said: messages keep their numbers, because clients count them."""


async def leave_for_good(database: Database, caller: Caller) -> tuple[str, ...]:
    """Returns the running tables at which a bot now has the seat.

    Sessions, tokens, notes and notices go with the person; journals keep what happened, but not the name.
    """
    person_id = caller.id
    async with database.write() as connection:
        await _check_still_same(connection, caller)
        running = await running_tables(connection, person_id)
        await _take_name_off_journals(connection, person_id)
        await _free_seats(connection, person_id)
        await _give_seats_to_bots(connection, person_id)
        await _take_name_off(connection, person_id)
        await _clear_empty_lobbies(connection, person_id)
        await connection.execute(delete(people).where(people.c.id == person_id))
    forget(database, person_id)
    return running


async def _check_still_same(connection: AsyncConnection, caller: Caller) -> None:
    """A guest who has become an account in this very moment has to show the password."""
    row = (await connection.execute(select(people.c.username).where(people.c.id == caller.id))).one_or_none()
    if row is None or row.username != caller.username:
        raise NotSignedIn("sign_in_first")


async def _free_seats(connection: AsyncConnection, person_id: str) -> None:
    """Before the start others may take the seat, by the same link if there was one."""
    free = case((seats.c.invite != "", "invited"), else_="open")
    await _change_seats(connection, person_id, "lobby", holder=free, person_id=None, name="")


async def _give_seats_to_bots(connection: AsyncConnection, person_id: str) -> None:
    mine = select(seats.c.table_id, seats.c.number).where(_seated(person_id, "running"))
    await connection.execute(delete(orders).where(tuple_(orders.c.table_id, orders.c.seat).in_(mine)))
    for game in await _games(connection, person_id):
        bot = {"holder": "bot", "acting": "bot", "level": best_for(game)}
        await _change_seats(connection, person_id, "running", game, **bot, person_id=None, name=FORMER)


async def _games(connection: AsyncConnection, person_id: str) -> Sequence[str]:
    """Those that the person is playing."""
    there = select(seats.c.table_id).where(_seated(person_id, "running"))
    return (await connection.scalars(select(tables.c.game).where(tables.c.id.in_(there)).distinct())).all()


async def _take_name_off(connection: AsyncConnection, person_id: str) -> None:
    """In finished games it stays true that a person played, and in the chat that somebody spoke."""
    await _change_seats(connection, person_id, "finished", person_id=None, name=FORMER)
    said = update(messages).where(messages.c.person_id == person_id)
    await connection.execute(said.values(person_id=None, name=FORMER, text=REMOVED))
    await _rename_tables(connection, person_id)


async def _take_name_off_journals(connection: AsyncConnection, person_id: str) -> None:
    """Entries that tell of seats and agreements name people; no choice and no chance is touched."""
    name = await connection.scalar(select(people.c.name).where(people.c.id == person_id))
    there = select(seats.c.table_id).where(seats.c.person_id == person_id)
    telling = select(entries).where(entries.c.table_id.in_(there), entries.c.kind.in_(TELL_NAMES))
    for row in (await connection.execute(telling)).all():
        body = msgspec.json.decode(row.body)
        if body.get("name") == name:
            here = (entries.c.table_id == row.table_id) & (entries.c.number == row.number)
            clean = msgspec.json.encode({**body, "name": FORMER}).decode()
            await connection.execute(update(entries).where(here).values(body=clean))


async def _rename_tables(connection: AsyncConnection, person_id: str) -> None:
    """A table that was named after its owner bears only the name of its game."""
    name = await connection.scalar(select(people.c.name).where(people.c.id == person_id))
    for row in (await connection.execute(select(tables).where(tables.c.owner_id == person_id))).all():
        if row.name.endswith(f" \u00b7 {name}"):
            plain = row.name.removesuffix(f" \u00b7 {name}")
            await connection.execute(update(tables).where(tables.c.id == row.id).values(name=plain))


async def _clear_empty_lobbies(connection: AsyncConnection, person_id: str) -> None:
    """A table that nobody else has joined goes too; others pass to the first who sits there."""
    somebody = exists().where(seats.c.table_id == tables.c.id, seats.c.person_id.is_not(None))
    mine = (tables.c.owner_id == person_id) & (tables.c.state == "lobby")
    await connection.execute(delete(tables).where(mine & ~somebody))


async def _change_seats(
    connection: AsyncConnection, person_id: str, state: str, game: str | None = None, /, **values: Any
) -> None:
    await connection.execute(update(seats).where(_seated(person_id, state, game)).values(**values))


def _seated(person_id: str, state: str, game: str | None = None) -> Any:
    """The person's seats at tables in that state, of one game or of all."""
    there = select(tables.c.id).where(tables.c.state == state)
    if game is not None:
        there = there.where(tables.c.game == game)
    return (seats.c.person_id == person_id) & seats.c.table_id.in_(there)
