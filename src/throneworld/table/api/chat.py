"""Chat and notes over HTTP."""

from __future__ import annotations

from time import time
from typing import Annotated

from litestar import Router, get, post, put
from litestar.params import JSONBody, QueryParameter

from throneworld.table.api.tables import TableId, TheCaller, TheHall, reader
from throneworld.table.caller import signed_in
from throneworld.table.lobby import talk
from throneworld.table.lobby.talk import Message, Notes, Say, Talk

MessageNumber = Annotated[int, QueryParameter(ge=0, le=2**31 - 1)]
Several = Annotated[int, QueryParameter(ge=1, le=200)]


@post("/tables/{table_id:str}/chat")
async def say(hall: TheHall, caller: TheCaller, table_id: TableId, data: JSONBody[Say]) -> Message:
    """To everybody at the table; spectators speak after the end."""
    me = signed_in(caller, "play")
    hall.limits.chat(me.id)
    return await talk.say(hall, me, table_id, data, time())


@get("/tables/{table_id:str}/chat")
async def messages(
    hall: TheHall, caller: TheCaller, table_id: TableId, after: MessageNumber = 0, limit: Several = 100
) -> Talk:
    """What was said after a message, oldest first."""
    async with hall.database.read() as connection:
        return await talk.talk(connection, reader(caller), table_id, after, limit, time())


@get("/tables/{table_id:str}/notes")
async def notes(hall: TheHall, caller: TheCaller, table_id: TableId) -> Notes:
    """One's own, that nobody else sees."""
    me = signed_in(caller, "read")
    async with hall.database.read() as connection:
        return await talk.notes_of(connection, me, table_id)


@put("/tables/{table_id:str}/notes")
async def write_notes(hall: TheHall, caller: TheCaller, table_id: TableId, data: JSONBody[Notes]) -> Notes:
    """Put other notes in the place of one's own; an empty text removes them."""
    me = signed_in(caller, "play")
    async with hall.database.write() as connection:
        return await talk.write_notes(connection, me, table_id, data)


router = Router(path="/", tags=["chat"], route_handlers=[say, messages, notes, write_notes])
