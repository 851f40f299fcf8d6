"""Why a component cannot be used in a combat or an invasion: each reason alone; without it, it is used."""

from __future__ import annotations

import pytest
from throneworld.imperium.marks import TACTICAL_ACTION

from tests.rules.ti4.stops import (
    Stop,
    at,
    damage,
    exhausted,
    goods,
    is_refused_then_accepted,
    marked,
    note,
    put,
    readied,
    take,
    technologies,
    together,
)
from tests.ti4.scene import Scene
from throneworld.ti4.steps.control import TAKEN
from throneworld.ti4.tactical.space_cannon import SpaceCannonRoll
from throneworld.ti4.tactical.space_combat import SpaceCombat
from throneworld.ti4.verbs.technologies import sheet_of

VOID = 47
"""An empty system; no wormhole is there."""
ALPHA = 39
MECATOL = "mecatol_rex"


def fleets(scene: Scene, system: int = VOID) -> None:
    for faction in scene.factions[:2]:
        scene.put(faction, system, cruiser=1)


def forget(scene: Scene) -> None:
    """The second player has no technologies."""
    scene.state.technologies[1] = ()
    scene.state.sheets[1] = sheet_of(scene.state, 1)


def scattered(scene: Scene) -> None:
    """Every plastic infantry of the first player stands somewhere by itself."""
    for system in (18, 19, 22, 23, 24, 25, 26, 27, 30, 33, 35, 36):
        scene.put(scene.factions[0], system, infantry=1)


# Space combat

IN_SPACE = {
    "RR 53.1 not_in_this_combat": Stop(
        "morale_boost",
        at("space_combat_round_start", 1, 2, VOID, 1),
        at("space_combat_round_start", 0, 1, VOID, 1),
    ),
    "RR 1.1 not_a_space_combat": Stop(
        "skilled_retreat",
        at("ground_combat_round_start", 0, 1, "gral", 1),
        at("space_combat_round_start", 0, 1, VOID, 1),
        fleets,
    ),
    "RR 67.3 not_the_first_round": Stop(
        "fighter_prototype",
        at("space_combat_round_start", 0, 1, VOID, 2),
        at("space_combat_round_start", 0, 1, VOID, 1),
        put("sol", VOID, fighter=1),
    ),
    "RR 2.6 no_fighters": Stop(
        "fighter_prototype",
        at("space_combat_round_start", 0, 1, VOID, 1),
        put("sol", VOID, fighter=1),
    ),
    "RR 76.2 nothing_to_repair": Stop(
        "emergency_repairs",
        at("space_combat_round_start", 0, 1, VOID, 1),
        damage("sol", VOID, "dreadnought"),
        put("sol", VOID, dreadnought=1),
    ),
    "RR 53.1 not_your_opponent": Stop(
        "intercept",
        at("retreat_announced_after", 1, 2, VOID),
        at("retreat_announced_after", 1, 0, VOID),
        beneath=(SpaceCombat(attacker=1, defender=0, system=VOID),),
    ),
    "RR 66.3 no_fighters_there": Stop(
        "graviton_laser_system",
        at("space_cannon_before", 0, str(VOID)),
        put("letnev", VOID, fighter=1),
        beneath=(SpaceCannonRoll(),),
    ),
    "RR 67.2 too_few_ships": Stop(
        "assault_cannon",
        at("space_combat_start", 0, 1, VOID),
        put("sol", VOID, cruiser=2),
        fleets,
    ),
    "RR 89.1 no_wormhole": Stop(
        "dimensional_splicer",
        at("space_combat_start", 0, 1, VOID),
        at("space_combat_start", 0, 1, ALPHA),
        together(fleets, lambda scene: fleets(scene, ALPHA)),
    ),
    "RR 67.2 no_cruiser_or_destroyer": Stop(
        "impulse_core",
        at("space_combat_start", 0, 1, VOID),
        put("sol", VOID, cruiser=1),
        together(put("sol", VOID, carrier=1), put("letnev", VOID, cruiser=1)),
    ),
    "RR 67.2 no_opposing_ships": Stop(
        "impulse_core",
        at("space_combat_start", 0, 1, VOID),
        put("letnev", VOID, cruiser=1),
        put("sol", VOID, cruiser=1),
    ),
    "RR 1.21 no_such_ship_there": Stop(
        "ambush",
        at("space_combat_start", 0, 1, VOID),
        put("mentak", VOID, cruiser=1),
        together(put("mentak", VOID, carrier=1), put("letnev", VOID, cruiser=1)),
        first="mentak",
    ),
    "RR 39.1 no_ground_forces": Stop(
        "the_alastor",
        at("space_combat_start", 0, 1, VOID),
        put("nekro", VOID, infantry=1),
        put("nekro", VOID, flagship=1),
        first="nekro",
    ),
    "RR 1.1 no_commodities": Stop(
        "salvage",
        at("space_combat_end", 0, 1, VOID),
        goods("letnev", commodities=2),
    ),
}

