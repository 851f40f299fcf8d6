"""The eight strategy cards (RR 23, 30, 40, 45, 57, 80, 81, 88), by initiative."""

from __future__ import annotations

from msgspec import Struct

from throneworld.ti4.tables.moments import MAY, MUST


class StrategyCard(Struct, frozen=True):
    id: str
    initiative: int
    primary: tuple[str, ...]
    """For each sentence of the primary ability whether the active player has a choice."""
    secondary: str
    token_cost: int
    """Tokens from the strategy pool that the secondary ability costs."""
    token_placed: bool = False
    """Whether that token is placed on the board instead of going back to the reinforcements."""
    points: int = 0


PRIMARY_MOMENT, SECONDARY_MOMENT = "strategic_primary", "strategic_secondary"
CARDS_PER_PLAYER: dict[int, int] = {3: 2, 4: 2, 5: 1, 6: 1}
"""By number of players (RR 73.1)."""
LEFTOVER_TRADE_GOODS = 1
"""Put on each card that nobody chose (RR 73.2)."""

# fmt: off
STRATEGY_CARDS: tuple[StrategyCard, ...] = (
    StrategyCard("leadership",   1, (MUST, MAY),        MAY, token_cost=0),
    StrategyCard("diplomacy",    2, (MUST,),            MAY, token_cost=1),
    StrategyCard("politics",     3, (MUST, MUST, MUST), MAY, token_cost=1),
    StrategyCard("construction", 4, (MAY, MAY),         MAY, token_cost=1, token_placed=True),
    StrategyCard("trade",        5, (MUST, MUST, MAY),  MAY, token_cost=1),
    StrategyCard("warfare",      6, (MUST, MAY),        MAY, token_cost=1),
    StrategyCard("technology",   7, (MAY, MAY),         MAY, token_cost=1),
    StrategyCard("imperial",     8, (MAY, MUST, MAY),   MAY, token_cost=1, points=1),
)
# fmt: on

STRATEGY_CARD: dict[str, StrategyCard] = {card.id: card for card in STRATEGY_CARDS}
