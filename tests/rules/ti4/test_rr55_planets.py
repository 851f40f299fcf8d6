"""RR 55: planets and their cards."""

from __future__ import annotations

from tests.ti4.scene import Scene
from throneworld.imperium.paying import INFLUENCE, RESOURCES, purse
from throneworld.imperium.planets import influence, readied, resources
from throneworld.imperium.verbs.planets import ready_planet, take_control
from throneworld.ti4.steps.research import researchable
from throneworld.ti4.tables import PLANET


def test_rr_55_1_a_planet_has_resources() -> None:
    assert resources(Scene("sol", "letnev", "jolnar").state, "jord") == 4


def test_rr_55_2_a_planet_has_influence() -> None:
    assert influence(Scene("sol", "letnev", "jolnar").state, "jord") == 2


def test_rr_55_3_some_planets_have_a_trait() -> None:
    assert [PLANET[planet].trait for planet in ("lodor", "vefut_ii", "wellon", "mecatol_rex")] == [
        "cultural",
        "hazardous",
        "industrial",
        "",
    ]


def test_rr_55_4_a_specialty_satisfies_a_prerequisite() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    assert PLANET["wellon"].specialty == "yellow"
    assert "graviton_laser_system" not in researchable(scene.state, 0)
    scene.take("sol", "wellon")
    assert "graviton_laser_system" in researchable(scene.state, 0)


def test_rr_55_5_whoever_controls_a_planet_has_its_card() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    take_control(scene.game, 0, "wellon")
    assert scene.state.control["wellon"] == 0


def test_rr_55_6_a_card_is_readied_or_exhausted() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    take_control(scene.game, 0, "wellon")
    assert readied(scene.state, 0) == ("jord",)
    ready_planet(scene.game, "wellon")
    assert readied(scene.state, 0) == ("jord", "wellon")


def test_rr_55_7_a_readied_planet_can_be_spent_for_resources_or_influence() -> None:
    state = Scene("sol", "letnev", "jolnar").state
    assert (purse(state, 0, RESOURCES), purse(state, 0, INFLUENCE)) == (4, 2)


def test_rr_55_8_an_exhausted_planet_cannot_be_spent() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    scene.take("sol", "jord", exhausted=True)
    assert (purse(scene.state, 0, RESOURCES), purse(scene.state, 0, INFLUENCE)) == (0, 0)
