"""What each seat and the spectators may know of a table, taken from the engine and the terms, never from what
the server has sent."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import msgspec

from tests.near import declared
from throneworld.kernel.beside import SPECTATOR
from throneworld.kernel.events import Event
from throneworld.kernel.game import Game
from throneworld.kernel.holds import is_held
from throneworld.kernel.steps import Question
from throneworld.kernel.views import private_view, public_view
from throneworld.kernel.windows import Window
from throneworld.table.rooms.room import Room

View = dict[str, Any]
Line = list[Any]
"""A line of the log as it is sent: its kind and its arguments."""


def expected_view(table: Room, seat: int | None, public: View | None = None) -> View:
    """The engine's own view and what the table adds to it."""
    game, standing = table.game, table.standing
    view = {**(public or public_view(game)), **private_view(game, seat), "table": None}
    if seat is None:
        return view
    sealed = standing.pace.sealed.get(seat)
    view["table"] = {
        "sealed": None if sealed is None else list(sealed.option),
        "undo": sealed is not None or game.may_undo(seat) is None,
        "redo": bool(standing.redo.get(seat)),
        "beside": dialogue_of(game, seat),
    }
    for name in ("ask", "beside"):
        if view[name] is not None:
            view[name] = {**view[name], "id": f"{view[name]['id']}-{standing.pace.revisions[seat]}"}
    return view


def dialogue_of(game: Game, seat: int) -> str | None:
    """What the seat is to say something to beside the open question: another's words, or its own."""
    own = [step for step in game.beside if step.seat == seat]
    if not own or game.ask_beside(seat) is None:
        return None
    return "begun" if own[0].secret_from(SPECTATOR) else "offered"


def lines_of(events: Sequence[Event]) -> list[Line]:
    return [[event.kind, list(event.args)] for event in events]


def expected_lines(game: Game, seat: int | None) -> list[Line]:
    return lines_of(game.log_for(seat))


def running_clocks(table: Room) -> list[bool]:
    """Whose clock is seen to run: in a window nobody's, else those of all whom the table seems to wait for,
    but for those whose time was up."""
    top = table.game.stack[-1] if table.game.stack else None
    held = isinstance(top, Window) or is_held(table.game)
    waits = isinstance(top, Question) and not held and not table.game.over
    late = (*table.standing.pace.lent, *table.standing.pace.absent)
    waited = table.game.waited_for if waits else ()
    return [seat in waited and seat not in late for seat in range(table.game.seats)]


class Secrets:
    """What must not stand in any message to a person, whatever the message is about."""

    def __init__(self, table: Room, words: Sequence[str]) -> None:
        self.table = table
        self.words = [word.encode() for word in (*words, str(table.table.seed)) if word]
        self._digest = (-1, b"")
        ids = declared(table.game.definition.id, "NEVER_TOLD", ())
        self.cards = re.compile("|".join(ids).encode()) if ids else None
        """Ids that would tell a card from its likes."""

    def check(self, data: bytes, others: Sequence[str] = ()) -> None:
        """`others` are words that only somebody else may read."""
        if self.table.game.over:
            return  # seed, dice and cards are shown then
        found = [word for word in (*self.words, *(each.encode() for each in others)) if word in data]
        assert not found, f"a message tells {found}"
        card = None if self.cards is None else self.cards.search(data)
        assert card is None, f"a message tells one card from another: {card}"
        assert self.digest not in data

    @property
    def digest(self) -> bytes:
        """The hash of the position, from which it could be guessed."""
        standing = self.table.standing
        if self._digest[0] != standing.number:
            self._digest = (standing.number, standing.game.digest().encode())
        return self._digest[1]


def plain(message: object) -> bytes:
    """Of any answer, what would go over the wire."""
    return msgspec.json.encode(message)
