"""Where messages wait for clients that cannot keep a socket open: they come and fetch what is new."""

from __future__ import annotations

import asyncio
import secrets
from typing import TYPE_CHECKING

from throneworld.table.rooms.audience import Connection

if TYPE_CHECKING:
    from throneworld.table.rooms.room import Room

KEPT = 20.0
"""Seconds that a box is kept for a client that does not come back; so long its person counts as here."""


class Box:
    """One client's connection, which outlasts its calls."""

    def __init__(self, room: Room, connection: Connection, boxes: dict[str, Box]) -> None:
        self.id = secrets.token_urlsafe(12)
        self.room = room
        self.connection = connection
        self._boxes = boxes
        boxes[self.id] = self
        self._end: asyncio.TimerHandle | None = None

    async def fetch(self, wait: float) -> list[bytes]:
        """What has come; if nothing has, what comes first. A connection that was dropped brings nothing."""
        self._keep(wait + KEPT)
        found = self._taken() or await self._first(wait)
        return [] if self.connection.dropped.is_set() else [*found, *self._taken()]

    async def _first(self, wait: float) -> list[bytes]:
        message = asyncio.create_task(self.connection.messages.get())
        dropped = asyncio.create_task(self.connection.dropped.wait())
        try:
            await asyncio.wait((message, dropped), timeout=wait, return_when=asyncio.FIRST_COMPLETED)
            return [message.result()] if message.done() else []
        finally:
            message.cancel()
            dropped.cancel()

    def _taken(self) -> list[bytes]:
        messages = self.connection.messages
        return [messages.get_nowait() for _ in range(messages.qsize())]

    def _keep(self, seconds: float) -> None:
        if self._end is not None:
            self._end.cancel()
        self._end = asyncio.get_running_loop().call_later(seconds, self.close)

    def close(self) -> None:
        """Whoever waits for something is not kept any longer."""
        if self._end is not None:
            self._end.cancel()
        self._boxes.pop(self.id, None)
        self.connection.dropped.set()
        self.room.leave(self.connection)


class Boxes:
    """All that are in use, by their ids."""

    def __init__(self) -> None:
        self._boxes: dict[str, Box] = {}

    def find(self, box_id: str, room: Room, connection: Connection) -> Box | None:
        """The box, if it is this person's, for the seats that are theirs now."""
        box = self._boxes.get(box_id)
        if box is None or box.room is not room or box.connection.person_id != connection.person_id:
            return None
        if box.connection.dropped.is_set() or box.connection.seats != connection.seats:
            box.close()
            return None
        return box

    async def open(self, room: Room, connection: Connection) -> Box:
        await room.enter(connection)
        return Box(room, connection, self._boxes)

    def close(self) -> None:
        """The server ends."""
        for box in list(self._boxes.values()):
            box.close()
