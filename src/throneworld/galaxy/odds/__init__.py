"""Exact odds of combat, without sampling error: units are figures, no game is known here."""

from throneworld.galaxy.odds.fighting import fight
from throneworld.galaxy.odds.model import (
    BadCombat,
    Casualty,
    Group,
    Reroll,
    Rolls,
    Shot,
    Side,
    SustainWhen,
    Unit,
)
from throneworld.galaxy.odds.outcomes import Ending, Left, Loss, Odds, Outcome, Survivors

__all__ = [
    "BadCombat",
    "Casualty",
    "Ending",
    "Group",
    "Left",
    "Loss",
    "Odds",
    "Outcome",
    "Reroll",
    "Rolls",
    "Shot",
    "Side",
    "Survivors",
    "SustainWhen",
    "Unit",
    "fight",
]
