"""Events about units that players are given or may buy, and about what ships cost."""

from __future__ import annotations

from throneworld.imperium.effects.lasting import Lasting
from throneworld.imperium.effects.whom import AGAINST_VOTERS, CHOSEN, EACH, FOR_VOTERS
from throneworld.imperium.marks import ROUND
from throneworld.imperium.modifiers import Modifier
from throneworld.imperium.quantities import UNIT_COST
from throneworld.imperium.units import BIG_SHIPS, PDS, SPACE_DOCK
from throneworld.ti3.council.subjects import Text
from throneworld.ti3.effects.bargains import SellLot, SellTroops
from throneworld.ti3.effects.exhausting import ExhaustOfChoice, RefreshPlanet
from throneworld.ti3.effects.gaining import COUNTERS, Gain
from throneworld.ti3.effects.lots import AT_OPEN_DOCKS, CONTROLLER_OF, OUTSIDE_HOMES, GiveLot
from throneworld.ti3.modifying import modifies
from throneworld.ti3.state import Ti3State
from throneworld.ti3.tables import (
    CRUISER,
    DESTROYER,
    DREADNOUGHT,
    GROUND_FORCE,
    MECHANIZED_UNIT,
    SHOCK_TROOP,
    WAR_SUN,
)

HOPES_END = "hopes_end"
DEALERS, COMMISSION = "interstellar_arms_dealers", "warship_commission"
DEARER, MUCH_DEARER = "ships_dearer", "warships_dearer"

TEXTS: tuple[Text, ...] = (
    Text(
        "conscription_campaign",
        on_for=(SellTroops(most=3, whom=FOR_VOTERS),),
        on_against=(ExhaustOfChoice(whom=FOR_VOTERS),),
    ),
    Text(
        "hopes_end_training_ground",
        on_for=(
            GiveLot(
                kinds=(GROUND_FORCE, SHOCK_TROOP, SHOCK_TROOP),
                where=HOPES_END,
                whom=f"{CONTROLLER_OF}:{HOPES_END}",
            ),
        ),
        on_against=(RefreshPlanet(planet=HOPES_END),),
    ),
    Text(
        DEALERS,
        on_for=(SellLot(kinds=(DESTROYER, DESTROYER, CRUISER), price=2),),
        on_against=(Lasting(DEARER, ROUND, EACH),),
    ),
    Text(
        "mass_mobilization",
        on_for=(
            GiveLot(
                kinds=(SPACE_DOCK, MECHANIZED_UNIT, PDS, SHOCK_TROOP, GROUND_FORCE, GROUND_FORCE),
                where=OUTSIDE_HOMES,
                most=2,
            ),
        ),
        on_against=(Gain(COUNTERS, 1, AGAINST_VOTERS),),
    ),
    Text("subsidized_industry", on_elect=(GiveLot(kinds=(SPACE_DOCK,), whom=CHOSEN),)),
    Text(
        COMMISSION,
        on_for=(GiveLot(kinds=(DREADNOUGHT,), where=AT_OPEN_DOCKS, optional=False),),
        on_against=(Lasting(MUCH_DEARER, ROUND, EACH),),
    ),
)


def is_large(state: Ti3State, seat: int, kind: str) -> bool:
    return kind in BIG_SHIPS


def is_warship(state: Ti3State, seat: int, kind: str) -> bool:
    return kind in (CRUISER, DREADNOUGHT, WAR_SUN)


MODIFIERS: tuple[Modifier, ...] = (
    modifies(UNIT_COST, DEALERS, window="production_static", mark=DEARER, add=1, where=is_large),
    modifies(UNIT_COST, COMMISSION, window="production_static", mark=MUCH_DEARER, add=2, where=is_warship),
)
