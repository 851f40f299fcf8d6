"""Every objective that is not public: refused while one thing is missing, claimed when it is there."""

from __future__ import annotations

import pytest

from tests.ti3.claims import HACAN, LETNEV
from tests.ti3.goals import (
    ABROAD,
    BETWEEN_HOMES,
    BLUE_AND_RED,
    LARGE,
    MANY,
    NEXUS,
    RED,
    SIX,
    SPECIALTIES,
    THRONE,
    TWO_ARTIFACTS,
    UNPAID,
    WITH_VOID,
    Goal,
    action_phase_ends,
    artifact,
    begins,
    destroys,
    did,
    gains,
    given,
    hold,
    know,
    lacking,
    prove,
    purse,
    put,
    settle,
    ships,
    take,
    wins,
)
from tests.ti3.scene import Scene
from tests.ti3.senate import decide, forum
from throneworld.ti3 import deeds
from throneworld.ti3.control import ANNEXED, GainPlanet
from throneworld.ti3.objectives.claiming import claim_specials

PRELIMINARY: dict[str, Goal] = {
    "antagonist": lacking((take("thibah", "mecatol_rex"),), take("saudor")),
    "arbiter": lacking((hold("quann", "home_sol"),), put("void", fighter=1), board=WITH_VOID),
    "commander": lacking((*ships("lodor", flagship=1, dreadnought=1),), *ships("wellon", dreadnought=1)),
    "defender": lacking(
        (take("lodor", "wellon"), put("jord", pds=2), put("lodor", pds=2), put("wellon", pds=1)),
        put("wellon", pds=1),
    ),
    "enemy": lacking(
        (destroys("cruiser", 2, LETNEV, "space:lodor"),),
        destroys("ground_force", 1, HACAN, "quann", "bombardment"),
    ),
    "enterprise": lacking((put("wellon", space_dock=1),), put("saudor", space_dock=1)),
    "galactic_guardian": lacking(
        ships("home_sol", "lodor", "wellon", "saudor", "thibah", "quann"), put("space:vefut_ii", fighter=1)
    ),
    "infiltrator": lacking(
        (destroys("cruiser", 1, LETNEV, "space:thibah"), destroys("cruiser", 5, LETNEV, "space:lodor")),
        destroys("fighter", 1, LETNEV, "space:thibah"),
    ),
    "isolated": lacking((given("letnev", "thibah"),), given("hacan", "quann")),
    "legislator": Goal((purse(7),), (purse(8),), UNPAID),
    "pioneer": lacking((take("saudor"),), take("thibah")),
    "politician": lacking((did(deeds.VOTED, "one"), did(deeds.VOTED, "two")), did(deeds.VOTED, "three")),
    "venture_capitalist": Goal((purse(5),), (purse(6),), UNPAID),
    "researcher": lacking((take(*SPECIALTIES[:3]),), take(SPECIALTIES[3]), board=BLUE_AND_RED),
    "scientist": lacking(
        (
            take("lodor", "vefut_ii", "wellon", "saudor"),
            *(artifact("ancient_shipwreck", "wellon"), artifact("imperial_datacache", "saudor")),
            put("jord", space_dock=1),
        ),
        put("lodor", space_dock=1),
    ),
    "seeker": Goal(
        (begins, take("lodor", "wellon"), *TWO_ARTIFACTS, action_phase_ends),
        (take("lodor", "wellon"), *TWO_ARTIFACTS, begins, action_phase_ends),
    ),
    "traitor_to_the_throne": Goal(
        (given("letnev", "mecatol_rex"), gains("mecatol_rex", ANNEXED)),
        (given("letnev", "mecatol_rex"), gains("mecatol_rex")),
    ),
    "custodian_of_the_old_empire": Goal(
        (begins, gains("mecatol_rex"), action_phase_ends), (take("mecatol_rex"), begins, action_phase_ends)
    ),
}
SECRET: dict[str, Goal] = {
    "bureaucrat": lacking((take("mecatol_rex"),), lambda s: s.law("minister_of_war", 0)),
    "colonizer": lacking(
        (*settle("wellon", 4), *settle("thibah", 4), *settle("cormund", 3)), put("cormund", ground_force=1)
    ),
    "conqueror": lacking((take("arc_prime"),), take("wren_terra")),
    "diversified": lacking(
        (take("mecatol_rex"), know(*SIX)), put("mecatol_rex", space_dock=1), beside=THRONE
    ),
    "expansionist": lacking(
        (
            hold(
                "lodor",
                "wellon",
                "saudor",
                "thibah",
                "mecatol_rex",
                "quann",
                "vefut_ii",
                "ion_storm",
                "home_sol",
            ),
        ),
        hold("cormund"),
    ),
    "explorer": lacking(
        (*ships("ion_storm", "thibah", "home_letnev", "saudor"), put(NEXUS, cruiser=1)), *ships("cormund")
    ),
    "focused": Goal(
        (know(*RED[:4]), begins, take("vefut_ii", "tequran", "velnor"), action_phase_ends),
        (know(*RED[:4]), take("vefut_ii", "tequran", "velnor"), begins, action_phase_ends),
        beside=THRONE,
        board=BLUE_AND_RED,
    ),
    "forceful": lacking(
        (
            hold("mecatol_rex"),
            *(put("mecatol_rex", space_dock=1), put("space:mecatol_rex", dreadnought=1)),
            *ships("lodor", "wellon", "saudor", cruiser=4),
            *ships("thibah", cruiser=3, fighter=5),
        ),
        *ships("thibah"),
    ),
    "industrial": lacking(
        (
            take(*ABROAD[:8], "mecatol_rex"),
            *(put(each, space_dock=1) for each in ("jord", "lodor", "wellon")),
        ),
        put("saudor", space_dock=1),
    ),
    "keeper_of_gates": lacking((*ships("lodor", "quann"), put(NEXUS, fighter=1)), put(NEXUS, cruiser=1)),
    "master_of_ships": lacking(
        (*ships("mecatol_rex", cruiser=14, fighter=4), *ships("home_sol")), *ships("quann")
    ),
    "protagonist": Goal(
        (lambda s: setattr(s.state, "points", [0, 0, 0]), action_phase_ends),
        (
            lambda s: setattr(s.state, "points", [5, 3, 0]),
            action_phase_ends,
            lambda s: setattr(s.state, "points", [0, 0, 0]),
        ),
    ),
    "regulator": lacking(
        (destroys("space_dock", 1, LETNEV, "arc_prime", "fallen"),),
        did(deeds.SEIZED, "space_dock", HACAN, "arretze"),
    ),
    "ruthless": lacking((hold("saudor", "thibah"), take("quann")), *ships("quann")),
    "technocrat": lacking((take(*SPECIALTIES[:5]),), take(SPECIALTIES[5]), board=BLUE_AND_RED),
    "threatening": lacking(
        (*ships("lodor", cruiser=5, fighter=6), put("lodor", ground_force=8)),
        *ships("wellon"),
        board=BETWEEN_HOMES,
    ),
    "secret_usurper": lacking(
        (
            take("mecatol_rex"),
            put("mecatol_rex", space_dock=1, pds=2, ground_force=5),
            lambda s: s.leader("sol", "agent", "mecatol_rex"),
            *(begins, action_phase_ends),
        ),
        put("mecatol_rex", ground_force=1),
    ),
    "warmonger": lacking((wins(LETNEV, 1), wins(LETNEV, 1), wins(HACAN, 1)), wins(HACAN, 1, deeds.DEFENDER)),
}


