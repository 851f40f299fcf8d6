"""Near misses: what somebody might try instead of what is offered. Everything about them comes from the
declaration of a game's verbs, so a new game is tried from its first day."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from throneworld.kernel.asks import Noun, Option
from throneworld.kernel.dice import Dice
from throneworld.kernel.game import Game
from throneworld.kernel.nouns import Kind, Shape, has_shape, vocabulary
from throneworld.kernel.steps import Question

A_SLOT = 3
"""So many other nouns are tried in one place of an option."""


def near_misses(game: Game, question: Question, seat: int, dice: Dice) -> list[Option]:
    """Well-formed options that are not offered: one of each verb with one noun changed."""
    offered = question.options(game, seat)
    known = list(question.candidates(game, seat))
    found = [
        miss
        for verb, shapes in vocabulary(game, question, seat).items()
        for shape in shapes
        for miss in _changed(game, _patterns(game, known, verb, shape, dice), verb, shape, dice)
    ]
    return [miss for miss in dict.fromkeys(found) if miss not in offered]


def _patterns(game: Game, known: Sequence[Option], verb: str, shape: Shape, dice: Dice) -> list[Option]:
    """A candidate of this verb to begin with; one made up where there is none."""
    fitting = [option for option in known if option[0] == verb and has_shape(game, option, shape)]
    made_up = (verb, *(_some(game, kind, dice) for kind in shape))
    return [fitting[dice.below("pattern", len(fitting))], fitting[-1]] if fitting else [made_up]


def _changed(game: Game, patterns: Sequence[Option], verb: str, shape: Shape, dice: Dice) -> Iterator[Option]:
    yield from patterns
    for pattern in patterns:
        for place, kind in enumerate(shape, 1):
            for noun in _others(game, kind, [option[place] for option in patterns], dice):
                yield (*pattern[:place], noun, *pattern[place + 1 :])


def _others(game: Game, kind: Kind, known: Sequence[Noun], dice: Dice) -> list[Noun]:
    """Other nouns of the same kind; of numbers none, one more than the most, and far more."""
    if kind.among is None:
        most = max(noun for noun in known if isinstance(noun, int))
        return [0, most + 1, most + 100]
    return [_some(game, kind, dice) for _ in range(A_SLOT)]


def _some(game: Game, kind: Kind, dice: Dice) -> Noun:
    nouns = range(3) if kind.among is None else kind.among(game)
    return nouns[dice.below(kind.id, len(nouns))]
