"""Laws about what is an act of war, and what may be fired."""

from __future__ import annotations

from throneworld.imperium.effects.lasting import Lasting
from throneworld.imperium.effects.whom import EACH
from throneworld.imperium.marks import ROUND
from throneworld.imperium.modifiers import Modifier
from throneworld.imperium.quantities import CANNONS
from throneworld.imperium.units import PDS
from throneworld.ti3.council.subjects import Text
from throneworld.ti3.modifying import modifies
from throneworld.ti3.quantities import FIRE_IS_WAR
from throneworld.ti3.state import Ti3State
from throneworld.ti3.tactical.cannons import Gun

CRIMES, SILENT = "redefining_war_crimes", "silent_batteries"
"""Mark: this player's PDS do not fire at ships in this round."""

TEXTS: tuple[Text, ...] = (Text(CRIMES, on_against=(Lasting(SILENT, ROUND, EACH),)),)


def without_pds(state: Ti3State, guns: tuple[Gun, ...], seat: int, system: int) -> tuple[Gun, ...]:
    return tuple([gun for gun in guns if gun.kind != PDS])


MODIFIERS: tuple[Modifier, ...] = (
    modifies(FIRE_IS_WAR, CRIMES, window="hostile_act_when", grants=True),
    modifies(CANNONS, CRIMES, window="space_cannon_static", mark=SILENT, turns=without_pds),
)
