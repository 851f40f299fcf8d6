"""A client's picture of one table, kept up to date from what the socket brings."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from throneworld.client.messages import Ask, Option, ask_in, beside_in, sealed_in
from throneworld.client.patch import PatchError, apply


class Update(Struct, frozen=True, kw_only=True):
    """Something new at the table. `type` says what: full, change, status, chat, order, order_over."""

    type: str
    seat: int | None = None
    view: dict[str, Any] | None = None
    """How the seat sees the table now, after a full or a change."""
    log: list[Any] = []
    """The events that are new to us; after a full of another epoch, its newest ones."""
    message: dict[str, Any]
    """As it came from the server."""


class SeatMirror:
    """What one seat has been told. A view is never changed once it is here: each change makes a new one."""

    def __init__(self, message: dict[str, Any]) -> None:
        self.seat: int | None = message["seat"]
        self.epoch: str = message["epoch"]
        self.seq: int = message["seq"]
        self.view: dict[str, Any] = message["view"]
        self.log: list[Any] = list(message.get("log", ()))
        """The newest events; `log_size` counts all that there are."""
        self.log_size: int = message.get("log_size", len(self.log))

    @property
    def ask(self) -> Ask | None:
        return ask_in(self.view)

    @property
    def beside(self) -> Ask | None:
        return beside_in(self.view)

    @property
    def sealed(self) -> Option | None:
        return sealed_in(self.view)

    def change(self, message: dict[str, Any]) -> None:
        self.view = apply(self.view, message["patch"])
        self.seq = message["seq"]
        self.log += message.get("log", ())
        self.log_size += len(message.get("log", ()))

    def follows(self, message: dict[str, Any]) -> bool:
        """Whether a change is the one after what we know."""
        return bool(message.get("epoch", self.epoch) == self.epoch and message["seq"] == self.seq + 1)

    def had(self, message: dict[str, Any]) -> bool:
        return bool(message.get("epoch", self.epoch) == self.epoch and message["seq"] <= self.seq)

    def missed(self, earlier: SeatMirror | None) -> list[Any]:
        """The events that came since an earlier picture of the same seat."""
        if earlier is None or earlier.epoch != self.epoch:
            return self.log
        new = max(0, self.log_size - earlier.log_size)
        return self.log[len(self.log) - min(new, len(self.log)) :]


class Mirror:
    """The whole table as its caller may see it: one view for each seat, and what belongs to no seat."""

    def __init__(self) -> None:
        self.seats: dict[int | None, SeatMirror] = {}
        self.status: dict[str, Any] = {}
        """Who is there, clocks, proposals: the same for everybody."""
        self._behind: set[int | None] = set()
        self._resync_due = False

    def take(self, message: dict[str, Any]) -> Update | None:
        """Take in a message; None if there is nothing new in it, or if it does not fit what we know."""
        match message["type"]:
            case "full":
                return self._full(message)
            case "change":
                return self._change(message)
            case "status":
                self.status = message["status"]
        return Update(type=message["type"], seat=message.get("seat"), message=message)

    def resync_due(self) -> bool:
        """Whether to ask for everything anew; says so once for each time we fall behind."""
        due, self._resync_due = self._resync_due, False
        return due

    def _full(self, message: dict[str, Any]) -> Update:
        seat = SeatMirror(message)
        log = seat.missed(self.seats.get(seat.seat))
        self.seats = {**self.seats, seat.seat: seat}  # another one, for somebody may be going through the old
        self._behind.discard(seat.seat)
        return Update(type="full", seat=seat.seat, view=seat.view, log=log, message=message)

    def _change(self, message: dict[str, Any]) -> Update | None:
        number = message["seat"]
        seat = self.seats.get(number)
        if number in self._behind or (seat is not None and seat.had(message)):
            return None
        if seat is None or not self._fits(seat, message):
            self._behind.add(number)
            self._resync_due = True
            return None
        return Update(
            type="change", seat=number, view=seat.view, log=list(message.get("log", ())), message=message
        )

    def _fits(self, seat: SeatMirror, message: dict[str, Any]) -> bool:
        if not seat.follows(message):
            return False
        try:
            seat.change(message)
        except PatchError:
            return False
        return True

    def reconnected(self) -> None:
        """A new connection begins with everything anew; until then changes would have nothing to build on."""
        self._behind = set(self.seats)
        self._resync_due = False
