"""Events that take ships, armies and goods away."""

from __future__ import annotations

from throneworld.imperium.combat.combatants import COMBAT_BONUS
from throneworld.imperium.effects.lasting import Lasting
from throneworld.imperium.effects.whom import FOR_VOTERS
from throneworld.imperium.marks import ROUND
from throneworld.ti3.council.subjects import Text
from throneworld.ti3.effects.agreements import KeepOneGood
from throneworld.ti3.effects.exhausting import ExhaustAllDocks, ExhaustSpecialties
from throneworld.ti3.effects.scuttling import CutAll, CutForces, ScuttleSome
from throneworld.ti3.tables import RED

TEXTS: tuple[Text, ...] = (
    Text("anti_piracy_task_force", on_for=(ScuttleSome(amount=2),), on_against=(KeepOneGood(),)),
    Text(
        "arms_reduction",
        on_for=(CutForces(), ExhaustAllDocks()),
        on_against=(ExhaustSpecialties(colour=RED),),
    ),
    Text(
        "new_galactic_order",
        on_for=(CutAll(),),
        on_against=(Lasting(COMBAT_BONUS, ROUND, FOR_VOTERS, about=2),),
    ),
)
