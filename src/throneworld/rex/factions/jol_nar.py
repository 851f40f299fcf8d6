"""Universities of Jol-Nar.

1. A look at every Strategy card before it is bid on; 2. a look at the top Influence card in the Maneuvering
Phase: both are taken for Jol-Nar when they fall due, for they cost nothing.
3. The command: the opponent reveals one element of his plan and is bound to it (`phases/commands.py`).
"""

from __future__ import annotations

from typing import ClassVar

from throneworld.kernel.game import Game
from throneworld.kernel.steps import Step
from throneworld.rex.advantages import Advantage
from throneworld.rex.state import of
from throneworld.rex.tables import TITLE
from throneworld.rex.verbs.cards import learn


class LookAtStrategyCard(Advantage, frozen=True):
    """Cancelled for the card that is up for bid only (Rex p.21)."""

    advantage: ClassVar[str] = "jolnar_card_peek"

    def take_effect(self, game: Game) -> Step | None:
        state = of(game)
        card = state.row[0]
        learn(state, card, self.seat)
        game.tell("strategy_card_seen", self.seat, TITLE[card], to=(self.seat,))
        return None


class LookAtInfluenceDeck(Advantage, frozen=True):
    advantage: ClassVar[str] = "jolnar_influence_peek"

    def take_effect(self, game: Game) -> Step | None:
        state = of(game)
        state.influence_seen = True
        game.tell("influence_card_seen", self.seat, state.influence_deck[0], to=(self.seat,))
        return None
