"""Play over HTTP: see, choose, take back, look things up. The websocket offers the same."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from litestar import Router, delete, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter, SkipValidation

from throneworld.kernel.asks import Option, Refusal
from throneworld.kernel.beside import question_beside, silenced
from throneworld.kernel.game import Game
from throneworld.kernel.holds import held_refusal, is_held
from throneworld.kernel.views import about_thing, factions_in
from throneworld.table.api.problems import refusal_data, words_for
from throneworld.table.caller import Caller, signed_in
from throneworld.table.errors import NotFound, NotSignedIn, TableError
from throneworld.table.hall import Hall
from throneworld.table.lobby.tables import belongs, loaded, visible
from throneworld.table.messages import (
    About,
    Choose,
    Explained,
    LogPage,
    OfSeat,
    OpenAsks,
    ProposalData,
    Propose,
    Shown,
    Taken,
    Undone,
    Vote,
)
from throneworld.table.rooms.audience import line_of
from throneworld.table.rooms.room import Room
from throneworld.table.seats import LAST_SEAT
from throneworld.words import Words

TheHall = NamedDependency[SkipValidation[Hall]]
TheCaller = NamedDependency[Caller | None]
TableId = FromPath[str]
ProposalId = Annotated[str, PathParameter(pattern="^[A-Za-z0-9_-]{1,16}$")]
SeatQuery = Annotated[
    int | None, QueryParameter(ge=0, le=LAST_SEAT, description="One of my seats; without it, as a spectator.")
]
OwnSeat = Annotated[int, QueryParameter(ge=0, le=LAST_SEAT, description="One of my seats.")]
Wait = Annotated[float, QueryParameter(ge=0, le=25, description="Seconds to wait for a change.")]
ThingId = Annotated[
    str, PathParameter(pattern="^[A-Za-z0-9_-]{1,80}$", description="A thing of the game, such as a space.")
]
Number = Annotated[int, QueryParameter(ge=0, le=10_000_000)]
Limit = Annotated[int, QueryParameter(ge=1, le=500)]
Shards = Annotated[int, QueryParameter(ge=0, le=64)]


async def room_for(hall: Hall, caller: Caller | None, table_id: str) -> Room:
    """The room of a table that the caller may see."""
    try:
        room = await hall.rooms.open(table_id)
    except TableError:
        async with hall.database.read() as connection:  # a private table has no secrets, not even its state
            visible(caller, *await loaded(connection, table_id))
        raise
    visible(caller, room.table, room.seats)
    return room


def may_look(room: Room, caller: Caller | None, seat: int | None) -> None:
    """Through a seat's eyes only if it is one's own; as a spectator if the table lets one."""
    if caller is not None:
        signed_in(caller, "read")
    if seat is None:
        room.check_watches(None)
    else:
        room.check_sees(caller, seat)


def words_at(room: Room) -> Words:
    return words_for(room.table.game, tuple(factions_in(room.fanout.public)))


@get("/tables/{table_id:str}/view")
async def view(
    hall: TheHall,
    caller: TheCaller,
    table_id: TableId,
    seat: SeatQuery = None,
    after: Annotated[int | None, QueryParameter(ge=0, le=10_000_000)] = None,
    epoch: Annotated[str, QueryParameter(max_length=16)] = "",
    wait: Wait = 0.0,
) -> Shown:
    """What a seat or a spectator sees. With `after` and `wait`: as soon as it is something newer."""
    room = await room_for(hall, caller, table_id)
    may_look(room, caller, seat)
    deadline = asyncio.get_running_loop().time() + wait
    while after is not None and _is_same(room, seat, after, epoch) and not hall.rooms.leaving:
        try:
            async with asyncio.timeout_at(deadline):
                await room.news.wait()
        except TimeoutError:
            break
    may_look(room, caller, seat)
    return room.shown(seat)


def _is_same(room: Room, seat: int | None, after: int, epoch: str) -> bool:
    same_epoch = not epoch or epoch == room.fanout.epoch
    return same_epoch and room.fanout.audiences[seat].seq == after


@post("/tables/{table_id:str}/choose", status_code=200)
async def choose(hall: TheHall, caller: TheCaller, table_id: TableId, data: JSONBody[Choose]) -> Taken:
    """Answer an open question. It is on disk when this returns; the same answer sent twice counts once."""
    me = signed_in(caller, "play")
    room = await room_for(hall, me, table_id)
    limit(hall, me)
    return await room.choose(me, data.seat, data.ask, data.option)


@post("/tables/{table_id:str}/undo", status_code=200)
async def undo(hall: TheHall, caller: TheCaller, table_id: TableId, data: JSONBody[OfSeat]) -> Undone:
    """Take back the seat's last choice, if nothing was learnt by it. Beyond that see `proposals`."""
    me = signed_in(caller, "play")
    room = await room_for(hall, me, table_id)
    limit(hall, me)
    return await room.undo(me, data.seat)


@post("/tables/{table_id:str}/redo", status_code=200)
async def redo(hall: TheHall, caller: TheCaller, table_id: TableId, data: JSONBody[OfSeat]) -> Undone:
    """Choose again what was taken back."""
    me = signed_in(caller, "play")
    room = await room_for(hall, me, table_id)
    limit(hall, me)
    return await room.redo(me, data.seat)


def limit(hall: Hall, caller: Caller) -> None:
    """The server's own bots are as fast as they are."""
    if not caller.house:
        hall.limits.choice(caller.id)


@get("/tables/{table_id:str}/explain")
async def explain(hall: TheHall, caller: TheCaller, table_id: TableId, seat: OwnSeat) -> list[Explained]:
    """Everything one might think of now, each with the reason why not, and the rule."""
    room = await room_for(hall, caller, table_id)
    may_look(room, caller, seat)
    return explained(room, seat)


