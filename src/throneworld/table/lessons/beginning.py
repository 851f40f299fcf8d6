"""Beginning a lesson: a private table of the learner's own, at which the game runs at once."""

from __future__ import annotations

import secrets
from typing import Final

from sqlalchemy import select

from throneworld.kernel.game import Game
from throneworld.kernel.lessons import Lesson
from throneworld.table.caller import Caller
from throneworld.table.hall import Hall
from throneworld.table.ids import new_table_id
from throneworld.table.lessons.catalogue import lesson_of, level_of
from throneworld.table.lobby.rows import SeatRow, TableRow
from throneworld.table.lobby.tables import insert_table
from throneworld.table.rooms.beginning import write_beginning
from throneworld.table.storage.schema import tables
from throneworld.table.terms import Terms
from throneworld.table.trust.commitment import Promise

LESSON: Final = "lesson"


async def begin(hall: Hall, caller: Caller, game_id: str, number: int, now: float) -> str:
    """Returns the id of the new table. Whoever begins a lesson has left the one before."""
    lesson = lesson_of(game_id, number)
    await _leave_earlier(hall, caller)
    game = lesson.prepare(lesson)
    table, seats = _table(caller, lesson, game, now), [_seat(caller, lesson, n) for n in range(game.seats)]
    async with hall.database.write() as connection:
        await insert_table(connection, table, seats)
        await write_beginning(connection, table, seats, game, now)
    await hall.rooms.begun(table.id)
    return table.id


async def _leave_earlier(hall: Hall, caller: Caller) -> None:
    """A learner has one lesson at a time, so that those that were given up do not pile up."""
    mine = (tables.c.owner_id == caller.id) & (tables.c.origin == LESSON) & (tables.c.state == "running")
    async with hall.database.read() as connection:
        found = (await connection.execute(select(tables.c.id).where(mine))).all()
    for row in found:
        room = await hall.rooms.open(row.id)
        if not room.game.over:
            await room.change(lambda draft: draft.end("", caller.name))


def _table(caller: Caller, lesson: Lesson, game: Game, now: float) -> TableRow:
    """The seed is the same for everybody: a lesson has nothing to hide from those who learn."""
    promise = Promise(lesson.seed, secrets.token_hex(16))
    return TableRow(
        id=new_table_id(),
        game=lesson.game,
        name=f"{lesson.game.capitalize()} \u00b7 {lesson.number}",
        owner_id=caller.id,
        access="private",
        state="running",
        origin=LESSON,
        options=dict(game.options),
        terms=Terms(),
        invite=secrets.token_urlsafe(12),
        seed=promise.seed,
        salt=promise.salt,
        commitment=promise.commitment,
        result=None,
        created=now,
        started=now,
        finished=None,
        parent_id=None,
        parent_step=None,
    )


def _seat(caller: Caller, lesson: Lesson, seat: int) -> SeatRow:
    mine = seat == lesson.seat
    return SeatRow(
        number=seat,
        holder="person" if mine else "bot",
        person_id=caller.id if mine else None,
        name=caller.name if mine else "",
        faction=lesson.seats[seat],
        level="" if mine else level_of(lesson),
        invite="",
        acting="self" if mine else "bot",
        resigned=False,
    )
