"""Events about planets: who holds them, what stands on them, what they are worth."""

from __future__ import annotations

from throneworld.galaxy.sets import Systems
from throneworld.imperium.marks import is_marked, marks_of
from throneworld.imperium.modifiers import Modifier
from throneworld.imperium.quantities import MAY_ACTIVATE
from throneworld.imperium.units import PDS
from throneworld.ti3.council.subjects import CONTROLLED, IS_VOID, NOT_HOME, NOT_MECATOL, Text
from throneworld.ti3.effects.ballots import ELECTED, NameMostVoter
from throneworld.ti3.effects.charting import ChartElected
from throneworld.ti3.effects.garrisons import ExhaustFrontier, FillGarrisons, FortifyFrontier
from throneworld.ti3.effects.prosperity import CLOSED, CloseElected, ProsperElected
from throneworld.ti3.effects.redistribution import RedistributeColonies
from throneworld.ti3.effects.unseating import (
    Expand,
    FreeUnguarded,
    MindEmptyPlanets,
    NeutralizeElected,
    UnseatElected,
)
from throneworld.ti3.modifying import modifies
from throneworld.ti3.state import SYSTEM, Ti3State
from throneworld.ti3.tables import GROUND_FORCE

PROSPERITY = "prosperity_is_stability"

TEXTS: tuple[Text, ...] = (
    Text("colonial_redistribution", on_for=(RedistributeColonies(),)),
    Text("dispute_resolution", on_elect=(NeutralizeElected(),), among=(NOT_HOME, NOT_MECATOL)),
    Text(
        "dominion_disputes",
        on_for=(FortifyFrontier(kinds=(GROUND_FORCE, PDS)),),
        on_against=(ExhaustFrontier(),),
    ),
    Text(
        "planetary_government_dissidence",
        on_elect=(NameMostVoter(side=ELECTED), UnseatElected()),
        among=(NOT_HOME, CONTROLLED),
    ),
    Text("planetary_security", on_for=(FillGarrisons(),), on_against=(FreeUnguarded(),)),
    Text(
        PROSPERITY,
        on_elect=(ProsperElected(goods=3), CloseElected()),
        among=(NOT_HOME,),
    ),
    Text("update_star_maps", on_elect=(ChartElected(),), among=(IS_VOID,)),
    Text("supported_expansion", on_for=(Expand(),), on_against=(MindEmptyPlanets(),)),
)


def some_are_closed(state: Ti3State, seat: int) -> bool:
    return bool(state.marks) and is_marked(state, CLOSED)


def without_closed(state: Ti3State, systems: Systems, seat: int) -> Systems:
    for each in marks_of(state, CLOSED):
        systems &= ~(1 << SYSTEM[str(each.subject)])
    return systems


MODIFIERS: tuple[Modifier, ...] = (
    modifies(
        MAY_ACTIVATE, PROSPERITY, window="activation_static", holds=some_are_closed, turns=without_closed
    ),
)
