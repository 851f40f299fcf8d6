"""Running a journal again under the rules as they are now, and finding the first step that does not fit."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal

from msgspec import Struct

from throneworld.kernel.asks import Option
from throneworld.kernel.errors import BadSave, Refused
from throneworld.kernel.game import Game
from throneworld.kernel.holds import confirm, release
from throneworld.kernel.results import Choice
from throneworld.kernel.rewinds import settle
from throneworld.kernel.saves import load
from throneworld.table.storage.rows import Base, Entry
from throneworld.table.trust.history import History, Stretch, Turn, history_of, position_digest

STOPPED = "stopped"

Why = Literal["unreadable", "refused", "differs", "broke"]
"""unreadable: the snapshot it goes on from; refused: a choice is not allowed now; differs: another position
comes out; broke: the rules themselves gave way."""


class Difference(Struct, frozen=True):
    """The first step that does not fit."""

    why: Why
    number: int
    """Of the entry."""
    step: int
    """How many choices count up to it."""
    choices: tuple[Choice, ...] = ()
    expected: str = ""
    found: str = ""
    what: str = ""

    @property
    def seat(self) -> int | None:
        return self.choices[-1].seat if self.choices else None

    @property
    def option(self) -> Option:
        return self.choices[-1].option if self.choices else ()


class Rerun:
    """One stretch of a history, run again turn by turn until it ends or something does not fit."""

    def __init__(self, stretch: Stretch, *, patient: bool = False) -> None:
        self.stretch = stretch
        self.patient = patient
        self.game: Game | None = None
        """The last position that agrees, if there is any."""
        self.agreed = 0
        """How many choices of the stretch led to it."""
        self.difference: Difference | None = None
        self.compared = True
        """False when positions are written down otherwise than they were, so that no hash can be the same."""

    def run(self) -> Iterator[int]:
        """Yields the number of turns done; `difference` tells afterwards how it ended."""
        yield 0
        self._begin()
        for done, turn in enumerate(self.stretch.turns, start=1):
            if self.difference is not None:
                return
            self._take(turn)
            yield done

    def to_the_end(self) -> Rerun:
        for _ in self.run():
            pass
        return self

    def _begin(self) -> None:
        base = self.stretch.base
        try:
            self.game = load(base.snapshot, self.patient)
        except Exception as problem:  # whatever is stored may be damaged in any way
            self.difference = Difference("unreadable", base.number, self.stretch.before, what=str(problem))
            return
        self.compared = position_digest(base.snapshot) == self.game.digest()

    def _take(self, turn: Turn) -> None:
        assert self.game is not None
        game = self.game.copy()
        try:
            carry_out(game, turn)
        except Exception as problem:  # the rules may have any fault: it is to be told, not to stop the others
            why: Why = "refused" if isinstance(problem, Refused | BadSave) else "broke"
            self.difference = self._difference(why, turn, what=str(problem))
            return
        found = game.digest()
        if self.compared and turn.digest and found != turn.digest:
            self.difference = self._difference("differs", turn, found=found)
            return
        self.game = game
        self.agreed += len(turn.choices)

    def _difference(self, why: Why, turn: Turn, found: str = "", what: str = "") -> Difference:
        step = self.stretch.before + self.agreed + len(turn.choices)
        return Difference(why, turn.number, step, turn.choices, turn.digest, found, what)


def carry_out(game: Game, turn: Turn) -> None:
    """Do to the game what the entry did to it. At tables of before nobody confirmed anything: there it went
    on at once, to where the entry says."""
    game.dice.rewinds = turn.rewinds
    _carry_out(game, turn)
    while game.confirming and turn.digest and game.digest() != turn.digest:
        confirm(game, game.confirming[0])


def _carry_out(game: Game, turn: Turn) -> None:
    if turn.way == "stopped":
        stop(game)
        return
    if turn.way == "confirmed":
        if turn.seat in game.confirming:
            confirm(game, turn.seat)
        return
    patient = game.patient
    if turn.way != "released" or not patient:
        game.patient = patient and turn.way == "chosen"
        choose(game, turn.choices)
        game.patient = patient
        return
    confirm_all(game)
    made = release(game, {choice.seat: choice.option for choice in turn.choices})
    if made != [(choice.seat, choice.option) for choice in turn.choices]:
        raise BadSave("others are asked in this window than were then")


def stop(game: Game) -> None:
    """The table has agreed to end the game: nobody has won."""
    game.finish((), (), STOPPED)


def choose(game: Game, choices: Sequence[Choice]) -> None:
    for choice in choices:
        _pass_by(game, choice.seat)
        game.choose(choice.seat, choice.option)


def _pass_by(game: Game, seat: int) -> None:
    """A choice comes after whatever was confirmed, whether or not that was written down."""
    while seat in game.confirming:
        confirm(game, seat)
    if seat not in game.asked:
        confirm_all(game)


def confirm_all(game: Game) -> None:
    while game.confirming:
        confirm(game, game.confirming[0])


def after(history: History, *, patient: bool = False) -> Game:
    """The game at the end of a history; raises whatever the rules raise when it does not fit."""
    game = load(history.last.base.snapshot, patient)
    for turn in history.last.turns:
        carry_out(game, turn)
    settle(game, history.rewinds)
    return game


def game_after(
    base: Base, entries: Sequence[Entry], number: int, *, mends: Sequence[Base] = (), patient: bool = False
) -> Game:
    """The game as it was after an entry; `mends` are the snapshots of positions mended since the base."""
    counted = [entry for entry in entries if entry.number <= number]
    return after(history_of((base, *mends), counted), patient=patient)
