"""Tables over HTTP: which there are, making them, sitting down and standing up, starting, changing hands."""

from __future__ import annotations

from time import time
from typing import Annotated, Literal

from litestar import Router, delete, get, post, put
from litestar.datastructures import CacheControlHeader
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter, SkipValidation
from msgspec import Struct

from throneworld.table.caller import Caller, signed_in
from throneworld.table.hall import Hall
from throneworld.table.lobby import hands, seating, starting
from throneworld.table.lobby.catalogue import Catalogue, GameWords, catalogue, game_words
from throneworld.table.lobby.hands import HandOver
from throneworld.table.lobby.lists import TablePage, Which, page
from throneworld.table.lobby.making import NewTable, make_table
from throneworld.table.lobby.seating import Code, Join, Leave, SeatChange
from throneworld.table.lobby.showing import TableData, show
from throneworld.table.lobby.starting import Start
from throneworld.table.seats import LAST_SEAT

TheHall = NamedDependency[SkipValidation[Hall]]
TheCaller = NamedDependency[Caller | None]
TableId = FromPath[str]
GameId = Annotated[str, PathParameter(max_length=60, description="The id of the game.")]
Language = Annotated[Literal["en", "it", "de"], PathParameter(description="The language.")]
AN_HOUR = CacheControlHeader(max_age=3600, public=True)
Newer = Annotated[int, QueryParameter(ge=0, le=1_000_000)]
Several = Annotated[int, QueryParameter(ge=1, le=100)]
Seat = Annotated[int, PathParameter(ge=0, le=LAST_SEAT)]
ANY_SEAT, ALL_SEATS, AS_IT_STANDS, USUAL_BOT = Join(), Leave(), Start(), HandOver()
"""What is meant when nothing is sent."""


class Peek(Struct, frozen=True, forbid_unknown_fields=True):
    code: Code
    """Of the table or of a seat; it travels in the body, because addresses are kept in logs."""


@get("/games", sync_to_thread=False)
def games() -> Catalogue:
    """The games that can be played here."""
    return catalogue()


@get("/games/{game:str}/words/{language:str}", sync_to_thread=False, cache_control=AN_HOUR)
def words(game: GameId, language: Language) -> GameWords:
    """What a game says in a language, and in English what it does not say there."""
    return game_words(game, language)


@get("/tables")
async def tables(
    hall: TheHall,
    caller: TheCaller,
    which: Annotated[Which, QueryParameter(name="list")] = "open",
    start: Newer = 0,
    limit: Several = 20,
) -> TablePage:
    """Tables, newest first, in pages."""
    async with hall.database.read() as connection:
        return await page(connection, reader(caller), which, start, limit)


@post("/tables")
async def create(hall: TheHall, caller: TheCaller, data: JSONBody[NewTable]) -> TableData:
    """Make a table: which game, by which rules and terms, and for whom each seat is."""
    me = signed_in(caller, "tables")
    async with hall.database.write() as connection:
        table_id = await make_table(connection, me, data, time())
        return await show(connection, me, table_id)


@get("/tables/{table_id:str}")
async def table(hall: TheHall, caller: TheCaller, table_id: TableId) -> TableData:
    """A table, as far as the caller may know about it."""
    async with hall.database.read() as connection:
        return await show(connection, reader(caller), table_id)


@post("/tables/{table_id:str}/peek", status_code=200)
async def peek(hall: TheHall, caller: TheCaller, table_id: TableId, data: JSONBody[Peek]) -> TableData:
    """A private table, for whoever has a code."""
    async with hall.database.read() as connection:
        return await show(connection, reader(caller), table_id, data.code)


@delete("/tables/{table_id:str}")
async def clear_away(hall: TheHall, caller: TheCaller, table_id: TableId) -> None:
    """Before the start; by its owner or an admin."""
    me = signed_in(caller, "tables")
    async with hall.database.write() as connection:
        await seating.clear_away(connection, me, table_id)


@post("/tables/{table_id:str}/join", status_code=200)
async def join(
    hall: TheHall, caller: TheCaller, table_id: TableId, data: JSONBody[Join] = ANY_SEAT
) -> TableData:
    """Take a seat before the start: a given one, the one that a code is for, or the first that is free."""
    me = signed_in(caller, "tables")
    async with hall.database.write() as connection:
        await seating.join(connection, me, table_id, data)
        return await show(connection, me, table_id)


@post("/tables/{table_id:str}/leave", status_code=204)
async def leave(
    hall: TheHall, caller: TheCaller, table_id: TableId, data: JSONBody[Leave] = ALL_SEATS
) -> None:
    """Before the start. A table without its owner goes to somebody who sits there, or is cleared away."""
    me = signed_in(caller, "tables")
    async with hall.database.write() as connection:
        await seating.leave(connection, me, table_id, data)


@put("/tables/{table_id:str}/seats/{number:int}")
async def arrange(
    hall: TheHall, caller: TheCaller, table_id: TableId, number: Seat, data: JSONBody[SeatChange]
) -> TableData:
    """Before the start the owner says for whom a seat is."""
    me = signed_in(caller, "tables")
    async with hall.database.write() as connection:
        await seating.arrange(connection, me, table_id, number, data)
        return await show(connection, me, table_id)


@post("/tables/{table_id:str}/start", status_code=200)
async def start(
    hall: TheHall, caller: TheCaller, table_id: TableId, data: JSONBody[Start] = AS_IT_STANDS
) -> TableData:
    """Begin the game. From now on the hash of its seed is shown; the seed itself after the end."""
    me = signed_in(caller, "tables")
    await starting.start(hall, me, table_id, data, time())
    return await _shown(hall, me, table_id)


@post("/tables/{table_id:str}/seats/{number:int}/resign", status_code=200)
async def resign(
    hall: TheHall, caller: TheCaller, table_id: TableId, number: Seat, data: JSONBody[HandOver] = USUAL_BOT
) -> TableData:
    """For good; a bot plays on."""
    me = signed_in(caller, "play")
    await hands.resign(hall, me, table_id, number, data)
    return await _shown(hall, me, table_id)


@post("/tables/{table_id:str}/seats/{number:int}/hand-over", status_code=200)
async def hand_over(
    hall: TheHall, caller: TheCaller, table_id: TableId, number: Seat, data: JSONBody[HandOver] = USUAL_BOT
) -> TableData:
    """A bot plays until the seat is taken back."""
    me = signed_in(caller, "play")
    await hands.hand_over(hall, me, table_id, number, data)
    return await _shown(hall, me, table_id)


@post("/tables/{table_id:str}/seats/{number:int}/take-back", status_code=200)
async def take_back(hall: TheHall, caller: TheCaller, table_id: TableId, number: Seat) -> TableData:
    """Play one's own seat again that a bot has played."""
    me = signed_in(caller, "play")
    await hands.take_back(hall, me, table_id, number)
    return await _shown(hall, me, table_id)


def reader(caller: Caller | None) -> Caller | None:
    """Strangers may look at what is open; a token that is not for reading reads nothing."""
    return None if caller is None else signed_in(caller, "read")


async def _shown(hall: Hall, caller: Caller, table_id: str) -> TableData:
    async with hall.database.read() as connection:
        return await show(connection, caller, table_id)


router = Router(
    path="/",
    tags=["tables"],
    route_handlers=[
        games,
        words,
        tables,
        create,
        table,
        peek,
        clear_away,
        join,
        leave,
        arrange,
        start,
        resign,
        hand_over,
        take_back,
    ],
)
