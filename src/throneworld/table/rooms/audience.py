"""Those who see the same: the clients of a seat, or the spectators. A view is built once for all of them."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Struct

from throneworld.kernel.events import Event
from throneworld.table.messages import Change, Full, LogLine
from throneworld.table.rooms.patches import Operation, differences

encode = msgspec.json.Encoder().encode

LINES = 50
"""So many lines of the log come with a full view; older ones are fetched page by page."""
BACKLOG, MOST_BYTES = 512, 2_000_000
"""A client that is so far behind is cut off; it comes back and gets everything anew."""


class Later(Struct, frozen=True):
    """What spectators are to be shown at a time."""

    due: float
    public: dict[str, Any]
    private: dict[str, Any]
    lines: Sequence[Event]
    """Of the log: those that are new, or all of them."""
    anew: bool = False
    """Whether it is not what was before with more at its end."""


class Outbox(asyncio.Queue[bytes]):
    """Knows how many bytes wait in it."""

    size = 0

    def _put(self, item: bytes) -> None:
        self.size += len(item)
        super()._put(item)

    def _get(self) -> bytes:
        item = super()._get()
        self.size -= len(item)
        return item


class Connection:
    """One client's way out: messages wait here until its socket has taken them."""

    __slots__ = ("dropped", "messages", "person_id", "seats")

    def __init__(self, person_id: str | None, seats: tuple[int | None, ...]) -> None:
        self.person_id = person_id
        self.seats = seats
        self.messages = Outbox(BACKLOG)
        self.dropped = asyncio.Event()

    def send(self, message: bytes) -> None:
        if self.messages.full() or self.messages.size > MOST_BYTES:
            self.dropped.set()
        else:
            self.messages.put_nowait(message)


class Audience:
    """A seat's clients, or the spectators: what they were shown last, and its number."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.seq = 0
        self.private: dict[str, Any] = {}
        self.public: dict[str, Any] = {}
        self.lines: Sequence[Event] = ()
        """The log as spectators may read it, where they watch with a delay."""
        self.connections: list[Connection] = []
        self.later: deque[Later] = deque()
        """What spectators will be shown, and when, where they watch with a delay."""

    @property
    def view(self) -> dict[str, Any]:
        return {**self.public, **self.private}

    def show(
        self,
        public: dict[str, Any],
        changed: Sequence[Operation],
        private: dict[str, Any],
        events: Sequence[Event],
    ) -> bool:
        """Send what changed, if anything has. `changed` are the differences of the public part."""
        own = differences(self.private, private)
        self.public, self.private = public, private
        if not changed and not own and not events:
            return False
        self.seq += 1
        if self.connections:
            lines = [line_of(event) for event in events]
            self.broadcast(Change(seat=self.seat, seq=self.seq, patch=[*changed, *own], log=lines))
        return True

    def reset(self, public: dict[str, Any], private: dict[str, Any]) -> None:
        """Take a view as it is; nobody is told."""
        self.seq += 1
        self.public, self.private = public, private

    def full(self, epoch: str, log: Sequence[Event]) -> Full:
        return Full(
            seat=self.seat,
            epoch=epoch,
            seq=self.seq,
            view=self.view,
            log=[line_of(event) for event in log[-LINES:]],
            log_size=len(log),
        )

    def broadcast(self, message: object) -> None:
        if self.connections:
            data = encode(message)
            for connection in self.connections:
                connection.send(data)


def line_of(event: Event) -> LogLine:
    return LogLine(event.kind, list(event.args))
