"""Events about Mecatol Rex and whoever controls it."""

from __future__ import annotations

from throneworld.ti3.council.subjects import Text
from throneworld.ti3.effects.cataclysm import WakeRelic
from throneworld.ti3.effects.exhausting import ExhaustPlanet
from throneworld.ti3.effects.gaining import POINTS, Gain
from throneworld.ti3.effects.lots import CONTROLLER_OF
from throneworld.ti3.effects.places import COLONY, REFINERY, ExhaustAllPlanets
from throneworld.ti3.effects.summoning import SummonHomeFleet
from throneworld.ti3.effects.throne import BuildFacilities, FreeWithoutGarrison, WeakenGarrison
from throneworld.ti3.tables import MECATOL_REX, MECATOL_TILE

HOLDER = f"{CONTROLLER_OF}:{MECATOL_REX}"

TEXTS: tuple[Text, ...] = (
    Text("ancient_artifact", on_for=(WakeRelic(system=MECATOL_TILE),)),
    Text(
        "lord_of_the_aeon_throne",
        on_for=(Gain(POINTS, 1, HOLDER), SummonHomeFleet(whom=HOLDER)),
        on_against=(ExhaustPlanet(planet=MECATOL_REX),),
    ),
    Text(
        "restoration_of_the_throne",
        on_for=(
            ExhaustAllPlanets(),
            BuildFacilities(facilities=(REFINERY, REFINERY, COLONY, COLONY, COLONY)),
        ),
        on_against=(ExhaustPlanet(planet=MECATOL_REX), WeakenGarrison(), FreeWithoutGarrison()),
    ),
)
