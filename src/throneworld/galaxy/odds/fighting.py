"""The way in: two sides meet."""

from __future__ import annotations

from throneworld.galaxy.odds.combat import Combat
from throneworld.galaxy.odds.model import Side, check
from throneworld.galaxy.odds.outcomes import Odds
from throneworld.galaxy.odds.repairs import CombatWithRepairs
from throneworld.galaxy.odds.rounds import CombatByRounds, counts_more_than_hits


def fight(attacker: Side, defender: Side, *, ground: bool = False) -> Odds:
    """On the ground there are no barrage, no retreat, no sacrifices and no openings but conversion."""
    check(attacker)
    check(defender)
    return _way(attacker, defender)(attacker, defender, ground).odds()


def _way(attacker: Side, defender: Side) -> type[Combat]:
    """The fastest that can reckon it; all agree where more than one can."""
    if counts_more_than_hits(attacker) or counts_more_than_hits(defender):
        return CombatByRounds
    return CombatWithRepairs if attacker.repairs_one or defender.repairs_one else Combat
