"""Over HTTP what the websocket brings by itself: for clients on whose way something lets none through."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Router, get
from litestar.params import QueryParameter

from throneworld.table.api.play import TableId, TheCaller, TheHall, Wait, room_for
from throneworld.table.api.socket import check_number, seats_for, tell_all
from throneworld.table.caller import Caller
from throneworld.table.hall import Hall
from throneworld.table.messages import Messages, Unasked
from throneworld.table.rooms.audience import Connection
from throneworld.table.rooms.boxes import Box
from throneworld.table.rooms.room import Room

DECODER: msgspec.json.Decoder[Unasked] = msgspec.json.Decoder(Unasked)
BoxId = Annotated[
    str, QueryParameter(pattern="^[A-Za-z0-9_-]{0,32}$", description="As the last answer named it.")
]


@get("/tables/{table_id:str}/messages")
async def messages(
    hall: TheHall, caller: TheCaller, table_id: TableId, box: BoxId = "", wait: Wait = 0.0
) -> Messages:
    """What a websocket would have brought since the last call, or brings while this one waits."""
    room = await room_for(hall, caller, table_id)
    mine = await _box(hall, room, caller, box)
    found = await mine.fetch(wait)
    return Messages(mine.id, [DECODER.decode(each) for each in found])


async def _box(hall: Hall, room: Room, caller: Caller | None, box_id: str) -> Box:
    """The one that was named, or a new one that begins with everything."""
    seats = seats_for(room, caller)
    connection = Connection(None if caller is None else caller.id, seats)
    found = hall.rooms.boxes.find(box_id, room, connection)
    if found is not None:
        return found
    check_number(hall, room, caller, seats)
    tell_all(room, connection)
    return await hall.rooms.boxes.open(room, connection)


router = Router(path="/", route_handlers=[messages], tags=["play"])
