"""Clients at a table: they read just as much of each message as they need to answer the next question."""

from __future__ import annotations

import time
from collections.abc import Callable
from random import Random
from typing import Any, Protocol, TypeAlias

import msgspec
from msgspec import Raw, Struct

from tools.load.wire import Line


class Question(Struct):
    id: str
    options: Raw


class View(Struct):
    ask: Question | None = None
    result: Any = None


class Operation(Struct):
    path: str
    value: Raw = Raw(b"null")


class Full(Struct, tag="full"):
    seq: int
    view: View


class Change(Struct, tag="change"):
    seq: int
    patch: list[Operation]


class Error(Struct):
    error: str


class Answer(Struct, tag="answer"):
    ok: bool
    error: Error | None = None


class Status(Struct, tag="status"):
    pass


class Chat(Struct, tag="chat"):
    pass


class Order(Struct, tag="order"):
    pass


class Choice(Struct, tag="choose"):
    seat: int
    ask: str
    option: Raw
    id: int = 0


Heard: TypeAlias = Full | Change | Answer | Status | Chat | Order
DECODER: msgspec.json.Decoder[Heard] = msgspec.json.Decoder(Heard)
QUESTION: msgspec.json.Decoder[Question | None] = msgspec.json.Decoder(Question | None)
OPTIONS = msgspec.json.Decoder(list[Raw])
TEXT = msgspec.json.Decoder(str)
encode = msgspec.json.Encoder().encode


class Drive(Protocol):
    """How clients are driven: what they do with what they hear."""

    def updated(self, client: Client, now: float) -> None: ...

    def answered(self, client: Client, problem: str, now: float) -> None: ...


class Idle:
    """Nobody chooses."""

    def updated(self, client: Client, now: float) -> None: ...

    def answered(self, client: Client, problem: str, now: float) -> None: ...


class Traffic:
    """How large messages are, for a bare pipeline that carries as much; and what must not happen."""

    def __init__(self) -> None:
        self.choices = self.choice_bytes = 0
        self.updates = self.update_bytes = 0
        self.gaps = 0
        """Updates whose number did not follow the one before."""

    @property
    def choice_size(self) -> int:
        return round(self.choice_bytes / max(1, self.choices))

    @property
    def update_size(self) -> int:
        return round(self.update_bytes / max(1, self.updates))


class Sitting:
    """Everybody at one table."""

    def __init__(self, table: str, traffic: Traffic) -> None:
        self.table = table
        self.traffic = traffic
        self.clients: list[Client] = []
        self.drive: Drive = Idle()
        self.renew: Callable[[Sitting], None] | None = None
        """What to do when the game is over; it happens once."""

    @property
    def asked(self) -> list[Client]:
        return [client for client in self.clients if client.question is not None]

    @property
    def busy(self) -> bool:
        """Whether a choice is under way."""
        return any(client.sent is not None for client in self.clients)

    def end(self) -> None:
        renew, self.renew = self.renew, None
        if renew is not None:
            renew(self)

    def close(self) -> None:
        for client in self.clients:
            client.close()


class Client:
    """A seat's player, or a spectator (who has no seat and is never asked)."""

    def __init__(self, sitting: Sitting, seat: int | None) -> None:
        self.sitting = sitting
        self.seat = seat
        self.line: Line | None = None
        self.seq = 0
        self.question: Question | None = None
        self.sent: float | None = None
        """When the choice was sent to which the answer is still to come."""

    @property
    def lost(self) -> bool:
        return self.line is None or self.line.lost

    def close(self) -> None:
        if self.line is not None:
            self.line.close()

    def choose(self, chance: Random) -> None:
        """Any of the options that are open to this seat."""
        assert self.line is not None and self.seat is not None and self.question is not None
        option = chance.choice(OPTIONS.decode(self.question.options))
        message = encode(Choice(self.seat, self.question.id, option))
        self.sitting.traffic.choices += 1
        self.sitting.traffic.choice_bytes += len(message)
        self.sent = time.perf_counter()
        self.line.send(message)

    def hear(self, data: bytes) -> None:
        now = time.perf_counter()
        message = DECODER.decode(data)
        if isinstance(message, Change):
            self._changed(message, len(data))
            self.sitting.drive.updated(self, now)
        elif isinstance(message, Answer):
            self.sitting.drive.answered(self, "" if message.error is None else message.error.error, now)
        elif isinstance(message, Full):
            self.seq, self.question = message.seq, message.view.ask
            self.sitting.drive.updated(self, now)
            if message.view.result is not None:
                self.sitting.end()

    def _changed(self, change: Change, size: int) -> None:
        traffic = self.sitting.traffic
        traffic.updates += 1
        traffic.update_bytes += size
        traffic.gaps += change.seq != self.seq + 1
        self.seq = change.seq
        if self.seat is not None:
            for operation in change.patch:
                if operation.path.startswith("/ask"):
                    self._asked(operation)

    def _asked(self, operation: Operation) -> None:
        """A new question comes whole, another one in its place by the parts that differ."""
        if operation.path == "/ask":
            self.question = QUESTION.decode(operation.value)
        elif self.question is not None and operation.path == "/ask/id":
            self.question.id = TEXT.decode(operation.value)
        elif self.question is not None and operation.path == "/ask/options":
            self.question.options = Raw(bytes(operation.value))
