"""Random games in which much happens, for games among the stars: those who play seldom do nothing, and a game
may be furnished with fleets and cards before somebody is asked a certain question."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from random import Random

from tests.asides import any_ask
from throneworld.kernel.asks import Ask, Option
from throneworld.kernel.game import Game

CALM = 0.12
"""How often somebody chooses among all that he may, whatever it is."""


def positions(
    game: Game,
    luck: Random,
    dull: Collection[str],
    furnish: tuple[str, Callable[[Game, Random], None]],
    most: int,
) -> Iterator[Game]:
    """A game before each of its choices, and once more at its end; furnished before the first question of a
    kind."""
    prompt, change = furnish
    furnished = False
    for _ in range(most):
        if game.over:
            break
        ask = any_ask(game, luck.randrange)
        if not furnished and ask.prompt == prompt:
            change(game, luck)
            furnished = True
            continue
        yield game
        game.choose(ask.seat, chosen(game, ask, luck, dull))
    yield game


def chosen(game: Game, ask: Ask, luck: Random, dull: Collection[str]) -> Option:
    """Mostly something that makes a difference; a system with units of others rather than an empty one."""
    eager = [option for option in ask.options if option[0] not in dull]
    if not eager or luck.random() < CALM:
        return luck.choice(ask.options)
    verb = luck.choice(sorted({str(option[0]) for option in eager}))
    found = [option for option in eager if option[0] == verb]
    if verb == "tactical":
        held = {int(place) for places in game.state.units for place in places if place.isdigit()}
        found = [option for option in found if option[1] in held] or found
    return luck.choice(found)
