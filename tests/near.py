"""Games in which a question is near that random games seldom put. For any game.

`tests/<game>/near.py` may say in `NEAR` how such a game begins; of all others random games are played until
the question comes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any

from tests.games import at_random, round_of
from tests.worlds import can_part, play_on
from throneworld.kernel.dice import SmallDice
from throneworld.kernel.game import Game
from throneworld.kernel.registry import definition_of
from throneworld.kernel.steps import Step

TESTS = Path(__file__).parent

Beginning = Callable[[int], Game]
"""A patient game for each number."""


def near(name: str, kind: str, number: int) -> Game:
    """A game of a patient table in which questions of a kind are near, if anybody has said how."""
    beginning = beginnings(name).get(kind)
    return random_game(name, number) if beginning is None else beginning(number)


def beginnings(name: str) -> Mapping[str, Beginning]:
    found: Mapping[str, Beginning] = declared(name, "NEAR", {})
    return found


def lively_positions(name: str, number: int) -> Iterator[Game]:
    """Of a game in which much happens, before each choice: as `LIVELY` says, or of a random one."""
    yield from declared(name, "LIVELY", partial(random_positions, name))(number)


def declared(name: str, what: str, otherwise: Any) -> Any:
    """What the tests of a game say of it."""
    if not (TESTS / name / "near.py").exists():
        return otherwise
    return getattr(import_module(f"tests.{name}.near"), what, otherwise)


def random_positions(name: str, number: int) -> Iterator[Game]:
    game = random_game(name, number)
    game.patient = False
    for _ in at_random(game, number):
        yield game


def random_game(name: str, number: int) -> Game:
    """Each number of seats once a round."""
    definition = definition_of(name)
    turn, place = divmod(number, definition.most_seats - definition.fewest_seats + 1)
    game = round_of(definition, turn)[place].new()
    game.patient = True
    return game


def played(game: Game, number: int, until: Callable[[Game], bool]) -> Game:
    """A patient game, played at random until it stands where something may be put into it."""
    dice = SmallDice(number)
    game.patient = True
    while not (can_part(game) and until(game)):
        play_on(game, dice)
        assert not game.over, "it never stands there"
    return game


def interrupted(game: Game, *steps: Step) -> Game:
    """These steps come first, then the game goes on."""
    game.stack += reversed(steps)
    game.proceed()
    return game
