"""Cards that follow when a planet has fallen."""

from __future__ import annotations

from throneworld.imperium.conditions import both, it_concerns_me
from throneworld.imperium.declare import Declared
from throneworld.imperium.units import PDS
from throneworld.ti3.cards.battle_conditions import against_a_player
from throneworld.ti3.declare import action_card
from throneworld.ti3.effects.consent import LeaveHere, leave_is_possible
from throneworld.ti3.effects.fighting import PlaceInFight
from throneworld.ti3.effects.gaining import GOODS, Gain
from throneworld.ti3.tables import GROUND_FORCE

LIBERATION = "liberation"


LISTENERS: Declared = (
    *action_card(
        LIBERATION,
        "invasion_won_after",
        both(it_concerns_me, against_a_player, leave_is_possible),
        PlaceInFight(kind=GROUND_FORCE, number=2, why=LIBERATION),
        PlaceInFight(kind=PDS, why=LIBERATION),
        Gain(GOODS, 1, why=LIBERATION),
        aims=(LeaveHere(),),
    ),
)
