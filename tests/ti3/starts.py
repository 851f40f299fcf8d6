"""Where games of a census begin: whole games from their first question on, and positions in the middle of
them in which fleets and hands are full and what is wanted is near.

All that is wanted comes first: races, cards of the decks, agendas on the docket. What then happens is up to
whoever chooses.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import throneworld as tw
from tests.ti3 import variants
from tests.ti3.actions_begun import attack, invasion, march, production, rift, storm
from tests.ti3.furnished import Wanted, a_duel, at_stage, furnished, interrupt, settle_down, table
from tests.ti3.rich import (
    Middle,
    arrange,
    furnish,
    middle_game,
)
from tests.ti3.troubles import weariness
from throneworld.kernel.game import Game
from throneworld.ti3.duel import DUELLISTS
from throneworld.ti3.sequence import Round
from throneworld.ti3.state import of
from throneworld.ti3.strategic.assembly import PrimaryAssembly

ON_THE_DOCKET = 4
STRIDE = 11
"""So that seats, maps and options of whole games change with each number."""


class Start(NamedTuple):
    begin: Callable[[int, Wanted], Game]
    hasty: bool = False
    """Whether nobody acts longer than he must, so that rounds are short."""
    most: int = 250
    """So many choices are played at most."""
    keen: float = 0.3
    """How often nobody does nothing."""


def beginning(number: int, met: Wanted) -> Game:
    """Before anything is set up, with all sorts of options."""
    start = variants.start(number * STRIDE)
    game = tw.new_game(start.name, start.seats, number, start.options)
    game.patient = False
    return game


def middle(number: int, met: Wanted) -> Game:
    return middle_game(number, lambda component: met(f"component:{component}"))


MIDDLE = "middle"


def turns(number: int, met: Wanted) -> Game:
    return furnished(number, met)[0]


def duel(number: int, met: Wanted) -> Game:
    return furnished(number, met, DUELLISTS)[0]


def strategic(number: int, met: Wanted) -> Game:
    """The active player executes a strategy card."""
    game, luck = furnished(number, met, a_duel(number, 5))
    if not game.over and game.asks[0].prompt == "choose_action":
        cards = [option for option in game.asks[0].options if option[0] == "strategic"]
        if cards:
            game.choose(game.asks[0].seat, luck.choice(cards))
    return game


def council(number: int, met: Wanted) -> Game:
    """What is wanted lies open: with each player, and what the deck has added."""
    game, luck, rank = table(number, met, a_duel(number, 5))
    arrange(game, rank)
    lay_open(game, number % ON_THE_DOCKET)
    furnish(game, luck)
    settle_down(game, luck)
    if luck.random() < 0.5:
        weariness(Middle(game), luck)
    of(game).round += of(game).round == 1
    if number % 2:
        game.stack = [Round(stage="status")]
    return interrupt(game, PrimaryAssembly(seat=luck.randrange(game.seats), stage="choose_half"))


def lay_open(game: Game, by_the_deck: int) -> None:
    scene = Middle(game)
    for race in scene.players:
        scene.agenda(race, scene.state.agenda_deck[0])
    for _ in range(by_the_deck):
        scene.agenda("deck", scene.state.agenda_deck[0])


def status(number: int, met: Wanted) -> Game:
    """Everybody has passed."""
    return at_stage(furnished(number, met, a_duel(number, 6))[0], "status")


def strategy(number: int, met: Wanted) -> Game:
    """The next round begins."""
    game, _ = furnished(number, met, a_duel(number, 6))
    state = of(game)
    state.strategy_cards = [()] * game.seats
    state.exhausted_cards = state.passed = ()
    return at_stage(game, "next_round")


STARTS: dict[str, Start] = {
    "beginning": Start(beginning),
    MIDDLE: Start(middle, most=400),
    "turns": Start(turns),
    "duel": Start(duel),
    "strategic": Start(strategic, hasty=True),
    "council": Start(council, hasty=True, most=400),
    "status": Start(status, hasty=True),
    "strategy": Start(strategy, hasty=True),
    "attack": Start(attack, keen=0.6),
    "invasion": Start(invasion, most=160, keen=0.95),
    "production": Start(production, most=120),
    "march": Start(march, most=120),
    "rift": Start(rift, most=60, keen=0.9),
    "storm": Start(storm, most=40),
}
