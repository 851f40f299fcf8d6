"""The 51 Racial Objectives, three of each race with 1, 2 and 3 points (an option).

Their ids are those of the race with their points. Most are reconstructed.
"""

from __future__ import annotations

from throneworld.ti3.tables.needs import (
    AGREEMENTS,
    ALL_HOMES,
    ANY,
    AT_MECATOL,
    AT_SUPERNOVA,
    AWAY,
    CAPTIVES,
    CLOSER_TO_OPPONENT,
    GROUND,
    HAND,
    NEAR_MECATOL,
    NEAR_OPPONENT_HOME,
    NEAR_OPPONENT_SHIPS,
    NEAR_STABLE,
    NEAR_SUPERNOVA,
    NON_FIGHTER,
    OPPONENT_HOME,
    OWN_HOME,
    RACIAL_COPIES,
    SHIP_ANY,
    STABLE,
    UNIT_ANY,
    AnyOf,
    Artifacts,
    Did,
    DidNot,
    Held,
    Is,
    More,
    Number,
    OpponentHomes,
    Planets,
    Presence,
    Spend,
    Systems,
    Technologies,
    TradeStations,
    Units,
)
from throneworld.ti3.tables.objective import (
    NO_KIND,
    RACIAL,
    Objective,
)
from throneworld.ti3.tables.technologies import GREEN
from throneworld.ti3.tables.units import (
    CRUISER,
    DESTROYER,
    DREADNOUGHT,
    FIGHTER,
    FLAGSHIP,
    MECHANIZED_UNIT,
    PDS,
    SPACE_DOCK,
    WAR_SUN,
)

