"""Showing a change to everybody: the public part is built and compared once, each seat's own part once."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Sequence
from typing import Any

from throneworld.kernel.events import Event
from throneworld.kernel.game import Game
from throneworld.kernel.views import private_view, public_view
from throneworld.table.rooms.audience import Audience, Connection, Later
from throneworld.table.rooms.patches import differences
from throneworld.table.rooms.standing import Standing


class Fanout:
    """The audiences of a table and what each of them was shown last."""

    def __init__(self, standing: Standing, delay: float | None = 0.0) -> None:
        self.epoch = secrets.token_hex(4)
        self.delay = delay
        """How far spectators are behind; None if they see nothing before the end."""
        self.public = public_view(standing.game)
        self.audiences: dict[int | None, Audience] = {}
        for seat in (*range(standing.game.seats), None):
            self.audiences[seat] = Audience(seat)
            self.audiences[seat].reset(self.public, seat_view(standing, seat))

    # Who is here

    def enter(self, connection: Connection) -> None:
        for seat in connection.seats:
            self.audiences[seat].connections.append(connection)

    def leave(self, connection: Connection) -> None:
        for seat in connection.seats:
            if connection in self.audiences[seat].connections:
                self.audiences[seat].connections.remove(connection)

    def let_go(self, holders: Sequence[str | None]) -> None:
        """Whoever has lost a seat sees it no longer; `holders` are the people of the seats."""
        for connection in self.everybody():
            held = [holders[seat] for seat in connection.seats if seat is not None]
            if connection.person_id is not None and any(each != connection.person_id for each in held):
                connection.dropped.set()

    def everybody(self) -> list[Connection]:
        found = [each for audience in self.audiences.values() for each in audience.connections]
        return list(dict.fromkeys(found))

    def is_online(self, seat: int) -> bool:
        return bool(self.audiences[seat].connections)

    # What they see

    def show(self, before: Standing, after: Standing, now: float) -> list[int | None]:
        """Bring every audience up to date; returns those for whom something changed."""
        if self._is_new_story(before.game, after.game):
            return self.start_over(after, now)
        public = public_view(after.game)
        changed, logged = differences(self.public, public), before.game.log.size
        self.public = public
        seen: list[int | None] = []
        for seat, audience in self.audiences.items():
            events = after.game.log_for(seat, logged)
            private = seat_view(after, seat)
            if seat is None and self.delay != 0.0:
                self._postpone(now, private, events)
            elif audience.show(public, changed, private, events):
                seen.append(seat)
        return seen

    def start_over(self, standing: Standing, now: float) -> list[int | None]:
        """Everything anew for everybody: the log is not the old one with more at its end."""
        self.public = public_view(standing.game)
        for seat, audience in self.audiences.items():
            if seat is None and self.delay != 0.0 and not standing.game.over:
                lines = standing.game.log_for(None)
                self._postpone(now, seat_view(standing, None), lines, anew=True)
                continue
            audience.later.clear()
            audience.reset(self.public, seat_view(standing, seat))
            if audience.connections:
                audience.broadcast(audience.full(self.epoch, self.log(standing.game, seat)))
        return list(self.audiences)

    def log(self, game: Game, seat: int | None) -> Sequence[Event]:
        """The log as an audience may read it now; spectators do not read ahead of what they see."""
        behind = seat is None and self.delay != 0.0 and not game.over
        return self.audiences[None].lines if behind else game.log_for(seat)

    def catch_up(self, now: float) -> None:
        """Show spectators what they may see by now."""
        audience = self.audiences[None]
        while audience.later and audience.later[0].due <= now:
            later = audience.later.popleft()
            audience.lines = later.lines if later.anew else [*audience.lines, *later.lines]
            if later.anew:
                audience.reset(later.public, later.private)
                audience.broadcast(audience.full(self.epoch, audience.lines))
            else:
                changed = differences(audience.public, later.public)
                audience.show(later.public, changed, later.private, later.lines)

    @property
    def due(self) -> float | None:
        later = self.audiences[None].later
        return later[0].due if later else None

    def _postpone(
        self, now: float, private: dict[str, Any], lines: Sequence[Event], *, anew: bool = False
    ) -> None:
        if self.delay is not None:
            later = Later(now + self.delay, self.public, private, lines, anew)
            self.audiences[None].later.append(later)

    def _is_new_story(self, before: Game, after: Game) -> bool:
        """Whether lines of the log were taken back that somebody had read, or all secrets are out."""
        return not after.log.begins_with(before.log) or after.over != before.over


def seat_view(standing: Standing, seat: int | None) -> dict[str, Any]:
    """What only this seat sees, with what the table adds to it."""
    view = private_view(standing.game, seat)
    if seat is None:
        return {**view, "table": None}
    for ask in (view["ask"], view["beside"]):
        if ask is not None:
            ask["id"] = standing.ask_id(ask["id"], seat)
    sealed = standing.pace.sealed.get(seat)
    view["table"] = {
        "sealed": None if sealed is None else list(sealed.option),
        "undo": sealed is not None or standing.game.may_undo(seat) is None,
        "redo": bool(standing.redo.get(seat)),
        "beside": _beside(standing, seat),
    }
    return view


def _beside(standing: Standing, seat: int) -> str | None:
    """How things stand beside the open question: another has put something to the seat, it has begun
    something itself, or there is nothing that would have to be finished."""
    if seat in standing.offered:
        return "offered"
    return "begun" if seat in standing.spoken_to else None


def send(connections: Iterable[Connection], data: bytes) -> None:
    for connection in connections:
        connection.send(data)
