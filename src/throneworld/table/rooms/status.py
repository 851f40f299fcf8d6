"""How a table stands beside the game, for everybody to see: who is here, clocks, proposals, what happened."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace

from throneworld.kernel.holds import is_held
from throneworld.table.clocks import left_at
from throneworld.table.messages import (
    ClockStatus,
    Happening,
    Hold,
    ProposalData,
    SeatStatus,
    Status,
    StatusMessage,
)
from throneworld.table.rooms.audience import encode
from throneworld.table.storage.rows import Entry

if TYPE_CHECKING:
    from throneworld.table.rooms.room import Room

SHOWN = 10
"""So many happenings go with each status."""
PUBLIC_KINDS = ("rewind", "mend", "end", "seat")


class StatusBoard:
    def __init__(self) -> None:
        self.happenings: list[Happening] = []
        self.proposals: list[ProposalData] = []
        self._told: Status | None = None

    def note(self, entries: Sequence[Entry]) -> None:
        """Remember what happened beside the game. A sealed answer that was taken back is not for others."""
        self.happenings += [happening(entry) for entry in entries if entry.kind in PUBLIC_KINDS]
        del self.happenings[:-SHOWN]

    def status(self, room: Room, number: int | None, now: float) -> Status:
        behind = number is None and room.fanout.delay != 0.0
        return Status(
            state="finished" if room.game.over else room.table.state,
            now=now,
            since=0.0 if behind else room.standing.pace.since,
            seats=[_seat(room, seat) for seat in range(len(room.seats))],
            clocks=None if behind else _clocks(room, now),
            hold=None if behind else _hold(room),
            proposals=list(self.proposals),
            happenings=list(self.happenings),
            watchers=len(room.fanout.audiences[None].connections),
        )

    def tell(self, room: Room, now: float) -> None:
        """Send the status to everybody who is here, if it has changed."""
        status = self.status(room, 0, now)
        same = None if self._told is None else replace(status, now=self._told.now, since=self._told.since)
        if same == self._told and not _runs(status):
            return
        self._told = status
        self._send(room, status, now)

    def _send(self, room: Room, status: Status, now: float) -> None:
        data = encode(StatusMessage(status=status))
        behind = room.fanout.delay != 0.0
        for seat, audience in room.fanout.audiences.items():
            if seat is None and behind:
                audience.broadcast(StatusMessage(status=self.status(room, None, now)))
                continue
            for connection in audience.connections:
                connection.send(data)


def happening(entry: Entry) -> Happening:
    body = entry.body
    kind = str(body.get("what", entry.kind))
    name, text = str(body.get("name", "")), str(body.get("reason", ""))
    return Happening(kind=kind, seat=entry.seat, at=entry.at, name=name, text=text)


def _seat(room: Room, number: int) -> SeatStatus:
    row = room.seats[number]
    return SeatStatus(
        number=number,
        name=row.name,
        bot=row.by_bot or number in room.standing.pace.absent,
        resigned=row.resigned,
        online=room.fanout.is_online(number),
    )


def _clocks(room: Room, now: float) -> list[ClockStatus] | None:
    clocks = room.standing.pace.clocks
    if clocks is None:
        return None
    return [
        ClockStatus(round(left_at(clocks, seat, now), 1), clocks.since[seat] is not None)
        for seat in range(room.game.seats)
    ]


def _runs(status: Status) -> bool:
    """A running clock shows another time each time; clients count for themselves between two messages."""
    return status.clocks is not None and any(clock.running for clock in status.clocks)


def _hold(room: Room) -> Hold | None:
    opened = room.standing.pace.opened
    if opened is None or not is_held(room.game):
        return None
    return Hold(opened, opened + (room.table.terms.hold or 0.0))
