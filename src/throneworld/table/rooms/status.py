"""How a table stands beside the game, for everybody to see: who is here, clocks, proposals, what happened."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace

from throneworld.kernel.holds import is_held
from throneworld.table.clocks import Clocks, left_at
from throneworld.table.messages import (
    ClockStatus,
    Happening,
    Hold,
    ProposalData,
    SeatStatus,
    Status,
    StatusMessage,
)
from throneworld.table.rooms.audience import Audience, encode
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
        self._told: dict[bool, tuple[Status, Clocks | None]] = {}
        """What was sent last to those who watch later, and to all others; with the clocks that it showed."""

    def note(self, entries: Sequence[Entry]) -> None:
        """Remember what happened beside the game. A sealed answer that was taken back is not for others."""
        self.happenings += [happening(entry) for entry in entries if entry.kind in PUBLIC_KINDS]
        del self.happenings[:-SHOWN]

    def status(self, room: Room, number: int | None, now: float) -> Status:
        """Those who watch later are told nothing that is newer than what they see."""
        behind = number is None and room.fanout.delay != 0.0 and not room.game.over
        return Status(
            state="finished" if room.game.over else room.table.state,
            now=now,
            since=0.0 if behind else room.standing.pace.since,
            seats=[_seat(room, seat, behind) for seat in range(len(room.seats))],
            clocks=None if behind else _left(room.standing.pace.clocks, now),
            hold=None if behind else _hold(room),
            proposals=[] if behind else list(self.proposals),
            happenings=self._seen(room.fanout.delay, now) if behind else list(self.happenings),
            watchers=len(room.fanout.audiences[None].connections),
        )

    def _seen(self, delay: float | None, now: float) -> list[Happening]:
        return [] if delay is None else [each for each in self.happenings if each.at <= now - delay]

    def tell(self, room: Room, now: float) -> None:
        """Send the status to everybody who is here and for whom it has changed."""
        audiences, later = room.fanout.audiences, room.fanout.delay != 0.0
        self._tell(room, 0, [each for seat, each in audiences.items() if seat is not None or not later], now)
        if later:
            self._tell(room, None, [audiences[None]], now)

    def _tell(self, room: Room, number: int | None, audiences: Sequence[Audience], now: float) -> None:
        status, told = self.status(room, number, now), self._told.get(number is None)
        if told is not None and _is_same(status, *told):
            return
        self._told[number is None] = (status, room.standing.pace.clocks)
        data = encode(StatusMessage(status=status))
        for connection in dict.fromkeys(each for audience in audiences for each in audience.connections):
            connection.send(data)


def _is_same(status: Status, told: Status, clocks: Clocks | None) -> bool:
    """A clock that goes on running is no news: clients count for themselves. To send it again whenever
    anybody does anything would tell of what is done in secret."""
    running = None if told.clocks is None else _left(clocks, status.now)
    return replace(status, now=told.now, since=told.since) == replace(told, clocks=running)


def happening(entry: Entry) -> Happening:
    body = entry.body
    kind = str(body.get("what", entry.kind))
    name, text = str(body.get("name", "")), str(body.get("reason", ""))
    return Happening(kind=kind, seat=entry.seat, at=entry.at, name=name, text=text)


def _seat(room: Room, number: int, behind: bool) -> SeatStatus:
    row, absent = room.seats[number], () if behind else room.standing.pace.absent
    return SeatStatus(
        number=number,
        name=row.name,
        bot=row.by_bot or number in absent,
        resigned=row.resigned,
        online=room.fanout.is_online(number),
    )


def _left(clocks: Clocks | None, now: float) -> list[ClockStatus] | None:
    if clocks is None:
        return None
    return [
        ClockStatus(round(left_at(clocks, seat, now), 1), since is not None)
        for seat, since in enumerate(clocks.since)
    ]


def _hold(room: Room) -> Hold | None:
    opened = room.standing.pace.opened
    if opened is None or not is_held(room.game):
        return None
    return Hold(opened, opened + (room.table.terms.hold or 0.0))
