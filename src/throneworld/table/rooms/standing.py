"""How a table stands: its game and its pace after so many entries, and how the journal gives that back.

A standing is never changed once it is the room's: changes are made on a copy, which takes its place when they
are on disk. So nobody ever sees what might yet be lost.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Struct

from throneworld.kernel.asks import Ask, Option
from throneworld.kernel.beside import SPECTATOR, is_spoken_to
from throneworld.kernel.game import Game
from throneworld.kernel.holds import held_ask, is_discreet, is_held
from throneworld.kernel.reading import plain
from throneworld.kernel.saves import checksum, load, saved_beside
from throneworld.kernel.steps import Question
from throneworld.kernel.windows import Window
from throneworld.table.rooms.pace import Pace, pace_from
from throneworld.table.storage.rows import Base, Entry, Position


class Standing(Struct, eq=False):
    game: Game
    number: int
    """Of the newest entry."""
    pace: Pace
    redo: dict[int, tuple[Option, ...]] = {}
    """What each seat took back and nobody has chosen since, the newest last."""

    def copy(self) -> Standing:
        return Standing(self.game.copy(), self.number, self.pace, self.redo)

    def ask_of(self, seat: int) -> Ask | None:
        """The open question to a seat, with an id that no earlier question had."""
        game = self.game
        ask = held_ask(game, seat) if is_held(game) else game.ask_of(seat)
        return None if ask is None else self._named(ask)

    def ask_beside(self, seat: int) -> Ask | None:
        """What a seat may do beside the open question, with an id of the same kind."""
        ask = self.game.ask_beside(seat)
        return None if ask is None else self._named(ask)

    def ask_called(self, seat: int, name: str) -> Ask | None:
        """The question of that id to a seat: the open one, or the one beside it."""
        for find in (self.ask_of, self.ask_beside):
            ask = find(seat)
            if ask is not None and ask.id == name:
                return ask
        return None

    def is_beside(self, seat: int, option: Option) -> bool:
        """Whether an answer is to what the seat may do beside the open question."""
        if self.game.definition.beside is None:
            return False
        ask, beside = self.ask_of(seat), self.ask_beside(seat)
        if ask is not None and option in ask.options:
            return False
        return beside is not None and option in beside.options

    def _named(self, ask: Ask) -> Ask:
        return msgspec.structs.replace(ask, id=self.ask_id(ask.id, ask.seat))

    def ask_id(self, name: str, seat: int) -> str:
        return f"{name}-{self.pace.revisions[seat]}"

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that have a question to answer and have not sealed an answer."""
        asked: Sequence[int] = self.game.asked
        if is_held(self.game):
            asked = [seat for seat in range(self.game.seats) if held_ask(self.game, seat) is not None]
        return tuple(seat for seat in asked if seat not in self.pace.sealed)

    @property
    def offered(self) -> tuple[int, ...]:
        """The seats to which another has put something beside the open question. Nobody waits for them."""
        heard = [step.seat for step in self.game.beside if not step.secret_from(SPECTATOR)]
        return tuple(dict.fromkeys(seat for seat in heard if is_spoken_to(self.game, seat)))

    @property
    def spoken_to(self) -> tuple[int, ...]:
        """The seats that are in a dialogue beside the open question, and whose turn to speak it is."""
        seats = dict.fromkeys(step.seat for step in self.game.beside)
        return tuple(seat for seat in seats if is_spoken_to(self.game, seat))

    @property
    def in_window(self) -> bool:
        """Whether the game waits in a window, held or not."""
        top = None if self.game.over else self.game.top
        return isinstance(top, Window) or is_held(self.game)

    @property
    def discreet(self) -> bool:
        """Whether it is a secret who is really asked: then all who might be are treated alike."""
        top = self.game.top
        return isinstance(top, Question) and type(top).waited_for is not Question.waited_for

    def put(self, now: float) -> dict[int, tuple[str, float]]:
        """Which discreet question is open to a seat, and since when for whoever is to answer it."""
        seats = [seat for seat in self.game.asked if is_discreet(self.game, seat)]
        asks = [ask for ask in map(self.ask_of, seats) if ask is not None]
        before = self.pace.put
        return {
            ask.seat: before[ask.seat] if before.get(ask.seat, ("",))[0] == ask.id else (ask.id, now)
            for ask in asks
        }

    def position(self, table_id: str) -> Position:
        game = self.game
        data = {
            "state": game.state,
            "stack": list(game.stack),
            "beside": saved_beside(game),
            "dice": dict(game.dice.states),
            "fenced": game.fenced,
            "result": game.result,
        }
        return Position(table_id, self.number, data, self.pace.data())


def standing_from(
    base: Base, entries: Sequence[Entry], position: Position | None, *, patient: bool
) -> Standing:
    """From the newest base, the entries after it and the position after the last of them."""
    if position is None or not entries:
        game = load(base.snapshot, patient=patient)
        number = base.number
    else:
        game = load(_snapshot(base, entries, position), patient=patient)
        number = entries[-1].number
    empty = Pace(revisions=(0,) * game.seats)
    return Standing(game, number, empty if position is None else pace_from(game.definition, position.pace))


def events_of(game: Game, since: int) -> list[tuple[str, tuple[Any, ...], tuple[int, ...] | None, int]]:
    """What the game has told since its log was so long."""
    return [(event.kind, event.args, event.audience, event.at) for event in game.log[since:]]


def _snapshot(base: Base, entries: Sequence[Entry], position: Position) -> dict[str, Any]:
    """A whole snapshot again: log and choices are in base and entries, the rest in the position."""
    record = base.snapshot["record"]
    made = [choice for entry in entries for choice in entry.body.get("choices", [])]
    told = [event for entry in entries for event in entry.events]
    data = {
        **base.snapshot,
        **position.position,
        "record": {**record, "choices": [*record["choices"], *made]},
        "log": [*base.snapshot["log"], *told],
    }
    snapshot: dict[str, Any] = plain(data)
    snapshot["digest"] = checksum(snapshot)
    return snapshot
