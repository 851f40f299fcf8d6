"""Clients that believe nothing: each message is checked by itself, and all together against the engine."""

from __future__ import annotations

from typing import Any

import msgspec

from tests.table.leaks.knowledge import Line, Secrets, View, running_clocks
from throneworld.client.patch import apply
from throneworld.table.caller import Caller
from throneworld.table.rooms.audience import LINES, Connection
from throneworld.table.rooms.room import Room

KEYS = {
    "full": {"type", "seat", "epoch", "seq", "view", "log", "log_size"},
    "change": {"type", "seat", "seq", "patch", "log"},
    "status": {"type", "status"},
    "chat": {"type", "number", "name", "seat", "text", "at"},
    "order": {"type", "seat", "order", "prompt", "option"},
    "order_over": {"type", "seat", "order"},
}
STATUS = {
    "state", "now", "since", "seats", "clocks", "hold", "proposals", "happenings", "watchers",
}  # fmt: skip
SEAT = {"number", "name", "bot", "resigned", "online"}


class Mirror:
    """What one seat, or a spectator, has been told so far."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.view: View = {}
        self.seq = -1
        self.epoch = ""
        self.lines: list[Line] = []
        self.whole = False
        """Whether the lines are all that there are, not only the newest."""
        self.compared = 0
        """So many of them were found right at the last look."""

    def full(self, message: dict[str, Any]) -> None:
        assert self.epoch in ("", message["epoch"]) and message["seq"] >= max(self.seq, 0)
        self.view, self.seq, self.epoch = message["view"], message["seq"], message["epoch"]
        self.lines = [[line["kind"], line["args"]] for line in message["log"]]
        assert len(self.lines) == min(message["log_size"], LINES)
        self.whole = message["log_size"] == len(self.lines)
        self.compared = 0

    def change(self, message: dict[str, Any]) -> None:
        """The one after the last, and something is new in it."""
        assert message["seq"] == self.seq + 1, "a number is missing"
        assert message["patch"] or message["log"], "a message without content tells that something happened"
        before, self.seq = self.view, message["seq"]
        self.view = apply(before, message["patch"])
        assert not message["patch"] or self.view != before, "a change that changes nothing"
        self.lines += [[line["kind"], line["args"]] for line in message["log"]]

    def check(self, view: View, lines: list[Line]) -> None:
        """All that it sees, and what it reads that is new; now and then, all that it reads."""
        assert self.view == view, f"seat {self.seat} sees {difference(self.view, view)}"
        kept, known = len(self.lines), self.compared if self.seq % 16 else 0
        assert kept == len(lines) if self.whole else kept <= len(lines)
        assert self.lines[known:] == lines[len(lines) - kept + known :], f"seat {self.seat} reads another log"
        self.compared = kept


class Eyes:
    """One client at a table, with all seats of its person."""

    def __init__(self, table: Room, caller: Caller | None, secrets: Secrets, *seats: int | None) -> None:
        self.table = table
        self.caller = caller
        self.secrets = secrets
        self.seats = seats or (None,)
        self.orders: set[str] = set()
        """Orders that are the client's own."""
        self.mirrors: dict[int | None, Mirror] = {seat: Mirror(seat) for seat in self.seats}
        self.status: dict[str, Any] = {}
        self.connection = Connection(None if caller is None else caller.id, self.seats)

    async def enter(self) -> None:
        """As over a websocket: what stands, then what changes."""
        self.mirrors, self.status = {seat: Mirror(seat) for seat in self.seats}, {}
        self.connection = Connection(self.connection.person_id, self.seats)
        await self.table.enter(self.connection)
        fanout = self.table.fanout
        for seat in self.seats:
            full = fanout.audiences[seat].full(fanout.epoch, fanout.log(self.table.game, seat))
            self.mirrors[seat].full(msgspec.json.decode(msgspec.json.encode(full)))
        self.receive()  # that it has come is told to all, itself included

    def leave(self) -> None:
        self.table.leave(self.connection)

    def receive(self) -> int:
        """Take in all that has come; returns how many messages that were."""
        count = 0
        while not self.connection.messages.empty():
            self.take(self.connection.messages.get_nowait())
            count += 1
        self._check_clocks()
        return count

    def take(self, data: bytes) -> None:
        self.secrets.check(data)
        message = msgspec.json.decode(data, type=dict[str, Any])
        kind = message["type"]
        assert set(message) == KEYS[kind]
        if kind == "status":
            self._status(message["status"])
        elif kind == "full":
            self.mirrors[message["seat"]].full(message)
        elif kind == "change":
            self.mirrors[message["seat"]].change(message)
        elif kind in ("order", "order_over"):
            assert message["seat"] in self.seats and message["order"] in self.orders

    def _status(self, status: dict[str, Any]) -> None:
        assert set(status) == STATUS and all(set(seat) == SEAT for seat in status["seats"])
        moving = ("now", "since", "clocks")
        before = {name: value for name, value in self.status.items() if name not in moving}
        after = {name: value for name, value in status.items() if name not in moving}
        assert after != before or self._clocks_changed(status), "a status that was told already"
        self.status = status
        if None in self.seats and self.table.fanout.delay != 0.0 and not self.table.game.over:
            self._check_later(status)

    def _check_clocks(self) -> None:
        """They run for all for whom the table seems to wait, as far as anybody may know."""
        clocks = self.status.get("clocks")
        if clocks is not None and not self.table.game.over:
            assert [clock["running"] for clock in clocks] == running_clocks(self.table)

    def _clocks_changed(self, status: dict[str, Any]) -> bool:
        """Whether clocks do anything that they would not do by themselves since the last status."""
        if not self.status or self.status["clocks"] is None:
            return True
        passed = status["now"] - self.status["now"]
        for before, after in zip(self.status["clocks"], status["clocks"], strict=True):
            left = max(0.0, before["left"] - passed * before["running"])
            if before["running"] != after["running"] or abs(left - after["left"]) > 0.15:
                return True
        return False

    def _check_later(self, status: dict[str, Any]) -> None:
        """Those who watch later hear of nothing that is newer than what they see."""
        delay = self.table.fanout.delay
        assert status["clocks"] is None and status["hold"] is None and status["since"] == 0.0
        assert status["proposals"] == []
        assert delay is not None
        assert all(each["at"] <= status["now"] - delay for each in status["happenings"])


def difference(one: View, other: View) -> dict[str, tuple[Any, Any]]:
    keys = [*one, *(key for key in other if key not in one)]
    return {key: (one.get(key), other.get(key)) for key in keys if one.get(key) != other.get(key)}
