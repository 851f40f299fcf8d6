"""Play over a websocket: all that my seats see comes by itself, and everything can be done through it."""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect, WebSocketException

from throneworld.table.api.play import explained, limit, may_look, room_for, words_at
from throneworld.table.api.problems import error_data
from throneworld.table.api.security import recognise
from throneworld.table.caller import Caller, signed_in
from throneworld.table.errors import Invalid, NotSignedIn, TableError, TooLarge
from throneworld.table.hall import Hall
from throneworld.table.lobby.talk import Say, say
from throneworld.table.messages import (
    Answer,
    FromClient,
    SocketChat,
    SocketChoose,
    SocketExplain,
    SocketRedo,
    SocketResync,
    SocketUndo,
    StatusMessage,
)
from throneworld.table.rooms.audience import Connection, encode
from throneworld.table.rooms.room import Room

LOGGER = logging.getLogger(__name__)
DECODER: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)
TRY_AGAIN, TOO_MANY_MISTAKES = 1013, 4429
MOST_MISTAKES = 50
"""After so many messages that make no sense the socket is closed."""

Socket = WebSocket[Any, Any, Any]


@websocket("/tables/{table_id:str}/socket")
async def socket(socket: Socket, table_id: str) -> None:
    """Sends a full view for each of the caller's seats, then what changes; takes choices."""
    hall: Hall = socket.app.state.hall
    caller: Caller | None = socket.scope["user"]
    try:
        room = await room_for(hall, caller, table_id)
        seats = seats_for(room, caller)
    except TableError as problem:
        raise WebSocketException(detail=problem.key, code=4000 + problem.status) from problem
    await socket.accept()
    await Client(hall, room, socket, caller, seats).run()


def seats_for(room: Room, caller: Caller | None) -> tuple[int | None, ...]:
    """All seats of the caller, or that of a spectator."""
    own = room.seats_of(caller)
    for seat in own or (None,):
        may_look(room, caller, seat)
    return tuple(own) or (None,)


class Client:
    """One websocket: what comes in is done in order, what goes out waits in its connection."""

    def __init__(
        self, hall: Hall, room: Room, socket: Socket, caller: Caller | None, seats: tuple[int | None, ...]
    ) -> None:
        self.hall = hall
        self.room = room
        self.socket = socket
        self.caller = caller
        self.connection = Connection(None if caller is None else caller.id, seats)
        self.mistakes = 0

    async def run(self) -> None:
        await self.room.enter(self.connection)
        self.resync()
        writing = asyncio.create_task(self._write())
        try:
            await self._read()
        except WebSocketDisconnect:
            pass
        finally:
            self.room.leave(self.connection)
            writing.cancel()
            with suppress(asyncio.CancelledError):
                await writing

    def resync(self) -> None:
        """Everything anew."""
        fanout, room = self.room.fanout, self.room
        for seat in self.connection.seats:
            full = fanout.audiences[seat].full(fanout.epoch, fanout.log(room.game, seat))
            self.connection.send(encode(full))
        status = room.board.status(room, self.connection.seats[0], time.time())
        self.connection.send(encode(StatusMessage(status=status)))

    async def _write(self) -> None:
        """Until the client is too far behind, or gone."""
        connection = self.connection
        with suppress(WebSocketDisconnect, RuntimeError):
            while not connection.dropped.is_set():
                message = await connection.messages.get()
                await self.socket.send_data(message, mode="text")
            await self.socket.close(TRY_AGAIN)

    async def _read(self) -> None:
        while self.mistakes < MOST_MISTAKES:
            data = await self.socket.receive_data("text")
            message = self._understood(data)
            if message is not None:
                self.connection.send(encode(await self._answer(message)))
        await self.socket.close(TOO_MANY_MISTAKES)

    def _understood(self, data: str | bytes) -> FromClient | None:
        try:
            if len(data) > self.hall.config.limits.body:
                raise TooLarge("too_large")
            return DECODER.decode(data)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as problem:
            self._mistake(Invalid("bad_message", detail=str(problem)[:200]))
        except TooLarge as problem:
            self._mistake(problem)
        return None

    def _mistake(self, problem: TableError) -> None:
        self.mistakes += 1
        self.connection.send(encode(Answer(id=None, ok=False, error=error_data(problem))))

    async def _answer(self, message: FromClient) -> Answer:
        try:
            return Answer(id=message.id, ok=True, result=await self._do(message))
        except TableError as problem:
            return Answer(id=message.id, ok=False, error=error_data(problem, words_at(self.room)))

    async def _do(self, message: FromClient) -> object:
        if isinstance(message, SocketResync):
            self.resync()
            return None
        caller = await self._caller()
        if isinstance(message, SocketChoose):
            return await self.room.choose(caller, message.seat, message.ask, message.option)
        if isinstance(message, SocketUndo):
            return await self.room.undo(caller, message.seat)
        if isinstance(message, SocketRedo):
            return await self.room.redo(caller, message.seat)
        if isinstance(message, SocketExplain):
            self.room.check_sees(caller, message.seat)
            return explained(self.room, message.seat)
        if isinstance(message, SocketChat):
            self.hall.limits.chat(caller.id)
            return await say(self.hall, caller, self.room.id, Say(message.text), time.time())
        return None

    async def _caller(self) -> Caller:
        """Who it is at this moment: a token may have been withdrawn since the socket was opened."""
        caller = await recognise(self.socket)
        if caller is None:
            raise NotSignedIn("sign_in_first")
        limit(self.hall, caller)
        return signed_in(caller, "play")
