"""Cards that bring units into a battle that goes on; capacity is looked at when it is over."""

from __future__ import annotations

from throneworld.imperium.conditions import both, i_fight
from throneworld.imperium.declare import Declared
from throneworld.ti3.cards.battle_conditions import nobody_has_left, round_is
from throneworld.ti3.declare import action_card
from throneworld.ti3.effects.fighting import PlaceInFight
from throneworld.ti3.tables import FIGHTER

CALLBACK = "fighter_patrol_callback"

LISTENERS: Declared = (
    *action_card(
        CALLBACK,
        "space_round_end",
        both(i_fight, round_is(2), nobody_has_left),
        PlaceInFight(kind=FIGHTER, number=2, why=CALLBACK),
    ),
)
