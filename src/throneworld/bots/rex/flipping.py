"""Xxcha units turn faceup to fight, hold and collect, and facedown where they would lose (Rex p.22)."""

from __future__ import annotations

from throneworld.bots.rex.position import Position
from throneworld.bots.rex.prospect import Prospect
from throneworld.kernel.asks import Ask, Option

DONE: Option = ("done",)
WORTH_FIGHTING = 0.3
"""The chance of winning below which units lie low."""


def flip(position: Position, ask: Ask) -> Option:
    prospect = Prospect(position)
    for option in ask.options:
        if option != DONE and wants_faceup(prospect, str(option[1])) == (option[0] == "faceup"):
            return option
    return DONE if DONE in ask.options else ask.options[0]


def wants_faceup(prospect: Prospect, space: str) -> bool:
    hold = prospect.space(space, prospect.mine[space])[1]
    return not prospect.position.hostile(space) or hold >= WORTH_FIGHTING
