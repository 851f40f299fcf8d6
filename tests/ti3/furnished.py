"""Furnished tables of Twilight Imperium 3 for the census: what is wanted of races and cards comes first."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import NamedTuple

from tests.ti3.related import of_race, races, related
from tests.ti3.rich import (
    Middle,
    Rank,
    arrange,
    before_first_action,
    furnish,
    legislate,
)
from tests.ti3.troubles import trouble
from throneworld.imperium.marks import unmark
from throneworld.kernel.asks import Noun
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Step
from throneworld.ti3.council.subjects import NEW_LAW
from throneworld.ti3.duel import DUELLISTS
from throneworld.ti3.sequence import Round
from throneworld.ti3.state import of
from throneworld.ti3.tables import LAWS

Wanted = Callable[[str], int]
"""How often a thing was met, as `kind:name`."""
ADDED = {
    "ascendancy": 5,
    "simultaneous_action": 5,
    "distant_suns": 3,
    "final_frontier": 4,
    "racial_objectives": 4,
}
"""Options that are on in every so many games."""
COVENANTS_OF = (6, 8)
"""So many seats may be in pairs."""


def rank_of(met: Wanted, luck: Random) -> Rank:
    """A card is worth what was met least of all that it brings about; those of one worth are mixed."""

    def rank(component: str) -> int:
        least = min(met(thing) for thing in related(component))
        return 100 * min(least, 50) + luck.randrange(100)

    return rank


def options_for(number: int, seats: int) -> dict[str, Noun]:
    return {
        "galaxy": ("preset", "fair", "build")[number % 3],
        "last_round": 6,
        "vp_goal": 10 if seats == DUELLISTS else 14,
        "crimson_suns": "yes" if number % 4 == 1 and seats > DUELLISTS else "no",
        "covenants": "yes" if number % 5 == 2 and seats in COVENANTS_OF else "no",
        "two_player_keep_marked": "yes" if seats == DUELLISTS and number % 2 else "no",
        "dimension_rifts": "yes" if number % 4 == 2 else "no",
        **{flag: number // 3 % every == 1 for flag, every in ADDED.items()},
    }


def wanted_races(met: Wanted, seats: int, luck: Random) -> list[str]:
    """Those that bring about what was met least; the last is anybody's."""
    lacking = {race: sum(not met(thing) for thing in of_race(race)) for race in races()}
    order = sorted(races(), key=lambda race: (-lacking[race] * luck.random(), luck.random()))
    return order[:seats]


class Table(NamedTuple):
    """Somebody has to choose his first action, in some round."""

    game: Game
    luck: Random
    rank: Rank


def table(number: int, met: Wanted, seats: int = 0, **added: Noun) -> Table:
    luck = Random(number)
    seats = seats or 3 + number % 6
    options = {**options_for(number, seats), **added}
    game = before_first_action(wanted_races(met, seats, luck), number, options)
    of(game).round = 1 + number % 4
    return Table(game, luck, rank_of(met, luck))


def furnished(number: int, met: Wanted, seats: int = 0, **added: Noun) -> tuple[Game, Random]:
    """Of political cards hands have those that are no laws; the laws that are wanted come into force."""
    game, luck, rank = table(number, met, seats, **added)
    arrange(game, lambda card: 1_000_000 * (card in LAWS) + rank(card))
    furnish(game, luck)
    arrange(game, rank)
    settle_down(game, luck)
    return game, luck


def settle_down(game: Game, luck: Random) -> None:
    """What is rare lies there as well; then laws come into force, in this round or in one before."""
    trouble(Middle(game), luck)
    legislate(game, luck)
    while game.asks and game.asks[0].prompt != "choose_action":
        game.choose(game.asks[0].seat, luck.choice(game.asks[0].options))
    if luck.random() < 0.5:
        unmark(game, NEW_LAW)


def a_duel(number: int, every: int) -> int:
    """So many seats; 0 for any number of them."""
    return DUELLISTS if number % every == every - 1 else 0


def at_stage(game: Game, stage: str) -> Game:
    game.stack = [Round(stage=stage)]
    game.proceed()
    return game


def interrupt(game: Game, *steps: Step) -> Game:
    game.stack += reversed(steps)
    game.proceed()
    return game
