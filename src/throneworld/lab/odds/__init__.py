"""Exact odds of combat, without sampling error.

>>> from throneworld.lab.odds import UNITS, Group, Side, fight
>>> attacker = Side(groups=(Group(UNITS["cruiser"], 2),))
>>> defender = Side(groups=(Group(UNITS["destroyer"], 2), Group(UNITS["fighter"], 1)))
>>> round(fight(attacker, defender).attacker, 4)
0.4377
"""

from throneworld.galaxy.odds import (
    BadCombat,
    Casualty,
    Ending,
    Group,
    Left,
    Loss,
    Odds,
    Outcome,
    Reroll,
    Rolls,
    Shot,
    Side,
    Survivors,
    SustainWhen,
    Unit,
    fight,
)
from throneworld.lab.odds.edges import EDGES, WAR_SUNS, Edge, added, apply, without_sustain
from throneworld.lab.odds.picture import bar, histogram
from throneworld.lab.odds.units import GROUND_FORCES, UNITS

__all__ = [
    "EDGES",
    "GROUND_FORCES",
    "UNITS",
    "WAR_SUNS",
    "BadCombat",
    "Casualty",
    "Edge",
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
    "added",
    "apply",
    "bar",
    "fight",
    "histogram",
    "without_sustain",
]
