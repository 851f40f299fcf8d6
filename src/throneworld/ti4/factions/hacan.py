"""The Emirates of Hacan: Masters of Trade, Guild Ships, Arbiters, Trade Convoys."""

from __future__ import annotations

from throneworld.imperium.modifiers import Modifier
from throneworld.imperium.quantities import SECONDARY_COST, TRADES_AFAR, TRADES_CARDS
from throneworld.ti4.modifying import modifies
from throneworld.ti4.owning import is_restrained
from throneworld.ti4.state import Ti4State

FREE_CARD = "trade"
"""The strategy card."""


def less_for_trade(state: Ti4State, seat: int, card: str) -> int:
    return -1 if card == FREE_CARD else 0


def want_to(state: Ti4State, seat: int) -> bool:
    """A choice, so that some cards prevent it."""
    return not is_restrained(state, seat)


MODIFIERS: tuple[Modifier, ...] = (
    modifies(SECONDARY_COST, "masters_of_trade", window="strategic_secondary", by=less_for_trade),
    modifies(TRADES_AFAR, "guild_ships", window="transaction_static", add=1),
    modifies(TRADES_AFAR, "trade_convoys", window="transaction_static", add=1),
    modifies(TRADES_CARDS, "arbiters", window="transaction_static", by=want_to),
)