def explained_beside(game: Game, seat: int) -> list[tuple[Option, Refusal | None]]:
    """The same of what might be done beside the open question. While nothing may be done there at all, it is
    told why, and nothing else: what else would be said depends on what is asked in secret."""
    question = None if game.over else question_beside(game, seat)
    candidates = () if question is None else question.candidates(game, seat)
    quiet = silenced(game, seat)
    return [(option, quiet or game.refusal(seat, option)) for option in candidates]


def explained(room: Room, seat: int) -> list[Explained]:
    game, words = room.game, words_at(room)
    if is_held(game):
        ask = room.standing.ask_of(seat)
        pairs = [(option, held_refusal(game, seat, option)) for option in (ask.options if ask else ())]
    else:
        pairs = game.explain(seat)
    found = [_explained(words, option, no, beside=False) for option, no in pairs]
    return [*found, *(_explained(words, *pair, beside=True) for pair in explained_beside(game, seat))]


def _explained(words: Words, option: Option, no: Refusal | None, *, beside: bool) -> Explained:
    data, message = (None, "") if no is None else (refusal_data(no), words.refusal(no))
    return Explained(list(option), data, message, beside)


@get("/tables/{table_id:str}/about/{thing:str}")
async def about(
    hall: TheHall, caller: TheCaller, table_id: TableId, thing: ThingId, seat: SeatQuery = None
) -> About:
    """What everybody can work out about one thing of the game at present, such as who could reach a space."""
    room = await room_for(hall, caller, table_id)
    may_look(room, caller, seat)
    return known_about(room, thing, seat)


def known_about(room: Room, thing: str, seat: int | None) -> About:
    """Whoever watches later is told nothing: it would be about a position that is still to come."""
    facts = about_thing(room.game, thing)
    if facts is None:
        raise NotFound("no_such_thing")
    behind = seat is None and room.fanout.delay != 0.0 and not room.game.over
    return About(thing, None if behind else facts)


@get("/tables/{table_id:str}/outlook")
async def outlook(
    hall: TheHall, caller: TheCaller, table_id: TableId, seat: OwnSeat
) -> dict[str, Any] | None:
    """What may come of the present moment, as far as this seat can tell, such as of its battle."""
    room = await room_for(hall, caller, table_id)
    may_look(room, caller, seat)
    return room.game.definition.outlook(room.game, seat)


@get("/tables/{table_id:str}/log")
async def log(
    hall: TheHall,
    caller: TheCaller,
    table_id: TableId,
    seat: SeatQuery = None,
    start: Number = 0,
    limit: Limit = 100,
) -> LogPage:
    """What happened, as the seat or a spectator may know it, from a line on."""
    room = await room_for(hall, caller, table_id)
    may_look(room, caller, seat)
    lines = room.fanout.log(room.game, seat)
    return LogPage(start, len(lines), [line_of(event) for event in lines[start : start + limit]])


@get("/me/asks")
async def asks(
    hall: TheHall,
    caller: TheCaller,
    after: Annotated[int, QueryParameter(ge=-1, le=2**53)] = -1,
    wait: Wait = 0.0,
    views: Annotated[bool, QueryParameter()] = False,
    shard: Shards = 0,
    shards: Shards = 1,
) -> OpenAsks:
    """The open questions of all my seats at all tables. Made for bots and scripts."""
    if caller is None:
        raise NotSignedIn("sign_in_first")
    me = signed_in(caller, "read")
    return await hall.rooms.asks.of(me, after, wait, views=views, shard=shard, shards=shards)


@get("/tables/{table_id:str}/proposals")
async def proposals(hall: TheHall, caller: TheCaller, table_id: TableId) -> list[ProposalData]:
    """What the table is asked to consent to."""
    if caller is not None:
        signed_in(caller, "read")
    room = await room_for(hall, caller, table_id)
    live = room.fanout.delay == 0.0 or belongs(caller, room.table, room.seats)
    return list(room.board.proposals) if live else []  # whoever watches later hears of it later


@post("/tables/{table_id:str}/proposals")
async def propose(
    hall: TheHall, caller: TheCaller, table_id: TableId, data: JSONBody[Propose]
) -> ProposalData:
    """Ask the table for its consent: to an undo beyond the barrier, to a mended position, to end the game."""
    me = signed_in(caller, "play")
    room = await room_for(hall, me, table_id)
    limit(hall, me)
    return await hall.rooms.consent.propose(room, me, data)


@post("/tables/{table_id:str}/proposals/{proposal_id:str}/vote", status_code=200)
async def vote(
    hall: TheHall, caller: TheCaller, table_id: TableId, proposal_id: ProposalId, data: JSONBody[Vote]
) -> None:
    """Answer a proposal for one of my seats: one no ends it, the last yes carries it out."""
    me = signed_in(caller, "play")
    room = await room_for(hall, me, table_id)
    limit(hall, me)
    await hall.rooms.consent.vote(room, me, proposal_id, data)


@delete("/tables/{table_id:str}/proposals/{proposal_id:str}")
async def withdraw(hall: TheHall, caller: TheCaller, table_id: TableId, proposal_id: ProposalId) -> None:
    """Take a proposal of one's own back."""
    me = signed_in(caller, "play")
    room = await room_for(hall, me, table_id)
    await hall.rooms.consent.withdraw(room, me, proposal_id)


router = Router(
    path="/",
    route_handlers=[
        view,
        choose,
        undo,
        redo,
        explain,
        outlook,
        about,
        log,
        asks,
        proposals,
        propose,
        vote,
        withdraw,
    ],
    tags=["play"],
)
