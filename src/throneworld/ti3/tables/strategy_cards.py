"""The nine Strategy Cards and who picks how many (SA ch. 15, 3.6)."""

from __future__ import annotations

from msgspec import Struct


class StrategyCard(Struct, frozen=True):
    number: int
    """Also its place in the order of play."""
    id: str
    choices: int = 1
    """How many primaries it offers, of which one is executed."""
    special: bool = False
    """It has a text beside its two abilities."""
    secondary: bool = True
    secondary_cost: int = 1
    """Counters of Strategy Allocation."""
    players: tuple[int, ...] = ()
    """The numbers of players with which it is used; none: all."""


# fmt: off
STRATEGY_CARDS: tuple[StrategyCard, ...] = (
    StrategyCard(1, "leadership",  secondary_cost=0),
    StrategyCard(2, "diplomacy",   choices=2, special=True),
    StrategyCard(3, "assembly",    choices=2),
    StrategyCard(4, "production"),
    StrategyCard(5, "trade",       choices=2, special=True),
    StrategyCard(6, "warfare",     special=True),
    StrategyCard(7, "technology",  choices=2),
    StrategyCard(8, "bureaucracy", special=True),
    StrategyCard(9, "prospect",    choices=3, secondary=False, secondary_cost=0, players=(4, 7, 8)),
)
# fmt: on

STRATEGY_CARD: dict[str, StrategyCard] = {card.id: card for card in STRATEGY_CARDS}
PICKS: dict[int, int] = {2: 3, 3: 2, 4: 2, 5: 1, 6: 1, 7: 1, 8: 1}
"""Strategy Cards that each player picks, by the number of players; with Covenants of races."""
NINE_CARDS: tuple[int, ...] = (4, 7, 8)
"""The numbers of players with which the ninth card is used."""
