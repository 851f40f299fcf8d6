"""What suites over games run over: variants from the registry, and one recorded random game of each.

No suite names a game. How many games are played follows from how many choices they take, and how often a
costly look is taken from how long a game is.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from functools import cache, partial
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from _pytest.mark import ParameterSet

import throneworld as tw
from tests.asides import any_ask
from throneworld.kernel.asks import Noun
from throneworld.kernel.dice import SmallDice
from throneworld.kernel.game import Game
from throneworld.kernel.registry import Definition, Flag, definition_of, registered

CHOICES = 9_700
"""So many choices of each game are recorded at most, in whole rounds: each number of seats once a round."""
ROUNDS = 8
"""And so many rounds: of a short game the later ones would tell little that is new."""


TESTS = Path(__file__).parent


class Variant(NamedTuple):
    """A game, its seats, whether optional rules are on, and a seed."""

    name: str
    seats: int
    flags: bool
    seed: int
    also: str = ""
    """A rule that is no flag, since it goes with some numbers of seats only."""

    def __str__(self) -> str:
        kind = self.also or ("flags" if self.flags else "plain")
        return f"{self.name}-{self.seats}-{kind}-{self.seed}"

    def new(self) -> Game:
        options: dict[str, Noun] = {
            **short(self.name),
            **{
                setting.id: self.flags
                for setting in definition_of(self.name).settings
                if isinstance(setting, Flag)
            },
            **({self.also: "yes"} if self.also else {}),
        }
        return tw.new_game(self.name, seats=self.seats, seed=self.seed, options=options)


class Step(NamedTuple):
    """A position of a recorded game, before its choice is made. Whoever goes on from it takes a copy."""

    number: int
    game: Game
    seat: int
    option: tw.Option


class Recorded:
    """A random game with all its positions."""

    def __init__(self, variant: Variant) -> None:
        self.variant = variant
        self.steps: list[Step] = []
        self.end = variant.new()
        for number, (seat, option) in enumerate(at_random(self.end, variant.seed)):
            self.steps.append(Step(number, self.end.copy(), seat, option))

    def looks(self, most: int) -> list[Step]:
        """So many positions at most, evenly over the whole game."""
        length = len(self.steps)
        return self.steps if length <= most else [self.steps[each * length // most] for each in range(most)]


def short(name: str) -> dict[str, Noun]:
    """The settings with which random games of a game end soon: `SHORT` in `tests/<game>/variants.py`."""
    found: dict[str, Noun] = _declared(name, "SHORT", {})
    return found


def at_most(name: str, what: str, many: int) -> int:
    """So many of something, or fewer if a game says so in its `variants.py`, since each takes it long."""
    found: int = _declared(name, what, many)
    return min(many, found)


def _declared(name: str, what: str, otherwise: Any) -> Any:
    if not (TESTS / name / "variants.py").exists():
        return otherwise
    return getattr(import_module(f"tests.{name}.variants"), what, otherwise)


def at_random(game: Game, seed: int) -> Iterator[tuple[int, tw.Option]]:
    """Play at random; yield each choice before it is made."""
    dice = SmallDice(seed)
    while game.asks:
        ask = any_ask(game, partial(dice.below, "who"))
        option = ask.options[dice.below("what", len(ask.options))]
        yield ask.seat, option
        game.choose(ask.seat, option)


def round_of(game: Definition, number: int) -> list[Variant]:
    """Each number of seats once; optional rules on and off in turn, and after two rounds other seeds."""
    seats = range(game.fewest_seats, game.most_seats + 1)
    return [Variant(game.id, each, (each + number) % 2 == 1, each + 100 * (number // 2)) for each in seats]


def length(variant: Variant) -> int:
    """How many choices a random game takes; one that breaks ends there, and is told where it is recorded."""
    game = variant.new()
    with suppress(Exception):
        for _ in at_random(game, variant.seed):
            pass
    return len(game.choices)


@cache
def variants_of(name: str) -> tuple[Variant, ...]:
    """One round, and as many more as fit if each is as long as the first one. Only that one is played for it,
    since every process that collects tests does so."""
    game = definition_of(name)
    rounds = min(ROUNDS, max(1, CHOICES // sum(map(length, round_of(game, 0)))))
    found = [variant for number in range(rounds) for variant in round_of(game, number)]
    return (*found, *[Variant(name, *more) for more in _declared(name, "ALSO", ())])


def variants(names: Sequence[str] = ()) -> list[ParameterSet]:
    """All variants as parameters of tests: of these games, or of all.

    The name of each begins with its game. Those of one variant are a group, so that one worker runs them all.
    """
    games = [game.id for game in registered() if not names or game.id in names]
    found = [each for name in games for each in variants_of(name)]
    return [pytest.param(each, id=str(each), marks=pytest.mark.xdist_group(str(each))) for each in found]