@pytest.mark.parametrize("objective", PRELIMINARY)
def test_preliminary(objective: str) -> None:
    prove(objective, PRELIMINARY[objective])


@pytest.mark.parametrize("objective", SECRET)
def test_secret(objective: str) -> None:
    prove(objective.removeprefix("secret_"), SECRET[objective])


@pytest.mark.parametrize(
    "special", ["ancient_shipwreck", "precursor_fossil", "lazax_armory", "imperial_datacache"]
)
def test_an_artifact_is_a_point_for_whoever_has_its_planet(special: str) -> None:
    scene = Scene("sol", "letnev", "hacan")
    claim_specials(scene.game)
    assert scene.state.points == [0, 0, 0]
    scene.state.artifacts[special] = "lodor"
    scene.take("sol", "lodor")
    claim_specials(scene.game)
    assert (scene.state.points, scene.state.specials[0]) == ([1, 0, 0], (special,))
    scene.play(GainPlanet(seat=1, planet="lodor"))
    assert scene.state.points == [0, 0, 0] and scene.state.specials[0] == ()


@pytest.mark.parametrize(("special", "number", "points"), [("sovereign", 8, 1), ("imperial", 12, 2)])
def test_planets_abroad_are_a_point(special: str, number: int, points: int) -> None:
    scene = Scene("sol", "letnev", "hacan", board=LARGE)
    abroad = [planet for planet in MANY if planet not in ("arc_prime", "wren_terra")]
    scene.take("sol", *abroad[: number - 1])
    claim_specials(scene.game)
    assert special not in scene.state.specials[0] and scene.state.points[0] == points - 1
    scene.take("sol", abroad[number - 1])
    claim_specials(scene.game)
    assert special in scene.state.specials[0] and scene.state.points[0] == points
    scene.play(GainPlanet(seat=1, planet=abroad[0]))
    assert special not in scene.state.specials[0] and scene.state.points[0] == points - 1


def test_voice_of_the_council_is_a_point_for_whoever_was_elected() -> None:
    scene = forum()
    claim_specials(scene.game)
    assert scene.state.points == [0, 0, 0]
    decide(scene, "voice_of_the_council", 1)
    claim_specials(scene.game)
    assert scene.state.points == [0, 1, 0] and scene.state.specials[1] == ("voice_of_the_council",)
