"""The odds as lines of text: how many units are left to whom, with a bar for each."""

from __future__ import annotations

from throneworld.galaxy.odds.outcomes import Ending, Odds, Outcome, Survivors

FULL, HALF = "#", "-"


def bar(probability: float, width: int) -> str:
    """As long as it is likely; a half step shows what is too little for a whole one."""
    halves = round(probability * width * 2)
    return FULL * (halves // 2) + HALF * (halves % 2)


def histogram(odds: Odds) -> list[tuple[Outcome, int, float]]:
    """Outcomes with the number of units left: from the attacker's best to the defender's best."""
    found: dict[tuple[Outcome, int], float] = {}
    for ending in odds.endings:
        key = (ending.outcome, _left(ending))
        found[key] = found.get(key, 0.0) + ending.probability
    return [(outcome, left, found[outcome, left]) for outcome, left in sorted(found, key=_place)]


FROM_BEST = (
    Outcome.ATTACKER,
    Outcome.DEFENDER_RETREATS,
    Outcome.DRAW,
    Outcome.ENDLESS,
    Outcome.ATTACKER_RETREATS,
    Outcome.DEFENDER,
)
ATTACKERS = (Outcome.ATTACKER, Outcome.ATTACKER_RETREATS)
"""Where the attacker's units are those that count; else the defender's."""


def _place(key: tuple[Outcome, int]) -> tuple[int, int]:
    outcome, left = key
    return FROM_BEST.index(outcome), -left if outcome in ATTACKERS else left


def _left(ending: Ending) -> int:
    """Units of the winner, or of whoever retreats."""
    return units_in(ending.attacker if ending.outcome in ATTACKERS else ending.defender)


def units_in(survivors: Survivors) -> int:
    return sum(left.count for left in survivors)
