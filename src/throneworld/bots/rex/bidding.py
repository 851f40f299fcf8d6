"""Bidding for Strategy cards, and Lazax loans (Rex p.9, p.22)."""

from __future__ import annotations

from throneworld.bots.rex.cards import expected_worth, worth
from throneworld.bots.rex.position import Position
from throneworld.bots.rex.valuation import price
from throneworld.kernel.asks import Ask, Option

PASS: Option = ("pass",)
KEPT = 5
"""Influence that is kept for deployment, by those who pay for it."""
LETNEV_BONUS = 1.6
"""Letnev gets two cards for one price."""


def bid(position: Position, ask: Ask) -> Option:
    """One more than the highest bid, as long as the card is worth it and the savings stay."""
    offer = int(ask.about["high"]) + 1
    return ("bid", offer) if offer <= limit(position) else PASS


def limit(position: Position) -> int:
    """The highest bid that makes sense."""
    seen = position.you["sees"]["auction"]
    hand: list[str] = position.you["hand"]
    value = worth(seen, hand) if seen else expected_worth(position)
    if position.race == "letnev":
        value = value * LETNEV_BONUS
    value *= 1 - 0.15 * max(0, len(hand) - 2)
    purse = position.influence(position.me)
    most = 0
    while most < purse - savings(position) and price(purse, most + 1) <= value:
        most += 1
    return most


def savings(position: Position) -> int:
    """Sol lands for nothing and Hacan for half; others need their influence in the Maneuvering Phase."""
    if position.race == "sol":
        return 0
    reserve = sum(position.reserve(position.me))
    kept = min(KEPT, reserve)
    return (kept + 1) // 2 if position.race == "hacan" else kept


def loan_amount(position: Position, ask: Ask) -> Option:
    """Little: what an ally pays for a card comes back to Lazax anyway."""
    return next((option for option in ask.options if option[1] == 3), ask.options[-1])


def discard_down(position: Position, ask: Ask) -> Option:
    """The least useful card goes."""
    hand: list[str] = position.you["hand"]

    def use(option: Option) -> float:
        rest = list(hand)
        rest.remove(str(option[1]))
        return worth(str(option[1]), rest)

    return min(ask.options, key=use)
