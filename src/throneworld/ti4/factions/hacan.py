"""The Emirates of Hacan: Masters of Trade, Guild Ships, Arbiters, Production Biomes, Trade Convoys."""

from __future__ import annotations

from throneworld.imperium.effects.whom import CHOSEN
from throneworld.imperium.modifiers import Modifier
from throneworld.imperium.owning import is_restrained
from throneworld.imperium.quantities import SECONDARY_COST, TRADES_AFAR, TRADES_CARDS
from throneworld.imperium.verbs.tokens import STRATEGY
from throneworld.ti4.cards.aims import ChoosePlayer, there_is
from throneworld.ti4.cards.costs import has_strategy_token
from throneworld.ti4.cards.note_kinds import laid_out
from throneworld.ti4.declare import Clause, both, technology
from throneworld.ti4.effects.gaining import GOODS, Gain, Lose
from throneworld.ti4.modifying import modifies
from throneworld.ti4.phases.turn import UseAction
from throneworld.ti4.state import Ti4State

CONVOYS = "trade_convoys"
FREE_CARD = "trade"
"""The strategy card."""


def less_for_trade(state: Ti4State, seat: int, card: str) -> int:
    return -1 if card == FREE_CARD else 0


def want_to(state: Ti4State, seat: int) -> bool:
    """A choice, so that some cards prevent it."""
    return not (state.marks and is_restrained(state, seat))


MODIFIERS: tuple[Modifier, ...] = (
    modifies(SECONDARY_COST, "masters_of_trade", window="strategic_secondary", by=less_for_trade),
    modifies(TRADES_AFAR, "guild_ships", window="transaction_static", add=1),
    modifies(TRADES_AFAR, CONVOYS, window="transaction_static", add=1),
    modifies(TRADES_CARDS, "arbiters", window="transaction_static", by=want_to),
)
_OTHER = ChoosePlayer(filters=("another",))

LISTENERS: tuple[Clause, ...] = (
    *technology(
        "production_biomes",
        "action",
        both(has_strategy_token, there_is(_OTHER)),
        UseAction(),
        Gain(GOODS, 4, why="production_biomes"),
        Gain(GOODS, 2, CHOSEN, why="production_biomes"),
        aims=(_OTHER,),
        costs=(Lose(STRATEGY, why="production_biomes"),),
        exhausts=True,
    ),
    *laid_out(CONVOYS),
)
