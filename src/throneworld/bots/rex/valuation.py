"""What things are worth: the one scale on which all judgements weigh gain against loss.

One influence in a poor player's hand is worth 1.
"""

from __future__ import annotations

WIN = 100.0
"""Winning the game now."""
DEFEAT = 70.0
"""Somebody else winning it now."""
STRONGHOLD = 16.0
"""Holding a stronghold when the round ends and the game goes on."""
UNIT_ON_BOARD = 0.8
UNIT_IN_RESERVE = 0.5
LEADER = 1.0
"""For each point of a leader's strength that is lost or saved."""

RICH = 8
VERY_RICH = 16


def purse(influence: int) -> float:
    """The first influence is worth more than the last."""
    if influence <= RICH:
        return float(influence)
    if influence <= VERY_RICH:
        return RICH + 0.6 * (influence - RICH)
    return RICH + 0.6 * (VERY_RICH - RICH) + 0.25 * (influence - VERY_RICH)


def price(influence: int, cost: int) -> float:
    """What it means to pay so much out of so much."""
    return purse(influence) - purse(influence - cost)


def gain(influence: int, amount: float) -> float:
    """What it means to receive so much."""
    whole = int(amount)
    return purse(influence + whole) - purse(influence) + (amount - whole) * 0.5
