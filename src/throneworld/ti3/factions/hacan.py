"""The Emirates of Hacan: agreements without approval, a free secondary of Trade, cards for cards, loyal
partners."""

from __future__ import annotations

from throneworld.imperium.declare import Declared
from throneworld.imperium.modifiers import Modifier
from throneworld.imperium.quantities import SECONDARY_COST
from throneworld.kernel.asks import Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Step
from throneworld.kernel.windows import Effect, Occasion
from throneworld.ti3.declare import ability
from throneworld.ti3.modifying import OTHERS, modifies
from throneworld.ti3.owning import has_ability
from throneworld.ti3.quantities import EXTRA_GOODS, MAY_BREAK, TRADES_FREELY
from throneworld.ti3.state import Ti3State, of
from throneworld.ti3.trade.cards import ChoosePartner
from throneworld.ti3.verbs.agreements import owner_of_contract

LOYALTY = "hacan.4"


def is_trade(state: Ti3State, seat: int, card: str) -> bool:
    return card == "trade"


def breaks_with_them(state: Ti3State, seat: int, contract: str) -> Refusal | None:
    """The contract that one holds tells with whom the agreement is."""
    theirs = has_ability(state, owner_of_contract(state, contract), LOYALTY)
    return Refusal("SA-11.4.3", "not_with_them", (contract,)) if theirs else None


def there_are_cards(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    return None if any(of(game).hands) else Refusal("SA-1.5.6", "nobody_has_action_cards")


class TradeCards(Effect, frozen=True):
    """With any other player, as both agree."""

    def run(self, game: Game) -> Step | None:
        return ChoosePartner(seat=self.seat)


MODIFIERS: tuple[Modifier, ...] = (
    modifies(TRADES_FREELY, "hacan.1", window="trade_static", grants=True),
    modifies(SECONDARY_COST, "hacan.2", window="secondary_static", add=-1, where=is_trade),
    modifies(EXTRA_GOODS, "hacan.2", window="tg_placed_when", add=1),
    modifies(MAY_BREAK, LOYALTY, window="trade_static", bans=True, by=breaks_with_them, whose=OTHERS),
)
LISTENERS: Declared = ability("hacan.3", "status_step2", there_are_cards, TradeCards())
