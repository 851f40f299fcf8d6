"""What Strategy cards are worth, and what others may hold as far as one can tell."""

from __future__ import annotations

from collections import Counter

from throneworld.bots.rex.position import Position
from throneworld.rex.tables import ATTACK, DEFENSE, STRATEGY, STRATEGY_CARDS

WORTH: dict[str, float] = {
    "energy_rifle": 4.0,
    "biological_weapon_x35": 4.0,
    "hylar_iii_pulse_cannon": 4.0,
    "mercenaries": 3.0,
    "magen_energy_shield": 3.5,
    "atmosphere_ionizer": 3.5,
    "tactical_retreat": 2.0,
    "fresh_recruits": 3.0,
    "double_agent": 2.5,
    "diplomatic_interference": 1.0,
    "graviton_negator": 0.5,
    "informant": 3.5,
    "rapid_mobilization": 4.0,
    "tracking_beacon": 1.5,
    "fleet_sabotage": 2.0,
}
"""In influence, for a player who has none of it yet."""

COMMITS = 0.7
"""How often a player who holds a battle card of a kind commits one."""


def worth(title: str, hand: list[str]) -> float:
    """A second card of the same title helps less than the first."""
    return float(WORTH[title] * 0.5 ** hand.count(title))


def unseen(position: Position) -> Counter[str]:
    """The copies of each title that are neither in one's hand nor face up anywhere."""
    decks = position.view["decks"]
    copies = Counter({card.id: card.copies for card in STRATEGY_CARDS})
    copies.subtract(position.you["hand"])
    copies.subtract(decks["strategy_discards"])
    copies.subtract(title for title in decks["removed"] if title in STRATEGY)
    return +copies


def expected_worth(position: Position) -> float:
    """What a card face down is worth on average."""
    copies, hand = unseen(position), position.you["hand"]
    total = sum(copies.values())
    return sum(worth(title, hand) * count for title, count in copies.items()) / total if total else 0.0


def commitments(position: Position, seat: int, icon: str) -> dict[str, float]:
    """How likely another player is to commit each title of a kind; the rest is no card."""
    copies = unseen(position)
    total = sum(copies.values())
    fitting = {title: count for title, count in copies.items() if STRATEGY[title].icon == icon}
    some = sum(fitting.values())
    cards = position.players[seat]["cards"]
    if not some or not cards:
        return {}
    holds = COMMITS * (1 - (1 - some / total) ** cards)
    return {title: holds * count / some for title, count in fitting.items()}


def killers(hand: list[str]) -> list[str]:
    return [title for title in hand if STRATEGY[title].kills_leader]


def defenses(hand: list[str]) -> list[str]:
    return [title for title in hand if STRATEGY[title].icon == DEFENSE and not STRATEGY[title].retreats]


def attacks(hand: list[str]) -> list[str]:
    return [title for title in hand if STRATEGY[title].icon == ATTACK]
