"""Recruitment: free units always, leaders that are missed, more units if they can be used (Rex p.10)."""

from __future__ import annotations

from throneworld.bots.rex.position import Position
from throneworld.kernel.asks import Ask, Option
from throneworld.rex.tables import STRENGTH

DONE: Option = ("done",)
UNIT_PRICE = 2
FEW_LEADERS = 3
COMFORT = 6
"""Influence that stays in hand when something is bought beyond need."""


def recruit(position: Position, ask: Ask) -> Option:
    for choose in (_free_unit, _leader, _paid_unit):
        option = choose(position, ask)
        if option is not None:
            return option
    return DONE


def _free_unit(position: Position, ask: Ask) -> Option | None:
    free = int(ask.about["free"])
    if not free:
        return None
    if ("mechanized",) in ask.options:
        return ("mechanized",)
    counts = [int(option[1]) for option in ask.options if option[0] == "units" and int(option[1]) <= free]
    return ("units", max(counts)) if counts else None


def _leader(position: Position, ask: Ask) -> Option | None:
    """A strong one first; with several left only what is easily paid."""
    offered = [option for option in ask.options if option[0] == "leader"]
    if not offered:
        return None
    best = max(offered, key=lambda option: STRENGTH[str(option[1])])
    alive = len(position.leaders(position.me))
    rest = position.influence(position.me) - STRENGTH[str(best[1])]
    strong = STRENGTH[str(best[1])] >= 4
    needed = alive < FEW_LEADERS or (strong and position.race == "sol")
    return best if rest >= (2 if needed else COMFORT if strong else 2 * COMFORT) else None


def _paid_unit(position: Position, ask: Ask) -> Option | None:
    """Only if the reserve is smaller than what could be landed with the influence that is left."""
    influence, reserve = position.influence(position.me), sum(position.reserve(position.me))
    affordable = (
        influence // UNIT_PRICE if position.race == "sol" else (influence - reserve) // (UNIT_PRICE + 1)
    )
    if position.race != "sol" and reserve >= COMFORT:
        return None
    wanted = min(affordable, int(ask.about["left"]))
    if wanted > 0 and ("mechanized",) in ask.options:
        return ("mechanized",)
    counts = [int(option[1]) for option in ask.options if option[0] == "units" and int(option[1]) <= wanted]
    return ("units", max(counts)) if counts else None


def free_recruits(position: Position, ask: Ask) -> Option:
    """Many units or a strong leader, whichever would cost more (Rex p.21)."""

    def saved(option: Option) -> float:
        return UNIT_PRICE * int(option[1]) if option[0] == "units" else 1.2 * STRENGTH[str(option[1])]

    return max(ask.options, key=saved)