IN_SPACE["RR 1.1 no_ship_of_yours"] = Stop(
    "courageous_to_the_end",
    at("units_destroyed", 1, "cruiser", 1, str(VOID), 0, "hits"),
    at("units_destroyed", 0, "cruiser", 1, str(VOID), 1, "hits"),
    fleets,
    beneath=(SpaceCombat(attacker=0, defender=1, system=VOID),),
)
IN_SPACE["RR 79.5 nothing_to_gain"] = Stop(
    "technological_singularity",
    at("units_destroyed", 1, "cruiser", 1, str(VOID), 0, "hits"),
    technologies("letnev", "gravity_drive"),
    fleets,
    first="nekro",
    beneath=(SpaceCombat(attacker=0, defender=1, system=VOID),),
)

HIT = at("damage_sustained", 1, "dreadnought", str(VOID), 0)


def damaged_dreadnought(scene: Scene) -> None:
    scene.put("letnev", VOID, dreadnought=1)
    scene.damage("letnev", VOID, "dreadnought")


HITS = {
    "RR 76.1 not_your_hit": Stop(
        "direct_hit", at("damage_sustained", 1, "dreadnought", str(VOID), 2), HIT, damaged_dreadnought
    ),
    "RR 2.6 no_ship": Stop(
        "direct_hit", at("damage_sustained", 1, "infantry", "gral", 0), HIT, damaged_dreadnought
    ),
    "RR 76.1 immune": Stop(
        "direct_hit",
        HIT,
        forget,
        together(damaged_dreadnought, technologies("letnev", "dreadnought_2")),
    ),
    "RR 76.1 no_damaged_ship": Stop(
        "direct_hit",
        HIT,
        damage("letnev", VOID, "dreadnought"),
        put("letnev", VOID, dreadnought=1),
    ),
}

# Invasion

SHIELDED = at("ground_combat_round_start", 0, 1, "gral", 1)

ON_PLANETS = {
    "RR 2.6 no_pds_there": Stop("disable", at("invasion_start", 0, 34), put("letnev", "gral", pds=1)),
    "RR 15.1 nothing_bombards": Stop(
        "bunker",
        at("invasion_start", 1, 34),
        put("letnev", 34, dreadnought=1),
        take("sol", "gral"),
    ),
    "RR 1.1 no_planet_of_yours": Stop(
        "bunker",
        at("invasion_start", 1, 34),
        take("sol", "gral"),
        put("letnev", 34, dreadnought=1),
    ),
    "RR 2.6 not_your_planet": Stop(
        "parley",
        at("forces_committed", 1, "gral"),
        take("sol", "gral"),
        put("letnev", "gral", infantry=1),
    ),
    "RR 2.6 nothing_to_replace": Stop(
        "infiltrate", at("control_changes", 0, "gral", 1), put("letnev", "gral", pds=1)
    ),
    "RR 60.1 no_ground_forces_there": Stop(
        "raghs_call",
        at("forces_committed", 0, "gral"),
        put("saar", "gral", infantry=1),
        note("sol", "raghs_call", "saar"),
        second="saar",
    ),
    "RR 39.1 no_opposing_infantry": Stop(
        "indoctrination",
        at("ground_combat_start", 0, 1, "gral"),
        put("letnev", "gral", infantry=1),
        first="yin",
    ),
    "RR 62.1 none_left": Stop(
        "indoctrination",
        at("ground_combat_start", 0, 1, "gral"),
        lambda scene: scene.state.units[0].pop("19"),
        together(put("letnev", "gral", infantry=1), scattered),
        first="yin",
    ),
    "RR 1.9 not_enough_influence": Stop(
        "indoctrination",
        at("ground_combat_start", 0, 1, "gral"),
        readied,
        together(put("letnev", "gral", infantry=1), exhausted),
        first="yin",
    ),
    "RR 15.1 nothing_to_bombard_with": Stop(
        "harrow",
        at("ground_combat_round_end", 0, 1, "gral", 1),
        put("l1z1x", 34, dreadnought=1),
        put("letnev", "gral", infantry=1),
        first="l1z1x",
    ),
    "RR 1.1 no_planetary_shield": Stop("magen_defense_grid", SHIELDED, put("sol", "gral", pds=1)),
    "RR 56.3 no_planetary_shield": Stop(
        "magen_defense_grid",
        SHIELDED,
        lambda scene: scene.state.units[1].pop("34"),
        together(put("sol", "gral", pds=1), technologies("letnev", "war_sun"), put("letnev", 34, war_sun=1)),
    ),
    "RR 22.4 nowhere_to_place": Stop(
        "reclamation",
        at("tactical_action_resolved_after", 0, 18),
        lambda scene: scene.state.units[0].pop(MECATOL),
        together(
            take("winnu", MECATOL),
            marked(TAKEN, seat=0, subject=MECATOL, until=TACTICAL_ACTION),
            put("winnu", MECATOL, pds=2, space_dock=1),
        ),
        first="winnu",
    ),
}

REASONS = {**IN_SPACE, **HITS, **ON_PLANETS}


@pytest.mark.parametrize("because", REASONS)
def test_without_what_the_reason_names_the_component_is_used_in_combat(because: str) -> None:
    is_refused_then_accepted(REASONS[because], because)
