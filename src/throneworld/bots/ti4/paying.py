"""Paying and discarding: what is needed least goes first (RR 2.4, 32.3)."""

from __future__ import annotations

from throneworld.bots.ti4.components import WORTH
from throneworld.bots.ti4.goals import saving
from throneworld.bots.ti4.position import Position
from throneworld.imperium.paying import RESOURCES
from throneworld.imperium.planets import values
from throneworld.kernel.asks import Ask, Option

FOR_ME: Option = ("for_me",)
KEPT: dict[str, float] = {
    "sabotage": 5.0,
    "imperial_rider": 6.0,
    "direct_hit": 3.0,
    "morale_boost": 2.5,
    "shields_holding": 3.0,
    "skilled_retreat": 1.5,
    "flank_speed": 0.5,
    "maneuvering_jets": 1.0,
}
"""What cards that are no actions are worth in hand."""


def pay(position: Position, ask: Ask) -> Option:
    """Trade goods that are saved are not spent while planets can pay."""
    kept = saving(position).trade_goods
    planets = [option for option in ask.options if option[0] == "exhaust"]
    if not kept or not planets or str(ask.about["why"]) in position.state.objectives:
        return FOR_ME
    own = 0 if ask.about["currency"] == RESOURCES else 1
    amount = int(ask.about["amount"])
    return min(planets, key=lambda option: _waste(position, str(option[1]), own, amount))


def _waste(position: Position, planet: str, own: int, amount: int) -> tuple[int, int]:
    worth = values(position.state, planet)
    return max(0, worth[own] - amount), worth[1 - own] - worth[own]


def discard_action_card(position: Position, ask: Ask) -> Option:
    return min(ask.options, key=lambda option: (card_worth(str(option[1])), option[1]))


def card_worth(card: str) -> float:
    return KEPT.get(card, WORTH.get(card, 1.2))
