"""What texts take out of hands."""

from __future__ import annotations

from throneworld.imperium.drawing import respect_hand_limit
from throneworld.imperium.effects.whom import Verb
from throneworld.imperium.verbs.cards import take_action_card
from throneworld.kernel.game import Game
from throneworld.ti3.effects.locations import players_left
from throneworld.ti3.state import of

RANDOM_CARD = "random_card"
"""The stream of chance that picks a card out of a hand."""


class TakeAtRandom(Verb, frozen=True):
    """An action card of each player who was chosen; an empty hand gives nothing (ruling 115)."""

    def run(self, game: Game) -> None:
        for other in players_left(of(game), self, self.why):
            take_any_card(game, self.seat, other)
        respect_hand_limit(game, self.seat)


def take_any_card(game: Game, seat: int, other: int) -> None:
    hand = of(game).hands[other]
    if hand:
        take_action_card(game, seat, other, hand[game.roll(RANDOM_CARD, len(hand))])
