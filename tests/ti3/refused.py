"""Why not: what is refused at a question, of all that somebody might try there.

At an open question everything well-formed is tried: candidates, all nouns in all places of an option, verbs
of other times, and what those who are not asked might think of; then once more as if the game had gone
otherwise (`otherwise.py`). Questions that are put often are looked at less and less often. What a quick look
finds is asked of the game itself as long as it is new, so that a reason counts only if a player is told it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import suppress
from itertools import product
from math import prod
from random import Random

from tests.ti3.otherwise import altered, put_anew
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.beside import question_beside
from throneworld.kernel.game import Game
from throneworld.kernel.nouns import Kind, Shape, has_shape, shapes_of, vocabulary
from throneworld.kernel.steps import Question

OFTEN = 30
"""So many times a question is looked at each time that it is put; then ever less often."""
ENOUGH = 3
"""So many times a reason has to be told before it is taken for granted."""
ALL_OF_IT, SOME = 200, 60
"""How many options of a shape are tried: all, if it has no more, and else some."""
PATTERNS, IN_A_PLACE = 2, 40
"""Of so many candidates one noun is changed, into so many others."""


class Refused:
    """Which reasons players are told, and how often."""

    def __init__(self, met: Counter[str]) -> None:
        self.met = met
        self.looks: Counter[str] = Counter()

    def look(self, game: Game, luck: Random) -> None:
        """At the open question and all that lies beside it."""
        question = game.question
        assert question is not None
        if self._is_due(type(question).__name__):
            self._look(game, luck)
            with suppress(Exception):  # what is under way may rest on what is otherwise now
                other = altered(game, luck)
                if put_anew(other, question):
                    self._look(other, luck)

    def _look(self, game: Game, luck: Random) -> None:
        question = game.question
        assert question is not None
        for seat in range(game.seats):
            if seat in game.asked:
                self._try(game, question, seat, luck)
            else:
                self._left_out(game, question, seat, luck)
        if self._is_due("untimely"):
            self._untimely(game, luck)
        self._beside(game, luck)

    def _is_due(self, name: str, often: int = OFTEN) -> bool:
        before = self.looks[name]
        self.looks[name] += 1
        return before % (1 + before // often) == 0

    def is_new(self, why: Refusal) -> bool:
        return self.met[f"reason:{why.key}"] < ENOUGH

    def told(self, game: Game, seat: int, option: Option, why: Refusal | None) -> None:
        if why is not None and self.is_new(why):
            why = game.refusal(seat, option)
        if why is not None:
            self.met[f"reason:{why.key}"] += 1

    def _try(self, game: Game, question: Question, seat: int, luck: Random) -> None:
        known = list(question.candidates(game, seat))
        for option in known:
            self.told(game, seat, option, question.refusal(game, seat, option))
        for option in well_formed(game, question, seat, known, luck):
            self.told(game, seat, option, question.barred(game, seat, option))

    def _left_out(self, game: Game, question: Question, seat: int, luck: Random) -> None:
        options = question.options(game, game.asked[0])
        for option in luck.sample(options, min(SOME, len(options))):
            self.told(game, seat, option, question.left_out(game, seat, option))

    def _untimely(self, game: Game, luck: Random) -> None:
        seat = game.asked[0]
        for verb in game.definition.untimely:
            for shape in shapes_of(game.definition.verbs, verb):
                for option in _of_shape(game, verb, shape, (), luck):
                    self.told(game, seat, option, game.refusal(seat, option))

    def _beside(self, game: Game, luck: Random) -> None:
        for seat in range(game.seats):
            question = question_beside(game, seat)
            if question is not None and self._is_due(f"beside {type(question).__name__}"):
                self._try(game, question, seat, luck)


def well_formed(
    game: Game, question: Question, seat: int, known: Sequence[Option], luck: Random
) -> list[Option]:
    """What has the form of an option there and is no candidate."""
    candidates = set(known)
    found = [
        option
        for verb, shapes in vocabulary(game, question, seat).items()
        for shape in shapes
        for option in _of_shape(game, verb, shape, known, luck)
    ]
    return [option for option in dict.fromkeys(found) if option not in candidates]


def _of_shape(game: Game, verb: str, shape: Shape, known: Sequence[Option], luck: Random) -> Iterator[Option]:
    nouns = [nouns_of(game, kind) for kind in shape]
    if not all(nouns):
        return
    if prod(map(len, nouns)) <= ALL_OF_IT:
        yield from ((verb, *each) for each in product(*nouns))
        return
    for _ in range(SOME):
        yield (verb, *(luck.choice(each) for each in nouns))
    fitting = [option for option in known if option[0] == verb and has_shape(game, option, shape)]
    for pattern in luck.sample(fitting, min(PATTERNS, len(fitting))):
        for place, others in enumerate(nouns, 1):
            for noun in luck.sample(others, min(IN_A_PLACE, len(others))):
                yield (*pattern[:place], noun, *pattern[place + 1 :])


def nouns_of(game: Game, kind: Kind) -> Sequence[Noun]:
    """All there are; of numbers small ones and two that are too large for anything."""
    return (*range(13), 40, 100) if kind.among is None else list(kind.among(game))
