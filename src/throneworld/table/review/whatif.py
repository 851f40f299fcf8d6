"""New tables from old positions: what if we had played otherwise, and what would I do from here?

A branch goes on from any step of a finished game. Hands and decks lie as they lay then; all chance from there
on is new, from a seed of its own. A practice game goes on from what one seat knows, of a running game too:
whatever that seat does not know is dealt anew, so nobody learns anything by it.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Annotated, Literal

from msgspec import Meta, Struct
from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from throneworld.kernel.dice import Dice
from throneworld.kernel.errors import BadSave
from throneworld.kernel.game import Game
from throneworld.kernel.saves import load
from throneworld.table.caller import Caller
from throneworld.table.errors import Clash, Invalid, NotAllowed
from throneworld.table.hall import Hall
from throneworld.table.ids import new_table_id
from throneworld.table.lobby.levels import level_for
from throneworld.table.lobby.making import LONGEST_NAME, MOST_TABLES
from throneworld.table.lobby.rows import Level, Origin, SeatRow, TableRow
from throneworld.table.lobby.tables import insert_table, seats_held
from throneworld.table.lobby.text import tidy_line
from throneworld.table.review.audience import Look, look_of
from throneworld.table.review.reviews import Reviews
from throneworld.table.rooms.beginning import write_beginning
from throneworld.table.seats import MOST_SEATS, SeatNumber
from throneworld.table.storage.schema import tables
from throneworld.table.terms import Terms
from throneworld.table.trust.commitment import Promise, new_promise
from throneworld.table.trust.gamefile import MOST_CHOICES

StepNumber = Annotated[int, Meta(ge=0, le=MOST_CHOICES)]


class BranchSeat(Struct, frozen=True, forbid_unknown_fields=True):
    holder: Literal["me", "bot", "open"]
    """`open`: a bot plays until somebody takes the seat."""
    level: Level = "heuristic"


class Branch(Struct, frozen=True, forbid_unknown_fields=True):
    step: StepNumber
    seats: Annotated[list[BranchSeat], Meta(min_length=1, max_length=MOST_SEATS)]
    """Clockwise, as in the finished game."""
    name: Annotated[str, Meta(max_length=LONGEST_NAME)] = ""


class Practise(Struct, frozen=True, forbid_unknown_fields=True):
    seat: SeatNumber
    level: Level = "heuristic"
    """Of the bots on all other seats."""
    step: StepNumber | None = None
    """Of a finished game; without a number, its last step that was not yet the end."""


class Origins(Struct, frozen=True):
    """Where a new table comes from."""

    parent: TableRow
    step: int
    kind: Origin
    name: str = ""


class WhatIf(Struct, frozen=True):
    """Somebody looks at a table and wants to go on from there on their own."""

    hall: Hall
    reviews: Reviews
    caller: Caller
    parent: TableRow
    seated: Sequence[SeatRow]
    now: float

    async def branch(self, wanted: Branch) -> str:
        """Returns the id of the new table."""
        if self.parent.state != "finished":
            raise Clash("branch_running")
        if len(wanted.seats) != len(self.seated):
            raise Invalid("branch_seats", seats=len(self.seated))
        game = await self.reviews.position(self.parent, wanted.step)
        promise = new_promise()
        origins = Origins(self.parent, wanted.step, "branch", tidy_line(wanted.name))
        return await self._begin(origins, wanted.seats, branched(game, promise.seed), promise)

    async def practise(self, wanted: Practise) -> str:
        """Returns the id of a table at which the caller has the same seat, and bots have the others."""
        look = look_of(self.caller, self.parent, self.seated, wanted.seat, self.now)
        if all(seat.number != wanted.seat for seat in seats_held(self.caller, self.seated)):
            raise NotAllowed("not_your_seat", seat=wanted.seat)
        step, game = await self._known(look, wanted.step)
        promise = new_promise()
        imagined = imagined_by(game, wanted.seat, promise.seed)
        places = [_place(seat.number, wanted) for seat in self.seated]
        return await self._begin(Origins(self.parent, step, "practice"), places, imagined, promise)

    async def _known(self, look: Look, wanted: int | None) -> tuple[int, Game]:
        """The position to practise from, and its number as the seat counts: hidden choices do not."""
        last = await self.reviews.last_step(self.parent, look)
        if self.parent.state == "running":
            if wanted is not None:
                raise Invalid("practise_from_now")
            return last, await self.reviews.position(self.parent)
        step = max(0, last - 1) if wanted is None else wanted
        return step, await self.reviews.position(self.parent, step)

    async def _begin(
        self, origins: Origins, places: Sequence[BranchSeat], game: Game, promise: Promise
    ) -> str:
        table = _table(self.caller, origins, game, promise, self.now)
        seats = [
            _seat(self.caller, game.definition.id, old, new)
            for old, new in zip(self.seated, places, strict=True)
        ]
        async with self.hall.database.write() as connection:
            await _check_number_of_tables(connection, self.caller)
            await insert_table(connection, table, seats)
            await write_beginning(connection, table, seats, game, self.now)
        await self.hall.rooms.begun(table.id)
        return table.id


def branched(game: Game, seed: int) -> Game:
    """The same position with other dice. What was chosen before is past, and cannot be taken back."""
    if game.over:
        raise Clash("branch_over")
    other = game.copy()
    other.seed = seed
    other.dice = Dice(seed)
    other.rewinds = ()
    other.fenced = len(other.choices)
    return load(other.snapshot())


def imagined_by(game: Game, seat: int, seed: int) -> Game:
    """The game as the seat may imagine it, as a game of its own.

    It is dealt by chance that is forgotten at once. The seed of the table is shown after its end, and whoever
    knew how the cards were dealt could reckon back where they lay before.
    """
    if game.over:
        raise Clash("branch_over")
    try:
        return branched(game.imagine(seat, secrets.randbits(256)), seed)
    except BadSave as problem:
        raise Clash("practise_impossible") from problem


def _place(number: int, wanted: Practise) -> BranchSeat:
    return BranchSeat("me" if number == wanted.seat else "bot", wanted.level)


def _table(caller: Caller, origins: Origins, game: Game, promise: Promise, now: float) -> TableRow:
    return TableRow(
        id=new_table_id(),
        game=game.definition.id,
        name=origins.name or origins.parent.name,
        owner_id=caller.id,
        access="private",
        state="running",
        origin=origins.kind,
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
        parent_id=origins.parent.id,
        parent_step=origins.step,
    )


def _seat(caller: Caller, game: str, old: SeatRow, new: BranchSeat) -> SeatRow:
    mine = new.holder == "me"
    return SeatRow(
        number=old.number,
        holder="person" if new.holder == "me" else new.holder,
        person_id=caller.id if mine else None,
        name=caller.name if mine else "",
        faction=old.faction,
        level="" if mine else level_for(game, new.level),
        invite="",
        acting="self" if mine else "bot",
        resigned=False,
    )


async def _check_number_of_tables(connection: AsyncConnection, caller: Caller) -> None:
    mine = (tables.c.owner_id == caller.id) & (tables.c.state != "finished")
    count = await connection.scalar(select(func.count()).select_from(tables).where(mine))
    if (count or 0) >= MOST_TABLES:
        raise Clash("too_many_tables", most=MOST_TABLES)
