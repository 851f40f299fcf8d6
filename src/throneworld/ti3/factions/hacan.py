"""The Emirates of Hacan: agreements without approval, a free secondary of Trade, loyal partners."""

from __future__ import annotations

from throneworld.imperium.modifiers import Modifier
from throneworld.imperium.quantities import SECONDARY_COST
from throneworld.kernel.asks import Refusal
from throneworld.ti3.modifying import OTHERS, modifies
from throneworld.ti3.owning import has_ability
from throneworld.ti3.quantities import EXTRA_GOODS, MAY_BREAK, TRADES_FREELY
from throneworld.ti3.state import Ti3State
from throneworld.ti3.verbs.agreements import owner_of_contract

LOYALTY = "hacan.4"


def is_trade(state: Ti3State, seat: int, card: str) -> bool:
    return card == "trade"


def breaks_with_them(state: Ti3State, seat: int, contract: str) -> Refusal | None:
    """The contract that one holds tells with whom the agreement is."""
    theirs = has_ability(state, owner_of_contract(state, contract), LOYALTY)
    return Refusal("SA-11.4.3", "not_with_them", (contract,)) if theirs else None


MODIFIERS: tuple[Modifier, ...] = (
    modifies(TRADES_FREELY, "hacan.1", window="trade_static", grants=True),
    modifies(SECONDARY_COST, "hacan.2", window="secondary_static", add=-1, where=is_trade),
    modifies(EXTRA_GOODS, "hacan.2", window="tg_placed_when", add=1),
    modifies(MAY_BREAK, LOYALTY, window="trade_static", bans=True, by=breaks_with_them, whose=OTHERS),
)
