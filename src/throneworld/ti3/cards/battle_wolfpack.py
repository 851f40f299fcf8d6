"""A card of swift attackers: Destroyers that are not hit at first, and that leave when they like."""

from __future__ import annotations

from throneworld.imperium.combat.purposes import COMBAT as COMBAT_ROLLS
from throneworld.imperium.combat.targets import Target
from throneworld.imperium.conditions import it_concerns_me
from throneworld.imperium.declare import Declared
from throneworld.imperium.effects.lasting import Lasting
from throneworld.imperium.marks import COMBAT, COMBAT_ROUND
from throneworld.imperium.modifiers import Modifier
from throneworld.imperium.units import DESTROYER
from throneworld.ti3.declare import action_card
from throneworld.ti3.modifying import modifies
from throneworld.ti3.quantities import HIT_TARGETS, WITHDRAWS_FREELY
from throneworld.ti3.state import Ti3State

WOLFPACK = "wolfpack"
ELUSIVE, FREE_TO_GO = "elusive", "free_to_go"
"""Marks: Destroyers of this player are not hit in the first round; the counter of a withdrawal is free."""


def without_destroyers(
    state: Ti3State, targets: tuple[Target, ...], seat: int, place: str, how: str, by: int
) -> tuple[Target, ...]:
    """With no other ships the hits are lost (ruling 187)."""
    return tuple([each for each in targets if how != COMBAT_ROLLS or each[0] != DESTROYER])


MODIFIERS: tuple[Modifier, ...] = (
    modifies(HIT_TARGETS, WOLFPACK, window="hits_assign_when", mark=ELUSIVE, turns=without_destroyers),
    modifies(WITHDRAWS_FREELY, WOLFPACK, window="retreat_static", mark=FREE_TO_GO, grants=True),
)
LISTENERS: Declared = (
    *action_card(
        WOLFPACK,
        "space_battle_start",
        it_concerns_me,
        Lasting(ELUSIVE, COMBAT_ROUND),
        Lasting(FREE_TO_GO, COMBAT),
    ),
)
