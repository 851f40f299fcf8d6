"""Near misses of every kind of question of every game, those included that random games seldom put.

First those that a game declares to be near somewhere, then lively games. `SWEEP_GAMES` says how many of these
are played at most; in `make fuzz` no question may be left that was never met.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator, Sequence

import pytest

from tests.conformance.near_misses import near_misses
from tests.near import beginnings, declared, lively_positions, near
from tests.worlds import play_on
from throneworld.kernel.beside import question_beside
from throneworld.kernel.dice import Dice, SmallDice
from throneworld.kernel.game import Game
from throneworld.kernel.registry import definition_of, names
from throneworld.kernel.steps import Decision, Question, Simultaneous
from throneworld.kernel.zones import exchange

GAMES = int(os.environ.get("SWEEP_GAMES", "3"))
LOOKS = 3 if GAMES < 100 else 20
"""So often a kind of question is looked at."""
FAR = 60
"""So many choices away a question may be that is near."""


class Sweep:
    def __init__(self, name: str) -> None:
        self.name = name
        self.kinds = [each.__name__ for each in definition_of(name).steps if issubclass(each, Question)]
        self.unasked: Sequence[str] = declared(name, "UNASKED", ())
        """Questions of shared packages that the game says it never puts."""
        self.met: Counter[str] = Counter()

    @property
    def never(self) -> list[str]:
        return [kind for kind in self.kinds if not self.met[kind] and kind not in self.unasked]

    def look(self, game: Game, number: int) -> None:
        question = game.question
        if question is not None:
            self._try(game, question, game.asked, number)
        for seat in range(game.seats) if question is not None else ():
            beside = question_beside(game, seat)
            if beside is not None:
                self._try(game, beside, (seat,), number)

    def _try(self, game: Game, question: Question, seats: Sequence[int], number: int) -> None:
        if self.met[type(question).__name__] >= LOOKS:
            return
        self.met[type(question).__name__] += 1
        for seat in seats:
            try_near_misses(game, question, seat, Dice(number))
            try_worlds(game, question, seat, number)

    def play(self) -> None:
        """What is declared to be near, then lively games until nothing is left."""
        for kind in beginnings(self.name):
            for turn, game in enumerate(_walk(near(self.name, kind, 1), kind)):
                self.look(game, turn)
        for number in range(GAMES):
            for turn, game in enumerate(lively_positions(self.name, number) if self.never else ()):
                self.look(game, turn)


def _walk(game: Game, kind: str) -> Iterator[Game]:
    """Until the question has come."""
    dice = SmallDice(1)
    for _ in range(FAR):
        yield game
        if game.over or type(game.question).__name__ == kind:
            return
        play_on(game, dice)


def try_near_misses(game: Game, question: Question, seat: int, dice: Dice) -> None:
    """Each is refused for a reason of its own, the same in every world that the seat could imagine."""
    world = game.imagine(seat, dice.below("world", 1000))
    for miss in near_misses(game, question, seat, dice):
        refusal = game.refusal(seat, miss)
        assert refusal is not None and refusal.key != "not_offered", (question.prompt, miss)
        assert world.refusal(seat, miss) == refusal, (question.prompt, miss)


def try_worlds(game: Game, question: Question, seat: int, number: int) -> None:
    """What may be answered differs between worlds only where that is declared; see `Question.hidden`."""
    if isinstance(question, Decision | Simultaneous) and not question.hidden:
        other = game.copy()
        exchange(other, (seat + 1 + number % (game.seats - 1)) % game.seats, SmallDice(number))
        assert question.options(other, seat) == question.options(game, seat), type(question).__name__


@pytest.mark.parametrize("name", names())
def test_every_question_is_tried_with_near_misses(name: str) -> None:
    sweep = Sweep(name)
    sweep.play()
    print(f"{name}: {len(sweep.kinds)} questions, never met: {sweep.never}")
    assert not [kind for kind in sweep.unasked if sweep.met[kind]]
    assert len(sweep.never) * 2 < len(sweep.kinds) if GAMES < 100 else not sweep.never
