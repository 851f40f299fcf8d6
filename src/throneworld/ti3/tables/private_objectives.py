"""Objectives beside the public ones: 18 preliminary, 18 secret and 7 special ones."""

from __future__ import annotations

from throneworld.ti3.tables.needs import (
    ACTION_PHASE_END,
    ANY,
    AT_ION_STORM,
    AT_MECATOL,
    AT_NEBULA,
    AT_NEXUS,
    AT_RIFT,
    AWAY,
    CLOSER_TO_OPPONENT,
    GROUND,
    LEADER_OWN,
    NEAR_MECATOL,
    NEAR_OWNER_HOME,
    NON_FIGHTER,
    ONE,
    OWN_HOME,
    POINTS,
    SHIP_ANY,
    STABLE_A,
    STABLE_B,
    UNIT_ANY,
    Artifacts,
    Bespoke,
    Did,
    Fewer,
    Held,
    Is,
    More,
    Number,
    OpponentHomes,
    PlanetResources,
    Planets,
    Presence,
    Specialties,
    Spend,
    Systems,
    Technologies,
    Units,
)
from throneworld.ti3.tables.objective import (
    ARTIFACT,
    ELECTED,
    EVENT_ROUND,
    PLANETS,
    PRELIMINARY,
    SECRET,
    SPECIAL_DECK,
    SPEND,
    STATE,
    STATE_ALL_ROUND,
    Objective,
)
from throneworld.ti3.tables.technologies import BLUE, GREEN, RED, YELLOW
from throneworld.ti3.tables.units import CARRIER, DREADNOUGHT, FLAGSHIP, PDS, SPACE_DOCK

