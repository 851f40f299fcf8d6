"""The law about who picks strategy cards when, and for whom."""

from __future__ import annotations

from throneworld.imperium.effects.whom import EACH, Verb
from throneworld.imperium.modifiers import Modifier
from throneworld.kernel.game import Game
from throneworld.ti3.council.subjects import Text
from throneworld.ti3.modifying import modifies
from throneworld.ti3.quantities import GIVES_PICKS, PICKS_BY_INFLUENCE
from throneworld.ti3.state import of
from throneworld.ti3.strategic.action import StrategicAction

BALANCES = "checks_and_balances"


class TurnUnusedCardsOver(Verb, frozen=True):
    """All cards that were not executed are inactive (ruling 48); one that is being executed goes on."""

    whom: str = EACH

    def run(self, game: Game) -> None:
        state = of(game)
        running = [each.card for each in game.under_way(StrategicAction) if each.own]
        for seat in self.seats(game, self.whom):
            for card in state.strategy_cards[seat]:
                if card not in (*state.exhausted_cards, *running):
                    state.exhausted_cards = (*state.exhausted_cards, card)
                    game.tell("strategy_card_inactive", seat, card)


TEXTS: tuple[Text, ...] = (Text(BALANCES, on_against=(TurnUnusedCardsOver(),)),)
MODIFIERS: tuple[Modifier, ...] = (
    modifies(PICKS_BY_INFLUENCE, BALANCES, window="sc_pick_static", grants=True),
    modifies(GIVES_PICKS, BALANCES, window="sc_pick_static", grants=True),
)
