"""Journals as a room writes them, without a room: bots play, take back and go back, windows are held."""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from functools import cache
from random import Random
from typing import Any

import msgspec

import throneworld as tw
from throneworld.kernel.holds import is_held
from throneworld.kernel.occasions import by_name
from throneworld.kernel.undo import last_choice
from throneworld.table.rooms.draft import Draft
from throneworld.table.rooms.pace import Pace
from throneworld.table.rooms.standing import Standing
from throneworld.table.storage.rows import Append, Base, Entry, Position

TABLE = "table"


class Played:
    """A table in the making: the game as it stands, and what its journal holds."""

    def __init__(
        self, game: tw.Game, *, patient: bool = False, table_id: str = TABLE, watched: bool = False
    ) -> None:
        game.patient = patient
        self.table_id = table_id
        self.patient = patient
        self.now = 1000.0
        self.standing = Standing(game, 0, Pace(revisions=(0,) * game.seats))
        base = Base(table_id, 0, game.snapshot())
        self.appends = [Append(table_id, (), position=self.standing.position(table_id), base=base)]
        self.digests = {0: game.digest()}
        """The hash of the position after each entry, by its number."""
        self.views: dict[int | None, list[bytes]] = {}
        """What each seat, and a spectator, was shown, one view after the other; if it is watched."""
        if watched:
            self.views = {seat: [] for seat in (None, *range(game.seats))}
        self._stored: list[Append] = []
        self._show()

    @property
    def game(self) -> tw.Game:
        return self.standing.game

    @property
    def entries(self) -> list[Entry]:
        return [entry for append in self.stored for entry in append.entries]

    @property
    def bases(self) -> list[Base]:
        return [append.base for append in self.stored if append.base is not None]

    @property
    def position(self) -> Position:
        return next(each.position for each in reversed(self.stored) if each.position is not None)

    @property
    def stored(self) -> list[Append]:
        """As a database gives it back: nothing but JSON."""
        fresh = self.appends[len(self._stored) :]
        self._stored += [
            msgspec.json.decode(msgspec.json.encode(each, enc_hook=by_name), type=Append) for each in fresh
        ]
        return self._stored

    def copy(self) -> Played:
        """The same table, with which something else may happen. What is past is shared, and never changes."""
        other = copy(self)
        other.appends, other._stored = [*self.appends], [*self._stored]
        other.digests = {**self.digests}
        other.views = {seat: [*views] for seat, views in self.views.items()}
        return other

    def do(self, act: Callable[[Draft], Any]) -> None:
        self.now += 1
        draft = Draft(self.table_id, self.standing, [], self.now)
        act(draft)
        draft.settle()
        self.standing = draft.standing
        self.appends.append(draft.append())
        self.digests[self.standing.number] = self.game.digest()
        self._show()

    def _show(self) -> None:
        for seat, views in self.views.items():
            view = msgspec.json.encode(self.game.view(seat))
            if not views or views[-1] != view:
                views.append(view)

    def stop(self) -> None:
        self.do(lambda draft: draft.end("it is late", "Ann"))

    def rewind(self, to: int) -> None:
        self.do(lambda draft: draft.rewind(to, "p", None))

    def mend(self, game: tw.Game, reason: str = "a card was lost") -> None:
        self.do(lambda draft: draft.mend(game, {"patch": [], "reason": reason, "proposal": "p"}))


def play_on(played: Played, dice: Random, choices: int, *, unsettled: float = 0.0) -> Played:
    """Some more choices by chance; with a probability, something is taken back instead."""
    until = len(played.game.choices) + choices
    while not played.game.over and len(played.game.choices) < until:
        if dice.random() < unsettled:
            _take_back(played, dice)
        elif is_held(played.game):
            _answer_or_release(played, dice)
        else:
            seat = dice.choice(played.game.asked)
            _choose(played, dice, seat)
    return played


def _choose(played: Played, dice: Random, seat: int) -> None:
    ask = played.standing.ask_of(seat)
    if ask is not None:
        option = dice.choice(ask.options)
        played.do(lambda draft: draft.choose(ask, option, {"by": "person"}))


def _answer_or_release(played: Played, dice: Random) -> None:
    if played.standing.asked and dice.random() < 0.7:
        _choose(played, dice, dice.choice(played.standing.asked))
    else:
        played.do(lambda draft: draft.release())


def _take_back(played: Played, dice: Random) -> None:
    game = played.game
    for seat in range(game.seats):
        if game.may_undo(seat) is None and last_choice(game, seat) >= 0:
            played.do(lambda draft, seat=seat: draft.undo(seat, None))  # type: ignore[misc]
            return
    if len(game.choices) > 3 and dice.random() < 0.2:
        to = len(game.choices) - dice.randrange(1, 4)
        played.rewind(to)


def whole_game(seed: int = 3, seats: int = 3, *, patient: bool = False, unsettled: float = 0.0) -> Played:
    return _whole_game(seed, seats, patient, unsettled).copy()


@cache
def _whole_game(seed: int, seats: int, patient: bool, unsettled: float) -> Played:
    """Many tests begin with one: each is played once."""
    played = Played(tw.new_game("rex", seats, seed), patient=patient)
    return play_on(played, Random(seed), 10_000, unsettled=unsettled)
