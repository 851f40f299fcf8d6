"""Making a table: which game, under which rules and terms, and who sits where."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Annotated, Literal

from msgspec import Meta, Struct
from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection

import throneworld as tw
from throneworld.kernel.registry import definition_of
from throneworld.table.caller import Caller
from throneworld.table.errors import Clash, Invalid
from throneworld.table.ids import new_table_id
from throneworld.table.lobby.agreed import check_terms
from throneworld.table.lobby.levels import level_for
from throneworld.table.lobby.rows import LONGEST_SETTING, Access, Level, SeatRow, Setting, TableRow
from throneworld.table.lobby.tables import insert_table
from throneworld.table.lobby.text import tidy_line
from throneworld.table.seats import MOST_SEATS
from throneworld.table.storage.schema import tables
from throneworld.table.terms import Terms
from throneworld.words import Words

MOST_TABLES = 30
"""So many tables one person may have that are not finished yet."""
LONGEST_NAME = 60

GameId = Annotated[str, Meta(min_length=1, max_length=16)]
FactionId = Annotated[str, Meta(max_length=24)]
OptionName = Annotated[str, Meta(max_length=40)]
OptionText = Annotated[str, Meta(max_length=LONGEST_SETTING)]
OptionValue = bool | Annotated[int, Meta(ge=-(2**31), le=2**31 - 1)] | OptionText
Options = Annotated[dict[OptionName, OptionValue], Meta(max_length=60)]
Place = Literal["me", "open", "invited", "bot"]
"""For whom a seat is: the one who makes the table, anybody, whoever brings its code, a bot."""


class NewSeat(Struct, frozen=True, forbid_unknown_fields=True):
    holder: Place
    faction: FactionId = ""
    level: Level = "heuristic"
    """Which bot, if it is for one; the best that the game has if it has no such bot."""


class NewTable(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    game: GameId
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=MOST_SEATS)]
    """Clockwise. Either all name a faction or none does, and then they are chosen in the game; if only some
    do, the others get theirs by lot at the start."""
    name: Annotated[str, Meta(max_length=LONGEST_NAME)] = ""
    access: Access = "open"
    options: Options = {}
    terms: Terms = Terms()


async def make_table(connection: AsyncConnection, caller: Caller, wanted: NewTable, now: float) -> str:
    """Check and keep a new table; returns its id."""
    check_terms(wanted.terms)
    options = checked_options(wanted.game, [seat.faction for seat in wanted.seats], wanted.options)
    await _check_number_of_tables(connection, caller)
    table = _new_row(caller, wanted, options, now)
    places = [placed(caller, wanted.game, number, each) for number, each in enumerate(wanted.seats)]
    await insert_table(connection, table, places)
    return table.id


def checked_options(game: str, factions: Sequence[str], options: dict[str, Setting]) -> dict[str, Setting]:
    """All options of the game with their values, once the game itself has found nothing wrong."""
    try:
        named = filled(factions, definition_of(game).factions)
        trial = tw.new_game(game, named or len(factions), 0, options)
    except tw.BadSetup as problem:
        raise Invalid("bad_setup", problem=str(problem)) from problem
    return dict(trial.options)


def filled(factions: Sequence[str], order: Sequence[str]) -> list[str]:
    """The factions of all seats, those without one given the next in order that is free; or none at all."""
    if not any(factions):
        return []
    rest = iter([each for each in order if each not in factions])
    return [faction or next(rest, "") for faction in factions]


def placed(caller: Caller, game: str, number: int, wanted: NewSeat) -> SeatRow:
    """The seat as its row."""
    me, bot = wanted.holder == "me", wanted.holder == "bot"
    return SeatRow(
        number=number,
        holder="person" if wanted.holder == "me" else wanted.holder,
        person_id=caller.id if me else None,
        name=caller.name if me else "",
        faction=wanted.faction,
        level=level_for(game, wanted.level) if bot else "",
        invite=new_code() if wanted.holder == "invited" else "",
        acting="bot" if bot else "self",
        resigned=False,
    )


def new_code() -> str:
    return secrets.token_urlsafe(12)


def _new_row(caller: Caller, wanted: NewTable, options: dict[str, Setting], now: float) -> TableRow:
    return TableRow(
        id=new_table_id(),
        game=wanted.game,
        name=tidy_line(wanted.name) or f"{_title(wanted.game)} \u00b7 {caller.name}",
        owner_id=caller.id,
        access=wanted.access,
        state="lobby",
        origin="played",
        options=options,
        terms=wanted.terms,
        invite=new_code(),
        seed=None,
        salt=None,
        commitment=None,
        result=None,
        created=now,
        started=None,
        finished=None,
        parent_id=None,
        parent_step=None,
    )


def _title(game: str) -> str:
    """What a game is called, without what comes after a colon."""
    return Words(game=game).title.split(":")[0]


async def _check_number_of_tables(connection: AsyncConnection, caller: Caller) -> None:
    mine = (tables.c.owner_id == caller.id) & (tables.c.state != "finished")
    count = await connection.scalar(select(func.count()).select_from(tables).where(mine))
    if (count or 0) >= MOST_TABLES:
        raise Clash("too_many_tables", most=MOST_TABLES)
