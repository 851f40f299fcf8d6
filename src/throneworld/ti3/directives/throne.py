"""Events about Mecatol Rex and whoever controls it."""

from __future__ import annotations

from throneworld.ti3.council.subjects import Text
from throneworld.ti3.effects.cataclysm import WakeRelic
from throneworld.ti3.effects.exhausting import ExhaustPlanet
from throneworld.ti3.effects.places import COLONY, REFINERY, ExhaustAllPlanets
from throneworld.ti3.effects.throne import BuildFacilities, FreeWithoutGarrison, WeakenGarrison
from throneworld.ti3.tables import MECATOL_REX, MECATOL_TILE

TEXTS: tuple[Text, ...] = (
    Text("ancient_artifact", on_for=(WakeRelic(system=MECATOL_TILE),)),
    Text(
        "restoration_of_the_throne",
        on_for=(
            ExhaustAllPlanets(),
            BuildFacilities(facilities=(REFINERY, REFINERY, COLONY, COLONY, COLONY)),
        ),
        on_against=(ExhaustPlanet(planet=MECATOL_REX), WeakenGarrison(), FreeWithoutGarrison()),
    ),
)
