"""How games of Rex begin in which questions are near that random games seldom put."""

from __future__ import annotations

from collections.abc import Mapping

import throneworld as tw
from tests.near import Beginning, interrupted, played
from throneworld.kernel.game import Game
from throneworld.rex.alliances import form_alliance, leave_alliance
from throneworld.rex.factions.letnev import DiscardDown
from throneworld.rex.phases.winning import Betrayal
from throneworld.rex.state import of
from throneworld.rex.tables import RACE, STRATEGY_DECK
from throneworld.rex.verbs.cards import learn

NEVER_TOLD = STRATEGY_DECK
"""Every single card has an id of its own, which would tell it from its likes."""
RACES = tuple(RACE)
OTHERS = tuple(race for race in RACES if race != "letnev")
FAR = 20
"""So many choices are made first, and up to twice as many."""


def after_some_choices(number: int, races: list[str]) -> Game:
    game = tw.new_game("rex", races, number, {"betrayal": True})
    return played(game, number, lambda game: len(game.choices) >= FAR + number % FAR)


def allies_have_won(number: int) -> Game:
    """Two or three allies, whatever they hold (Rex p.23)."""
    seats = 4 + number % 3
    game = after_some_choices(number, [*RACES[number % 3 :], *RACES[: number % 3]][:seats])
    members = tuple(range(2 + (seats > 4 and number % 2)))
    for seat in range(seats):
        leave_alliance(game, seat)
    form_alliance(game, members)
    return interrupted(game, Betrayal(members=members))


def letnev_loses_its_large_hand(number: int) -> Game:
    """It has drawn more than four cards (Rex p.21)."""
    seat, seats = number % 3, 3 + number % 4
    game = after_some_choices(number, [*OTHERS[:seat], "letnev", *OTHERS[seat:]][:seats])
    draw(game, seat, 6 + number % 3)
    return interrupted(game, DiscardDown(seat=seat))


def draw(game: Game, seat: int, most: int) -> None:
    state = of(game)
    count = most - len(state.hands[seat])
    cards, state.strategy_deck = state.strategy_deck[:count], state.strategy_deck[count:]
    state.hands[seat] = (*state.hands[seat], *cards)
    for card in cards:
        learn(state, card, seat)


NEAR: Mapping[str, Beginning] = {
    "ShareOrBetray": allies_have_won,
    "CounterReveal": allies_have_won,
    "DiscardDown": letnev_loses_its_large_hand,
}
