"""A guest signs in: all that the guest has goes to the account, and the guest is no more."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Table, delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from throneworld.table.storage.schema import (
    due_notices,
    entries,
    messages,
    notes,
    people,
    proposals,
    seats,
    tables,
)

NO_NOTICES = "{}"


async def merge(connection: AsyncConnection, guest_id: str, account_id: str) -> tuple[str, ...]:
    """Returns the running tables that this concerns. Standing orders belong to seats and stay with them.

    Sessions and tokens of the guest are not taken along: they were given out without a password.
    """
    running = await running_tables(connection, guest_id)
    for table in (seats, entries, messages, proposals):
        await _hand_over(connection, table.c.person_id, guest_id, account_id)
    await _hand_over(connection, tables.c.owner_id, guest_id, account_id)
    await _merge_notes(connection, guest_id, account_id)
    await _merge_due_notices(connection, guest_id, account_id)
    await _merge_settings(connection, guest_id, account_id)
    await connection.execute(delete(people).where(people.c.id == guest_id))
    return running


async def running_tables(connection: AsyncConnection, person_id: str) -> tuple[str, ...]:
    """The tables with a game in progress that this person sits at or owns."""
    seated = select(seats.c.table_id).where(seats.c.person_id == person_id)
    theirs = (tables.c.owner_id == person_id) | tables.c.id.in_(seated)
    rows = await connection.scalars(select(tables.c.id).where(theirs, tables.c.state == "running"))
    return tuple(rows)


async def _hand_over(connection: AsyncConnection, column: Any, old: str, new: str) -> None:
    await connection.execute(update(column.table).where(column == old).values({column: new}))


async def _merge_notes(connection: AsyncConnection, guest_id: str, account_id: str) -> None:
    """Where both have written something, it stands one below the other."""
    mine = select(notes).where(notes.c.person_id == guest_id)
    for row in (await connection.execute(mine)).all():
        theirs = (notes.c.table_id == row.table_id) & (notes.c.person_id == account_id)
        text = notes.c.text + "\n" + row.text
        await connection.execute(update(notes).where(theirs).values(text=text))
    await _hand_over_rest(connection, notes, guest_id, account_id)


async def _merge_due_notices(connection: AsyncConnection, guest_id: str, account_id: str) -> None:
    await _hand_over_rest(connection, due_notices, guest_id, account_id)


async def _hand_over_rest(connection: AsyncConnection, table: Table, old: str, new: str) -> None:
    """One row per table and person: where the account has one already, the guest's goes with the guest."""
    taken = select(table.c.table_id).where(table.c.person_id == new)
    mine = (table.c.person_id == old) & table.c.table_id.not_in(taken)
    await connection.execute(update(table).where(mine).values(person_id=new))


async def _merge_settings(connection: AsyncConnection, guest_id: str, account_id: str) -> None:
    """Where to send notices, if only the guest has said so."""
    theirs = select(people.c.notices).where(people.c.id == guest_id).scalar_subquery()
    unset = (people.c.id == account_id) & (people.c.notices == NO_NOTICES)
    await connection.execute(update(people).where(unset).values(notices=theirs))
