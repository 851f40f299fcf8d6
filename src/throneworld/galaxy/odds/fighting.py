"""The way in: two sides meet."""

from __future__ import annotations

from throneworld.galaxy.odds.combat import Combat
from throneworld.galaxy.odds.model import Side, check
from throneworld.galaxy.odds.outcomes import Odds
from throneworld.galaxy.odds.repairs import CombatWithRepairs


def fight(attacker: Side, defender: Side, *, ground: bool = False) -> Odds:
    """On the ground there are no barrage, no retreat and no broadside."""
    check(attacker)
    check(defender)
    repairs = attacker.repairs_one or defender.repairs_one
    return (CombatWithRepairs if repairs else Combat)(attacker, defender, ground).odds()
