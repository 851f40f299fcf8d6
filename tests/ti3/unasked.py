"""What Twilight Imperium 3 never uses of the part that games share."""

from __future__ import annotations

UNASKED = (
    "ChooseCasualties",
    "ChooseUnitToHit",
    "LoadShip",
    "MoveShips",
    "PlaceSeveral",
    "PlaceUnit",
    "RerollDice",
    "SustainDamage",
    "TakeUnitBack",
)
"""Questions of the part that games share for which this game has others of its own."""


UNTOLD = ("planets_readied", "votes_added", "votes_cast")
"""Events of that part of which this game tells otherwise: planets one by one, votes by their lines."""

UNGIVEN = (
    "hits_are_for_other_ships",
    "infantry_limit",
    "kept_from_sustaining",
    "no_cost",
    "no_plastic_piece",
    "no_such_system",
    "not_taken_from_there",
)
"""Reasons of that part for which this game has no use: of questions that it asks otherwise, of limits and
units without a cost that it has not, and of systems that no option could name."""
