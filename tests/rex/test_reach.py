"""What could reach a space: the same answers as the rules of movement and deployment give (Rex p.11)."""

from typing import Any

import pytest

from tests.rex.scene import Scene
from throneworld.kernel.views import about_thing
from throneworld.rex.phases.maneuvering import ManeuveringPhase
from throneworld.rex.tables import SPACES

THREE = ("letnev", "jol_nar", "sol")
FAR_AWAY = 10
"""A sector in which none of these tests has anything to do."""


def reached(scene: Scene, race: str, space: str) -> Any:
    facts = about_thing(scene.game, space)
    assert facts is not None
    return next(each for each in facts["reached"] if each["seat"] == scene.seat(race))


def test_p11_a_group_two_lines_away_could_come_and_one_three_lines_away_could_not() -> None:
    scene = Scene(*THREE, fleet=FAR_AWAY)
    scene.place("letnev", "tarraguth_slums", 3)
    assert reached(scene, "letnev", "tilzin_business")["move"] == ["tarraguth_slums"]
    assert reached(scene, "letnev", "galactic_council")["move"] == []
    assert reached(scene, "letnev", "galactic_council")["steps"] == 2


def test_p11_sol_comes_from_three_lines_away() -> None:
    scene = Scene(*THREE, fleet=FAR_AWAY)
    scene.place("sol", "tarraguth_slums", 3)
    assert reached(scene, "sol", "galactic_council")["move"] == ["tarraguth_slums"]
    assert reached(scene, "sol", "galactic_council")["steps"] == 3


def test_p11_whoever_holds_a_spaceport_would_move_four_spaces() -> None:
    scene = Scene(*THREE, fleet=FAR_AWAY)
    scene.place("letnev", "civilian_spaceport", 1)
    assert reached(scene, "letnev", "iaf_hq")["steps"] == 4
    assert reached(scene, "letnev", "iaf_hq")["move"] == ["civilian_spaceport"]


def test_p11_within_the_phase_the_bonus_is_that_of_its_start() -> None:
    scene = Scene(*THREE, fleet=FAR_AWAY)
    scene.place("letnev", "civilian_spaceport", 2)
    scene.play(ManeuveringPhase())
    scene.place("jol_nar", "civilian_spaceport", 1)
    assert reached(scene, "letnev", "iaf_hq")["steps"] == 4
    assert reached(scene, "jol_nar", "iaf_hq")["steps"] == 2


def test_p11_nothing_comes_into_out_of_or_through_a_bombarded_space() -> None:
    scene = Scene(*THREE, fleet=18)
    scene.place("letnev", "imperial_navy_base", 2)
    scene.place("jol_nar", "imperial_palace", 2)
    assert reached(scene, "letnev", "tarraguth_slums")["move"] == []
    assert reached(scene, "jol_nar", "adminus_mecatol")["move"] == []
    assert reached(scene, "jol_nar", "mecatol_power_north")["move"] == []
    landing = reached(scene, "letnev", "imperial_navy_base")["deploy"]
    assert landing["refusal"] == {"rule": "Rex p.11", "key": "space_bombarded"}


def test_p11_a_unit_costs_one_and_two_among_enemies() -> None:
    scene = Scene(*THREE, fleet=FAR_AWAY)
    scene.influence("letnev", 5)
    scene.place("jol_nar", "iaf_hq", 1)
    free = reached(scene, "letnev", "tarraguth_slums")["deploy"]
    assert (free["price"], free["most"], free["refusal"]) == (1, 5, None)
    among = reached(scene, "letnev", "iaf_hq")["deploy"]
    assert (among["price"], among["most"]) == (2, 2)


def test_p11_without_influence_or_reserve_nobody_lands() -> None:
    scene = Scene(*THREE, fleet=FAR_AWAY)
    scene.influence("letnev", 0)
    assert reached(scene, "letnev", "iaf_hq")["deploy"]["refusal"]["key"] == "costs_more"
    scene.influence("jol_nar", 5)
    scene.place("jol_nar", "iaf_hq", 20)
    landing = reached(scene, "jol_nar", "tarraguth_slums")["deploy"]
    assert (landing["most"], landing["refusal"]["key"]) == (0, "reserve_empty")


def test_p15_nobody_stops_where_an_ally_stands_except_in_the_council() -> None:
    scene = Scene("letnev", "jol_nar", "sol", "hacan", fleet=FAR_AWAY)
    scene.ally("letnev", "jol_nar")
    scene.influence("letnev", 5)
    scene.place("letnev", "tarraguth_slums", 1)
    for space in ("mecatol_power_north", "galactic_council"):
        scene.place("jol_nar", space, 1)
    there = reached(scene, "letnev", "mecatol_power_north")
    assert there["move"] == []
    assert there["deploy"]["refusal"] == {"rule": "Rex p.15", "key": "space_of_ally"}
    assert reached(scene, "letnev", "galactic_council")["deploy"]["refusal"] is None


def test_p22_sol_lands_for_nothing_in_its_zone_and_hacan_ships_from_anywhere() -> None:
    scene = Scene("sol", "hacan", "letnev", fleet=FAR_AWAY)
    scene.influence("hacan", 3)
    scene.place("hacan", "tarraguth_slums", 2)
    assert reached(scene, "sol", "iaf_hq")["deploy"]["price"] == 0
    assert reached(scene, "sol", "tarraguth_slums")["deploy"]["refusal"]["key"] == "outside_landing_zone"
    assert reached(scene, "hacan", "iaf_hq")["transfer"] == {"price": 1, "from": ["tarraguth_slums"]}
    assert reached(scene, "hacan", "tarraguth_slums")["transfer"]["from"] == [], "nor from there to there"
    assert reached(scene, "hacan", "iaf_hq")["deploy"]["most"] == 6
    assert reached(scene, "letnev", "iaf_hq")["transfer"] is None


def test_p23_nothing_enters_the_demolished_space_with_three_players() -> None:
    scene = Scene(*THREE, fleet=FAR_AWAY)
    scene.place("letnev", "hirzall_industrial", 2)
    there = reached(scene, "letnev", "mecatol_power_south")
    assert (there["move"], there["deploy"]["refusal"]["key"]) == ([], "space_demolished")


def test_asking_changes_nothing_and_agrees_with_what_is_offered() -> None:
    scene = Scene(*THREE, fleet=FAR_AWAY)
    scene.place("letnev", "tarraguth_slums", 2)
    scene.place("letnev", "civilian_spaceport", 2)
    before = scene.game.digest()
    movable = [space for space in SPACES if "tarraguth_slums" in reached(scene, "letnev", space)["move"]]
    assert scene.game.digest() == before
    scene.play(ManeuveringPhase())
    scene.choose("letnev", "from", "tarraguth_slums")
    assert movable == [option[1] for option in scene.options("letnev")]


@pytest.mark.parametrize("thing", ["", "sol", "nowhere"])
def test_only_spaces_can_be_asked_about(thing: str) -> None:
    assert about_thing(Scene(*THREE).game, thing) is None


def test_p12_the_sectors_before_the_fleet_are_told_with_the_cards_that_reach_them() -> None:
    course = Scene(*THREE, fleet=16).view()["course"]
    assert [each["sector"] for each in course] == [17, 18, 1, 2, 3, 4]
    assert [each["cards"] for each in course] == [6, 5, 4, 3, 2, 1]
