"""Random games in which much happens, for games among the stars: those who play seldom do nothing, and a game
may be furnished with fleets and cards before somebody is asked a certain question."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterator
from random import Random

from tests.asides import any_ask
from throneworld.kernel.asks import Ask, Option
from throneworld.kernel.game import Game

Done = Counter[tuple[object, ...]]
"""How often which verb was chosen at which question."""
CALM = 0.12
"""How often somebody chooses among all that he may, whatever it is."""
GIVES_UP = "surrender"
DESPERATE = 0.01
"""How often somebody may even give up: games in which all do are short."""


def positions(
    game: Game,
    luck: Random,
    dull: Collection[str],
    furnish: tuple[str, Callable[[Game, Random], None]] | None,
    most: int,
) -> Iterator[Game]:
    """A game before each of its choices, and once more at its end; it may be furnished before the first
    question of a kind."""
    done: Done = Counter()
    for _ in range(most):
        if game.over:
            break
        ask = some_ask(game, luck)
        if furnish is not None and ask.prompt == furnish[0]:
            furnish[1](game, luck)
            furnish = None
            continue
        yield game
        game.choose(ask.seat, chosen(game, ask, luck, dull, done))
    yield game


def some_ask(game: Game, luck: Random) -> Ask:
    """The open question or something beside it, but where that is giving up and nothing else."""
    ask = any_ask(game, luck.randrange)
    only = all(option[0] == GIVES_UP for option in ask.options)
    return game.asks[0] if only and luck.random() > DESPERATE else ask


def bearable(ask: Ask, luck: Random) -> list[Option]:
    """All but giving up, as long as there is anything else."""
    options = [option for option in ask.options if option[0] != GIVES_UP or luck.random() < DESPERATE]
    return options or list(ask.options)


def chosen(game: Game, ask: Ask, luck: Random, dull: Collection[str], done: Done) -> Option:
    """Mostly something that makes a difference, and what was done least; a system with units of others rather
    than an empty one."""
    options = bearable(ask, luck)
    eager = [option for option in options if option[0] not in dull]
    if not eager or luck.random() < CALM:
        return luck.choice(options)
    seldom = min(done[ask.prompt, option[0]] for option in eager)
    verbs = {str(option[0]) for option in eager if done[ask.prompt, option[0]] == seldom}
    verb = luck.choice(sorted(verbs))
    done[ask.prompt, verb] += 1
    found = [option for option in eager if option[0] == verb]
    if verb == "tactical":
        held = {int(place) for places in game.state.units for place in places if place.isdigit()}
        found = [option for option in found if option[1] in held] or found
    return luck.choice(found)
