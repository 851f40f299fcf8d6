"""Exact odds of combat, without sampling error.

>>> from throneworld.lab.odds import Group, Side, armouries, fight
>>> units = next(iter(armouries().values())).units
>>> attacker = Side(groups=(Group(units["cruiser"], 2),))
>>> defender = Side(groups=(Group(units["destroyer"], 2), Group(units["fighter"], 1)))
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
from throneworld.galaxy.odds.edges import Armoury, Edge, added, apply, without_sustain
from throneworld.lab.odds.armouries import armouries, armoury_of
from throneworld.lab.odds.picture import bar, histogram

__all__ = [
    "Armoury",
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
    "armouries",
    "armoury_of",
    "bar",
    "fight",
    "histogram",
    "without_sustain",
]