# fmt: off
PRIVATE_OBJECTIVES: tuple[Objective, ...] = (
    # Preliminary
    Objective("antagonist",                  PRELIMINARY,  STATE,           1, (Planets(n=2, where=(CLOSER_TO_OPPONENT,)),)),
    Objective("arbiter",                     PRELIMINARY,  STATE,           1, (Systems(n=2, where=(NEAR_MECATOL,), outside=OWN_HOME),)),
    Objective("commander",                   PRELIMINARY,  STATE,           1, (Units(kind=(FLAGSHIP,), n=1), Units(kind=(DREADNOUGHT,), n=2)), option="flagships"),
    Objective("defender",                    PRELIMINARY,  STATE,           1, (Planets(n=3, holding=((PDS, 2),)),)),
    Objective("enemy",                       PRELIMINARY,  EVENT_ROUND,     1, (Did(what="destroyed", kind=(UNIT_ANY,), n=2, systems=2),)),
    Objective("enterprise",                  PRELIMINARY,  STATE,           1, (Units(kind=(SPACE_DOCK,), n=1, where=(AWAY,), distance=3),)),
    Objective("galactic_guardian",           PRELIMINARY,  STATE,           1, (Presence(kind=(SHIP_ANY,), n=6, outside=OWN_HOME),)),
    Objective("infiltrator",                 PRELIMINARY,  EVENT_ROUND,     1, (Did(what="destroyed", kind=(UNIT_ANY,), n=2, where=(NEAR_OWNER_HOME,), one_system=True),)),
    Objective("isolated",                    PRELIMINARY,  STATE,           1, (Fewer(of="planets", outside=OWN_HOME, than="each_opponent"),)),
    Objective("legislator",                  PRELIMINARY,  SPEND,           1, (Spend("influence", 8),)),
    Objective("pioneer",                     PRELIMINARY,  STATE,           1, (Planets(n=1, where=(AWAY,), distance=4),)),
    Objective("politician",                  PRELIMINARY,  EVENT_ROUND,     1, (Did(what="voted_with_winner", n=3),)),
    Objective("venture_capitalist",          PRELIMINARY,  SPEND,           1, (Spend("resources", 6),)),
    Objective("researcher",                  PRELIMINARY,  STATE,           1, (Planets(n=4, specialty=ANY),)),
    Objective("scientist",                   PRELIMINARY,  STATE,           1, (Specialties(n=1, in_colours=4), Units(kind=(SPACE_DOCK,), n=1, outside=OWN_HOME))),
    Objective("seeker",                      PRELIMINARY,  STATE_ALL_ROUND, 1, (Held(Artifacts(n=2), ACTION_PHASE_END),), option="artifacts"),
    Objective("traitor_to_the_throne",       PRELIMINARY,  EVENT_ROUND,     1, (Did(what="invaded", n=1, which=("mecatol_rex",)),)),
    Objective("custodian_of_the_old_empire", PRELIMINARY,  STATE_ALL_ROUND, 1, (Held(Planets(n=1, which=("mecatol_rex",)), ACTION_PHASE_END),)),
    # Secret
    Objective("bureaucrat",                  SECRET,       STATE,           2, (Planets(n=1, which=("mecatol_rex",)), More(of="influence", than="each_opponent"), Is("minister"))),
    Objective("colonizer",                   SECRET,       STATE,           2, (Systems(n=3, where=(AWAY,), distance=2, holding=((CARRIER, 1), (GROUND, 4)), planetary=True, apart=2),)),
    Objective("conqueror",                   SECRET,       STATE,           2, (OpponentHomes(n=1),), points_against_saar=1),
    Objective("diversified",                 SECRET,       STATE,           2, (Planets(n=1, which=("mecatol_rex",)), Units(kind=(SPACE_DOCK,), n=1, where=(AT_MECATOL,)), Technologies(n=2, in_colours=3))),
    Objective("expansionist",                SECRET,       STATE,           2, (Systems(n=9, outside=OWN_HOME),)),
    Objective("explorer",                    SECRET,       STATE,           2, (Presence(kind=(SHIP_ANY,), n=5, where=(AT_ION_STORM, AT_NEBULA, AT_RIFT, AT_NEXUS, AWAY), distance=4),)),
    Objective("focused",                     SECRET,       STATE_ALL_ROUND, 2, (Technologies(n=4, colour=ONE), Held(Planets(n=3, outside=OWN_HOME, specialty=ONE), ACTION_PHASE_END))),
    Objective("forceful",                    SECRET,       STATE,           2, (Systems(n=1, where=(AT_MECATOL,), holding=((SPACE_DOCK, 1), (DREADNOUGHT, 1))), Presence(kind=(NON_FIGHTER,), n=4, outside=OWN_HOME, each=4, planetary=True))),
    Objective("industrial",                  SECRET,       STATE,           2, (Units(kind=(SPACE_DOCK,), n=4), Units(kind=(SPACE_DOCK,), n=2, outside=OWN_HOME), PlanetResources(n=12, outside=OWN_HOME, refineries=False))),
    Objective("keeper_of_gates",             SECRET,       STATE,           2, (Presence(kind=(NON_FIGHTER,), every=True, where=(STABLE_A, STABLE_B)),)),
    Objective("master_of_ships",             SECRET,       STATE,           2, (Units(kind=(NON_FIGHTER,), n=15, where=(AT_MECATOL, NEAR_MECATOL), outside=OWN_HOME),)),
    Objective("ruthless",                    SECRET,       STATE,           2, (Systems(n=3, where=(CLOSER_TO_OPPONENT,), planetary=True),)),
    Objective("protagonist",                 SECRET,       STATE,           2, (Number(of=POINTS, n=5, at=ACTION_PHASE_END), More(of="points", than="each_opponent", lead=2, at=ACTION_PHASE_END))),
    Objective("regulator",                   SECRET,       EVENT_ROUND,     2, (Did(what="destroyed_or_captured", kind=(SPACE_DOCK,), n=2, owners=2, by=("invasion", "bombardment", "saar_dock")),)),
    Objective("technocrat",                  SECRET,       STATE,           2, (Planets(n=6, specialty=ANY),)),
    Objective("threatening",                 SECRET,       STATE,           2, (Bespoke(),)),
    Objective("usurper",                     SECRET,       STATE_ALL_ROUND, 2, (Held(Units(kind=(SPACE_DOCK,), n=1, where=(AT_MECATOL,)), ACTION_PHASE_END), Planets(n=1, which=("mecatol_rex",), holding=((GROUND, 6), (PDS, 2), (LEADER_OWN, 1)))), option="leaders"),
    Objective("warmonger",                   SECRET,       EVENT_ROUND,     2, (Did(what="won_space_battle", n=4),)),
    # Special
    Objective("ancient_shipwreck",           SPECIAL_DECK, ARTIFACT,        1, (Artifacts(n=1, colour=BLUE),), option="artifacts"),
    Objective("precursor_fossil",            SPECIAL_DECK, ARTIFACT,        1, (Artifacts(n=1, colour=GREEN),), option="artifacts"),
    Objective("lazax_armory",                SPECIAL_DECK, ARTIFACT,        1, (Artifacts(n=1, colour=RED),), option="artifacts"),
    Objective("imperial_datacache",          SPECIAL_DECK, ARTIFACT,        1, (Artifacts(n=1, colour=YELLOW),), option="artifacts"),
    Objective("imperial",                    SPECIAL_DECK, PLANETS,         1, (Planets(n=12, outside=OWN_HOME),)),
    Objective("sovereign",                   SPECIAL_DECK, PLANETS,         1, (Planets(n=8, outside=OWN_HOME),)),
    Objective("voice_of_the_council",        SPECIAL_DECK, ELECTED,         1, (Is("voice_of_the_council"),)),
)
# fmt: on

PRELIMINARY_DECK: tuple[str, ...] = tuple(each.id for each in PRIVATE_OBJECTIVES if each.deck == PRELIMINARY)
SECRET_DECK: tuple[str, ...] = tuple(each.id for each in PRIVATE_OBJECTIVES if each.deck == SECRET)
SPECIAL_OBJECTIVES: tuple[str, ...] = tuple(
    each.id for each in PRIVATE_OBJECTIVES if each.deck == SPECIAL_DECK
)
