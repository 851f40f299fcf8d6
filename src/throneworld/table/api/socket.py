"""Play over a websocket: all that my seats see comes by itself, and everything can be done through it."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from throneworld.table.api.play import explained, limit, may_look, room_for, words_at
from throneworld.table.api.problems import error_data
from throneworld.table.api.security import address_of, deny, recognise
from throneworld.table.caller import Caller, signed_in
from throneworld.table.errors import Invalid, NotSignedIn, TableError, TooLarge, TooMany
from throneworld.table.hall import Hall
from throneworld.table.lobby.talk import Say, say
from throneworld.table.messages import (
    Answer,
    FromClient,
    SocketChat,
    SocketChoose,
    SocketExplain,
    SocketPing,
    SocketRedo,
    SocketResync,
    SocketUndo,
    StatusMessage,
)
from throneworld.table.rooms.audience import Connection, encode
from throneworld.table.rooms.room import Room

LOGGER = logging.getLogger(__name__)
DECODER: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)
TRY_AGAIN, SIGNED_OUT, TOO_MANY = 1013, 4401, 4429
MOST_MISTAKES = 50
"""After so many messages that make no sense the socket is closed."""
MOST_SOCKETS, MOST_WATCHERS = 50, 200
"""Of one person at all tables, and of spectators at one table."""
SLOWEST, FAREWELL = 20.0, 1.0
"""Seconds that a client may take to accept a message, and the last one."""
WATCH = 60.0
"""Seconds after which it is asked again who a client is."""

GONE = (WebSocketDisconnect, RuntimeError, OSError)
"""What is raised when a client does not listen any more; a time that is up is an OSError too."""

Socket = WebSocket[Any, Any, Any]


@websocket("/tables/{table_id:str}/socket")
async def socket(socket: Socket, table_id: FromPath[str]) -> None:
    """Sends a full view for each of the caller's seats, then what changes; takes choices."""
    hall: Hall = socket.app.state.hall
    caller: Caller | None = socket.scope["user"]
    try:
        room = await room_for(hall, caller, table_id)
        seats = seats_for(room, caller)
        check_number(hall, room, caller, seats)
    except TableError as problem:
        await deny(socket.scope, socket.send, problem)
        return
    await socket.accept()
    await Client(hall, room, socket, caller, seats).run()


def seats_for(room: Room, caller: Caller | None) -> tuple[int | None, ...]:
    """All seats of the caller, or that of a spectator."""
    own = room.seats_of(caller)
    for seat in own or (None,):
        may_look(room, caller, seat)
    return tuple(own) or (None,)


def check_number(hall: Hall, room: Room, caller: Caller | None, seats: tuple[int | None, ...]) -> None:
    """A home server has room for everybody, but not for everything that somebody may open."""
    if seats == (None,) and len(room.fanout.audiences[None].connections) >= MOST_WATCHERS:
        raise TooMany("too_many_watchers", most=MOST_WATCHERS)
    if caller is not None and _sockets_of(hall, caller) >= MOST_SOCKETS:
        raise TooMany("too_many_sockets", most=MOST_SOCKETS)


def _sockets_of(hall: Hall, caller: Caller) -> int:
    everywhere = (each for room in hall.rooms for each in room.fanout.everybody())
    return sum(each.person_id == caller.id for each in everywhere)


def tell_all(room: Room, connection: Connection) -> None:
    """Everything anew."""
    fanout = room.fanout
    for seat in connection.seats:
        full = fanout.audiences[seat].full(fanout.epoch, fanout.log(room.game, seat))
        connection.send(encode(full))
    status = room.board.status(room, connection.seats[0], time.time())
    connection.send(encode(StatusMessage(status=status)))


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
        self.code = TRY_AGAIN
        """With which the socket is closed, if the client does not close it."""

    async def run(self) -> None:
        """Until the client goes, or has to go."""
        tell_all(self.room, self.connection)
        try:
            await self.room.enter(self.connection)
            await _first_to_end(self._read(), self._write(), self._watch())
        finally:
            self.room.leave(self.connection)
        await self._close()

    async def _close(self) -> None:
        """Say why, to a client that still listens; one that reads nothing is not waited for."""
        code = TRY_AGAIN if self.connection.dropped.is_set() else self.code
        with suppress(*GONE):
            async with asyncio.timeout(FAREWELL):
                await self.socket.close(code)

    async def _watch(self) -> None:
        """Who is signed out, or loses the seat, does not go on listening."""
        while not self.connection.dropped.is_set():
            with suppress(TimeoutError):
                async with asyncio.timeout(WATCH):
                    await self.connection.dropped.wait()
            if self.caller is not None and not await self._is_still_known(self.caller):
                self.code = SIGNED_OUT
                return

    async def _is_still_known(self, caller: Caller) -> bool:
        try:
            now = await recognise(self.socket)
        except TableError:
            return False
        return now is not None and now.id == caller.id and "read" in now.scopes

    async def _write(self) -> None:
        """Until the client is too far behind, too slow, or gone."""
        connection = self.connection
        with suppress(*GONE):
            while not connection.dropped.is_set():
                message = await connection.messages.get()
                async with asyncio.timeout(SLOWEST):
                    await self.socket.send_data(message, mode="text")

    async def _read(self) -> None:
        with suppress(WebSocketDisconnect):
            while self.mistakes < MOST_MISTAKES:
                message = self._understood(await self.socket.receive_data("text"))
                if message is not None:
                    self.connection.send(encode(await self._answer(message)))
            self.code = TOO_MANY

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
        except Exception:
            LOGGER.exception("a message at table %s failed", self.room.id)
            return Answer(id=message.id, ok=False, error=error_data(TableError("bug_here")))

    async def _do(self, message: FromClient) -> object:
        if isinstance(message, SocketResync | SocketPing):
            self.hall.limits.choice(self.connection.person_id or address_of(self.socket))
            if isinstance(message, SocketResync):
                tell_all(self.room, self.connection)
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


async def _first_to_end(*doings: Coroutine[Any, Any, None]) -> None:
    """Do all at once until one of them is done; then the others stop."""
    tasks = [asyncio.create_task(each) for each in doings]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        ended = await asyncio.gather(*tasks, return_exceptions=True)
    for problem in ended:
        if isinstance(problem, Exception):
            raise problem