# fmt: off
RACIAL_OBJECTIVES: tuple[Objective, ...] = (
    Objective("arborec.1", RACIAL, NO_KIND, 1, (Planets(n=4, outside=OWN_HOME, holding=((GROUND, 4),)),)),
    Objective("arborec.2", RACIAL, NO_KIND, 2, (Artifacts(n=1, colour=GREEN), Planets(n=3, specialty=GREEN))),
    Objective("arborec.3", RACIAL, NO_KIND, 3, (Planets(n=1, which=("mecatol_rex", "mallice", "faunus")), Units(kind=(NON_FIGHTER,), n=12, where=(AWAY,), distance=2), Technologies(every=True, colour=GREEN))),
    Objective("creuss.1",  RACIAL, NO_KIND, 1, (Presence(kind=(SHIP_ANY,), n=4, where=(NEAR_OPPONENT_SHIPS,)), Did(what="announced_retreat", n=2))),
    Objective("creuss.2",  RACIAL, NO_KIND, 2, (Presence(kind=(SHIP_ANY,), every=True, where=(STABLE,)), Planets(n=3, where=(STABLE, NEAR_STABLE), systems=3)), unsure=True),
    Objective("creuss.3",  RACIAL, NO_KIND, 3, (Planets(n=1, which=("mallice",)), Units(kind=(SPACE_DOCK,), n=1, where=(STABLE,)), Did(what="won_space_battle", n=3, where=(STABLE,))), unsure=True),
    Objective("hacan.1",   RACIAL, NO_KIND, 1, (Number(of=AGREEMENTS, n=2), Spend("trade_goods", 8)), unsure=True),
    Objective("hacan.2",   RACIAL, NO_KIND, 2, (TradeStations(every=True), Planets(n=6, outside=OWN_HOME)), unsure=True),
    Objective("hacan.3",   RACIAL, NO_KIND, 3, (Spend("trade_goods", 15), Planets(n=1, which=("mecatol_rex",))), unsure=True),
    Objective("jolnar.1",  RACIAL, NO_KIND, 1, (Technologies(n=10),), unsure=True),
    Objective("jolnar.2",  RACIAL, NO_KIND, 2, (Technologies(n=3, in_colours=4),), unsure=True),
    Objective("jolnar.3",  RACIAL, NO_KIND, 3, (Technologies(n=16), Planets(n=5, specialty=ANY)), unsure=True),
    Objective("krotoan.1", RACIAL, NO_KIND, 1, (Did(what="destroyed", kind=(UNIT_ANY,), n=3, owners=3),), unsure=True),
    Objective("krotoan.2", RACIAL, NO_KIND, 2, (Number(of=RACIAL_COPIES, n=2), Technologies(n=8)), unsure=True),
    Objective("krotoan.3", RACIAL, NO_KIND, 3, (Number(of=RACIAL_COPIES, n=3), Planets(n=1, where=(OPPONENT_HOME,))), unsure=True),
    Objective("letnev.1",  RACIAL, NO_KIND, 1, (Units(kind=(DREADNOUGHT,), n=5),), unsure=True),
    Objective("letnev.2",  RACIAL, NO_KIND, 2, (Presence(kind=(NON_FIGHTER,), n=1, where=(NEAR_OPPONENT_HOME,), each=8),), unsure=True),
    Objective("letnev.3",  RACIAL, NO_KIND, 3, (Planets(n=1, which=("mecatol_rex",)), Units(kind=(FLAGSHIP,), n=1, where=(AT_MECATOL,)), OpponentHomes(n=1)), unsure=True),
    Objective("lizix.1",   RACIAL, NO_KIND, 1, (Planets(n=1, which=("mecatol_rex",), holding=((MECHANIZED_UNIT, 1),)),), unsure=True),
    Objective("lizix.2",   RACIAL, NO_KIND, 2, (Units(kind=(DREADNOUGHT,), n=4, where=(AT_MECATOL, NEAR_MECATOL)),), unsure=True),
    Objective("lizix.3",   RACIAL, NO_KIND, 3, (Systems(n=1, where=(AT_MECATOL,)), Systems(n=4, where=(NEAR_MECATOL,))), unsure=True),
    Objective("mentak.1",  RACIAL, NO_KIND, 1, (AnyOf((Did(what="took_goods", n=3, owners=3), Did(what="destroyed", kind=(UNIT_ANY,), n=2, owners=2))),), unsure=True),
    Objective("mentak.2",  RACIAL, NO_KIND, 2, (Presence(kind=(CRUISER, DESTROYER), n=1, where=(NEAR_OPPONENT_HOME,), owners=3),), unsure=True),
    Objective("mentak.3",  RACIAL, NO_KIND, 3, (Did(what="won_space_battle", n=3, owners=3, as_attacker=True),), unsure=True),
    Objective("muaat.1",   RACIAL, NO_KIND, 1, (Units(kind=(WAR_SUN,), n=2),), unsure=True),
    Objective("muaat.2",   RACIAL, NO_KIND, 2, (Presence(kind=(WAR_SUN,), n=2, where=(AT_SUPERNOVA, NEAR_SUPERNOVA, AWAY), distance=4),), unsure=True),
    Objective("muaat.3",   RACIAL, NO_KIND, 3, (Units(kind=(WAR_SUN,), n=3), Did(what="won_space_battle", n=2, using=WAR_SUN)), unsure=True),
    Objective("naalu.1",   RACIAL, NO_KIND, 1, (Units(kind=(FIGHTER,), n=12, systems=2),), unsure=True),
    Objective("naalu.2",   RACIAL, NO_KIND, 2, (Did(what="retreated_before_battle", n=2), DidNot("lost_planet")), unsure=True),
    Objective("naalu.3",   RACIAL, NO_KIND, 3, (Planets(n=3, where=(CLOSER_TO_OPPONENT,)), Units(kind=(FIGHTER,), n=20)), unsure=True),
    Objective("norr.1",    RACIAL, NO_KIND, 1, (Did(what="won_invasion_combat", n=2, as_attacker=True),), unsure=True),
    Objective("norr.2",    RACIAL, NO_KIND, 2, (AnyOf((Did(what="took_planet", n=3, owners=3, from_opponent=True), Did(what="took_planet", n=3, one_owner=True, from_opponent=True))),), unsure=True),
    Objective("norr.3",    RACIAL, NO_KIND, 3, (OpponentHomes(n=1), AnyOf((OpponentHomes(n=2), Planets(n=1, which=("mecatol_rex",))))), unsure=True),
    Objective("saar.1",    RACIAL, NO_KIND, 1, (Units(kind=(SPACE_DOCK,), n=3, outside=ALL_HOMES),), unsure=True),
    Objective("saar.2",    RACIAL, NO_KIND, 2, (Presence(kind=(SHIP_ANY,), n=8, outside=OWN_HOME), Presence(kind=(SHIP_ANY,), n=2, outside=OWN_HOME, holding=((SPACE_DOCK, 1),))), unsure=True),
    Objective("saar.3",    RACIAL, NO_KIND, 3, (OpponentHomes(n=1, around=((FLAGSHIP, 1), (SPACE_DOCK, 2))),), unsure=True),
    Objective("sol.1",     RACIAL, NO_KIND, 1, (Units(kind=(GROUND,), n=25),), unsure=True),
    Objective("sol.2",     RACIAL, NO_KIND, 2, (Planets(n=4, outside=OWN_HOME, holding=((GROUND, 5),)),), unsure=True),
    Objective("sol.3",     RACIAL, NO_KIND, 3, (Planets(n=1, which=("mecatol_rex",), holding=((GROUND, 1),)), Planets(n=10, outside=OWN_HOME, holding=((GROUND, 1),))), unsure=True),
    Objective("winnu.1",   RACIAL, NO_KIND, 1, (Planets(n=1, which=("mecatol_rex",)),), unsure=True),
    Objective("winnu.2",   RACIAL, NO_KIND, 2, (Held(Planets(n=1, which=("mecatol_rex",))), Units(kind=(SPACE_DOCK,), n=1, where=(AT_MECATOL,))), unsure=True),
    Objective("winnu.3",   RACIAL, NO_KIND, 3, (Planets(n=1, which=("mecatol_rex",)), Is("voice_of_the_council"), Is("speaker")), unsure=True),
    Objective("xxcha.1",   RACIAL, NO_KIND, 1, (Planets(n=7, outside=OWN_HOME), DidNot("hostile_act")), unsure=True),
    Objective("xxcha.2",   RACIAL, NO_KIND, 2, (Planets(n=9, outside=OWN_HOME), Planets(n=5, outside=OWN_HOME, holding=((PDS, 1),))), unsure=True),
    Objective("xxcha.3",   RACIAL, NO_KIND, 3, (Is("voice_of_the_council"), More(of="influence", than="each_opponent"), Planets(n=1, which=("mecatol_rex",))), unsure=True),
    Objective("yin.1",     RACIAL, NO_KIND, 1, (Did(what="converted", n=2),), unsure=True),
    Objective("yin.2",     RACIAL, NO_KIND, 2, (Did(what="sacrificed", n=2), Did(what="won_space_battle", n=1, as_attacker=True)), unsure=True),
    Objective("yin.3",     RACIAL, NO_KIND, 3, (Planets(n=2, where=(OPPONENT_HOME,), owners=2),), unsure=True),
    Objective("yssaril.1", RACIAL, NO_KIND, 1, (AnyOf((Number(of=HAND, n=10), Did(what="played_action_card", n=4))),), unsure=True),
    Objective("yssaril.2", RACIAL, NO_KIND, 2, (Presence(kind=(SHIP_ANY,), n=3, where=(NEAR_OPPONENT_HOME,), owners=3),), unsure=True),
    Objective("yssaril.3", RACIAL, NO_KIND, 3, (AnyOf((Number(of=CAPTIVES, n=2), Planets(n=1, where=(NEAR_OPPONENT_HOME,), owners=3))),), unsure=True),
)
# fmt: on

RACIAL_OBJECTIVES_OF: dict[str, tuple[str, ...]] = {
    each.id.partition(".")[0]: tuple(
        other.id for other in RACIAL_OBJECTIVES if other.id.partition(".")[0] == each.id.partition(".")[0]
    )
    for each in RACIAL_OBJECTIVES
}
